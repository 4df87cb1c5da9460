import './encabezado.css';
import type { ReactNode, Ref } from 'react';

type Props = {
  titulo: string;
  /** It is a name, which no browser translates. */
  esNombre?: boolean;
  /** The note below the title; its line is there from the start, so that nothing jumps. */
  nota: ReactNode;
  /** The element before the title, such as a way back. */
  antes?: ReactNode;
  /** The button next to it, which says what the figure of its note counts (`QueEs`). */
  ayuda?: ReactNode;
  /** The action on the whole screen; at its edge. */
  accion?: ReactNode;
  refTitulo?: Ref<HTMLHeadingElement>;
};

/** The title of a screen, and the day or the person it is about. */
export const Encabezado = ({ titulo, esNombre, nota, antes, ayuda, accion, refTitulo }: Props) => (
  <header className="encabezado fila aire-12">
    {antes}
    <div>
      <h1
        className="titulo"
        ref={refTitulo}
        tabIndex={refTitulo ? -1 : undefined}
        translate={esNombre ? 'no' : undefined}
      >
        {titulo}
      </h1>
      <p className="nota">{nota}</p>
    </div>
    {ayuda}
    {accion}
  </header>
);
