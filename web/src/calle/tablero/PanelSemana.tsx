import { formatearPesos, nombreDia } from '@leal/domain';
import { useMemo } from 'react';
import type { Tablero } from '../../piezas/figuras/figuras.ts';
import { notaDeForma } from '../../piezas/textos/por-forma.ts';
import { textoDia } from '../../piezas/textos/textos.ts';
import { QueEs } from '../../ui/cifras/QueEs.tsx';
import { type Barra, Barras } from '../../ui/graficas/Barras.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';

/** The income of each day of the week, Monday first; today stands out. */
const barrasDeSemana = ({ semana, fecha: hoy }: Pick<Tablero, 'semana' | 'fecha'>): Barra[] =>
  semana.map(({ fecha, cobrado, transferido }) => ({
    marca: nombreDia(fecha).slice(0, 3),
    nombre: textoDia(fecha),
    valor: cobrado,
    texto: formatearPesos(cobrado),
    ...notaDeForma(transferido),
    destacada: fecha === hoy,
  }));

const TITULO = 'Cobranza de la semana';
const Hueco = () => <div className="tablero-grafica" />;

function Dibujo({ tablero }: { tablero: Tablero }) {
  const { semana, fecha } = tablero;
  const barras = useMemo(() => barrasDeSemana({ semana, fecha }), [semana, fecha]);
  return <Barras titulo={TITULO} barras={barras} />;
}

type Props = {
  tablero: Tablero | undefined;
  /** The amount that is in no bar yet: '+ $120.00 sin confirmar'. */
  aparte: string | undefined;
};

/** The week's collection by day, at a glance. */
export const PanelSemana = ({ tablero, aparte = '' }: Props) => (
  <Panel titulo={TITULO} subtitulo={aparte} ayuda={<QueEs titulo={TITULO} figura="cobranzaPorDia" />}>
    {tablero ? <Dibujo tablero={tablero} /> : <Hueco />}
  </Panel>
);
