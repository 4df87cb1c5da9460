import type { reporteDeRiesgo, Respuesta } from '@leal/contract';
import { DIAS_DE_RIESGO, type DiasDeRiesgo, formatearPesos } from '@leal/domain';
import { enLaUrl, type DeLaUrl, mismas, opcional, unaDe } from '../../lib/en-la-url.ts';
import { cuantos, SIN_DATO, textoPorcentaje } from '../../piezas/textos/textos.ts';

export type Riesgo = Respuesta<typeof reporteDeRiesgo>;
export type Edad = Riesgo['edades'][number];
export type DePlazo = Riesgo['plazos'][number];
export type DeCobrador = NonNullable<Riesgo['cobradores']>[number];
export type EnRiesgo = Riesgo['riesgo'][number];

/** The days of risk by which the collectors are sorted; by what the last night's portfolio is divided, when that is open. */
export const EN_LA_URL = enLaUrl({
  dias: unaDe(['7', '1', '15', '30', '60']),
  cierre: opcional(mismas(['monto', 'colonia', 'antiguedad'])),
});
export type Filtro = DeLaUrl<typeof EN_LA_URL>;

export const diasDe = ({ dias }: Filtro): DiasDeRiesgo =>
  DIAS_DE_RIESGO.find((posible) => String(posible) === dias) ?? 7;

export const masDe = (dias: number): string => `Más de ${cuantos(dias, 'día', 'días')}`;

/** Two decimals; nothing is a part of nothing. */
export const textoParte = (porcentaje: number | null): string =>
  porcentaje === null ? SIN_DATO : textoPorcentaje(porcentaje);

export const textoClientes = (clientes: number): string => cuantos(clientes, 'cliente', 'clientes');

export const textoMonto = ({ saldo, clientes }: Pick<EnRiesgo, 'saldo' | 'clientes'>): string =>
  `${formatearPesos(saldo)} · ${textoClientes(clientes)}`;

export const nombreDeEdad = ({ desde, hasta }: Pick<Edad, 'desde' | 'hasta'>): string => {
  if (hasta === 0) return 'Al corriente';
  if (hasta === null) return masDe(desde - 1);
  const dias = desde === hasta ? '' : `${desde} a `;
  return `De ${dias}${cuantos(hasta, 'día', 'días')}`;
};

export const enRiesgoDe = (riesgo: readonly EnRiesgo[], dias: number): EnRiesgo | undefined =>
  riesgo.find((en) => en.dias === dias);

/* The clients that add up to a figure. */

type De = { readonly plazo?: number; readonly cobrador?: string };

const camino = (base: string, valores: Record<string, string | number | undefined>): string => {
  const dichos = Object.entries(valores).flatMap(([campo, valor]) =>
    valor === undefined ? [] : [[campo, String(valor)]],
  );
  return `${base}/clientes-activos?${new URLSearchParams(dichos).toString()}`;
};

/** All that were handed over, without whoever waits for the cash. */
export const aLosEntregados = (base: string, { plazo, cobrador }: De = {}): string =>
  camino(base, { cobrador, plazo, atrasados: 0 });

/** More than so many days is at least one more. */
export const aLosDeRiesgo = (base: string, dias: number, { plazo, cobrador }: De = {}): string =>
  camino(base, { cobrador, plazo, atrasados: dias + 1 });

export const aLosDeEdad = (base: string, { desde, hasta }: Pick<Edad, 'desde' | 'hasta'>): string =>
  camino(base, { atrasados: hasta === null ? desde : `${desde}-${hasta}` });
