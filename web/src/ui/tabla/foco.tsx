import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { crearOyentes } from '../../lib/oyentes.ts';
import { elTitulo, useRelevoDeFoco } from '../encabezado/foco.ts';
import type { PropsTabla } from './columna.ts';
import { useEscucha } from './use-escucha.ts';

/**
 * The focus stays on the grid itself, and the grid names its row (`aria-activedescendant`): rows come and go while one
 * scrolls, and while other data arrive, and the focus is with the row's key all the time. Only the two rows that
 * change are drawn again.
 */
class Foco {
  /** The key of the row that has the focus. */
  clave: string | null = null;
  /** Its element, while it is drawn. */
  elemento: string | null = null;
  /** Its rows, and the grid: a row that says it is drawn draws no row again. */
  readonly #filas = crearOyentes();
  readonly #rejilla = crearOyentes();

  readonly oirClave = this.#filas.suscribir;
  readonly oirElemento = this.#rejilla.suscribir;

  ir(clave: string | null): void {
    this.clave = clave;
    this.#filas.despertar();
  }

  dibujado(elemento: string | null): void {
    this.elemento = elemento;
    this.#rejilla.despertar();
  }
}

const Contexto = createContext(new Foco());

export const useNuevoFoco = (): Foco => useState(() => new Foco())[0];

/** A row's id, and whether it has the focus; the grid is told while it is drawn. */
export function useEnFoco(clave: string): { id: string; enFoco: boolean } {
  const foco = useContext(Contexto);
  const id = useId();
  const enFoco = useSyncExternalStore(foco.oirClave, () => foco.clave === clave);
  useLayoutEffect(() => {
    if (!enFoco) return undefined;
    foco.dibujado(id);
    return () => foco.dibujado(null);
  }, [enFoco, foco, id]);
  return { id, enFoco };
}

type Props = {
  foco: Foco;
  nombre: string;
  cuantas: number;
  seleccionable: boolean;
  /** Its rows unfold. */
  desplegable: boolean;
  alEntrar: () => void;
  alTeclear: (suceso: KeyboardEvent) => void;
  /** The keys in what is unfolded below a row. */
  alTeclearDentro: (suceso: KeyboardEvent) => void;
  escucha: PropsTabla<never>['escucha'];
  children: ReactNode;
};

/** The element that has the focus. A key that was pressed in a control inside of it is that control's. */
export function Rejilla({
  foco,
  nombre,
  cuantas,
  alEntrar,
  alTeclear,
  alTeclearDentro,
  escucha,
  children,
  ...es
}: Props) {
  const rejilla = useRef<HTMLDivElement>(null);
  useEscucha(rejilla, escucha);
  // The table's last row may go: the title takes the focus then.
  useRelevoDeFoco(rejilla, elTitulo);
  const activa = useSyncExternalStore(foco.oirElemento, () => foco.elemento);
  return (
    <Contexto value={foco}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its role is one of two */}
      <div
        ref={rejilla}
        role={es.desplegable ? 'treegrid' : 'grid'}
        className="tabla-rejilla"
        tabIndex={0}
        data-escucha={escucha && true}
        aria-label={nombre}
        aria-rowcount={cuantas + 1}
        aria-multiselectable={es.seleccionable || undefined}
        aria-activedescendant={activa ?? undefined}
        onFocus={(suceso) => suceso.target === suceso.currentTarget && alEntrar()}
        onKeyDown={(suceso) =>
          suceso.target === suceso.currentTarget ? alTeclear(suceso) : alTeclearDentro(suceso)
        }
      >
        {children}
      </div>
    </Contexto>
  );
}
