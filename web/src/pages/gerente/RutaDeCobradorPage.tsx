import { useParams } from 'react-router-dom';
import { RutaDeCobrador } from '../../features/oficina/rutas/RutaDeCobrador.tsx';

/** One collector of `/gerente/rutas`, and of `/supervisor/rutas`. */
export function RutaDeCobradorPage() {
  const { id_cobrador = '' } = useParams();
  return <RutaDeCobrador key={id_cobrador} idCobrador={id_cobrador} />;
}
