import type { ListRef } from '@rc-component/virtual-list';
import { type KeyboardEvent, type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { PropsTabla } from './columna.ts';
import { useNuevoFoco } from './foco.tsx';
import { irCon, sucesora } from './teclas.ts';
import { aLaVista, useALaVista } from './use-a-la-vista.ts';

/** The elements that the Tab key reaches in what is unfolded. */
const EN_DETALLE = ['a[href]', 'button', 'input', 'textarea', 'summary']
  .map((cual) => `.tabla-detalle ${cual}:not([tabindex='-1'])`)
  .join();

const ES_CONTROL = 'a, button, input, label, textarea, select, [role="button"]';

/** The Tab key leads into what is open first, and Escape back out of it. */
function entrar({ currentTarget }: KeyboardEvent): boolean {
  const primero = currentTarget.querySelector<HTMLElement>(EN_DETALLE);
  primero?.focus();
  return primero !== null;
}

function salir({ key, defaultPrevented, target, currentTarget }: KeyboardEvent): boolean {
  const rejilla = currentTarget as HTMLElement;
  // A menu or a dialog that was opened there is not in it.
  if (key !== 'Escape' || defaultPrevented || !rejilla.contains(target as Node)) return false;
  rejilla.focus({ preventScroll: true });
  return true;
}

function cambiada(elegidas: ReadonlySet<string>, cual: string): ReadonlySet<string> {
  const cambiadas = new Set(elegidas);
  if (!cambiadas.delete(cual)) cambiadas.add(cual);
  return cambiadas;
}

type DeFoco<F> = {
  readonly alMoverse: PropsTabla<F>['alMoverse'] | undefined;
  readonly foco: ReturnType<typeof useNuevoFoco>;
  readonly ordenadas: readonly F[];
  readonly claves: readonly string[];
};

/** The row that had the focus has gone: the next one has it, so that the same keys go on there. */
function useSucesion<F>({ foco, ordenadas, claves, alMoverse }: DeFoco<F>): void {
  const antes = useRef(claves);
  useLayoutEffect(() => {
    const previas = antes.current;
    antes.current = claves;
    if (foco.clave === null || previas === claves || claves.length === 0) return;
    const lugar = sucesora(foco.clave, previas, claves);
    const seFue = claves[lugar] !== foco.clave;
    const fila = ordenadas[lugar];
    if (!seFue || fila === undefined) return;
    foco.ir(claves[lugar] ?? null);
    alMoverse?.(fila);
  });
}

/** The effect of keys and presses on the rows, in the order in which they are shown. */
export function useManos<F extends object>(
  { clave, detalle, seleccion, alAbrir, alTeclear, alMoverse }: PropsTabla<F>,
  ordenadas: readonly F[],
  claves: readonly string[],
  marco: RefObject<HTMLElement | null>,
) {
  const foco = useNuevoFoco();
  const lista = useRef<ListRef>(null);
  useSucesion({ foco, ordenadas, claves, alMoverse });
  const lugarDe = (buscada: string | null) => (buscada === null ? -1 : claves.indexOf(buscada));
  const ir = (lugar: number, vista = aLaVista(marco.current)) => {
    const [destino, fila] = [claves[lugar], ordenadas[lugar]];
    if (destino === undefined || fila === undefined) return;
    foco.ir(destino);
    alMoverse?.(fila);
    if (vista.includes(destino)) return;
    // The list is told on which side the row is, so that it need not be drawn once more to find out.
    const align = lugar < lugarDe(vista[0] ?? null) ? 'top' : 'bottom';
    lista.current?.scrollTo({ key: destino, align });
  };
  const abierto = lugarDe(detalle?.abierto ?? null) < 0 ? null : (detalle?.abierto ?? null);
  useALaVista(marco, abierto);
  const cerrar = (): boolean => {
    if (abierto === null) return false;
    detalle?.alCambiar(null);
    return true;
  };
  const abrir = (fila: F) => {
    if (detalle) detalle.alCambiar(detalle.abierto === clave(fila) ? null : clave(fila));
    else alAbrir?.(fila);
  };
  const elegir = (fila: F) => seleccion?.alElegir(cambiada(seleccion.elegidas, clave(fila)));
  const teclear = (suceso: KeyboardEvent) => {
    const lugar = lugarDe(foco.clave);
    const fila = ordenadas[lugar];
    if (suceso.key === 'Escape' && cerrar()) return suceso.preventDefault();
    if (suceso.key === 'Tab' && !suceso.shiftKey && entrar(suceso)) return suceso.preventDefault();
    alTeclear?.(suceso, fila);
    if (suceso.defaultPrevented || suceso.ctrlKey || suceso.altKey || suceso.metaKey) return;
    const vista = aLaVista(marco.current);
    const destino = irCon(suceso.key, lugar, claves.length, Math.max(1, vista.length - 1));
    if (destino !== undefined) ir(destino, vista);
    else if (suceso.key === 'Enter' && fila) abrir(fila);
    else if (suceso.key === ' ' && fila) elegir(fila);
    else return;
    suceso.preventDefault();
  };
  const teclearDentro = (suceso: KeyboardEvent) => void (salir(suceso) && cerrar());
  /** One listener for all rows: what a row unfolds, and a menu or a dialog that it opened, is not in the row. */
  const pulsar = (suceso: MouseEvent) => {
    const donde = suceso.target as Element;
    const lugar = lugarDe(donde.closest('.tabla-fila')?.getAttribute('data-row-key') ?? null);
    const fila = ordenadas[lugar];
    if (!fila) return;
    if (suceso.type === 'click' && donde.matches('.tabla-caja input')) elegir(fila);
    if (donde.closest(ES_CONTROL)) return;
    foco.ir(clave(fila));
    if (suceso.type === 'click' && getSelection()?.isCollapsed !== false) abrir(fila);
  };
  const alEntrar = () => void (foco.clave === null && ir(0));
  return { foco, lista, alEntrar, pulsar, teclear, teclearDentro };
}
