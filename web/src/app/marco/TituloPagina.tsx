import { matchPath, useLocation } from 'react-router-dom';
import { RUTAS } from '../../pages/rutas.ts';

/** The document's title says which screen it is. */
export function TituloPagina() {
  const { pathname } = useLocation();
  const ruta = RUTAS.find(({ camino }) => matchPath(camino, pathname));
  return <title>{ruta ? `${ruta.titulo} · Leal` : 'Leal'}</title>;
}
