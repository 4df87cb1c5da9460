import { PROYECTO } from '../entorno.ts';

/** The names of documents begin with it. */
export const RAIZ_DOCUMENTOS = `projects/${PROYECTO}/databases/(default)/documents`;

/** The local suite's services, as their owner; where they are says the environment that `elegirDestino` has set. */
const SERVICIOS = {
  firestore: ['FIRESTORE_EMULATOR_HOST', `v1/${RAIZ_DOCUMENTOS}`],
  auth: ['FIREBASE_AUTH_EMULATOR_HOST', `identitytoolkit.googleapis.com/v1/projects/${PROYECTO}`],
} as const;

const CABECERAS = { authorization: 'Bearer owner', 'content-type': 'application/json' };

export async function pedir<T>(
  servicio: keyof typeof SERVICIOS,
  llamada: string,
  cuerpo?: object,
): Promise<T> {
  const [variable, raiz] = SERVICIOS[servicio];
  const opciones = cuerpo ? { method: 'POST', body: JSON.stringify(cuerpo) } : {};
  const url = `http://${process.env[variable]}/${raiz}${llamada}`;
  const respuesta = await fetch(url, { headers: CABECERAS, ...opciones });
  const texto = await respuesta.text();
  if (!respuesta.ok) throw new Error(`${servicio}, ${llamada}: ${respuesta.status} ${texto}`);
  return JSON.parse(texto) as T;
}
