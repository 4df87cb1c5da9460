import { Suspense, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';
import { menuDe, opcionActual } from '../menus.ts';
import { Icono } from './Icono.tsx';
import { Contador } from './Vivo.tsx';

type Props = { alElegir?: () => void };

/** On a low window the menu scrolls beside the screen: what one is at is in sight there, wherever one came from. */
function useActualALaVista(actual: string | undefined) {
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    const lateral = menu.current?.closest('.marco-lateral');
    const suyo = actual && menu.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!lateral || !suyo) return;
    const { top, bottom } = lateral.getBoundingClientRect();
    lateral.scrollTop +=
      Math.min(0, suyo.top - top) + Math.max(0, suyo.bottom - Math.min(bottom, innerHeight));
  }, [actual]);
  return menu;
}

/** The role's menu as plain links: they open in a new tab, read well aloud and cost no code. */
export function MenuLateral({ alElegir }: Props) {
  const usuario = useUsuario();
  const actual = opcionActual(useLocation().pathname);
  return (
    <nav ref={useActualALaVista(actual)} aria-label="Principal" className="menu">
      {menuDe(usuario.id_rol).map(({ titulo, opciones }) => (
        <section key={titulo}>
          <h2>{titulo}</h2>
          <ul>
            {opciones.map(({ camino, texto, contados }) => (
              <li key={camino}>
                <Link to={camino} onClick={alElegir} aria-current={camino === actual ? 'page' : undefined}>
                  <Icono de={camino} />
                  {texto}
                  {contados.length > 0 && (
                    <Suspense fallback={null}>
                      {' '}
                      <Contador de={contados} />
                    </Suspense>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
