// The state of the cloud now, asked for by firebase-tools' own code and with its session.
import { ErrorLocal } from '../error-local.ts';
import { type Funcion, type Indices, parte } from './firebase-tools.ts';

export interface Pagina {
  readonly html: string;
  readonly politica: string | null;
}
export interface Desplegado {
  readonly funciones: readonly Funcion[];
  readonly indices: Indices;
  readonly reglas: string | null;
  readonly pagina: Pagina | null;
}

/** Enters with the session of `firebase login`, or the credentials of this machine. */
export async function entrar(raiz: string, proyecto: string): Promise<void> {
  const { selectAccount, setActiveAccount } = parte('auth');
  const opciones = { project: proyecto, projectId: proyecto };
  const cuenta = selectAccount(undefined, raiz);
  if (cuenta) setActiveAccount(opciones, cuenta);
  try {
    await parte('requireAuth').requireAuth(opciones);
  } catch (error) {
    throw new ErrorLocal(
      'Esta máquina no tiene una sesión de Google: corre npx firebase login (sin navegador: gcloud auth application-default login) y vuelve a intentar.',
      { cause: error },
    );
  }
}

async function leerIndices(proyecto: string): Promise<Indices> {
  const { FirestoreApi } = parte('firestore/api');
  const api = new FirestoreApi();
  const [indices, campos] = await Promise.all([api.listIndexes(proyecto), api.listFieldOverrides(proyecto)]);
  return api.makeIndexSpec(indices, campos);
}

async function leerReglas(proyecto: string): Promise<string | null> {
  const reglas = parte('gcp/rules');
  const versiones = await reglas.listAllReleases(proyecto);
  const nombre = await reglas.getLatestRulesetName(proyecto, 'cloud.firestore', versiones);
  return nombre === null ? null : ((await reglas.getRulesetContent(nombre))[0]?.content ?? null);
}

async function leerFunciones(proyecto: string): Promise<Funcion[]> {
  const backend = parte('deploy/functions/backend');
  return backend.allEndpoints(await backend.existingBackend({ projectId: proyecto }));
}

/** Reads the page as anybody gets it; null before the first deployment. */
async function leerPagina(sitio: string): Promise<Pagina | null> {
  const respuesta = await fetch(`${sitio}/leal/index.html`).catch(() => undefined);
  if (!respuesta?.ok) return null;
  return { html: await respuesta.text(), politica: respuesta.headers.get('content-security-policy') };
}

/** Hosting has no settings to give the page without a web app. */
async function exigirAppWeb(proyecto: string): Promise<void> {
  const apps = await parte('management/apps').listFirebaseApps(proyecto, 'WEB');
  if (apps.length > 0) return;
  throw new ErrorLocal(
    `El proyecto "${proyecto}" no tiene una app web, y la página no sabría a quién llamar: npx firebase apps:create WEB Leal --project ${proyecto}`,
  );
}

export async function leerDesplegado(proyecto: string, sitio: string): Promise<Desplegado> {
  try {
    await exigirAppWeb(proyecto);
    const [funciones, indices, reglas, pagina] = await Promise.all([
      leerFunciones(proyecto),
      leerIndices(proyecto),
      leerReglas(proyecto),
      leerPagina(sitio),
    ]);
    return { funciones, indices, reglas, pagina };
  } catch (error) {
    if (error instanceof ErrorLocal) throw error;
    throw new ErrorLocal(
      `No se pudo leer el proyecto "${proyecto}" (${(error as Error).message}); revisa que exista, que esta cuenta tenga permiso y docs/deploy.md.`,
      { cause: error },
    );
  }
}
