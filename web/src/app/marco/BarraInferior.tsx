import './inferior.css';
import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';
import { Lamina } from '../../ui/capas/Lamina.tsx';
import { accesosDe, clasesDe, estaEnElMenu, opcionActual } from '../menus.ts';
import { Icono } from './Icono.tsx';
import { MenuLateral } from './MenuLateral.tsx';
import { ContadorPendientes } from './Vivo.tsx';

const alPrincipio = () => window.scrollTo({ top: 0 });

/** Below the thumb on small screens: what is opened every hour, and behind 'Más' the whole menu. */
export function BarraInferior() {
  const { id_rol } = useUsuario();
  const { pathname } = useLocation();
  // On another screen the menu is closed, and does not take the focus from that screen's title.
  const [sobre, setSobre] = useState<string | null>(null);
  const cerrar = () => setSobre(null);
  const actual = opcionActual(pathname);
  const accesos = accesosDe(id_rol);
  const esAcceso = accesos.some(({ camino }) => camino === actual);
  const clases = clasesDe(id_rol);
  return (
    <nav aria-label="Accesos" className="inferior">
      {accesos.map(({ camino, texto }) => (
        <Link
          key={camino}
          to={camino}
          {...(camino === actual && { 'aria-current': 'page', onClick: alPrincipio })}
        >
          {texto}{' '}
          <span className="inferior-icono">
            <Icono de={camino} />
          </span>
        </Link>
      ))}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={sobre === pathname}
        aria-current={!esAcceso && estaEnElMenu(id_rol, actual) ? 'true' : undefined}
        onClick={() => setSobre(pathname)}
      >
        Más{' '}
        <span className="inferior-icono">
          <Icono de="mas" />
          {clases.length > 0 && (
            <Suspense fallback={null}>
              <ContadorPendientes clases={clases} size="small" />
            </Suspense>
          )}
        </span>
      </button>
      <Lamina key={pathname} abierta={sobre === pathname} alCerrar={cerrar} title="Menú">
        <MenuLateral alElegir={cerrar} />
      </Lamina>
    </nav>
  );
}
