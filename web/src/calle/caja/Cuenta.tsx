import '../../piezas/caja/caja.css';
import type { CorteAbierto } from '@leal/contract';
import { CERO, puenteDe } from '@leal/domain';
import { RightOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { debeLaOficina } from '../../piezas/caja/textos.ts';
import { HuecoDeFilas } from '../../ui/estados/Huecos.tsx';
import { Monto } from '../../ui/Monto.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { LINEAS_PUENTE } from './puente.ts';

type Props = { abierto: CorteAbierto | undefined };

function Puente({ abierto }: { abierto: CorteAbierto }) {
  const puente = puenteDe(abierto.filas, abierto);
  const debe = debeLaOficina(puente.esperado);
  const lineas = LINEAS_PUENTE.filter(({ clave }) => clave === 'efectivo_entregar' || puente[clave] !== 0);
  return (
    <ul className="caja-lineas lista-lisa">
      {lineas.map(({ clave, nombre, explica }) => (
        <li key={clave} className="caja-linea">
          <span>
            {nombre}
            <small>{explica}</small>
          </span>
          <Monto valor={puente[clave]} />
        </li>
      ))}
      <li className="caja-linea" data-total>
        <span>{debe > CERO ? 'La oficina te debe' : 'Debes tener en mano'}</span>
        <Monto valor={debe > CERO ? debe : puente.esperado} />
      </li>
    </ul>
  );
}

/** The lines from 'Efectivo a Entregar', which the other screens show, to what is in hand. */
export const PanelPuente = ({ abierto }: Props) => (
  <Panel titulo="De dónde sale" subtitulo="Del Efectivo a Entregar a lo que tienes en mano">
    {abierto ? <Puente abierto={abierto} /> : <HuecoDeFilas filas={3} />}
  </Panel>
);

const APARTE = [
  {
    clave: 'en_mano_por_aprobar',
    nombre: 'Por aprobar (en mano)',
    explica: 'Pagos que esperan al gerente. Guárdalos aparte: entran al corte cuando se aprueban.',
    camino: '/cobrador/solicitudes?estado=pendiente',
  },
  {
    clave: 'en_mano_por_resolver',
    nombre: 'Por devolver o registrar',
    explica: 'Lo que el gerente no aprobó y todavía tienes.',
    camino: '/cobrador/solicitudes',
  },
  {
    clave: 'monto_gastos_pendientes',
    nombre: 'Gastos por aprobar',
    explica: 'Bajan lo que debes tener cuando el gerente los aprueba.',
    camino: '/cobrador/gastos',
  },
] as const;

/** Cash that is in hand and in no cut yet, and expenses that nobody has approved: each with where it is settled. */
export const PanelAparte = ({ abierto }: Props) => (
  <Panel titulo="Aparte" subtitulo="No cuenta en este corte">
    {abierto ? (
      <ul className="caja-lineas lista-lisa">
        {APARTE.map(({ clave, nombre, explica, camino }) => (
          <li key={clave}>
            <Link className="caja-linea" to={camino}>
              <span>
                {nombre}
                <small>{explica}</small>
              </span>
              <Monto valor={abierto[clave]} />
              <RightOutlined aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    ) : (
      <HuecoDeFilas filas={3} />
    )}
  </Panel>
);
