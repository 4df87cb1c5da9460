import { diasDeSemana, type Fecha, formatearPesos } from '@leal/domain';
import { RightOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { textoSinConfirmar } from '../../piezas/figuras/figuras.ts';
import { textoPorForma } from '../../piezas/textos/por-forma.ts';
import { HuecoDeCifra } from '../../ui/estados/Huecos.tsx';
import { Monto } from '../../ui/Monto.tsx';
import { cuantos, textoDia } from '../../piezas/textos/textos.ts';
import type { DiaDeSemana, Semana } from './armar-semana.ts';
import { DESDE_SEMANA, type EnReportes } from './lugar.ts';
import type { SemanaAlDia } from './semana-al-dia.ts';

const textoDe = ({ cantidad_abonos, clientes, gastos, total, transferido }: DiaDeSemana): string =>
  [
    cuantos(cantidad_abonos, 'abono', 'abonos'),
    cuantos(clientes, 'cliente', 'clientes'),
    `gastos ${formatearPesos(gastos)}`,
    textoPorForma(total, transferido) ?? '',
  ]
    .filter((parte) => parte !== '')
    .join(' · ');

type PropsDetalle = { dia: DiaDeSemana | undefined; aparte: string | undefined };

const Detalle = ({ dia, aparte }: PropsDetalle) => (
  <>
    <span className="reportes-dia-total fuerte">
      {dia ? <Monto valor={dia.total} /> : <HuecoDeCifra ancho={5} />}
    </span>
    <span className="reportes-dia-texto nota renglon-20">
      {dia ? textoDe(dia) : '\u00a0'}
      {aparte !== undefined && <span className="en-bloque">{aparte}</span>}
    </span>
  </>
);

const EnlaceDia = ({ fecha, en, ...detalle }: PropsDetalle & { fecha: Fecha; en: EnReportes }) => (
  <li>
    {fecha > en.hoy ? (
      <div className="reportes-dia tenue">
        <span className="reportes-dia-nombre su-nombre">{textoDia(fecha)}</span>
      </div>
    ) : (
      <Link className="reportes-dia enlace-de-fila" to={en.haciaLugar({ dia: fecha })} state={DESDE_SEMANA}>
        <span className="reportes-dia-nombre su-nombre">{textoDia(fecha)}</span>
        <Detalle {...detalle} />
        <RightOutlined className="tenue" aria-hidden />
      </Link>
    )}
  </li>
);

type Props = {
  lunes: Fecha;
  semana: Semana | undefined;
  en: EnReportes;
  aparteDe: SemanaAlDia['aparteDe'] | undefined;
};

/** The seven days, Monday first; those that have begun open. */
export const ListaDias = ({ lunes, semana, en, aparteDe }: Props) => (
  <ol className="lista-lisa rayas mide" aria-busy={!semana}>
    {diasDeSemana(lunes).map((fecha, i) => (
      <EnlaceDia
        key={fecha}
        fecha={fecha}
        dia={semana?.dias[i]}
        aparte={textoSinConfirmar(aparteDe?.(fecha)?.monto ?? 0, 'pesos')}
        en={en}
      />
    ))}
  </ol>
);
