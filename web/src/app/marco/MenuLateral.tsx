import { seAceptanTransferencias } from '@leal/domain';
import { useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';
import { useNegocio } from '../../lib/negocio.ts';
import { menuDe, opcionActual, type OpcionMenu } from '../menus.ts';
import { Icono } from './Icono.tsx';
import { usePorDecidir } from './por-decidir.ts';
import { Contador } from './TrasLaPantalla.tsx';

type Props = { alElegir?: (() => void) | undefined };

/** The height that may lie over the end of a window. */
const MARGEN = 24;

/** The menu scrolls beside the screen on a low window: what one is at is in sight there, wherever one came from. */
function ponerALaVista(enlace: Element | null | undefined): void {
  const lateral = enlace?.closest('.marco-lateral');
  if (!enlace || !lateral) return;
  const { top, bottom } = enlace.getBoundingClientRect();
  const hueco = lateral.getBoundingClientRect();
  const debajo = bottom + MARGEN - Math.min(hueco.bottom, innerHeight);
  lateral.scrollTop += Math.min(0, top - hueco.top) + Math.max(0, debajo);
}

type PropsLineas = Props & { opciones: readonly OpcionMenu[]; actual: string };

/**
 * The lines that fold under another are open while one of them is the screen; when a person opens them they stay open
 * until that person goes elsewhere.
 */
const Lineas = ({ opciones, actual, alElegir }: PropsLineas) => (
  <ul className="lista-lisa">
    {opciones.map(({ camino, texto, contados, dentro }) => (
      <li key={camino} className={dentro && 'menu-plegable encima'}>
        <Link
          className="fila entera alto-dedo tinta sin-raya"
          to={camino}
          onClick={alElegir}
          aria-current={camino === actual ? 'page' : undefined}
        >
          <Icono de={camino} />
          {texto}
          {contados.length > 0 && (
            <>
              {' '}
              <Contador de={contados} />
            </>
          )}
        </Link>
        {dentro && (
          <details open={dentro.some((opcion) => opcion.camino === actual)}>
            <summary className="centro" aria-label={`${texto}, por tipo`} />
            <Lineas {...{ opciones: dentro, actual, alElegir }} />
          </details>
        )}
      </li>
    ))}
  </ul>
);

/** The role's menu as plain links: they open in a new tab, read well aloud and cost no code. */
export function MenuLateral({ alElegir }: Props) {
  const usuario = useUsuario();
  const actual = opcionActual(useLocation().pathname);
  const { parametros, hubo_transferencias: hubo = false } = useNegocio();
  // Those that are in the books count on where no more are taken.
  const quedan = usePorDecidir().transferencias > 0;
  const conBanco = seAceptanTransferencias(parametros) || hubo || quedan;
  const menu = useRef<HTMLElement>(null);
  // Once for each screen, as soon as it has its line: whoever looks further down stays there when a number of the menu changes.
  const vista = useRef('');
  useLayoutEffect(() => {
    if (vista.current === actual) return;
    const linea = menu.current?.querySelector('[aria-current="page"]');
    vista.current = linea ? actual : '';
    ponerALaVista(linea);
  });
  return (
    <nav aria-label="Principal" className="menu" ref={menu}>
      {menuDe(usuario.id_rol).map(({ titulo, opciones }) => (
        <section key={titulo}>
          <h2 className="tenue menuda fuerte">{titulo}</h2>
          <Lineas
            opciones={opciones.filter(({ deBanco = false }) => conBanco || !deBanco)}
            {...{ actual, alElegir }}
          />
        </section>
      ))}
    </nav>
  );
}
