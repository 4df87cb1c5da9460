// Offices of four collectors after a random part of their life: the same number gives the same office.
import type { CreditoDoc } from '@leal/contract/documentos';
import {
  type Fecha,
  fecha,
  fechaLocal,
  festivosDelPlan,
  type Negocio,
  NEGOCIO_POR_DEFECTO,
  sumarDias,
  type Vacaciones,
} from '@leal/domain';
import { type Azar, crearAzar, type Documento } from '@leal/seed';
import { gente, hacer, importarCartera, Momento, nacer, type Sala, type Vida, vivir } from '@leal/jugador';

export const COBRADORES_POR_OFICINA = 4;

export type Oficina = {
  readonly ahora: Date;
  readonly hoy: Fecha;
  readonly negocio: Negocio;
  /** The collectors by name, as the screens list them. */
  readonly cobradores: readonly {
    readonly id: string;
    readonly nombre: string;
    readonly activo: boolean;
    readonly vacaciones?: Vacaciones | undefined;
  }[];
  readonly documentos: readonly Documento[];
};

/** The days without collection of a loan's plan. */
export const festivosDe =
  ({ negocio }: Pick<Oficina, 'negocio'>) =>
  (credito: CreditoDoc): readonly string[] =>
    festivosDelPlan(credito, negocio).map(({ fecha: dia }) => dia);

/** Lives begin in this half of a year: every day of the week, month's ends, the turn of the year. */
const EPOCA = fecha('2026-09-07');
const DIAS_DE_EPOCA = 182;
/** How often a life is looked at, and how many things happen in between: ten offices, each older than the last. */
export const MIRADAS = 10;
const PASOS = 45;
/** Calls about a portfolio that comes in. */
const IMPORTAN = 6;
const MS_POR_HORA = 3_600_000;

/** Some holidays, and in half of the offices a minimum payment other than the spec's. */
function negocioAlAzar(azar: Azar, inicio: Fecha): Negocio {
  const festivos = [3, 17, 25, 40]
    .filter(() => azar.ocurre(0.5))
    .map((dias) => ({ fecha: sumarDias(inicio, dias), nombre: `Feriado ${dias}` }));
  const porcentaje_abono_minimo = azar.elegir([80, azar.entero(0, 100)]);
  return {
    ...NEGOCIO_POR_DEFECTO,
    festivos,
    parametros: { ...NEGOCIO_POR_DEFECTO.parametros, porcentaje_abono_minimo },
  };
}

/** Somebody brings loans in that ran before. */
async function importar(vida: Vida, azar: Azar): Promise<void> {
  for (let i = 0; i < IMPORTAN; i += 1) {
    const intento = importarCartera(new Momento(vida, azar));
    if (intento) await hacer(intento);
  }
}

/** And takes them back, so that the life goes on as without them. */
async function deshacer({ espejo, gerentes }: Vida): Promise<void> {
  const [quien] = gerentes;
  for (const [, { id_importacion, estado }] of espejo.entradas('importaciones'))
    if (quien && estado !== 'deshecha')
      await hacer({
        quien,
        nombre: 'deshacerImportacion',
        invocacion: { parametros: { id_importacion: String(id_importacion) }, cuerpo: {} },
      });
}

/** One life, as it is at each look. */
async function vidaAlAzar(sala: Sala, numero: number): Promise<Oficina[]> {
  const azar = crearAzar(`vida ${numero}`);
  const inicio = sumarDias(EPOCA, azar.entero(0, DIAS_DE_EPOCA));
  const negocio = negocioAlAzar(azar, inicio);
  const ids = crearAzar(`ids ${numero}`);
  sala.ponerIds(ids);
  const vida = nacer(sala, gente(`v${numero}`, COBRADORES_POR_OFICINA, 1), inicio, negocio);
  const oficinas: Oficina[] = [];
  for (let mirada = 0; mirada < MIRADAS; mirada += 1) {
    await vivir(vida, azar, PASOS);
    // Screens are looked at in the evening, at night and on Sundays as well.
    const ahora = new Date(vida.ahora().getTime() + azar.entero(0, 40) * MS_POR_HORA);
    sala.ponerIds(crearAzar(`ids de la importación ${numero} ${mirada}`));
    await importar(vida, crearAzar(`importar ${numero} ${mirada}`));
    const cobradores = vida.cobradores.map(({ uid: id }) => {
      const { nombre, activo } = vida.espejo.documento(`usuarios/${id}`) ?? {};
      return { id, nombre: String(nombre), activo: activo === true };
    });
    const documentos = vida.espejo.todo();
    await deshacer(vida);
    sala.ponerIds(ids);
    oficinas.push({ ahora, hoy: fechaLocal(ahora), negocio, cobradores, documentos });
  }
  return oficinas;
}

/** Many files look at the same few lives: a process, which runs one file after the other, plays each of these once. */
const RECUERDA = 4;
const jugadas = new Map<number, readonly Oficina[]>();

function recordar(vida: number, oficinas: readonly Oficina[]): readonly Oficina[] {
  jugadas.delete(vida);
  jugadas.set(vida, oficinas);
  for (const antigua of [...jugadas.keys()].slice(0, -RECUERDA)) jugadas.delete(antigua);
  return oficinas;
}

/** A whole life is played at once, before anything else is done in its room. */
export const abrirVidas =
  (sala: Sala) =>
  async (numero: number): Promise<Oficina> => {
    const vida = Math.floor(numero / MIRADAS);
    const oficinas = recordar(vida, jugadas.get(vida) ?? (await vidaAlAzar(sala, vida)));
    const oficina = oficinas[numero % MIRADAS];
    if (!oficina) throw new RangeError(`No office ${numero}`);
    return oficina;
  };
