import './rutas.css';
import type { CreditoDeRuta } from '@leal/contract';
import { contarAbonos } from '@leal/domain';
import { Button } from 'antd';
import { useMemo } from 'react';
import type { Sentido } from '../pregunta/decision.ts';
import { comoSeLlama } from '../../lib/llamados.ts';
import { BotonEnlace } from '../../ui/BotonEnlace.tsx';
import { RutaCobranza } from '../../calle/ruta/pantalla/RutaCobranza.tsx';
import type { AccionesRuta } from '../../calle/ruta/acciones/use-acciones-ruta.ts';
import { useNombreCobrador, useOficina } from '../figuras/use-oficina.ts';
import { reasignar } from '../clientes/acciones-activo.ts';
import { abrirTarde } from '../dialogos/abrir-tarde.ts';
import { prestarRutaDe } from '../prestar/abrir.ts';
import { useEscritorio } from '../../ui/tabla/use-escritorio.ts';
import { BarraCobrador } from './BarraCobrador.tsx';

const preguntarMultiple = abrirTarde(
  async () => (await import('../solicitudes/preguntar-multiple.tsx')).preguntarMultiple,
);

/** The question about a payment that waits. */
function decidir(credito: CreditoDeRuta, cobrador: string, sentido: Sentido): void {
  const { pendiente_multiple: espera, id_credito } = credito;
  if (!espera) return;
  const { id_solicitud, monto: monto_total, transferencia } = espera;
  const nombre_solicitante = cobrador || 'El cobrador';
  const cantidad_abonos = contarAbonos({ ...credito, monto: monto_total });
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
  );
}

/** Approve and reject on the cards of a collector's route; none for a role that does not decide. */
function useDecisiones(nombreCobrador: string, decide: boolean): AccionesRuta {
  return useMemo(() => {
    if (!decide) return {};
    return {
      aprobar: (credito) => decidir(credito, nombreCobrador, 'aprobar'),
      rechazar: (credito) => decidir(credito, nombreCobrador, 'rechazar'),
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
