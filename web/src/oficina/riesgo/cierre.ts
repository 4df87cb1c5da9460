import type { Respuesta, riesgoDeAyer } from '@leal/contract';
import {
  CERO,
  type Fecha,
  formatearHora,
  formatearNumero,
  formatearPesosCortos,
  sumarDias,
} from '@leal/domain';
import { cuantos, textoDia } from '../../piezas/textos/textos.ts';
import type { EnRiesgo } from './textos.ts';

export type Cierre = NonNullable<Respuesta<typeof riesgoDeAyer>['cierre']>;
type Monto = Cierre['montos'][number];
type Antiguedad = Cierre['antiguedades'][number];

/** By what the portfolio is divided. */
export type Corte = 'monto' | 'colonia' | 'antiguedad';

export type Linea = Pick<Cierre, 'saldo' | 'clientes'> & {
  readonly clave: string;
  readonly nombre: string;
  readonly riesgo: readonly EnRiesgo[];
};

export function nombreDeMonto({ desde, hasta }: Pick<Monto, 'desde' | 'hasta'>): string {
  const mas = `Más de ${formatearPesosCortos(desde)}`;
  if (hasta === null) return mas;
  return desde === CERO ? `Hasta ${formatearPesosCortos(hasta)}` : `${mas} a ${formatearPesosCortos(hasta)}`;
}

export function nombreDeAntiguedad({ desde, hasta }: Pick<Antiguedad, 'desde' | 'hasta'>): string {
  if (hasta === null) return `${cuantos(desde, 'mes', 'meses')} o más`;
  return desde === 0
    ? `Menos de ${cuantos(hasta, 'mes', 'meses')}`
    : `De ${desde} a menos de ${cuantos(hasta, 'mes', 'meses')}`;
}

function partesDe(cierre: Cierre, corte: Corte): Linea[] {
  switch (corte) {
    case 'monto':
      return cierre.montos.map((monto) => ({
        ...monto,
        clave: String(monto.desde),
        nombre: nombreDeMonto(monto),
      }));
    case 'antiguedad':
      return cierre.antiguedades.map((de) => ({
        ...de,
        clave: String(de.desde),
        nombre: nombreDeAntiguedad(de),
      }));
    case 'colonia': {
      const { colonias, otras, sin_colonia } = cierre;
      const cuantas = cuantos(otras.colonias, 'colonia más', 'colonias más');
      return [
        ...colonias.map((de, i) => ({ ...de, clave: String(i) })),
        ...(otras.colonias > 0 ? [{ ...otras, clave: 'otras', nombre: cuantas }] : []),
        ...(sin_colonia.clientes > 0 ? [{ ...sin_colonia, clave: 'sin', nombre: 'Sin colonia' }] : []),
      ];
    }
    default:
      return corte satisfies never;
  }
}

/** The lines of a table, and below them what all of them add up to. */
export const lineasDe = (cierre: Cierre, corte: Corte): Linea[] => [
  ...partesDe(cierre, corte),
  { ...cierre, clave: 'total', nombre: 'Total' },
];

/** The night makes it between these hours (functions/src/trabajos/conciliar-saldos.ts). */
const SE_HACE = 'se hace entre las 3:00 y las 6:00';
const HORA_YA_HECHO = 6;

/** Of which day it is, on that day and at that instant: a night that did not run left an older one, and this one may not have yet. */
export function textoDeCierre({ fecha }: Pick<Cierre, 'fecha'>, hoy: Fecha, ahora: Date): string {
  const [ayer, anteayer] = [sumarDias(hoy, -1), sumarDias(hoy, -2)];
  if (fecha === ayer) return `Al cierre de ayer, ${textoDia(fecha)}`;
  const del = `Al cierre del ${textoDia(fecha)}`;
  if (Number.parseInt(formatearHora(ahora), 10) >= HORA_YA_HECHO) return `${del}: la última noche no se hizo`;
  return fecha === anteayer
    ? `Al cierre de anteayer, ${textoDia(fecha)}: el de ayer ${SE_HACE}`
    : `${del}: la noche anterior no se hizo, y el de ayer ${SE_HACE}`;
}

/** Whoever is in none of it. */
export const textoDeNoLeidos = ({ faltan }: Pick<Cierre, 'faltan'>): string | null =>
  faltan === 0
    ? null
    : `Sin la cartera de ${formatearNumero(faltan)} ${faltan === 1 ? 'cobrador' : 'cobradores'}, que la noche no pudo leer`;
