import {
  type Centavos,
  centavos,
  esCobrable,
  type Fecha,
  fechaLocal,
  instanteLocal,
  type Plazo,
  sumarDias,
} from '@leal/domain';
import type { Azar } from './azar.ts';

const MS_POR_MINUTO = 60_000;
const MEDIODIA = 12 * 60;
const mediodias = new Map<Fecha, number>();

/** Noon is looked up once per day: asking the time zone for every row of a large portfolio takes minutes. */
function mediodia(f: Fecha): number {
  const conocido = mediodias.get(f);
  if (conocido !== undefined) return conocido;
  const ms = instanteLocal(f, '12:00').getTime();
  mediodias.set(f, ms);
  return ms;
}

/** The instant at that minute of the local day (0–1439) and second. */
export const aLas = (f: Fecha, minuto: number, segundo = 0): Date =>
  new Date(mediodia(f) + (minuto - MEDIODIA) * MS_POR_MINUTO + segundo * 1000);

export const masMinutos = (instante: Date, minutos: number): Date =>
  new Date(instante.getTime() + minutos * MS_POR_MINUTO);

/** The `cuantos` latest collectable days of that term up to and including `hasta`, oldest first. */
export function diasCobrables(hasta: Fecha, cuantos: number, plazo: Plazo): Fecha[] {
  const dias: Fecha[] = [];
  for (let dia = hasta; dias.length < cuantos; dia = sumarDias(dia, -1)) {
    if (esCobrable(dia, plazo, [])) dias.push(dia);
  }
  return dias.reverse();
}

/** The suite's present: nothing in the portfolio is later than `ahora`. */
export type Presente = {
  readonly ahora: Date;
  readonly hoy: Fecha;
  /** An instant of today before `ahora`, at that part (0–1) of the office hours gone by. */
  readonly hoyAntes: (parte: number) => Date;
  /** The same within the collection window gone by; null while it has not opened today. */
  readonly enVentana: (parte: number) => Date | null;
};

const OFICINA = 8 * 60;
const APERTURA = 10 * 60;
const CIERRE = 18 * 60;

const entre = (desde: Date, hasta: Date, parte: number): Date =>
  new Date(Math.floor((desde.getTime() + (hasta.getTime() - desde.getTime()) * parte) / 1000) * 1000);

export function presente(ahora: Date): Presente {
  const hoy = fechaLocal(ahora);
  const oficina = aLas(hoy, OFICINA);
  const apertura = aLas(hoy, APERTURA);
  const ultima = aLas(hoy, CIERRE - 1, 59);
  const inicioOficina = oficina < ahora ? oficina : aLas(hoy, 0);
  return {
    ahora,
    hoy,
    hoyAntes: (parte) => entre(inicioOficina, ahora, parte),
    enVentana: (parte) => (ahora < apertura ? null : entre(apertura, ahora < ultima ? ahora : ultima, parte)),
  };
}

const MONTOS_EN_PESOS = [2000, 2500, 3000, 3000, 4000, 5000, 5000, 6000, 8000, 10_000] as const;

export const montoAlAzar = (azar: Azar): Centavos => centavos(azar.elegir(MONTOS_EN_PESOS) * 100);

const ONCE = 11 * 60;
const MS_ENTRE_CORTES = 10 * MS_POR_MINUTO;

/** Up to when a demo is played: by eleven all of today has happened, before that all of each ten minutes. */
export function corteDelDemo(ahora: Date): Date {
  const once = aLas(fechaLocal(ahora), ONCE);
  return ahora >= once ? once : new Date(Math.floor(ahora.getTime() / MS_ENTRE_CORTES) * MS_ENTRE_CORTES);
}
