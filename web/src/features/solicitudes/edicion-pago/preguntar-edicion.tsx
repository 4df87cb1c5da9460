import { resolverSolicitudCallable, solicitudesEdicionPago, type SolicitudDe } from '@leal/contract';
import type { Centavos } from '@leal/domain';
import { Monto } from '../../../ui/Monto.tsx';
import type { Donde } from '../bandeja/tras-decidir.ts';
import { preguntar } from '../decision/DialogoDecision.tsx';
import { ACCION, conComentario, type Sentido } from '../decision/textos.ts';

export const DONDE: Donde = { llamadas: [solicitudesEdicionPago], campo: 'id_solicitud' };

type Dicho = { readonly monto: Centavos; readonly comentario: string };
type Edicion = SolicitudDe<'edicion_pago'>;

const textoDe = (item: Edicion, sentido: Sentido, monto: Centavos) =>
  sentido === 'aprobar' ? (
    <>
      ¿Aprobar que el pago de <Monto valor={item.monto_pagado} /> de {item.nombre_cliente} quede en{' '}
      <strong>
        <Monto valor={monto} />
      </strong>
      ?
    </>
  ) : (
    <>
      ¿Rechazar la edición? El pago de {item.nombre_cliente} queda en <Monto valor={item.monto_pagado} />.
    </>
  );

/** Amount and comment stand on the card already; the question says what will happen. */
export const preguntarEdicion = (item: Edicion, sentido: Sentido, { monto, comentario }: Dicho): void =>
  preguntar({
    titulo: `${ACCION[sentido]} edición de pago`,
    textoEnviar: ACCION[sentido],
    peligro: sentido === 'rechazar',
    pregunta: textoDe(item, sentido, monto),
    callable: resolverSolicitudCallable,
    id: item.id_solicitud,
    donde: DONDE,
    decidir: () => ({
      decision: sentido,
      ...(sentido === 'aprobar' && { monto_aprobado: monto }),
      ...conComentario(comentario),
    }),
    exito: 'Solicitud procesada',
    fallo: 'No se pudo procesar la solicitud.',
  });
