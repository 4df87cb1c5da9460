// An office in which holidays are listed and taken off the list while its loans run, minute by minute of the clock's job.
import { fecha, instanteLocal, NEGOCIO_POR_DEFECTO } from '@leal/domain';
import { abrirSala, alEmpezar, type Caminante, gente, type Sala } from '@leal/jugador';
import { type CreditoDeCartera, type Documento, unaCartera } from '@leal/seed';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { documentoNegocio } from '../../functions/src/data/configuracion.ts';
import { SIN_AJUSTES } from '../../functions/src/use-cases/ajustes/presentar-ajustes.ts';
import { llevarAjustes } from '../../functions/src/use-cases/ajustes/llevar-ajustes.ts';
import { invocar } from '../setup/invocar.ts';
import { comprobarLibro, libroDe } from '../setup/libro.ts';
import { sinDiferencias, sinErrores } from './con-oficina.ts';

const UN_MINUTO = 60_000;
export const oficina = gente('feria', 2, 1);
const { cobradores, gerentes } = oficina;
export const [cobrador, otro, gerente] = [...cobradores, ...gerentes] as [Caminante, Caminante, Caminante];

let sala: Sala;
let ahora: Date;
export const hoy = (): Date => ahora;
export const enSala = (): Sala => sala;
const reloj = { ahora: hoy };

export const a = (dia: string, hora: string): Date => (ahora = instanteLocal(fecha(dia), hora));
export const puente = (dia: string, nombre = 'Puente') => ({ fecha: fecha(dia), nombre });
export const llevar = (limite_ms = Infinity) => llevarAjustes(reloj, limite_ms);

async function abrirCon(delAlmacen: Parameters<typeof abrirSala>[1]): Promise<void> {
  sala = await abrirSala('demo-feria', delAlmacen);
  sinErrores(sala);
  sala.ponerReloj(hoy);
}
export const abrirFeria = (): Promise<void> => abrirCon({});
export const cerrarFeria = (): Promise<void> => sala.cerrar();

/** The settings as somebody writes them in the console. */
export const enConsola = (ajustes: Partial<typeof SIN_AJUSTES>) =>
  documentoNegocio().set({ ...SIN_AJUSTES, ...ajustes });
export const enLista = (...festivos: ReturnType<typeof puente>[]) => enConsola({ festivos });

/** The settings as a manager reads and saves them. */
export const leidos = async () => (await invocar(gerente, 'leerAjustes')).cuerpo;
export const guardar = async (cambios: object, resto: object = {}) =>
  invocar(gerente, 'guardarAjustes', { cuerpo: { cambios, visto: (await leidos()).version, ...resto } });

/** Everybody has a loan of each term since Friday 2026-10-30; it is Wednesday 2026-11-18, 11:00, and no day is listed. */
export async function empezar(documentos?: () => Documento[]): Promise<void> {
  sala.quitarFallas();
  a('2026-11-09', '11:00');
  sala.vaciar(documentos?.() ?? alEmpezar(oficina, NEGOCIO_POR_DEFECTO, ahora));
  a('2026-11-18', '11:00');
  await enLista();
  await llevar();
}

/** The same, where the other collector has these loans instead. */
export const empezarCon = (creditos: readonly CreditoDeCartera[]): Promise<void> =>
  empezar(() => {
    const deUno = alEmpezar({ ...oficina, cobradores: [cobrador] }, NEGOCIO_POR_DEFECTO, ahora);
    const suyo = { id_usuario: otro.uid, email: `${otro.uid}@leal.demo`, nombre: 'Otro', creado_en: ahora };
    const cartera = { ahora, cobrador: suyo, negocio: NEGOCIO_POR_DEFECTO, creditos };
    return [...deUno, ...unaCartera(cartera).documentos];
  });

export const pasar = (cuantos: number): Date => (ahora = new Date(ahora.getTime() + cuantos * UN_MINUTO));

/** The clock's next minutes: in the third one the version is in force and its credits are over. */
export async function minutos(cuantos = 3): Promise<void> {
  for (let i = 0; i < cuantos; i += 1) {
    pasar(1);
    await llevar();
  }
}

export const doc = (ruta: string) => sala.espejo().documento(ruta) ?? {};
export const mudanza = () => doc('configuracion/mudanza');
/** The rows of the audit with such an action; without it, the credits that went over to another calendar. */
export const anotados = (accion = /^calendario\/mudar$/) =>
  sala
    .espejo()
    .entradas('bitacora')
    .map(([, fila]) => fila)
    .filter((fila) => accion.test(String(fila['accion'])));

/** Sums are those of the rows, counted here and by the night. */
export async function cuadra(): Promise<void> {
  for (const { uid } of oficina.cobradores) comprobarLibro(libroDe(sala.espejo().todo(), uid));
  await sinDiferencias(hoy);
}

/** A payment of the collector's loan of that term, as their phone says it was made. */
export const pagar = (plazo: 30 | 40 | 60, monto: number, clave: string, capturado_en = hoy()) =>
  invocar(cobrador, 'registrarAbono', {
    cuerpo: {
      id_credito: `${cobrador.uid}-cre-${plazo}`,
      monto,
      capturado_en: capturado_en.toISOString(),
      dispositivo: 'tel-1',
    },
    clave,
  });

/** The fair of a file; it begins before each test. */
export function usarFeria(): void {
  beforeAll(abrirFeria);
  afterAll(cerrarFeria);
  beforeEach(() => empezar());
}

/** Before each test the fair begins, and the store's time is the office's, so that it is read as it was at an hour of the office. */
export function usarFeriaEnHora(): void {
  beforeEach(async () => {
    a('2026-11-01', '09:00');
    await abrirCon({ clock: hoy });
    await empezar();
  });
  afterEach(cerrarFeria);
}
