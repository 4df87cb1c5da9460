import './firma.css';
import { HOJA_FIRMA, type Firma } from '@leal/domain';
import type { Ref, SVGProps } from 'react';

/** The points of a line, as SVG writes them; a dot is a line of no length, which its round ends show. */
export const puntosDe = (trazo: Firma[number]): string =>
  (trazo.length === 1 ? [...trazo, ...trazo] : trazo).map(([x, y]) => `${x},${y}`).join(' ');

type Props = Omit<SVGProps<SVGSVGElement>, 'ref' | 'role'> & {
  firma: Firma;
  /** The name for those who do not see it. */
  nombre: string;
  ref?: Ref<SVGSVGElement>;
};

/** A signature in the colour of the text, as wide as its place. */
export const Dibujo = ({ firma, nombre, children, ...resto }: Props) => (
  <svg
    {...resto}
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here, and no file
    role="img"
    aria-label={nombre}
    className="firma-hoja"
    viewBox={`0 0 ${HOJA_FIRMA.ancho} ${HOJA_FIRMA.alto}`}
  >
    {firma.map((trazo, n) => (
      // oxlint-disable-next-line react/no-array-index-key -- strokes are only added, and all go at once
      <polyline key={n} points={puntosDe(trazo)} />
    ))}
    {children}
  </svg>
);
