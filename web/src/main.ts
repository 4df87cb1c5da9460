import 'virtual:estilos-antd/acceso.css';
import './app/base.css';
import './acceso/acceso.css';
import { oirFallas } from './app/fallas.ts';

const datos = document.documentElement.dataset;
/** The finding of arranque.js before the first paint: the prerendered login, or a screen behind it. */
const esAcceso = datos['pantalla'] === 'acceso';

/** Runs after the next paint; at once in a tab that is not painting. */
function alPintar(hacer: () => void): void {
  if (document.visibilityState === 'hidden') return hacer();
  requestAnimationFrame(() => setTimeout(hacer));
}

const raiz = document.getElementById('root');

/** A receipt's page: for people without a session, with a screen's code of its own. */
async function abrirComprobante(): Promise<void> {
  const { montarComprobante } = await import('./app/montar-comprobante.tsx');
  datos['pantalla'] = 'lista';
  if (raiz) montarComprobante(raiz);
}

async function abrir(): Promise<void> {
  if (location.pathname.startsWith('/leal/comprobante/')) return abrirComprobante();
  const { arrancarSesion, hidratar, montar } = await import('./app/montar.tsx');
  if (!raiz) throw new Error('index.html has no #root');
  // The code has just run for the first time: whoever touches now is heard before the screen is mounted.
  await new Promise((seguir) => setTimeout(seguir));
  datos['pantalla'] = 'lista';
  if (esAcceso && raiz.hasChildNodes()) {
    hidratar(raiz);
    alPintar(() => void arrancarSesion());
  } else {
    montar(raiz);
    void arrancarSesion();
  }
}

/** The page says so itself, because there is no React without the app's code; what was typed into the login stays. */
function sinAplicacion(): void {
  datos['pantalla'] = 'lista';
  const aviso = '<h1>No se pudo abrir Leal</h1><p>Revisa tu señal.</p><a href="">Recargar</a>';
  raiz?.insertAdjacentHTML('afterbegin', `<section class="pantalla-aviso" role="alert">${aviso}</section>`);
}

const empezar = (): Promise<void> => abrir().catch(sinAplicacion);

oirFallas();
// The login can be read and typed into without its code, which leaves the line to its styles until the first paint.
if (esAcceso) alPintar(() => void empezar());
else void empezar();
