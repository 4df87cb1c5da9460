import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { FormularioRestablecer } from '../acceso/FormularioRestablecer.tsx';
import { Aplicacion } from './Aplicacion.tsx';
import { Espera } from './Espera.tsx';

/** The login as index.html carries it, all of it. Only the build runs this (build/prerender.ts). */
export const htmlAcceso = (): string =>
  renderToString(
    <StaticRouter basename="/leal/" location="/leal/">
      <Aplicacion />
    </StaticRouter>,
  );

/** The page before a screen behind the login. */
export const htmlEspera = (): string => renderToString(<Espera />);

/** The other states of the login: their styles must be kept too. */
export const htmlEstados = (): string =>
  renderToString(<FormularioRestablecer email="" alVolver={() => undefined} />);
