import type { evolucion, Respuesta } from '@leal/contract';
import {
  alcanzaMeta,
  CAMBIOS_DE_ATRASO,
  type CambioDeAtraso,
  DIAS_DE_META,
  type Fecha,
  fechaLocal,
  formatearFecha,
  formatearNumero,
  formatearPesos,
  type Metas,
  sumarDias,
} from '@leal/domain';
import { enLaUrl, palabra, unaDe } from '../../lib/en-la-url.ts';
import { cuantos, SIN_DATO } from '../../piezas/textos/textos.ts';
import { textoClientes, textoParte } from '../riesgo/textos.ts';

export type Evolucion = Respuesta<typeof evolucion>;
export type Semana = Evolucion['semanas'][number];
export type CifrasDeSemana = Semana['cifras'];
export type CambioDeEdad = CifrasDeSemana['cambios'][number];
export type CosechaDelMes = Evolucion['cosechas'][number];

/** Whose weeks (the office's where it names nobody), and of which days behind the changes are told. */
export const EN_LA_URL = enLaUrl({ cobrador: palabra, de: unaDe(['1', '8', '16', '31', '61', '0']) });

/** The figures that are compared, with the goal of each; fewer missed first payments and less risk are better. */
export const COMPARADAS = {
  cobrado: {
    titulo: 'Cobrado de lo que tocaba',
    figura: 'cobradoDeLaSemana',
    meta: 'meta_cobrado',
    valor: ({ cobrado }: CifrasDeSemana) => cobrado.porcentaje,
  },
  riesgo: {
    titulo: `Más de ${DIAS_DE_META} días`,
    figura: 'riesgoDeLaSemana',
    meta: 'meta_riesgo',
    valor: ({ riesgo }: CifrasDeSemana) =>
      riesgo.find(({ dias }) => dias === DIAS_DE_META)?.porcentaje ?? null,
  },
  promesas: {
    titulo: 'Promesas cumplidas',
    figura: 'promesasDeLaSemana',
    meta: 'meta_promesas',
    valor: ({ promesas }: CifrasDeSemana) => promesas.porcentaje,
  },
  primeros: {
    titulo: 'Primeros abonos fallados',
    figura: 'primerosAbonos',
    meta: null,
    valor: ({ primeros }: CifrasDeSemana) => primeros.porcentaje,
  },
} as const satisfies Record<
  string,
  {
    titulo: string;
    figura: string;
    meta: keyof Metas | null;
    valor: (cifras: CifrasDeSemana) => number | null;
  }
>;
export type Comparada = keyof typeof COMPARADAS;
export const LAS_COMPARADAS = Object.keys(COMPARADAS) as Comparada[];

/** 'Meta: 90 % o más, cumplida'; null: the week had none. */
export function textoDeMeta(
  cual: Comparada,
  { cifras, metas }: Pick<Semana, 'cifras' | 'metas'>,
): string | null {
  const { meta, valor } = COMPARADAS[cual];
  if (meta === null || metas[meta] === 0) return null;
  const alcanza = alcanzaMeta(meta, valor(cifras), metas);
  const cuanto = `Meta: ${metas[meta]} % o ${meta === 'meta_riesgo' ? 'menos' : 'más'}`;
  if (alcanza === null) return cuanto;
  return `${cuanto}, ${alcanza ? 'cumplida' : 'no cumplida'}`;
}

/** The counts that a part is of: '3 de 12'. */
export const textoDeCuenta = (cual: Comparada, { promesas, primeros }: CifrasDeSemana): string | null => {
  if (cual === 'promesas')
    return `${formatearNumero(promesas.cumplidas)} de ${formatearNumero(promesas.vencieron)}`;
  return cual === 'primeros'
    ? `${formatearNumero(primeros.fallaron)} de ${formatearNumero(primeros.vencieron)}`
    : null;
};

/** The part, and the counts that it is of, in a line. */
const textoDeValor = (cual: Comparada, cifras: CifrasDeSemana): string =>
  [textoParte(COMPARADAS[cual].valor(cifras)), textoDeCuenta(cual, cifras)]
    .filter((texto) => texto !== null)
    .join(', ');

/** What a correction has made of what is said of a week, where it made something else of it. */
function textoCorregido({ cifras, corregida }: Semana, decir: (cifras: CifrasDeSemana) => string) {
  const ahora = corregida && decir(corregida.cifras);
  return ahora === null || ahora === decir(cifras) ? null : ahora;
}

/** The same part of other counts is another value. */
export const valorCorregido = (cual: Comparada, semana: Semana): string | null =>
  textoCorregido(semana, (cifras) => textoDeValor(cual, cifras));

/** '$1,234.50, 12 clientes'. */
export const carteraCorregida = (semana: Semana): string | null =>
  textoCorregido(semana, ({ saldo, n }) => `${formatearPesos(saldo)}, ${textoClientes(n)}`);

export const diaDe = (instante: string): Fecha => fechaLocal(new Date(instante));

