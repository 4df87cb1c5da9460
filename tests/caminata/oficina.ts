// An office on a Firestore of its own: three collectors with a client of each term, two managers, a supervisor, and a clock
// that only goes on. Its seed decides everything in it.
import {
  type CalendarioDeCobro,
  fecha,
  festivosDeVersion,
  type Negocio,
  ROL,
  type Sesion,
  sumarDias,
  versionEn,
} from '@leal/domain';
import { type Azar, crearAzar } from '@leal/seed';
import { abrirSala, caminante, gente, nacer, PRIMERA_SESION, type Sala, type Vida } from '@leal/jugador';
import { Caja } from './caja.ts';
import { Claves } from './claves.ts';
import { conNumeros } from './con-oficina.ts';

/** Each walk starts on some day of these weeks. */
const EPOCA = fecha('2026-09-07');
const DIAS_DE_EPOCA = 60;
/** The machine's time moves so far at each step: a document that was contended in the last one is so no more. */
const MS_POR_PASO = 60_000;

/** Two days without collection a month: the same for every walk, because a process remembers the settings. */
export const NEGOCIO = {
  ...conNumeros({ dias_transferencia: 30 }),
  festivos: Array.from({ length: 14 }, (_, i) => ({
    fecha: sumarDias(EPOCA, 9 + i * 13),
    nombre: `Feriado ${i}`,
  })),
};

/** The settings as they are in force now: managers list holidays, and take them off the list. */
export function negocioDe({ espejo, ahora }: Pick<Oficina, 'espejo' | 'ahora'>): Negocio {
  const versiones = espejo.documento('configuracion/calendario')?.['versiones'] as
    | CalendarioDeCobro
    | undefined;
  if (versiones === undefined) return NEGOCIO;
  const calendario = { vigente: versionEn(versiones, ahora()), versiones };
  return {
    ...NEGOCIO,
    festivos: festivosDeVersion({ ...NEGOCIO, calendario }, calendario.vigente),
    calendario,
  };
}

export type Oficina = Vida &
  Pick<Sala, 'fallar' | 'quitarFallas'> & {
    readonly caja: Caja;
    readonly claves: Claves;
    /** The errors that the server logged as unexpected. */
    readonly errores: readonly (readonly unknown[])[];
    /** Somebody signs in: the second of it, which is nobody else's. */
    readonly nuevaSesion: () => Sesion;
    /** A collector signs in again, at the desk. */
    readonly entrar: (uid: string) => void;
    /** Gives the process its own chance and time back. */
    readonly cerrar: () => void;
  };

export async function abrirOficinas() {
  const sala = await abrirSala('demo-caminata');
  const { fallar, quitarFallas } = sala;
  return {
    cerrar: sala.cerrar,
    abrir: (semilla: string): Oficina => {
      const { pasar, quitar } = sala.ponerAzar(crearAzar(`ids ${semilla}`));
      const errores: unknown[][] = [];
      sala.callar((...error) => void errores.push(error));
      quitarFallas();
      const inicio = sumarDias(EPOCA, crearAzar(`inicio ${semilla}`).entero(0, DIAS_DE_EPOCA));
      const quienes = gente(`s${semilla.replaceAll(/\W/g, '-')}`, 3, 2, 1);
      const cobradores = [...quienes.cobradores];
      const vida = nacer(sala, { ...quienes, cobradores }, inicio, NEGOCIO);
      let sesion = PRIMERA_SESION;
      sala.ponerRelojDeCuentas(() => new Date(sesion * 1_000));
      const nuevaSesion = () => (sesion += 1);
      const entrar = (uid: string) => {
        const lugar = cobradores.findIndex((cobrador) => cobrador.uid === uid);
        cobradores[lugar] = caminante(uid, ROL.cobrador, undefined, nuevaSesion());
      };
      const avanzar = (azar: Azar) => {
        vida.avanzar(azar);
        pasar(MS_POR_PASO);
      };
      const propio = { caja: new Caja(), claves: new Claves(), errores, nuevaSesion, entrar };
      return { ...vida, ...propio, avanzar, fallar, quitarFallas, cerrar: quitar };
    },
  };
}

export type Oficinas = Awaited<ReturnType<typeof abrirOficinas>>;
