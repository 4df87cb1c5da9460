import { diasEntre, diaSemana, type Fecha, type Festivo, sumarDias } from './calendario.ts';
import { type Centavos, CERO, centavos, restar } from './dinero.ts';

/* What a manager should look at among transfers: signals, which refuse nothing and prove nothing. */

/** So far back the same reference is looked for. */
export const DIAS_DE_REFERENCIA = 60;

type ConReferencia = { readonly id_pago: string; readonly referencia_normal?: string | undefined };

/** The others under the same reference, of those that are known; each transfer of itself is none. */
export const bajoLaMisma = <T extends ConReferencia>(pago: ConReferencia, conocidos: readonly T[]): T[] =>
  pago.referencia_normal === undefined
    ? []
    : conocidos.filter(
        (otro) => otro.referencia_normal === pago.referencia_normal && otro.id_pago !== pago.id_pago,
      );

const esHabil = (dia: Fecha, festivos: ReadonlySet<Fecha>): boolean =>
  diaSemana(dia) !== 0 && diaSemana(dia) !== 6 && !festivos.has(dia);

type Plazo = {
  readonly festivos: readonly Pick<Festivo, 'fecha'>[];
  /** The working days that it may take (`senal_dias_habiles`). */
  readonly habiles: number;
};

/** The days for which it has waited (calendar days, as people count), once more working days are over than it should take; else null. */
export function diasSinConfirmar(
  desde: Fecha,
  hoy: Fecha,
  { festivos, habiles: caben }: Plazo,
): number | null {
  const listados = new Set(festivos.map(({ fecha }) => fecha));
  const dias = diasEntre(desde, hoy);
  let habiles = 0;
  for (let n = 1; n <= dias; n += 1) {
    habiles += Number(esHabil(sumarDias(desde, n), listados));
    if (habiles > caben) return dias;
  }
  return null;
}

/** What a collector collected in some days, and how it came. */
export type Cobrado = {
  readonly id_cobrador: string;
  readonly cobrado: Centavos;
  readonly transferido: Centavos;
  /** The days on which a transfer was among it. */
  readonly dias: number;
};

/** From so many times the middle share on, one is far above the others. */
export const VECES_LA_MEDIANA = 3;
/** A smaller share is nobody's business, however small the others' are. */
export const PARTE_QUE_IMPORTA = 10;
/** One large transfer makes no habit. */
export const DIAS_QUE_IMPORTAN = 5;
/** Of fewer collectors no middle can be told. */
export const COBRADORES_PARA_COMPARAR = 3;

const POR_CIENTO = 100;
const parteDe = ({ cobrado, transferido }: Cobrado): number => (transferido / cobrado) * POR_CIENTO;

/** The middle one, or between the two in the middle. */
function mediana(valores: readonly number[]): number {
  const enOrden = valores.toSorted((a, b) => a - b);
  const [abajo, arriba] = [(enOrden.length - 1) >> 1, enOrden.length >> 1];
  return ((enOrden[abajo] ?? 0) + (enOrden[arriba] ?? 0)) / 2;
}

export type ParteAlta = { readonly id_cobrador: string; readonly parte: number; readonly dias: number };

/**
 * Those whose part of transfers is more than three times that of the middle collector (of those who collected anything), a tenth
 * at least, on five days at least; whole per cents, the largest first. Null: too few to compare.
 */
export function partesAltas(
  cobrados: readonly Cobrado[],
): { readonly mediana: number; readonly partes: readonly ParteAlta[] } | null {
  const cobraron = cobrados.filter(({ cobrado }) => cobrado > CERO);
  if (cobraron.length < COBRADORES_PARA_COMPARAR) return null;
  const media = mediana(cobraron.map(parteDe));
  const altas = cobraron.filter(
    (cobrador) =>
      parteDe(cobrador) > media * VECES_LA_MEDIANA &&
      parteDe(cobrador) >= PARTE_QUE_IMPORTA &&
      cobrador.dias >= DIAS_QUE_IMPORTAN,
  );
  return {
    mediana: Math.round(media),
    partes: altas
      .toSorted((a, b) => parteDe(b) - parteDe(a))
      .map((cobrador) => ({
        id_cobrador: cobrador.id_cobrador,
        parte: Math.round(parteDe(cobrador)),
        dias: cobrador.dias,
      })),
  };
}

type DiaDeSumas = {
  readonly cobrado_centavos?: number | undefined;
  readonly transferido_centavos?: number | undefined;
  readonly del_banco_centavos?: number | undefined;
};

/** The running sums of a collector from that day on, without what managers booked from the bank. */
export function cobradoDesde(
  id_cobrador: string,
  dias: Readonly<Record<string, DiaDeSumas | undefined>>,
  desde: Fecha,
): Cobrado {
  const cuentan = Object.entries(dias).flatMap(([dia, sumas]) => (dia >= desde && sumas ? [sumas] : []));
  const suma = (campo: keyof DiaDeSumas): Centavos =>
    centavos(cuentan.reduce((total, sumas) => total + (sumas[campo] ?? 0), 0));
  const delBanco = suma('del_banco_centavos');
  return {
    id_cobrador,
    cobrado: restar(suma('cobrado_centavos'), delBanco),
    transferido: restar(suma('transferido_centavos'), delBanco),
    dias: cuentan.filter(
      ({ transferido_centavos = 0, del_banco_centavos = 0 }) => transferido_centavos > del_banco_centavos,
    ).length,
  };
}
