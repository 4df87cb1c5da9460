import { type SolicitudDe, type Visto } from '@leal/contract';
import { esEfectivo, formatearNumero } from '@leal/domain';
import { decidible } from '../acciones/decision.ts';
import { ABONOS_MULTIPLES } from '../clases/abonos-multiples.ts';
import { Hechos } from '../../piezas/campos/Hechos.tsx';
import { preguntar } from '../pregunta/DialogoDecision.tsx';
import { ACCION, type Sentido } from '../pregunta/decision.ts';
import { CampoComentario } from '../pregunta/campos.tsx';
import { comoSeLlama } from '../../lib/llamados.ts';
import { lecturaDeSolicitud } from '../../lib/visto/lecturas.ts';
import { Monto } from '../../ui/Monto.tsx';
import { CampoEfectivo, CamposAprobacion, loQueCabe } from './CampoEfectivo.tsx';
import { Nombre } from '../../ui/Nombre.tsx';

const { tomar } = decidible(ABONOS_MULTIPLES);

export type Multiple = SolicitudDe<'abonos_multiples'>;

/** The fields that the question needs; a card of the route has only these. */
type MultiplePorDecidir = Pick<
  Multiple,
  'id_solicitud' | 'id_credito' | 'nombre_cliente' | 'nombre_solicitante' | 'monto_total' | 'cantidad_abonos'
> & { readonly transferencia?: unknown };

type Pedido = Visto<'abonos_multiples'>;

const enManoDe = ({ monto_total: total, saldo }: Pedido) => ({ total, saldo });

const Saldo = ({ visto }: { visto: Pedido }) => (
  <dl className="datos">
    <Hechos de={visto} campos={['saldo']} />
  </dl>
);

const comun = (item: MultiplePorDecidir, sentido: Sentido) => ({
  titulo: `${ACCION[sentido]} abonos múltiples`,
  ...tomar(item, sentido),
  lectura: lecturaDeSolicitud('abonos_multiples', item, {}),
  tarjeta: { monto_total: item.monto_total, cantidad_abonos: item.cantidad_abonos },
});

const preguntarAprobacion = (item: MultiplePorDecidir): void =>
  preguntar<'abonos_multiples'>({
    ...comun(item, 'aprobar'),
    pregunta: ({ monto_total, cantidad_abonos }) => (
      <>
        ¿Registrar {esEfectivo(item) ? 'los' : 'por transferencia los'} {formatearNumero(cantidad_abonos)}{' '}
        abonos de <Nombre de={comoSeLlama(item)} /> por <Monto valor={monto_total} />?
      </>
    ),
    valores: (visto) => loQueCabe(enManoDe(visto)),
    primerCampo: 'monto_aprobado',
    campos: (visto) => (
      <>
        <Saldo visto={visto} />
        <CamposAprobacion
          {...enManoDe(visto)}
          cobrador={item.nombre_solicitante}
          sinEfectivo={!esEfectivo(item)}
        />
      </>
    ),
  });

/** Nobody holds cash of a transfer. */
const preguntarRechazo = (item: MultiplePorDecidir): void =>
  preguntar<'abonos_multiples'>({
    ...comun(item, 'rechazar'),
    pregunta: ({ monto_total }) =>
      esEfectivo(item) ? (
        <>
          <Nombre de={item.nombre_solicitante} /> tiene en la mano <Monto valor={monto_total} /> de{' '}
          <Nombre de={comoSeLlama(item)} />. ¿Qué debe hacer con ese dinero?
        </>
      ) : (
        <>
          ¿Rechazar la transferencia de <Monto valor={monto_total} /> de <Nombre de={comoSeLlama(item)} />? No
          se registra; <Nombre de={item.nombre_solicitante} /> lo verá en sus solicitudes.
        </>
      ),
    valores: () => (esEfectivo(item) ? { efectivo: 'devolver' } : {}),
    primerCampo: 'comentario',
    campos: (visto) => (
      <>
        <Saldo visto={visto} />
        {esEfectivo(item) && <CampoEfectivo etiqueta="Efectivo" />}
        <CampoComentario />
      </>
    ),
  });

/** When less or nothing is booked, the manager says where the rest of the cash goes. */
export const preguntarMultiple = (item: MultiplePorDecidir, sentido: Sentido): void =>
  sentido === 'aprobar' ? preguntarAprobacion(item) : preguntarRechazo(item);
