import { useParams } from 'react-router-dom';
import { ReportesDeCobrador } from '../../features/oficina/rutas/ReportesDeCobrador.tsx';

/** The weekly reports of one collector, for the office. */
export function ReportesDeCobradorPage() {
  const { id_cobrador = '' } = useParams();
  return <ReportesDeCobrador key={id_cobrador} idCobrador={id_cobrador} />;
}
