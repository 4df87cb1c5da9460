import type { CreditoDeRuta } from '@leal/contract';
import { contarAbonos } from '@leal/domain';
import { useMemo } from 'react';
import { comoSeLlama } from '../../../lib/llamados.ts';
import { traerDialogo } from '../../../ui/dialogos/traer-dialogo.ts';
import type { AccionesRuta } from '../../ruta/tarjeta/acciones-ruta.ts';
import type { Sentido } from '../../../comun/decision/palabras.tsx';

/** The question about a payment that waits; its dialog comes when it is asked for. */
async function decidir(credito: CreditoDeRuta, cobrador: string, sentido: Sentido): Promise<void> {
  const { pendiente_multiple: espera, id_credito } = credito;
  if (!espera) return;
  const { id_solicitud, monto: monto_total } = espera;
  const nombre_solicitante = cobrador || 'El cobrador';
  const cantidad_abonos = contarAbonos({ ...credito, monto: monto_total });
  await traerDialogo(
    () => import('../../solicitudes/preguntar-multiple.tsx'),
    ({ preguntarMultiple }) =>
      preguntarMultiple(
        {
          id_solicitud,
          id_credito,
          nombre_cliente: comoSeLlama(credito),
          nombre_solicitante,
          monto_total,
          cantidad_abonos,
        },
        sentido,
      ),
  );
}

/** Approve and reject on the cards of a collector's route; none for who does not decide. */
export function useDecisiones(nombreCobrador: string, decide: boolean): AccionesRuta {
  return useMemo(() => {
    if (!decide) return {};
    return {
      aprobar: (credito) => void decidir(credito, nombreCobrador, 'aprobar'),
      rechazar: (credito) => void decidir(credito, nombreCobrador, 'rechazar'),
    };
  }, [decide, nombreCobrador]);
}
