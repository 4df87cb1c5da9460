import 'virtual:estilos-antd/acceso.css';
import './app/base.css';
import './features/acceso/acceso.css';

const datos = document.documentElement.dataset;
/** What arranque.js found before the first paint: the prerendered login, or a screen behind it. */
const esAcceso = datos['pantalla'] === 'acceso';

/** Runs after the next paint; at once in a tab that is not painting. */
function alPintar(hacer: () => void): void {
  if (document.visibilityState === 'hidden') return hacer();
  requestAnimationFrame(() => setTimeout(hacer));
}

async function empezar(): Promise<void> {
  const { arrancarSesion, hidratar, montar } = await import('./app/montar.tsx');
  const raiz = document.getElementById('root');
  if (!raiz) throw new Error('index.html has no #root');
  datos['pantalla'] = 'lista';
  if (esAcceso && raiz.hasChildNodes()) {
    hidratar(raiz);
    alPintar(() => void arrancarSesion());
  } else {
    montar(raiz);
    void arrancarSesion();
  }
}

// The login can be read and typed into without its code, which leaves the line to its styles until the first paint.
if (esAcceso) alPintar(() => void empezar());
else void empezar();
