import './panel.css';
import { type ReactNode, type Ref, useId } from 'react';

type Props = {
  titulo: string;
  /** It is a name, which no browser translates. */
  esNombre?: boolean;
  subtitulo?: string;
  /** Next to the title. */
  accion?: ReactNode;
  /** The help in the corner: what its figures are (`QueEs`, `QueSon`). */
  ayuda?: ReactNode;
  className?: string;
  /** The title of a panel that takes the focus when the focused element is gone. */
  refTitulo?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** A titled part of a screen. */
export function Panel({
  titulo,
  esNombre,
  subtitulo,
  accion,
  ayuda,
  className = '',
  refTitulo,
  children,
}: Props) {
  const id = useId();
  return (
    <section className={`panel ${className}`} aria-labelledby={id}>
      <header className="panel-encabezado fila dobla aire-12 junto extremos" data-accion={Boolean(accion)}>
        <div>
          <h2
            id={id}
            ref={refTitulo}
            tabIndex={refTitulo ? -1 : undefined}
            translate={esNombre ? 'no' : undefined}
          >
            {titulo}
          </h2>
          {subtitulo && <p className="nota">{subtitulo}</p>}
        </div>
        {accion}
      </header>
      {ayuda}
      {children}
    </section>
  );
}

type PropsDato = { nombre: string; children: ReactNode };

/* A fact is an amount, a name, a date: what names it may be translated, and it may not. */

/** A datum among several side by side: its name above its value; the list (`fichas`) says how many stand in a line. */
export const DatoApilado = ({ nombre, children }: PropsDato) => (
  <div>
    <dt className="tenue menuda">{nombre}</dt>
    <dd translate="no">{children}</dd>
  </div>
);

/** A line of a list of facts: its name, and its value on the right. */
export const Dato = ({ nombre, children }: PropsDato) => (
  <div className="dato grupo aire-16 junto a-renglon extremos">
    <dt className="tenue">{nombre}</dt>
    <dd className="tabular a-la-derecha" translate="no">
      {children}
    </dd>
  </div>
);
