// A window without a browser (jsdom), with what screens ask of one and jsdom lacks. The process stays Node's, so that the
// server's code runs in it too: what both have is Node's, but for events and navigation.
import 'fake-indexeddb/auto';
import { JSDOM } from 'jsdom';
import { TELEFONO, type Tamano } from '../../e2e/apoyo/tamanos.ts';
import { cumple } from './medios.ts';

export const ORIGEN = 'http://leal.local';

/** Node's own: one sender at a time, as among the tabs of a phone. */
const { locks } = globalThis.navigator;

/** The layers that antd leaves in the page when they have closed; without its style sheets nothing else hides them. */
const CERRADOS = ['dropdown', 'tooltip', 'select-dropdown', 'picker-dropdown', 'drawer-content-wrapper']
  .map((nombre) => `.ant-${nombre}-hidden`)
  .join();
const PAGINA = `<!doctype html><html class="leal" lang="es-MX"><head><style>${CERRADOS} { display: none }</style></head>`;

const { window } = new JSDOM(PAGINA, {
  url: `${ORIGEN}/leal/`,
  pretendToBeVisual: true,
});

/** The classes that must be the window's though Node has them too: an event is only heard by its own kind. */
const DE_LA_VENTANA = new Set([
  'Event',
  'EventTarget',
  'CustomEvent',
  'AbortController',
  'AbortSignal',
  'navigator',
]);
const ATADAS = ['addEventListener', 'removeEventListener', 'dispatchEvent', 'reportError'] as const;

const poner = (nombre: string, value: unknown): void =>
  void Object.defineProperty(globalThis, nombre, { value, configurable: true, writable: true });

for (const nombre of Object.getOwnPropertyNames(window)) {
  if (nombre in globalThis && !DE_LA_VENTANA.has(nombre)) continue;
  const get = (): unknown => Reflect.get(window, nombre);
  Object.defineProperty(globalThis, nombre, {
    configurable: true,
    get,
    set: (valor) => {
      poner(nombre, valor);
    },
  });
}
for (const nombre of ATADAS) poner(nombre, window[nombre].bind(window));
poner('window', globalThis);
poner('self', globalThis);
// Between two tests nobody is there: what the last one still asks for fails at once, and not at its deadline in the next.
poner('fetch', () => Promise.reject(new TypeError('Nobody has a screen open')));

// Nothing is drawn: what is in the page can be seen.
Object.defineProperty(window.Element.prototype, 'checkVisibility', { value: () => true });

let tamano: Tamano = TELEFONO;
const alCambiar = new Set<() => void>();

/** The window's size, which tells whoever asked what fits. */
export function ponerTamano(nuevo: Tamano): void {
  tamano = nuevo;
  poner('innerWidth', nuevo.width);
  poner('innerHeight', nuevo.height);
  for (const avisar of alCambiar) avisar();
}

const matchMedia = (media: string) => {
  const oyentes = new Map<unknown, () => void>();
  const lista = {
    media,
    get matches() {
      return cumple(media, tamano);
    },
    addEventListener: (_: string, oyente: (suceso: object) => void) => {
      const avisar = () => oyente(lista);
      oyentes.set(oyente, avisar);
      alCambiar.add(avisar);
    },
    removeEventListener: (_: string, oyente: unknown) => void alCambiar.delete(oyentes.get(oyente)!),
    addListener: (oyente: () => void) => lista.addEventListener('change', oyente),
    removeListener: (oyente: () => void) => lista.removeEventListener('change', oyente),
  };
  return lista;
};

type AlVerse = (vistos: readonly object[], quien: object) => void;
/** The elements that wait to come into sight; none does by itself, because nothing is drawn. */
const esperan = new Map<Element, () => void>();

/** The element comes into sight, as if it had been scrolled to. */
export const verse = (elemento: Element): void => esperan.get(elemento)?.();
export const porVerse = (): readonly Element[] => [...esperan.keys()];

class Mirador {
  readonly #alVerse: AlVerse;
  readonly #suyos = new Set<Element>();

  constructor(alVerse: AlVerse) {
    this.#alVerse = alVerse;
  }

  observe(target: Element): void {
    this.#suyos.add(target);
    esperan.set(target, () => this.#alVerse([{ isIntersecting: true, intersectionRatio: 1, target }], this));
  }

  unobserve(target: Element): void {
    this.#suyos.delete(target);
    esperan.delete(target);
  }

  disconnect(): void {
    for (const nodo of this.#suyos) this.unobserve(nodo);
  }
}

class SinMedidas {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const FALTAN = {
  matchMedia,
  IntersectionObserver: Mirador,
  ResizeObserver: SinMedidas,
  scrollTo: () => undefined,
};
Object.assign(window, FALTAN);
Object.defineProperty(window.navigator, 'locks', { value: locks });
for (const [nombre, valor] of Object.entries(FALTAN)) poner(nombre, valor);
Object.assign(window.Element.prototype, {
  scrollIntoView: () => undefined,
  scrollTo: () => undefined,
  hasPointerCapture: () => false,
  getAnimations: () => [],
});
// The window says that it cannot animate: a layer that opens is there at once, and one that closes is gone.
Reflect.deleteProperty(Object.getPrototypeOf(window.document.body.style) as object, 'WebkitAnimation');
ponerTamano(TELEFONO);
