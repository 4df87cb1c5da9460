import type { Visto } from '@leal/contract';
import { CERO } from '@leal/domain';
import { Alert } from 'antd';
import { decidible } from '../acciones/decision.ts';
import { CAPTURA_TARDIA } from '../clases/captura-tardia.ts';
import { Hechos } from '../../piezas/campos/Hechos.tsx';
import { preguntar } from '../pregunta/DialogoDecision.tsx';
import { ACCION, type Sentido } from '../pregunta/decision.ts';
import { CampoComentario } from '../pregunta/campos.tsx';
import {
  queEsYCuando,
  sigueEnOtro,
  soloVuelve,
  type Tardia,
  tieneEfectivo,
} from '../../piezas/solicitud/captura-tardia.ts';
import { comoSeLlama } from '../../lib/llamados.ts';
import { lecturaDeSolicitud } from '../../lib/visto/lecturas.ts';
import { Monto } from '../../ui/Monto.tsx';
import { CampoEfectivo, CamposAprobacion, loQueCabe } from './CampoEfectivo.tsx';
import { Nombre } from '../../ui/Nombre.tsx';

const { tomar } = decidible(CAPTURA_TARDIA);

type Pedido = Visto<'captura_tardia'>;

const enManoDe = ({ monto: total, saldo }: Pedido) => ({ total, saldo });

/** A task's cash is registered on the very credit that it was taken for. */
const soloDevolver = (item: Tardia, visto: Pedido): boolean =>
  sigueEnOtro(item, visto) || soloVuelve(item, visto);

/** The credit on which it would be booked, as it stands. */
const Credito = ({ item, visto }: { item: Tardia; visto: Pedido }) => (
  <>
    <dl className="datos">
      <Hechos de={visto} campos={['estado_credito', 'saldo']} />
    </dl>
    {sigueEnOtro(item, visto) && (
      <Alert
        className="formulario-nota"
        type="info"
        showIcon
        title="El crédito de esta captura sigue en otro: lo que se registre va al nuevo."
      />
    )}
  </>
);

/** A card may not know its credit. */
const BOCETO = { id_credito: '', estado_credito: 'Aprobado', saldo: CERO } as const;

const comun = (item: Tardia, sentido: Sentido) => ({
  titulo: `${ACCION[sentido]} captura tardía`,
  ...tomar(item, sentido),
  lectura: lecturaDeSolicitud(
    'captura_tardia',
    { ...item, id_credito: item.credito_hoy?.id_credito ?? item.id_credito },
    BOCETO,
  ),
  tarjeta: { monto: item.monto, ...item.credito_hoy },
});

const preguntarAprobacion = (item: Tardia): void =>
  preguntar<'captura_tardia'>({
    ...comun(item, 'aprobar'),
    pregunta: () => (
      <>
        ¿Registrar el {queEsYCuando(item)} de <Nombre de={comoSeLlama(item)} />?
      </>
    ),
    valores: (visto) => loQueCabe(enManoDe(visto)),
    primerCampo: 'monto_aprobado',
    campos: (visto) => (
      <>
        <Credito item={item} visto={visto} />
        <CamposAprobacion
          {...enManoDe(visto)}
          cobrador={item.nombre_solicitante}
          soloDevolver={soloDevolver(item, visto)}
          sinEfectivo={!tieneEfectivo(item)}
        />
      </>
    ),
  });

const preguntarRechazo = (item: Tardia): void =>
  preguntar<'captura_tardia'>({
    ...comun(item, 'rechazar'),
    pregunta: (visto) =>
      tieneEfectivo(item) ? (
        <>
          <Nombre de={item.nombre_solicitante} /> tiene en la mano <Monto valor={visto.monto} /> de{' '}
          <Nombre de={comoSeLlama(item)} />.{!soloDevolver(item, visto) && ' ¿Qué debe hacer con ese dinero?'}
        </>
      ) : (
        <>
          La captura ({queEsYCuando(item)}) de <Nombre de={comoSeLlama(item)} /> no se registra.{' '}
          <Nombre de={item.nombre_solicitante} /> lo verá en sus solicitudes.
        </>
      ),
    // Where it can only go back, its field says so.
    valores: (visto) => (tieneEfectivo(item) && !soloDevolver(item, visto) ? { efectivo: 'devolver' } : {}),
    primerCampo: 'comentario',
    campos: (visto) => (
      <>
        <Credito item={item} visto={visto} />
        {tieneEfectivo(item) && (
          <CampoEfectivo etiqueta="Efectivo" soloDevolver={soloDevolver(item, visto)} />
        )}
        <CampoComentario />
      </>
    ),
  });

/** Booked, or given back: what is not booked stays in the collector's hands until that is done. */
export const preguntarTardia = (item: Tardia, sentido: Sentido): void =>
  sentido === 'aprobar' ? preguntarAprobacion(item) : preguntarRechazo(item);
