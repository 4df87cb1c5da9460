import '../../../ui/formulario/formulario.css';
import { activosSinPagoHoy, resolverSolicitudCallable, solicitudesAbonosMultiples } from '@leal/contract';
import { CERO } from '@leal/domain';
import { Form, Radio } from 'antd';
import { escribirMonto, leerMonto } from '../../../lib/leer-monto.ts';
import { EntradaMonto } from '../../../ui/formulario/EntradaMonto.tsx';
import { reglaMonto } from '../../../ui/formulario/regla-monto.ts';
import { Monto } from '../../../ui/Monto.tsx';
import type { Donde } from '../bandeja/tras-decidir.ts';
import { CampoComentario } from '../decision/CampoComentario.tsx';
import { preguntar } from '../decision/DialogoDecision.tsx';
import { ACCION, conComentario, HECHO, type Sentido } from '../decision/textos.ts';
import type { Multiple } from './DatosMultiple.tsx';
import { opcionesDeEfectivo } from './efectivo.ts';

export const DONDE: Donde = { llamadas: [solicitudesAbonosMultiples], campo: 'id_solicitud' };

/** The collector's route is another one afterwards, and may be what is on screen. */
const CON_RUTA: Donde = { ...DONDE, llamadas: [...DONDE.llamadas, activosSinPagoHoy] };

/** What the question says of it; a card of the route knows no more. */
export type MultiplePorDecidir = Pick<
  Multiple,
  'id_solicitud' | 'nombre_cliente' | 'nombre_solicitante' | 'monto_total' | 'cantidad_abonos'
>;

type Aprobacion = { monto_aprobado: string; comentario?: string };
type Rechazo = { efectivo: 'devolver' | 'registrar'; comentario?: string };

const noMas = ({ monto_total }: MultiplePorDecidir) => ({
  validator: (_: unknown, texto = '') =>
    (leerMonto(texto) ?? 0) > monto_total
      ? Promise.reject(new Error('No puede ser más de lo que se cobró'))
      : Promise.resolve(),
});

const comun = (item: MultiplePorDecidir, sentido: Sentido) => ({
  titulo: `${ACCION[sentido]} abonos múltiples`,
  textoEnviar: ACCION[sentido],
  callable: resolverSolicitudCallable,
  id: item.id_solicitud,
  donde: CON_RUTA,
  exito: `Solicitud ${HECHO[sentido]}`,
  fallo: 'Error al procesar la solicitud',
});

const preguntarAprobacion = (item: MultiplePorDecidir): void =>
  preguntar<Aprobacion>({
    ...comun(item, 'aprobar'),
    pregunta: (
      <>
        ¿Registrar los {item.cantidad_abonos} abonos de {item.nombre_cliente} por{' '}
        <Monto valor={item.monto_total} />?
      </>
    ),
    valores: { monto_aprobado: escribirMonto(item.monto_total) },
    primerCampo: 'monto_aprobado',
    campos: (
      <>
        <Form.Item
          name="monto_aprobado"
          label="Monto a registrar"
          validateFirst
          rules={[reglaMonto('Monto inválido'), noMas(item)]}
        >
          <EntradaMonto />
        </Form.Item>
        <CampoComentario />
      </>
    ),
    decidir: ({ monto_aprobado, comentario }) => ({
      decision: 'aprobar',
      monto_aprobado: leerMonto(monto_aprobado) ?? CERO,
      ...conComentario(comentario),
    }),
  });

const preguntarRechazo = (item: MultiplePorDecidir): void =>
  preguntar<Rechazo>({
    ...comun(item, 'rechazar'),
    peligro: true,
    pregunta: (
      <>
        {item.nombre_solicitante} tiene en la mano <Monto valor={item.monto_total} /> de {item.nombre_cliente}
        . ¿Qué debe hacer con ese dinero?
      </>
    ),
    valores: { efectivo: 'devolver' },
    primerCampo: 'comentario',
    campos: (
      <>
        <Form.Item name="efectivo" label="Efectivo">
          <Radio.Group
            options={opcionesDeEfectivo()}
            optionType="button"
            buttonStyle="solid"
            block
            className="elegir-plazo"
          />
        </Form.Item>
        <CampoComentario />
      </>
    ),
    decidir: ({ efectivo, comentario }) => ({ decision: 'rechazar', efectivo, ...conComentario(comentario) }),
  });

/** Approved it may be less than was paid; rejected, the cash has to go somewhere. */
export const preguntarMultiple = (item: MultiplePorDecidir, sentido: Sentido): void =>
  sentido === 'aprobar' ? preguntarAprobacion(item) : preguntarRechazo(item);
