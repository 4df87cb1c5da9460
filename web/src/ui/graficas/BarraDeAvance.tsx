import './graficas.css';

type Props = {
  /** The words for who does not see it; the figures stand beside it. */
  titulo: string;
  hecho: number;
  /** All of it; 0 when there is nothing to do. */
  total: number;
};

/** A thin bar of how far something has come, full at its goal and beyond. */
export const BarraDeAvance = ({ titulo, hecho, total }: Props) => (
  <progress
    className="barra-avance"
    aria-label={titulo}
    value={Math.max(hecho, 0)}
    max={Math.max(total, 1)}
  />
);
