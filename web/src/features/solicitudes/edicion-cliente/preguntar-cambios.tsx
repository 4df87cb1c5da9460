import { resolverSolicitudCallable, solicitudesEdicionCliente, type SolicitudDe } from '@leal/contract';
import type { Donde } from '../bandeja/tras-decidir.ts';
import { CampoComentario } from '../decision/CampoComentario.tsx';
import { preguntar } from '../decision/DialogoDecision.tsx';
import { ACCION, conComentario, type Sentido } from '../decision/textos.ts';

export type EdicionDeCliente = SolicitudDe<'edicion_cliente'>;

export const DONDE: Donde = { llamadas: [solicitudesEdicionCliente], campo: 'id_solicitud' };

/** Spec §2 and §8, word by word. */
const TEXTOS = {
  aprobar: {
    titulo: 'Aprobar solicitud',
    pregunta: '¿Deseas aprobar y aplicar los cambios?',
    exito: 'La solicitud fue aprobada correctamente.',
    fallo: 'No se pudo aprobar la solicitud.',
  },
  rechazar: {
    titulo: 'Rechazar solicitud',
    pregunta: '¿Deseas rechazar esta solicitud?',
    exito: 'La solicitud fue rechazada correctamente.',
    fallo: 'No se pudo rechazar la solicitud.',
  },
} as const;

export function preguntarCambios(item: EdicionDeCliente, sentido: Sentido): void {
  const { pregunta, ...textos } = TEXTOS[sentido];
  preguntar<{ comentario?: string }>({
    ...textos,
    textoEnviar: ACCION[sentido],
    peligro: sentido === 'rechazar',
    pregunta: (
      <>
        <strong>{item.nombre_cliente}</strong>
        <br />
        {pregunta}
      </>
    ),
    callable: resolverSolicitudCallable,
    id: item.id_solicitud,
    donde: DONDE,
    campos: <CampoComentario />,
    primerCampo: 'comentario',
    decidir: ({ comentario }) => ({ decision: sentido, ...conComentario(comentario) }),
  });
}
