import './rutas.css';
import type { CreditoDeRuta } from '@leal/contract';
import { contarAbonos } from '@leal/domain';
import { Button } from 'antd';
import { useMemo } from 'react';
import type { Sentido } from '../pregunta/decision.ts';
import { comoSeLlama } from '../../lib/llamados.ts';
import { BotonEnlace } from '../../ui/BotonEnlace.tsx';
import { traerDialogo } from '../../ui/dialogos/traer-dialogo.ts';
import { RutaCobranza } from '../../calle/ruta/pantalla/RutaCobranza.tsx';
import type { AccionesRuta } from '../../calle/ruta/acciones/use-acciones-ruta.ts';
import { useNombreCobrador, useOficina } from '../figuras/use-oficina.ts';
import { reasignar } from '../clientes/acciones-activo.ts';
import { prestarRutaDe } from '../prestar/abrir.ts';
import { useEscritorio } from '../../ui/tabla/use-escritorio.ts';
import { BarraCobrador } from './BarraCobrador.tsx';

/** The question about a payment that waits; the dialog's code is fetched then. */
async function decidir(credito: CreditoDeRuta, cobrador: string, sentido: Sentido): Promise<void> {
  const { pendiente_multiple: espera, id_credito } = credito;
  if (!espera) return;
  const { id_solicitud, monto: monto_total, transferencia } = espera;
  const nombre_solicitante = cobrador || 'El cobrador';
  const cantidad_abonos = contarAbonos({ ...credito, monto: monto_total });
  await traerDialogo(
    () => import('../solicitudes/preguntar-multiple.tsx'),
    ({ preguntarMultiple }) =>
      preguntarMultiple(
        {
          id_solicitud,
          id_credito,
          nombre_cliente: comoSeLlama(credito),
          nombre_solicitante,
          monto_total,
          cantidad_abonos,
          transferencia,
        },
        sentido,
      ),
  );
}

/** Approve and reject on the cards of a collector's route; none for a role that does not decide. */
function useDecisiones(nombreCobrador: string, decide: boolean): AccionesRuta {
  return useMemo(() => {
    if (!decide) return {};
    return {
      aprobar: (credito) => void decidir(credito, nombreCobrador, 'aprobar'),
      rechazar: (credito) => void decidir(credito, nombreCobrador, 'rechazar'),
    };
  }, [decide, nombreCobrador]);
}

/** A collector's cards of today as the office sees them (spec §2): the manager's colours, no registering; what waits can be decided. */
export function RutaDeCobrador({ idCobrador }: { idCobrador: string }) {
  const { base, esGerente } = useOficina();
  const nombre = useNombreCobrador(idCobrador);
  const decisiones = useDecisiones(nombre, esGerente);
  // On a phone they are done from the team: more buttons would take a line of the route.
  const escritorio = useEscritorio();
  const reportes = `${base}/rutas/${encodeURIComponent(idCobrador)}/reportes`;
  return (
    <div className="pila">
      <BarraCobrador idCobrador={idCobrador} atras={{ camino: `${base}/rutas`, texto: 'Rutas' }}>
        <BotonEnlace camino={reportes}>Reportes</BotonEnlace>
        {esGerente && escritorio && nombre !== '' && (
          <>
            <Button onClick={() => prestarRutaDe({ id_usuario: idCobrador, nombre })}>Prestar ruta</Button>
            <Button onClick={() => reasignar({ de: { id_cobrador: idCobrador, nombre } })}>
              Reasignar ruta
            </Button>
          </>
        )}
      </BarraCobrador>
      <RutaCobranza idCobrador={idCobrador} vistaGerente decisiones={decisiones} />
    </div>
  );
}
