import './rutas.css';
import { ReportesDeCobranza } from '../../comun/reportes/ReportesDeCobranza.tsx';
import { useOficina } from '../figuras/use-oficina.ts';
import { BarraCobrador } from './BarraCobrador.tsx';

/** A collector's weekly reports, reached from the route. */
export function ReportesDeCobrador({ idCobrador }: { idCobrador: string }) {
  const { base } = useOficina();
  const ruta = `${base}/rutas/${encodeURIComponent(idCobrador)}`;
  return (
    <div className="pila">
      <BarraCobrador idCobrador={idCobrador} atras={{ camino: ruta, texto: 'Ruta' }} />
      <ReportesDeCobranza idCobrador={idCobrador} />
    </div>
  );
}
