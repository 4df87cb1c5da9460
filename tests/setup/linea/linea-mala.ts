// The line between a browser and the local suite, in the hands of a test. Faults are made here and not in the browser:
// a page's own switches (`setOffline`, `route`) do not reach its workers, and know nothing of an answer lost on the way.
import type { ClienteSuite } from '@leal/local';
import { abrirPuerta, type Efecto, type Paso, type Puerta } from './puerta.ts';

export type { Efecto, Paso } from './puerta.ts';

/** The fault of the next calls whose method and address say this: 'POST /leal-api/abonos/registrar'. */
export type Falla = {
  readonly si: RegExp;
  /** How many of them; all, if nothing is said. */
  readonly veces?: number;
  readonly efecto: Efecto | ((paso: Paso) => Efecto | undefined);
};

const SERVICIOS = ['auth', 'firestore', 'hosting'] as const;
const EFECTOS = { bien: undefined, cortada: 'cortar', colgada: 'colgar' } as const;

/** The parts of a suite that are needed. */
type Extremo = Pick<ClienteSuite, 'url' | 'api'> & {
  readonly puertos: Pick<ClienteSuite['puertos'], (typeof SERVICIOS)[number]>;
};

export type LineaMala<S extends Extremo = ClienteSuite> = {
  /** The suite as it is reached over this line. */
  readonly suite: S;
  /** For every service, and for what is on its way: all is well, nothing gets through, nothing ever answers. */
  readonly poner: (estado: keyof typeof EFECTOS) => void;
  /** The first that fits decides, the oldest first; what it gives back takes it away. */
  readonly fallar: (falla: Falla) => () => void;
  /** Every call so far, the oldest first; what a browser asks before a call to another origin is none. */
  readonly pasos: (si: RegExp) => readonly Paso[];
  /** How often the server has got such a call. */
  readonly llegaron: (si: RegExp) => number;
  /** Resets what hangs. A browser has six connections to a host: hanging calls would keep others from starting. */
  readonly soltar: () => void;
  /** The line is as it was at first: no faults, nothing that hangs, nothing counted. */
  readonly sanar: () => void;
  readonly cerrar: () => Promise<void>;
};

const PREGUNTA = 'OPTIONS';
const GALLETA = /(?<=__FIREBASE_DEFAULTS__=)[^;]+/;

const cambiarBase64 = (texto: string, cambiar: (texto: string) => string): string =>
  Buffer.from(cambiar(Buffer.from(texto, 'base64url').toString('utf8'))).toString('base64url');

const cambiarPuertos = (nuevos: ReadonlyMap<number, number>) => (texto: string) =>
  texto.replaceAll(/(?<=127\.0\.0\.1:)\d+/g, (puerto) => String(nuevos.get(Number(puerto)) ?? puerto));

/** Leads a page to the line where the suite's answer leads it to a service: in its policy and in the SDKs' cookie. */
const alPuerto = (nuevos: ReadonlyMap<number, number>) => {
  const cambiar = cambiarPuertos(nuevos);
  return (texto: string) => cambiar(texto).replace(GALLETA, (valor) => cambiarBase64(valor, cambiar));
};

const encaja = (si: RegExp, { metodo, ruta }: Paso): boolean => si.test(`${metodo} ${ruta}`);

/** The control of what happens to the calls. */
function crearMando() {
  let entera: 'cortar' | 'colgar' | undefined;
  const fallas = new Set<{ falla: Falla; quedan: number }>();
  const efectoDe = (paso: Paso): Efecto | undefined => {
    if (entera || paso.metodo === PREGUNTA) return entera;
    const viva = [...fallas].find(({ falla, quedan }) => quedan > 0 && encaja(falla.si, paso));
    if (!viva) return undefined;
    viva.quedan -= 1;
    return typeof viva.falla.efecto === 'function' ? viva.falla.efecto(paso) : viva.falla.efecto;
  };
  const fallar = (falla: Falla) => {
    const viva = { falla, quedan: falla.veces ?? Infinity };
    fallas.add(viva);
    return () => void fallas.delete(viva);
  };
  const ponerEntera = (efecto: 'cortar' | 'colgar' | undefined) => (entera = efecto);
  return { efectoDe, fallar, olvidar: () => fallas.clear(), ponerEntera, muda: () => entera === 'colgar' };
}

const cerrarPuerta = ({ servidor }: Puerta): Promise<void> => {
  servidor.closeAllConnections();
  return new Promise((resolver) => servidor.close(() => resolver()));
};

/** A line to that suite; its caller closes it. */
export async function abrirLinea<S extends Extremo>(suite: S): Promise<LineaMala<S>> {
  const { fallar, olvidar, ponerEntera, ...mando } = crearMando();
  const todos: Paso[] = [];
  const anotar = (paso: Paso) => void (paso.metodo === PREGUNTA || todos.push(paso));
  const puertas = new Map<number, number>();
  const servicios = new Map<number, number>();
  const vestir = alPuerto(puertas);
  const desvestir = cambiarPuertos(servicios);
  const abiertas = await Promise.all(
    SERVICIOS.map((servicio) =>
      abrirPuerta({ destino: suite.puertos[servicio], anotar, vestir, desvestir, ...mando }),
    ),
  );
  SERVICIOS.forEach((servicio, i) => {
    const [puertoPropio, nuestro] = [suite.puertos[servicio], abiertas[i]!.puerto];
    puertas.set(puertoPropio, nuestro);
    servicios.set(nuestro, puertoPropio);
  });
  const soltar = () => abiertas.forEach(({ servidor }) => servidor.closeAllConnections());
  const pasos = (si: RegExp) => todos.filter((paso) => encaja(si, paso));
  return {
    suite: { ...suite, url: vestir(suite.url), api: vestir(suite.api) },
    poner: (estado) => {
      ponerEntera(EFECTOS[estado]);
      if (estado === 'cortada') soltar();
    },
    fallar,
    pasos,
    llegaron: (si) => pasos(si).reduce((suma, { veces }) => suma + veces, 0),
    soltar,
    sanar: () => {
      ponerEntera(undefined);
      olvidar();
      soltar();
      todos.length = 0;
    },
    cerrar: async () => void (await Promise.all(abiertas.map(cerrarPuerta))),
  };
}
