import './inferior.css';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';
import { Lamina } from '../../ui/capas/Lamina.tsx';
import { accesosDe, contadosDe, estaEnElMenu, opcionActual } from '../menus.ts';
import { Icono } from './Icono.tsx';
import { MenuLateral } from './MenuLateral.tsx';
import { Contador } from './TrasLaPantalla.tsx';

const alPrincipio = () => window.scrollTo({ top: 0 });

/** The bar below the thumb on small screens: the screens of every hour, and behind 'Más' the whole menu. */
export function BarraInferior() {
  const { id_rol } = useUsuario();
  const { pathname } = useLocation();
  // The menu closes on another screen, and does not take the focus from that screen's title.
  const [sobre, setSobre] = useState<string | null>(null);
  const cerrar = () => setSobre(null);
  const actual = opcionActual(pathname);
  const accesos = accesosDe(id_rol);
  const esAcceso = accesos.some(({ camino }) => camino === actual);
  const escondidos = contadosDe(id_rol).filter(
    (contado) => !accesos.some(({ contados }) => contados.includes(contado)),
  );
  return (
    <nav aria-label="Accesos" className="inferior" data-pie>
      {accesos.map(({ camino, texto, contados }) => (
        <Link
          key={camino}
          to={camino}
          {...(camino === actual && { 'aria-current': 'page', onClick: alPrincipio })}
        >
          {texto}{' '}
          <span className="inferior-icono">
            <Icono de={camino} />
            {contados.length > 0 && <Contador de={contados} />}
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
          {escondidos.length > 0 && <Contador de={escondidos} />}
        </span>
      </button>
      <Lamina key={pathname} abierta={sobre === pathname} alCerrar={cerrar} title="Menú">
        <MenuLateral alElegir={cerrar} />
      </Lamina>
    </nav>
  );
}