/** What has to be said of a week: that somebody is missing in it, that it was made late, or that it was corrected. */
export function avisosDe({ lunes, hecha, faltan, corregida }: Semana): string[] {
  const tarde = diaDe(hecha) > sumarDias(lunes, 7);
  return [
    ...(faltan > 0
      ? [`${faltan === 1 ? 'Falta' : 'Faltan'} ${cuantos(faltan, 'cobrador', 'cobradores')}`]
      : []),
    ...(tarde ? [`Se guardó el ${formatearFecha(diaDe(hecha))}`] : []),
    ...(corregida ? [`Corregida el ${formatearFecha(diaDe(corregida.en))}`] : []),
  ];
}

export const nombreDeAtraso = ({ desde, hasta }: Pick<CambioDeEdad, 'desde' | 'hasta'>): string => {
  if (hasta === 0) return 'Al corriente';
  return hasta === null ? `${desde} días o más` : `${desde}–${hasta} días`;
};

/** What a number of credits did, one and several. */
const HICIERON: Readonly<Record<CambioDeAtraso, readonly [string, string]>> = {
  al_corriente: ['al corriente', 'al corriente'],
  mejor: ['mejor', 'mejor'],
  igual: ['igual', 'igual'],
  peor: ['peor', 'peor'],
  liquidado: ['liquidó', 'liquidaron'],
  renovado: ['renovó', 'renovaron'],
  castigado: ['se castigó', 'se castigaron'],
  a_otro: ['pasó a otro cobrador', 'pasaron a otro cobrador'],
};

/** 'De 12 que debían 1–7 días: 5 al corriente, 3 igual, 3 peor, 1 liquidó'. */
export function textoDeCambios(cambio: CambioDeEdad): string {
  const { desde, hasta, n } = cambio;
  const quienes = hasta === 0 ? 'al corriente' : `que debían ${nombreDeAtraso({ desde, hasta })}`;
  if (n === 0) return `Nadie ${hasta === 0 ? 'al corriente' : `debía ${nombreDeAtraso({ desde, hasta })}`}`;
  const partes = CAMBIOS_DE_ATRASO.flatMap((que) => {
    const { n: cuantosSon } = cambio[que];
    return cuantosSon === 0
      ? []
      : `${formatearNumero(cuantosSon)} ${HICIERON[que][cuantosSon === 1 ? 0 : 1]}`;
  });
  return `De ${formatearNumero(n)} ${quienes}: ${partes.join(', ')}`;
}

export const cambioDe = ({ cambios }: CifrasDeSemana, de: string): CambioDeEdad | undefined =>
  cambios.find(({ desde }) => String(desde) === de);

/** The same in words after a correction, where they are others. */
export function cambioCorregido({ cifras, corregida }: Semana, de: string): string | null {
  const [antes, ahora] = [cifras, corregida?.cifras].map((suyas) => suyas && cambioDe(suyas, de));
  if (!antes || !ahora || textoDeCambios(antes) === textoDeCambios(ahora)) return null;
  return textoDeCambios(ahora);
}

/** The ages that any of the months has reached. */
export const edadesVistas = (cosechas: readonly CosechaDelMes[]): number[] =>
  [...new Set(cosechas.flatMap(({ edades }) => edades.map(({ edad }) => edad)))].toSorted((a, b) => a - b);

export const celdaDeCosecha = ({ edades }: CosechaDelMes, cual: number) =>
  edades.find(({ edad }) => edad === cual);

/** '12.50 %', with an asterisk as long as the month is not whole. */
export function textoDeCosecha(cosecha: CosechaDelMes, edad: number): string {
  const celda = celdaDeCosecha(cosecha, edad);
  if (celda === undefined) return SIN_DATO;
  return `${textoParte(celda.porcentaje)}${celda.completa ? '' : '*'}`;
}

const textoPrestamos = (n: number): string => cuantos(n, 'préstamo', 'préstamos');

const masPrestamos = (cuantosSon: readonly number[]): string => textoPrestamos(Math.max(0, ...cuantosSon));

/** The loans of the month that reached one of the ages. */
export const prestamosDe = ({ edades }: CosechaDelMes): string => masPrestamos(edades.map(({ n }) => n));

/** How many they are since a correction, where they are not as many. */
export function prestamosCorregidos(cosecha: CosechaDelMes): string | null {
  const ahora = masPrestamos(cosecha.edades.map(({ n, corregida }) => (corregida ?? { n }).n));
  return ahora === prestamosDe(cosecha) ? null : ahora;
}

/** The part, and of what: the same part of another total is another value. */
export function cosechaCorregida(cosecha: CosechaDelMes, edad: number): string | null {
  const celda = celdaDeCosecha(cosecha, edad);
  if (!celda?.corregida) return null;
  const { n, porcentaje, por_pagar, total } = celda.corregida;
  if (porcentaje !== celda.porcentaje) return textoParte(porcentaje);
  return n === celda.n
    ? `${formatearPesos(por_pagar)} de ${formatearPesos(total)}`
    : `${textoParte(porcentaje)} de ${textoPrestamos(n)}`;
}
