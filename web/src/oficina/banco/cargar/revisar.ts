import type { cuentasDeBanco, DevolucionPorRevisar, RenglonPorCargar, Respuesta } from '@leal/contract';
import {
  type Centavos,
  type ColumnaDeBanco,
  diasEntre,
  type Fecha,
  leerHojaDeBanco,
  leerRenglonesDeBanco,
  referenciaNormal,
  sumar,
  textoDeCelda,
} from '@leal/domain';
import type { Hoja } from '../../archivo/hoja.ts';

type HojaDeBanco = Hoja<ColumnaDeBanco>;

/** What a file of the bank would load, and what it would not. */
export type Revision = {
  readonly depositos: readonly RenglonPorCargar[];
  /** The rows below 0 that may give back a deposit of an earlier file. */
  readonly devoluciones: readonly DevolucionPorRevisar[];
  readonly monto: Centavos;
  readonly dias: readonly [Fecha, Fecha] | null;
  /** The rows that stay out, by their reason. */
  readonly fuera: readonly { readonly motivo: string; readonly renglones: readonly number[] }[];
};

/** The accounts that the file names in its rows. */
export function cuentasDe({ filas, encabezado, columnas }: HojaDeBanco): string[] {
  const { cuenta } = columnas;
  if (cuenta === undefined) return [];
  const dichas = filas.slice(encabezado + 1).map((fila) => sinComillas(textoDeCelda(fila[cuenta] ?? null)));
  return [...new Set(dichas.filter(Boolean))];
}

const sinComillas = (texto: string): string => texto.replaceAll(/^['"]+|['"]+$/g, '').trim();

/** Only the rows of one account, where the file has several. */
function deLaCuenta(hoja: HojaDeBanco, cuenta: string): HojaDeBanco {
  const lugar = hoja.columnas.cuenta;
  if (lugar === undefined || cuentasDe(hoja).length < 2) return hoja;
  const filas = hoja.filas.map((fila, i) =>
    i <= hoja.encabezado || sinComillas(textoDeCelda(fila[lugar] ?? null)) === cuenta ? fila : [],
  );
  return { ...hoja, filas };
}

export function revisar(hoja: HojaDeBanco, cuenta: string, hoy: Fecha): Revision {
  const leidas = leerHojaDeBanco(deLaCuenta(hoja, cuenta), hoy);
  const movimientos = leidas.flatMap((fila) => ('movimiento' in fila ? [fila] : []));
  const renglones = leerRenglonesDeBanco(
    cuenta,
    movimientos.map(({ movimiento }) => movimiento),
    hoy,
  );
  const depositos = renglones.flatMap((leido): RenglonPorCargar[] => {
    if (leido.tipo === 'rechazado') return [];
    const { fecha, monto_centavos: monto, referencia, concepto, ordinal } = leido.deposito;
    return [{ fecha, monto, referencia, concepto, ordinal }];
  });
  const devoluciones = renglones.flatMap((leido): DevolucionPorRevisar[] => {
    if (leido.tipo === 'deposito' || leido.devolucion === undefined) return [];
    const { monto_centavos: monto, ...devolucion } = leido.devolucion;
    return [{ ...devolucion, monto }];
  });
  const fuera = [
    ...leidas.flatMap((fila) => ('motivo' in fila ? [[fila.motivo, fila.renglon] as const] : [])),
    ...renglones.flatMap((leido, i) =>
      leido.tipo === 'rechazado' ? [[leido.motivo, movimientos[i]?.renglon ?? 0] as const] : [],
    ),
  ];
  const dias = depositos.map(({ fecha }) => fecha).toSorted();
  const [primero, ultimo] = [dias.at(0), dias.at(-1)];
  return {
    depositos,
    devoluciones,
    monto: sumar(...depositos.map(({ monto }) => monto)),
    dias: primero && ultimo ? [primero, ultimo] : null,
    fuera: [...Map.groupBy(fuera, ([motivo]) => motivo)].map(([motivo, cuales]) => ({
      motivo,
      renglones: cuales.map(([, renglon]) => renglon),
    })),
  };
}

/** A file of the month before is what everybody has in the first days of a month. */
const DIAS_DE_OTRO_MES = 7;
const LARGO_DE_MES = 7;

/** The newest deposit is of a month that is over: whoever looks for those of this month has chosen another file. */
export const esDeOtroMes = (ultimo: Fecha, hoy: Fecha): boolean =>
  ultimo.slice(0, LARGO_DE_MES) !== hoy.slice(0, LARGO_DE_MES) && diasEntre(ultimo, hoy) > DIAS_DE_OTRO_MES;

type DeCuenta = Respuesta<typeof cuentasDeBanco>['datos'][number];
export type DiaCortado = { readonly fecha: Fecha; readonly hay: number; readonly trae: number };

/** The first and the last day of the file, where the account has some of that day, and not as many as the file. */
export function diasCortados(
  { dias, depositos }: Pick<Revision, 'dias' | 'depositos'>,
  cuenta: string,
  cuentas: readonly DeCuenta[],
): DiaCortado[] {
  if (dias === null) return [];
  const [primero, ultimo] = dias;
  const suyas = cuentas.filter((una) => referenciaNormal(una.cuenta) === referenciaNormal(cuenta));
  const de = (fecha: Fecha, cual: 'primero' | 'ultimo'): DiaCortado => ({
    fecha,
    hay: suyas.reduce((suma, una) => suma + una[cual], 0),
    trae: depositos.filter((deposito) => deposito.fecha === fecha).length,
  });
  const ambos = [de(primero, 'primero'), ...(primero === ultimo ? [] : [de(ultimo, 'ultimo')])];
  return ambos.filter(({ hay, trae }) => hay > 0 && hay !== trae);
}
