import { type ReactNode, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { matchPath, Navigate, useLocation } from 'react-router-dom';
import { perezosa } from '../lib/perezosa.tsx';
import { FueraDePlazo, PLAZO_MS } from '../lib/plazo.ts';
import { useSesion } from '../lib/sesion/use-sesion.ts';
import { RUTAS } from './rutas/rutas.ts';
import { Espera } from './Espera.tsx';
import { Limite, PantallaCaida } from './Limite.tsx';

const Marco = perezosa(async () => (await import('./Marco.tsx')).Marco);

/** Fetches the code of frame and screen at the same time, while the session is being read, or before. */
export function traerPrimera(camino: string): Promise<unknown> {
  const ruta = RUTAS.find(({ camino: patron }) => matchPath(patron, camino));
  return Promise.allSettled([Marco.traer(), ruta?.Pagina.traer()]);
}

/** Whether the code of the first screen has come, or will not. */
function useCodigo(): boolean {
  const [primera] = useState(useLocation().pathname);
  const [resuelto, setResuelto] = useState(false);
  useEffect(() => void traerPrimera(primera).then(() => setResuelto(true)), [primera]);
  return resuelto;
}

type EnPartes = { mientras: ReactNode; children: ReactNode };

/**
 * Mounts much at once in slices, so that the thread stays free between them: what a store or an answer sets off, React
 * would draw in one piece.
 */
function EnPartes({ mientras, children }: EnPartes): ReactNode {
  return useDeferredValue(true, false) ? children : mientras;
}

/** When it takes too long to learn who is signed in, says so, and goes on waiting. */
function EsperaConPlazo() {
  const [agotada, setAgotada] = useState(false);
  useEffect(() => {
    const reloj = setTimeout(() => setAgotada(true), PLAZO_MS);
    return () => clearTimeout(reloj);
  }, []);
  return agotada ? <PantallaCaida error={new FueraDePlazo()} /> : <Espera />;
}

/** Everything but the login: needs a session, and fetches the frame only then. */
export function Privado() {
  const sesion = useSesion();
  const hayCodigo = useCodigo();
  if (sesion.estado === 'anonimo') return <Navigate to="/" replace />;
  if (sesion.estado === 'cargando' || !hayCodigo) return <EsperaConPlazo />;
  return (
    <Limite>
      <Suspense fallback={<Espera />}>
        <EnPartes mientras={<Espera />}>
          <Marco />
        </EnPartes>
      </Suspense>
    </Limite>
  );
}
