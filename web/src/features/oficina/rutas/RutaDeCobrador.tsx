import './rutas.css';
import { BotonEnlace } from '../../../ui/BotonEnlace.tsx';
import { RutaCobranza } from '../../ruta/pantalla/RutaCobranza.tsx';
import { useOficina } from '../use-oficina.ts';
import { BarraCobrador } from './BarraCobrador.tsx';
import { useDecisiones } from './use-decisiones.ts';
import { useNombreCobrador } from './use-rutas.ts';

/** A collector's cards of today as the office sees them (spec §2): the manager's colours, no registering; what waits can be decided. */
export function RutaDeCobrador({ idCobrador }: { idCobrador: string }) {
  const { base, esGerente } = useOficina();
  const decisiones = useDecisiones(useNombreCobrador(idCobrador), esGerente);
  const reportes = `${base}/rutas/${encodeURIComponent(idCobrador)}/reportes`;
  return (
    <div className="de-cobrador">
      <BarraCobrador idCobrador={idCobrador} atras={{ camino: `${base}/rutas`, texto: 'Rutas' }}>
        <BotonEnlace camino={reportes}>Reportes</BotonEnlace>
      </BarraCobrador>
      <RutaCobranza idCobrador={idCobrador} vistaGerente decisiones={decisiones} />
    </div>
  );
}
