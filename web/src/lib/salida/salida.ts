import { useSyncExternalStore } from 'react';
import { alCerrarSesion } from '../al-cerrar.ts';
import { creeHayLinea } from '../linea.ts';
import { conPlazo } from '../plazo.ts';
import { alCambiarSalida, archivoDe, cambiarUno, cambiarVarios, quitar, registrosDe } from './almacen.ts';
import { borrarApuntes, type Apunte, apuntar, apuntes } from './apuntes.ts';
import { alTropezar, tropezar, tropiezoDe } from './intento.ts';
import { esElMismo, porAclarar, type Registro, sinResolver, sinTerminar } from './registro.ts';
import { atender } from './remitente.ts';
import { revisarRetenidos, soltarRetenidos } from './retencion.ts';
import { crearOyentes } from '../oyentes.ts';
import { ahora } from '../reloj.ts';

/**
 * The outbox of whoever is signed in, as this page sees it. A collector's deed is on the phone's disk before it is
 * called saved, and is sent from there by one sender (`remitente.ts`), now or when the line is back.
 */
let uid = '';
let fin = new AbortController();
let registros: readonly Registro[] = [];
const oyentes = crearOyentes();
const { despertar } = oyentes;
/** This page tells its answer: somebody stands in front of it, or has gone on because it is saved. */
type Espera = 'delante' | 'aparte';
const esperados = new Map<string, Espera>();

type AlResolver = (registro: Registro) => void;
let alResolver: AlResolver | undefined;
/** Resolved before anybody could be told. */
let sinDecir: Registro[] = [];

/** The reading of the phone's storage: a screen says so when it fails. */
type Lectura = 'leyendo' | 'leida' | 'fallo';
let lectura: Lectura = 'leyendo';
export const leerLectura = (): Lectura => lectura;

/** False since the phone could not keep what was done last: nothing is called saved then. */
let guarda = true;
export const leerGuarda = (): boolean => guarda;

/** The registers that were not sent, and are not on this phone any more. */
let perdidos: readonly Apunte[] = [];
export const leerPerdidos = (): readonly Apunte[] => perdidos;

export const leerRegistros = (): readonly Registro[] => registros;

export const suscribirRegistros = oyentes.suscribir;

/** The registers of this person on this phone, in the order of the taps. */
export const useRegistros = (): readonly Registro[] =>
  useSyncExternalStore(suscribirRegistros, leerRegistros);

export const useLectura = (): Lectura => useSyncExternalStore(suscribirRegistros, leerLectura);
export const useGuarda = (): boolean => useSyncExternalStore(suscribirRegistros, leerGuarda);
export const usePerdidos = (): readonly Apunte[] => useSyncExternalStore(suscribirRegistros, leerPerdidos);

type SinEnviar = {
  readonly registro: Registro;
  readonly incierto: boolean;
  readonly enCamino: boolean;
  /** The person who did it here has not been told that it is saved: this page has yet to say what became of it. */
  readonly esperado: boolean;
};

/** The register's answer is about to come, as far as this page knows. */
const enCamino = ({ clave }: Registro): boolean =>
  esperados.has(clave) && tropiezoDe(clave) === undefined && creeHayLinea();

/**
 * The registers that this page must not forget: not sent yet, or sent without an answer. The one that somebody stands
 * in front of is neither yet.
 */
export const sinEnviar = (): readonly SinEnviar[] =>
  registros.filter(sinResolver).flatMap((registro) => {
    const { clave } = registro;
    const incierto = tropiezoDe(clave) === 'incierto';
    if (!incierto && esperados.get(clave) === 'delante') return [];
    return [{ registro, incierto, enCamino: enCamino(registro), esperado: esperados.has(clave) }];
  });

/** The number that is worth telling: with a line, a register on its way is no news. */
export const usePorSincronizar = (hayLinea: boolean): number =>
  useSyncExternalStore(
    suscribirRegistros,
    () => registros.filter((registro) => sinResolver(registro) && !(hayLinea && enCamino(registro))).length,
  );

export const esperar = (clave: string, como: Espera): unknown => esperados.set(clave, como);

/** The register's answer is told like that of any other from now on. */
export function dejarDeEsperar(clave: string): void {
  esperados.delete(clave);
  despertar();
}

/** Whether the phone could keep the last register. */
export function decirGuarda(pudo: boolean): void {
  guarda = pudo;
}

/**
 * The lost registers: noted before and after the storage was read, and not in it. A register that leaves it by our hand
 * loses its note first.
 */
function buscarPerdidos(antes: readonly Apunte[], leidos: readonly Registro[]): void {
  const hay = new Set(leidos.map(({ clave }) => clave));
  const siguen = new Set(apuntes().map(({ clave }) => clave));
  const faltan = antes.filter(({ clave }) => siguen.has(clave) && !hay.has(clave));
  if (faltan.length !== perdidos.length) perdidos = faltan;
}

/** The losses that the person was told of are forgotten. */
export function olvidarPerdidos(): void {
  borrarApuntes(perdidos.map(({ clave }) => clave));
  perdidos = [];
  despertar();
}

