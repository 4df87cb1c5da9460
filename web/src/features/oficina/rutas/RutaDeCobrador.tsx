import './rutas.css';
import { BotonEnlace } from '../../../ui/BotonEnlace.tsx';
import { RutaCobranza } from '../../ruta/pantalla/RutaCobranza.tsx';
import { useOficina } from '../use-oficina.ts';
import { BarraCobrador } from './BarraCobrador.tsx';

/** A collector's cards of today as the office sees them (spec §2): to look at, with the manager's colours. */
export function RutaDeCobrador({ idCobrador }: { idCobrador: string }) {
  const { base } = useOficina();
  const reportes = `${base}/rutas/${encodeURIComponent(idCobrador)}/reportes`;
  return (
    <div className="de-cobrador">
      <BarraCobrador idCobrador={idCobrador} atras={{ camino: `${base}/rutas`, texto: 'Rutas' }}>
        <BotonEnlace camino={reportes}>Reportes</BotonEnlace>
      </BarraCobrador>
      <RutaCobranza idCobrador={idCobrador} vistaGerente />
    </div>
  );
}
