import { inicioDe } from '@leal/domain';
import { Navigate } from 'react-router-dom';
import { TarjetaAcceso } from '../../features/acceso/TarjetaAcceso.tsx';
import { rolRecordado } from '../../lib/sesion/recuerdo.ts';
import { useSesion } from '../../lib/sesion/use-sesion.ts';

/** The login. A stored session redirects at once; whether it still holds, the guard finds out. */
export function LoginPage() {
  const sesion = useSesion();
  if (sesion.estado === 'activa') return <Navigate to={inicioDe(sesion.rol)} replace />;
  const recordado = sesion.estado === 'cargando' ? rolRecordado() : null;
  if (recordado !== null) return <Navigate to={inicioDe(recordado)} replace />;
  return <TarjetaAcceso motivo={sesion.estado === 'anonimo' ? sesion.motivo : undefined} />;
}
