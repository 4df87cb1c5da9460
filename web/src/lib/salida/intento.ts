import { leerClave } from '@leal/contract';
import { esDeLaCuenta } from '@leal/domain';
import { type CodigoApi, ErrorApi, esDefinitivo, nadaDice } from '../api/error-api.ts';
import { leerCuerpo } from '../api/leer-respuesta.ts';
import { llamarCon, mandarPeticion, sinLinea } from '../api/llamar.ts';
import { BASE_API } from '../api/peticion.ts';
import { ahora } from '../reloj.ts';
import { anotar, tomar } from './almacen.ts';
import { type Registro, traeDinero } from './registro.ts';
import { crearOyentes } from '../oyentes.ts';

/** The obstacle that this page has met: no line, so nothing was sent; or it was sent, and its answer was lost. */
type Tropiezo = 'sin_linea' | 'incierto';
const tropiezos = new Map<string, { readonly cual: Tropiezo; readonly veces: number }>();
const oyentes = crearOyentes();

export const tropiezoDe = (clave: string): Tropiezo | undefined => tropiezos.get(clave)?.cual;

export const alTropezar = oyentes.suscribir;

export function tropezar(clave: string, cual: Tropiezo): void {
  const antes = tropiezos.get(clave);
  // A register that was sent once may have arrived, whatever happened to it afterwards.
  tropiezos.set(clave, {
    cual: antes?.cual === 'incierto' ? 'incierto' : cual,
    veces: (antes?.veces ?? 0) + 1,
  });
  oyentes.despertar();
}

export const veces = ({ clave }: Registro): number => tropiezos.get(clave)?.veces ?? 0;

async function mandar({ url, metodo, cuerpo, clave }: Registro) {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': clave };
  const init = { method: metodo, headers, ...(cuerpo !== null && { body: cuerpo }) };
  return mandarPeticion({ url, init }, { clave }, async (respuesta) => ({
    http: respuesta.status,
    respuesta: await leerCuerpo(respuesta),
  }));
}

/** The server has refused: it is not asked again. An error about the account is none: it waits for its person. */
const seNego = (error: unknown): error is ErrorApi =>
  error instanceof ErrorApi && esDefinitivo(error) && !nadaDice(error) && !esDeLaCuenta(error);

/** The server remembers for some days what it has answered under a key: a week, unless its owner says less. */
const MS_RECORDADA = 6 * 86_400_000;

/**
 * Whether the server has done it already, asked when it may have forgotten the key: sent again, it would do it twice. Cash
 * need not be asked about: a payment that old is answered by what it became.
 */
async function yaSeHizo(registro: Registro): Promise<boolean> {
  const { clave, metodo, url, capturado_en } = registro;
  const edad = ahora().getTime() - Date.parse(capturado_en);
  if ((edad < MS_RECORDADA && !registro.reenviado) || traeDinero(registro)) return false;
  const [ruta] = url.replace(BASE_API, '').split('?');
  try {
    return (await llamarCon(leerClave, { consulta: { clave, metodo, ruta } })).conocida;
  } catch (error) {
    if (seNego(error)) return false;
    throw error;
  }
}

/** The call was not sent, or turned away before anything was done. */
const NADA_SE_HIZO: readonly CodigoApi[] = ['SIN_CONEXION', 'INTENTA_DE_NUEVO', 'DEMASIADAS_SOLICITUDES'];

const ACEPTADO = 202;

/** Taken, and for a manager to decide: a late capture, or a payment of several abonos. */
const esPorRevisar = (http: number, respuesta: unknown): boolean =>
  http === ACEPTADO ||
  (respuesta as { requiereAprobacion?: unknown } | undefined)?.requiereAprobacion === true;

/** The server's reason for leaving it to the manager. */
function razonDe(respuesta: unknown): Pick<Registro, 'mensaje'> {
  const { mensaje } = (respuesta ?? {}) as { mensaje?: unknown };
  return typeof mensaje === 'string' ? { mensaje } : {};
}

/**
 * Sends it once, unless it is gone, and notes the server's word. Resolves with how long to wait before anything is sent
 * again, in ms: 0 after an answer, null when the usual pause will do.
 */
export async function intentar(clave: string, fin: AbortSignal): Promise<number | null> {
  // Only what really leaves is marked as on its way: a phone that dies in a try without a line has sent nothing.
  if (await sinLinea()) {
    if (!fin.aborted) tropezar(clave, 'sin_linea');
    return null;
  }
  const registro = await tomar(clave);
  if (!registro) return 0;
  const { estado: previo } = registro;
  const resuelto_en = () => ahora().toISOString();
  try {
    if (await yaSeHizo(registro)) {
      await anotar(clave, { estado: 'confirmado', resuelto_en: resuelto_en() });
      tropiezos.delete(clave);
      return 0;
    }
    const { http, respuesta } = await mandar(registro);
    const estado = esPorRevisar(http, respuesta) ? 'en_revision' : 'confirmado';
    const razon = estado === 'en_revision' ? razonDe(respuesta) : {};
    await anotar(clave, { estado, http, respuesta, ...razon, resuelto_en: resuelto_en() });
    tropiezos.delete(clave);
    return 0;
  } catch (error) {
    if (fin.aborted) return null;
    if (!(error instanceof ErrorApi)) throw error;
    const { codigo, mensaje, detalles, http, espera_ms = null } = error;
    if (seNego(error)) {
      await anotar(clave, {
        estado: 'rechazado',
        codigo,
        mensaje,
        detalles,
        http,
        resuelto_en: resuelto_en(),
      });
      tropiezos.delete(clave);
      return 0;
    }
    const sinEnviar = NADA_SE_HIZO.includes(codigo);
    if (sinEnviar) await anotar(clave, { estado: previo });
    tropezar(clave, sinEnviar && previo === 'pendiente' ? 'sin_linea' : 'incierto');
    return espera_ms;
  }
}
