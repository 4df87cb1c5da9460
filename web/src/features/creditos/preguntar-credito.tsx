import {
  type CreditoPendiente,
  historialCreditos,
  pendientesCreditos,
  resolverCreditoCallable,
} from '@leal/contract';
import { formatearPesos } from '@leal/domain';
import { NOMBRES } from '../../comun/campos/nombres.ts';
import { preguntar } from '../../comun/decision/DialogoDecision.tsx';
import {
  ACCION,
  CampoComentario,
  conComentario,
  DECISION,
  type Sentido,
} from '../../comun/decision/palabras.tsx';
import type { Donde } from '../../comun/decision/tras-decidir.ts';
import { montoDe } from '../../lib/llamados.ts';
import { lecturaDeCredito } from '../../lib/visto/lecturas.ts';
import { Monto } from '../../ui/Monto.tsx';
import { Dato } from '../../ui/panel/Panel.tsx';
import { Hechos } from '../../comun/campos/Hechos.tsx';

export const DONDE: Donde = { llamadas: [pendientesCreditos, historialCreditos], campo: 'id_credito' };

/** Spec §8. */
const TEXTOS = {
  aprobar: { exito: 'Crédito aprobado', fallo: 'Error al aprobar crédito' },
  rechazar: { exito: 'Crédito rechazado', fallo: 'Error al rechazar crédito' },
} as const;

/** An approved credit starts the same day; the collector sees the comment of a rejection. */
export const preguntarCredito = (item: CreditoPendiente, sentido: Sentido): void =>
  preguntar<'credito', { comentario?: string }>({
    ...TEXTOS[sentido],
    titulo: `${ACCION[sentido]} crédito`,
    textoEnviar: ACCION[sentido],
    peligro: sentido === 'rechazar',
    lectura: lecturaDeCredito(item.id_credito),
    tarjeta: item,
    asunto: ({ monto_solicitado, nombre }) =>
      `${DECISION[sentido]} del crédito de ${formatearPesos(monto_solicitado)} de ${nombre}`,
    pregunta: ({ monto_solicitado, dias_pago, nombre }) => (
      <>
        ¿{ACCION[sentido]} el crédito de{' '}
        <strong>
          <Monto valor={monto_solicitado} />
        </strong>{' '}
        a {dias_pago} días de {nombre}?{sentido === 'aprobar' && ' Empieza hoy.'}
      </>
    ),
    callable: resolverCreditoCallable,
    id: item.id_credito,
    detalle: ({ monto_solicitado }) => montoDe(monto_solicitado, item),
    donde: DONDE,
    campos: (visto) => (
      <>
        <dl className="datos">
          <Hechos de={visto} campos={['interes', 'negocio', 'direccion', 'telefono']} />
          {item.nombre_cobrador && <Dato nombre={NOMBRES.id_cobrador}>{item.nombre_cobrador}</Dato>}
        </dl>
        {sentido === 'rechazar' && <CampoComentario />}
      </>
    ),
    primerCampo: sentido === 'rechazar' ? 'comentario' : '',
    decidir: ({ comentario }) => ({ decision: sentido, ...conComentario(comentario) }),
  });
