import './graficas.css';

type Props = {
  /** What it says, for who does not see it; the figures stand beside it. */
  titulo: string;
  hecho: number;
  /** All of it; 0 when there is nothing to do. */
  total: number;
};

/** How far something has come: a thin bar, full at its goal and beyond. */
export function BarraDeAvance({ titulo, hecho, total }: Props) {
  const porcentaje = total > 0 ? Math.min(100, Math.max(0, Math.round((100 * hecho) / total))) : 0;
  return (
    <div className="barra-avance" role="progressbar" aria-label={titulo} aria-valuenow={porcentaje}>
      <i style={{ inlineSize: `${porcentaje}%` }} />
    </div>
  );
}
