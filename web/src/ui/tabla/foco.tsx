import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { elTitulo, useRelevoDeFoco } from '../encabezado/foco.ts';

/**
 * The focus stays on the grid itself, and the grid names its row (`aria-activedescendant`): rows come and go while one
 * scrolls, and while other data arrive, and the focus is with the row's key all the time. Only the two rows that
 * change are drawn again.
 */
class Foco {
  /** The key of the row that has the focus, and its place when it got it. */
  clave: string | null = null;
  lugar = 0;
  /** Its element, while it is drawn. */
  elemento: string | null = null;
  readonly #oyentes = new Set<() => void>();

  readonly oir = (oyente: () => void): (() => void) => {
    this.#oyentes.add(oyente);
    return () => this.#oyentes.delete(oyente);
  };

  ir(clave: string | null, lugar: number): void {
    this.clave = clave;
    this.lugar = lugar;
    this.#avisar();
  }

  dibujado(elemento: string | null): void {
    this.elemento = elemento;
    this.#avisar();
  }

  #avisar(): void {
    for (const oyente of this.#oyentes) oyente();
  }
}

const Contexto = createContext<Foco | null>(null);

export const useNuevoFoco = (): Foco => useState(() => new Foco())[0];

const sinOir = () => () => undefined;

/** A row; without a key, what unfolds below one. */
export function Fila({
  'data-row-key': clave,
  alDibujarse,
  ...resto
}: ComponentProps<'div'> & { 'data-row-key'?: string; alDibujarse?: () => void }) {
  const foco = useContext(Contexto);
  const id = useId();
  const suya = useSyncExternalStore(foco?.oir ?? sinOir, () => clave !== undefined && foco?.clave === clave);
  useLayoutEffect(() => {
    if (!suya) return undefined;
    foco?.dibujado(id);
    return () => foco?.dibujado(null);
  }, [suya, foco, id]);
  useEffect(() => alDibujarse?.(), [alDibujarse]);
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- antd's virtual rows are blocks
  return <div role="row" id={id} data-row-key={clave} data-foco={suya || undefined} {...resto} />;
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
  /** In what is unfolded below a row. */
  alTeclearDentro: (suceso: KeyboardEvent) => void;
  children: ReactNode;
};

/** What has the focus. A key that was pressed in a control inside of it is that control's. */
export function Rejilla({
  foco,
  nombre,
  cuantas,
  alEntrar,
  alTeclear,
  alTeclearDentro,
  children,
  ...es
}: Props) {
  const rejilla = useRef<HTMLDivElement>(null);
  // Its last row has gone.
  useRelevoDeFoco(rejilla, elTitulo);
  const activa = useSyncExternalStore(foco.oir, () => foco.elemento);
  return (
    <Contexto value={foco}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its role is one of two */}
      <div
        ref={rejilla}
        role={es.desplegable ? 'treegrid' : 'grid'}
        className="tabla-rejilla"
        tabIndex={0}
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
