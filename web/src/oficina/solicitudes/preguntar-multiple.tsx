import { type SolicitudDe, type Visto } from '@leal/contract';
import { type DestinoEfectivo, esEfectivo, formatearNumero } from '@leal/domain';
import { decidible } from '../acciones/decision.ts';
import { ABONOS_MULTIPLES } from '../clases/abonos-multiples.ts';
import { Hechos } from '../../piezas/campos/Hechos.tsx';
import { preguntar } from '../pregunta/DialogoDecision.tsx';
import { ACCION, conComentario, type Sentido } from '../pregunta/decision.ts';
import { CampoComentario } from '../pregunta/campos.tsx';
import { comoSeLlama } from '../../lib/llamados.ts';
import { lecturaDeSolicitud } from '../../lib/visto/lecturas.ts';
import { Monto } from '../../ui/Monto.tsx';
import { type Aprobacion, APROBACION, CampoEfectivo, CamposAprobacion } from './CampoEfectivo.tsx';
import { Nombre } from '../../ui/Nombre.tsx';

const { tomar } = decidible(ABONOS_MULTIPLES);

export type Multiple = SolicitudDe<'abonos_multiples'>;

/** The fields that the question needs; a card of the route has only these. */
type MultiplePorDecidir = Pick<
  Multiple,
  'id_solicitud' | 'id_credito' | 'nombre_cliente' | 'nombre_solicitante' | 'monto_total' | 'cantidad_abonos'
> & { readonly transferencia?: unknown };

type Rechazo = { efectivo?: DestinoEfectivo; comentario?: string };

type Pedido = Visto<'abonos_multiples'>;

const enManoDe = ({ monto_total: total, saldo }: Pedido) => ({ total, saldo });

const Saldo = ({ visto }: { visto: Pedido }) => (
  <dl className="datos">
    <Hechos de={visto} campos={['saldo']} />
  </dl>
);

const comun = (item: MultiplePorDecidir, sentido: Sentido) => ({
  titulo: `${ACCION[sentido]} abonos múltiples`,
  textoEnviar: ACCION[sentido],
  ...tomar(item, sentido),
  lectura: lecturaDeSolicitud('abonos_multiples', item, {}),
  tarjeta: { monto_total: item.monto_total, cantidad_abonos: item.cantidad_abonos },
});

const preguntarAprobacion = (item: MultiplePorDecidir): void =>
  preguntar<'abonos_multiples', Aprobacion>({
    ...comun(item, 'aprobar'),
    pregunta: ({ monto_total, cantidad_abonos }) => (
      <>
        ¿Registrar {esEfectivo(item) ? 'los' : 'por transferencia los'} {formatearNumero(cantidad_abonos)}{' '}
        abonos de <Nombre de={comoSeLlama(item)} /> por <Monto valor={monto_total} />?
      </>
    ),
    valores: (visto) => APROBACION.valores(enManoDe(visto)),
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
    decidir: APROBACION.decidir,
  });

/** Nobody holds cash of it. */
const preguntarRechazoDeBanco = (item: MultiplePorDecidir): void =>
  preguntar<'abonos_multiples', Rechazo>({
    ...comun(item, 'rechazar'),
    peligro: true,
    pregunta: ({ monto_total }) => (
      <>
        ¿Rechazar la transferencia de <Monto valor={monto_total} /> de <Nombre de={comoSeLlama(item)} />? No
        se registra; <Nombre de={item.nombre_solicitante} /> lo verá en sus solicitudes.
      </>
    ),
    primerCampo: 'comentario',
    campos: (visto) => (
      <>
        <Saldo visto={visto} />
        <CampoComentario />
      </>
    ),
    decidir: ({ comentario }) => ({ decision: 'rechazar', ...conComentario(comentario) }),
  });

const preguntarRechazo = (item: MultiplePorDecidir): void =>
  preguntar<'abonos_multiples', Rechazo>({
    ...comun(item, 'rechazar'),
    peligro: true,
    pregunta: ({ monto_total }) => (
      <>
        <Nombre de={item.nombre_solicitante} /> tiene en la mano <Monto valor={monto_total} /> de{' '}
        <Nombre de={comoSeLlama(item)} />. ¿Qué debe hacer con ese dinero?
      </>
    ),
    valores: () => ({ efectivo: 'devolver' }),
    primerCampo: 'comentario',
    campos: (visto) => (
      <>
        <Saldo visto={visto} />
        <CampoEfectivo etiqueta="Efectivo" />
        <CampoComentario />
      </>
    ),
    decidir: ({ efectivo, comentario }) => ({
      decision: 'rechazar',
      ...(efectivo && { efectivo }),
      ...conComentario(comentario),
    }),
  });

/** When less or nothing is booked, the manager says where the rest of the cash goes. */
export function preguntarMultiple(item: MultiplePorDecidir, sentido: Sentido): void {
  if (sentido === 'aprobar') return preguntarAprobacion(item);
  return esEfectivo(item) ? preguntarRechazo(item) : preguntarRechazoDeBanco(item);
}