async function releer(): Promise<void> {
  const deQuien = uid;
  if (deQuien === '') return;
  const marcados = apuntes().filter((marca) => marca.uid === deQuien);
  const leidos = await conPlazo(() => registrosDe(deQuien)).catch((error: unknown) => {
    lectura = 'fallo';
    despertar();
    throw error;
  });
  if (deQuien !== uid) return;
  lectura = 'leida';
  buscarPerdidos(marcados, leidos);
  const antes = new Map(registros.map((registro) => [registro.clave, registro]));
  // A register that has not changed is the same object, so that its card is not drawn again.
  registros = leidos.map((leido) => {
    const previo = antes.get(leido.clave);
    return previo && esElMismo(previo, leido) ? previo : leido;
  });
  const resueltos = registros.filter((registro) => {
    const previo = antes.get(registro.clave);
    return previo && sinResolver(previo) && !sinResolver(registro) && !esperados.has(registro.clave);
  });
  revisarRetenidos(registros);
  despertar();
  if (alResolver) resueltos.forEach(alResolver);
  else sinDecir.push(...resueltos);
}

/** Sent by an earlier page, which never learnt the outcome. */
function dudarDeLoEnviado(): void {
  for (const { clave, estado } of registros)
    if (estado === 'enviando' && !esperados.has(clave)) tropezar(clave, 'incierto');
}

const MS_DIA = 86_400_000;

/** The server remembers its keys so long: a backup that old may be put back, without what came after it. */
const DIAS_GUARDADO = 7;
const clavesDe = (leidos: readonly Registro[]): string[] => leidos.map(({ clave }) => clave);

/** A confirmed register stays in sight for a day, for other tabs; then it is put away, and forgotten after a week. */
async function guardarViejos(deQuien: string): Promise<void> {
  const masDe = (dias: number) => (registro: Registro) =>
    Date.parse(registro.resuelto_en ?? '') < ahora().getTime() - dias * MS_DIA;
  const viejos = registros
    .filter((registro) => registro.estado === 'confirmado' && !porAclarar(registro))
    .filter(masDe(1));
  const archivo = archivoDe(deQuien);
  if (viejos.length > 0)
    await cambiarVarios(clavesDe(viejos), (registro) => ({
      ...registro,
      uid: archivo,
      respuesta: undefined,
    }));
  const olvidados = (await registrosDe(archivo)).filter(masDe(DIAS_GUARDADO));
  if (olvidados.length > 0) await quitar(...clavesDe(olvidados));
}

/**
 * Sends all of these days again, each under its key: what the server has is answered as it was, what a restore has taken
 * from it is done again. Resolves with how many.
 */
export async function volverAEnviar(): Promise<number> {
  const deQuien = uid;
  const hechos = registros.filter(({ estado }) => estado === 'confirmado' || estado === 'en_revision');
  const claves = clavesDe([...(await registrosDe(archivoDe(deQuien))), ...hechos]);
  await cambiarVarios(claves, (registro) =>
    sinResolver(registro)
      ? registro
      : { ...registro, uid: deQuien, estado: 'pendiente', mensaje: undefined, reenviado: true },
  );
  return claves.length;
}

/** A screen calls this too, where somebody asks for it after it has failed. */
export const releerSalida = (): Promise<void> => releer().catch(globalThis.reportError);

alCambiarSalida(() => void releerSalida());
alTropezar(despertar);

alCerrarSesion(() => {
  soltarRetenidos();
  fin.abort();
  fin = new AbortController();
  uid = '';
  registros = [];
  lectura = 'leyendo';
  guarda = true;
  perdidos = [];
  esperados.clear();
  sinDecir = [];
  despertar();
});

/** Aborted when the session that is open now is over. */
export const finDeEstaSesion = (): AbortSignal => fin.signal;

/** Begins to send for this person; once for a session. */
export function abrirSalida(deQuien: string): void {
  if (uid === deQuien) return;
  uid = deQuien;
  const senal = fin.signal;
  void releer()
    .then(() => registros.forEach((registro) => apuntar(registro, sinTerminar(registro))))
    .then(dudarDeLoEnviado)
    .then(() => guardarViejos(deQuien))
    .catch(globalThis.reportError)
    .then(() => atender(deQuien, senal));
}

/** Resolves when the phone's storage has been read, or cannot be: only then a screen knows what it must draw over a copy. */
export function salidaLeida(deQuien: string): Promise<void> {
  abrirSalida(deQuien);
  return new Promise((resolver) => {
    const mirar = () => {
      if (lectura === 'leyendo') return;
      dejar();
      resolver();
    };
    const dejar = suscribirRegistros(mirar);
    mirar();
  });
}

/** Called for each register whose outcome comes while nobody waits for it, in every tab. */
export function alResolverRegistros(hacer: AlResolver): () => void {
  alResolver = hacer;
  sinDecir.splice(0).forEach(hacer);
  return () => {
    alResolver = undefined;
  };
}

/**
 * Changes a register as its person decides, if it is in this state still: nothing is changed under the sender, or twice
 * by two tabs. `hacer` gives what it becomes; nothing: this phone forgets it. False when it is in another state by now.
 */
export async function cambiarRegistro(
  { clave, estado }: Registro,
  hacer: (antes: Registro) => Registro | undefined,
): Promise<boolean> {
  const antes = await cambiarUno(clave, (guardado) =>
    guardado.estado === estado ? hacer(guardado) : guardado,
  );
  return antes?.estado === estado;
}

/** The register is sent again as it was: a refusal may have had a reason that is gone. */
export const reintentarRegistro = (registro: Registro): Promise<boolean> =>
  cambiarRegistro(registro, (antes) => ({ ...antes, estado: 'pendiente' }));

/** The register is gone for good: the caller has asked its person. */
export const olvidarRegistro = (registro: Registro): Promise<boolean> =>
  cambiarRegistro(registro, () => undefined);

/** A manager has decided the register: it leaves the list, and is kept like whatever is over. */
export const terminarRegistro = (registro: Registro): Promise<boolean> =>
  cambiarRegistro(registro, (antes) => ({ ...antes, estado: 'confirmado', dicho: true }));
