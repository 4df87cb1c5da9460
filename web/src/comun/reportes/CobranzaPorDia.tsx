import './reportes.css';
import { type Centavos, type Fecha, formatearPesos } from '@leal/domain';
import { diaCorto, textoDia } from '../../piezas/textos/textos.ts';
import { notaDeForma } from '../../piezas/textos/por-forma.ts';
import { QueEs } from '../../ui/cifras/QueEs.tsx';
import { type Barra, Barras } from '../../ui/graficas/Barras.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';

type DiaCobrado = {
  readonly fecha: Fecha;
  readonly cobrado: Centavos;
  /** The part of it that came by transfer. */
  readonly transferido?: Centavos | undefined;
  readonly cobrado_semana_pasada: Centavos;
};
type Props = { cobranza: readonly DiaCobrado[] | undefined; hoy: Fecha };

const TITULO = 'Cobranza por día';
const LEYENDA = { actual: 'Esta semana', previo: 'Semana anterior' };

/** The income of each day of the week, Monday first, with the same day of the week before. */
export const barrasDeCobranza = (cobranza: readonly DiaCobrado[], hoy: Fecha): Barra[] =>
  cobranza.map(({ fecha, cobrado, transferido, cobrado_semana_pasada }) => ({
    marca: diaCorto(fecha),
    nombre: textoDia(fecha),
    valor: cobrado,
    texto: formatearPesos(cobrado),
    ...notaDeForma(transferido),
    destacada: fecha === hoy,
    previo: { valor: cobrado_semana_pasada, texto: formatearPesos(cobrado_semana_pasada) },
  }));

/** The room is as high before the chart is there. */
export const CobranzaPorDia = ({ cobranza, hoy }: Props) => (
  <Panel titulo={TITULO} ayuda={<QueEs titulo={TITULO} figura="cobranzaPorDia" />}>
    <div className="reportes-grafica">
      {cobranza && <Barras titulo={TITULO} barras={barrasDeCobranza(cobranza, hoy)} leyenda={LEYENDA} />}
    </div>
  </Panel>
);
