// Rows and facts of a collector's days, and what is said of them.
import { type Fecha, fecha, sumarDias } from '../src/calendario.ts';
import { centavos } from '../src/dinero.ts';
import type { FilaMirada, HechosDeCobrador } from '../src/hechos-de-senales.ts';
import { PARAMETROS } from '../src/parametros.ts';
import { type ClaveDeSenal, type SenalPrevia, senalesDe } from '../src/senales.ts';
import { type Umbrales, UMBRALES } from '../src/umbrales-de-senales.ts';
import { instanteLocal } from '../src/zona-horaria.ts';

export const HOY = fecha('2026-11-20');
export const hace = (dias: number): Fecha => sumarDias(HOY, -dias);
export const LUGAR = { latitud: 25.67, longitud: -100.31, precision_m: 10 };
/** So many metres to the north. */
export const alNorte = (metros: number) => ({ ...LUGAR, latitud: LUGAR.latitud + metros / 111_195 });

let cuantas = 0;
export type DeFila = Partial<Omit<FilaMirada, 'captura'>> & { dia?: Fecha; hora?: string; captura?: object };
export function fila({ dia = HOY, hora = '12:00', captura, ...resto }: DeFila = {}): FilaMirada {
  cuantas += 1;
  const en = instanteLocal(dia, hora);
  return {
    id: `cre-${cuantas}_pago-${dia}`,
    id_credito: `cre-${cuantas}`,
    tipo: 'pago',
    cliente: `Cliente ${cuantas}`,
    direccion: `Calle ${cuantas}`,
    monto_centavos: centavos(12_000),
    fecha: dia,
    debido: { esperado_centavos: centavos(12_000), dias_pago: 30 },
    ...resto,
    captura: {
      capturado_en: en,
      sincronizado_en: en,
      tardia: false,
      dispositivo: 'tel-1',
      secuencia: cuantas,
      desfase_ms: 0,
      ...captura,
    },
  };
}
export const filas = (n: number, de: DeFila = {}): FilaMirada[] => Array.from({ length: n }, () => fila(de));

export const NADA: HechosDeCobrador = {
  filas: [],
  correcciones: [],
  revocados: [],
  diferencias: [],
  prestados: [],
  repetidas: [],
};
export type Como = { umbrales?: Partial<Umbrales>; previas?: readonly SenalPrevia[]; dia?: Fecha };
export const halladas = (
  hechos: Partial<HechosDeCobrador>,
  { umbrales, previas = [], dia = HOY }: Como = {},
) =>
  senalesDe(
    { ...NADA, ...hechos },
    { fecha: dia, umbrales: { ...UMBRALES, ...umbrales }, parametros: PARAMETROS, previas },
  );
export const claves = (...de: Parameters<typeof halladas>): ClaveDeSenal[] =>
  halladas(...de).map(({ clave }) => clave);

export const en = (dias: number) => instanteLocal(hace(dias), '18:00');
export const faltante = (dias: number) => ({
  id_corte: `c_${dias}`,
  en: en(dias),
  diferencia_centavos: centavos(5_000),
});
export const revocado = (dias: number) => ({ folio: `A-${dias}`, en: en(dias), motivo: null });
export const correccion = (
  dias: number,
  pagadoHace: number,
  { a = 5_000, pedidaHace = dias }: { a?: number | null; pedidaHace?: number } = {},
) => ({
  id: `b-${dias}-${pagadoHace}-${a}`,
  en: en(dias),
  pedida: hace(pedidaHace),
  id_cliente: 'cli-1',
  cliente: 'Ana',
  de_centavos: centavos(12_000),
  a_centavos: a === null ? null : centavos(a),
  pagado: hace(pagadoHace),
});
export const prestado = (dias: number, otros: readonly string[] = ['Beto']) => ({
  id_credito: `cre-${dias}`,
  en: en(dias),
  id_cliente: `cli-${dias}`,
  cliente: 'Ana',
  monto_centavos: centavos(300_000),
  otros,
});
