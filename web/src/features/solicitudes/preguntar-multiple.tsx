import '../../ui/formulario/formulario.css';
import { type SolicitudDe, type Visto } from '@leal/contract';
import {
  type Centavos,
  CERO,
  type DestinoEfectivo,
  formatearNumero,
  formatearPesos,
  minimo,
} from '@leal/domain';
import { Form } from 'antd';
import { DECISIONES } from '../../acciones/decision.ts';
import { Hechos } from '../../comun/campos/Hechos.tsx';
import { preguntar } from '../../comun/decision/DialogoDecision.tsx';
import { ACCION, CampoComentario, conComentario, type Sentido } from '../../comun/decision/palabras.tsx';
import { escribirMonto, leerMonto } from '../../lib/leer-monto.ts';
import { comoSeLlama } from '../../lib/llamados.ts';
import { lecturaDeSolicitud } from '../../lib/visto/lecturas.ts';
import { EntradaMonto, reglaMonto } from '../../ui/formulario/EntradaMonto.tsx';
import { Monto } from '../../ui/Monto.tsx';
import { CampoEfectivo, CampoResto } from './CampoEfectivo.tsx';

export type Multiple = SolicitudDe<'abonos_multiples'>;

/** The fields that the question needs; a card of the route has only these. */
type MultiplePorDecidir = Pick<
  Multiple,
  'id_solicitud' | 'id_credito' | 'nombre_cliente' | 'nombre_solicitante' | 'monto_total' | 'cantidad_abonos'
>;

type Aprobacion = { monto_aprobado: string; efectivo?: DestinoEfectivo; comentario?: string };
type Rechazo = { efectivo: DestinoEfectivo; comentario?: string };

type Pedido = Visto<'abonos_multiples'>;

/** How much of it can still be booked: another payment may have come meanwhile. */
const caben = ({ monto_total, saldo }: Pedido): Centavos => minimo(monto_total, saldo);

const noMas = (visto: Pedido) => ({
  validator: (_: unknown, texto = '') => {
    if ((leerMonto(texto) ?? 0) <= caben(visto)) return Promise.resolve();
    const tope =
      visto.saldo < visto.monto_total
        ? `Solo se deben ${formatearPesos(visto.saldo)}`
        : 'No puede ser más de lo que se cobró';
    return Promise.reject(new Error(tope));
  },
});

const Saldo = ({ visto }: { visto: Pedido }) => (
  <dl className="datos">
    <Hechos de={visto} campos={['saldo']} />
  </dl>
);

const comun = (item: MultiplePorDecidir, sentido: Sentido) => ({
  titulo: `${ACCION[sentido]} abonos múltiples`,
  textoEnviar: ACCION[sentido],
  ...DECISIONES.abonos_multiples.tomar(item, sentido),
  lectura: lecturaDeSolicitud('abonos_multiples', item),
  tarjeta: { monto_total: item.monto_total, cantidad_abonos: item.cantidad_abonos },
});

const preguntarAprobacion = (item: MultiplePorDecidir): void =>
  preguntar<'abonos_multiples', Aprobacion>({
    ...comun(item, 'aprobar'),
    pregunta: ({ monto_total, cantidad_abonos }) => (
      <>
        ¿Registrar los {formatearNumero(cantidad_abonos)} abonos de {comoSeLlama(item)} por{' '}
        <Monto valor={monto_total} />?
      </>
    ),
    valores: (visto) => ({ monto_aprobado: escribirMonto(caben(visto)) }),
    primerCampo: 'monto_aprobado',
    campos: (visto) => (
      <>
        <Saldo visto={visto} />
        <Form.Item
          name="monto_aprobado"
          label="Monto a registrar"
          validateFirst
          rules={[reglaMonto('Monto inválido'), noMas(visto)]}
        >
          <EntradaMonto />
        </Form.Item>
        <CampoResto total={visto.monto_total} cobrador={item.nombre_solicitante} />
        <CampoComentario />
      </>
    ),
    decidir: ({ monto_aprobado, efectivo, comentario }) => ({
      decision: 'aprobar',
      monto_aprobado: leerMonto(monto_aprobado) ?? CERO,
      ...(efectivo && { efectivo }),
      ...conComentario(comentario),
    }),
  });

const preguntarRechazo = (item: MultiplePorDecidir): void =>
  preguntar<'abonos_multiples', Rechazo>({
    ...comun(item, 'rechazar'),
    peligro: true,
    pregunta: ({ monto_total }) => (
      <>
        {item.nombre_solicitante} tiene en la mano <Monto valor={monto_total} /> de {comoSeLlama(item)}. ¿Qué
        debe hacer con ese dinero?
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
    decidir: ({ efectivo, comentario }) => ({ decision: 'rechazar', efectivo, ...conComentario(comentario) }),
  });

/** When less or nothing is booked, the manager says where the rest of the cash goes. */
export const preguntarMultiple = (item: MultiplePorDecidir, sentido: Sentido): void =>
  sentido === 'aprobar' ? preguntarAprobacion(item) : preguntarRechazo(item);
