import { paraNadie } from '../al-cerrar.ts';
import { soltarCopiaDelDia } from '../copia/duenio.ts';
import { creeHayLinea } from '../linea.ts';
import { conPlazo } from '../plazo.ts';
import { anotar, guardarNuevo, quitar } from './almacen.ts';
import { tropiezoDe } from './intento.ts';
import { esRetenido, type Registro, RETENCION_MS, sinResolver, type Telefono, yaEstaba } from './registro.ts';
import { retener, type Retencion, soltarRetenidos } from './retencion.ts';
import {
  abrirSalida,
  decirGuarda,
  dejarDeEsperar,
  esperar,
  finDeEstaSesion,
  leerRegistros,
  suscribirRegistros,
} from './salida.ts';

/** A person waits in front of 'Procesando...' for this long; after that it is saved, and goes on by itself. */
const PACIENCIA_MS = 4_000;
/**
 * The wait while this page knows of no line: long enough for the answer of a line that is back, and nobody waits for
 * one that is not.
 */
const SIN_LINEA_MS = 500;

/** The server's word on it; null when there is none soon. It goes on waiting while the outcome is unknown. */
function esperarPalabra(clave: string): Promise<Registro | null> {
  return new Promise((resolver) => {
    let paciencia: ReturnType<typeof setTimeout> | undefined;
    const terminar = (palabra: Registro | null) => {
      clearTimeout(paciencia);
      dejar();
      dejarDeEsperar(clave);
      resolver(palabra);
    };
    const mirar = () => {
      const registro = leerRegistros().find((candidato) => candidato.clave === clave);
      if (registro && !sinResolver(registro)) return terminar(registro);
      if (tropiezoDe(clave) === 'sin_linea') return terminar(null);
      if (tropiezoDe(clave) === 'incierto') clearTimeout(paciencia);
    };
    paciencia = setTimeout(() => terminar(null), creeHayLinea() ? PACIENCIA_MS : SIN_LINEA_MS);
    const dejar = suscribirRegistros(mirar);
    mirar();
  });
}

/** Nobody waits longer for a storage that hangs. */
const PLAZO_GUARDAR_MS = 5_000;

/** A register that must not be lost gets the room of what is only a copy. */
async function guardarHaciendoSitio(
  clave: string,
  hacer: (telefono: Telefono) => Registro,
): Promise<Registro> {
  return conPlazo(
    async (fin) => {
      try {
        return await guardarNuevo(clave, hacer, fin);
      } catch {
        fin.throwIfAborted();
        await soltarCopiaDelDia();
        return guardarNuevo(clave, hacer, fin);
      }
    },
    { ms: PLAZO_GUARDAR_MS },
  );
}

let pedida = false;

/** Asks the browser, once, not to throw it away when the phone runs short of room; it may refuse without a word. */
function pedirPermanencia(): void {
  if (pedida) return;
  pedida = true;
  navigator.storage?.persist?.().catch(() => undefined);
}

/** The server's word; null: none soon; or its person has undone it. */
type Palabra = Registro | null | 'deshecho';

type Mandar = (
  deQuien: string,
  clave: string,
  hacer: (telefono: Telefono) => Registro,
  alRetener?: (retencion: Retencion) => void,
) => Promise<Palabra>;

const guardarYEsperar: Mandar = async (deQuien, clave, hacer, alRetener) => {
  abrirSalida(deQuien);
  soltarRetenidos();
  esperar(clave, alRetener ? 'aparte' : 'delante');
  let guardado: Registro;
  try {
    guardado = await guardarHaciendoSitio(clave, (telefono) => ({
      ...hacer(telefono),
      ...(alRetener && { retenido_hasta: Date.now() + RETENCION_MS }),
    }));
    decirGuarda(true);
    pedirPermanencia();
  } catch (error) {
    decirGuarda(false);
    dejarDeEsperar(clave);
    throw error;
  }
  if (alRetener && esRetenido(guardado)) {
    const deshecho = (await retener(clave, alRetener)) === 'deshecho';
    if (deshecho || !creeHayLinea()) {
      dejarDeEsperar(clave);
      return deshecho ? 'deshecho' : null;
    }
  }
  const palabra = await esperarPalabra(clave);
  // The screen that sent it shows the refusal, and still has what was typed; what was left behind stays here.
  if (palabra?.estado === 'rechazado' && !alRetener) await quitar(clave);
  if (palabra && yaEstaba(palabra) && !(alRetener && document.hidden)) await anotar(clave, { dicho: true });
  return palabra;
};

/**
 * Keeps it on this phone and sends it. Resolves with the server's word; with null when there is no line, or no answer
 * soon: it is saved, and sent later. Rejects, with nothing kept, when the phone cannot store it. With `alRetener` it is
 * held first, so that it can be undone. Who signs out meanwhile is told nothing, and neither is the next person.
 */
export const mandarPorSalida: Mandar = async (...que) => {
  const fin = finDeEstaSesion();
  const palabra = await guardarYEsperar(...que);
  return fin.aborted ? paraNadie() : palabra;
};
