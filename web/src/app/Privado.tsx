import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { useSesion } from '../lib/sesion/use-sesion.ts';
import { Espera } from './Espera.tsx';
import { Limite } from './Limite.tsx';

export const cargarMarco = () => import('./Marco.tsx');
const Marco = lazy(async () => ({ default: (await cargarMarco()).Marco }));

/** Everything but the login: needs a session, and fetches the frame only then. */
export function Privado() {
  const sesion = useSesion();
  if (sesion.estado === 'anonimo') return <Navigate to="/" replace />;
  if (sesion.estado === 'cargando') return <Espera />;
  return (
    <Limite>
      <Suspense fallback={<Espera />}>
        <Marco />
      </Suspense>
    </Limite>
  );
}
