import type { ReactNode } from 'react';
import { formatearNumero, parteDe } from '@leal/domain';
import { BarraDeAvance } from '../../ui/graficas/BarraDeAvance.tsx';

type Props = {
  nombre: ReactNode;
  /** The words for who does not see the bar. */
  titulo: string;
  hecho: number;
  total: number;
  /** The whole that it is a part of. */
  detalle: string;
};

/** How far something has come today: its name and the part of it, and below the bar what that is a part of. */
export const FilaDeAvance = ({ nombre, titulo, hecho, total, detalle }: Props) => (
  <>
    <span className="su-nombre parte">{nombre}</span>
    <strong className="tabular">{`${formatearNumero(parteDe(hecho, total) ?? 0)} %`}</strong>
    <BarraDeAvance titulo={titulo} hecho={hecho} total={total} />
    <span className="a-lo-ancho parte tenue menuda tabular">{detalle}</span>
  </>
);
