import type { RenglonPorCargar } from '@leal/contract';
import {
  type Centavos,
  type ColumnaDeBanco,
  type Fecha,
  leerHojaDeBanco,
  leerRenglonesDeBanco,
  sumar,
  textoDeCelda,
} from '@leal/domain';
import type { Hoja } from '../../archivo/hoja.ts';

type HojaDeBanco = Hoja<ColumnaDeBanco>;

/** What a file of the bank would load, and what it would not. */
export type Revision = {
  readonly depositos: readonly RenglonPorCargar[];
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
    monto: sumar(...depositos.map(({ monto }) => monto)),
    dias: primero && ultimo ? [primero, ultimo] : null,
    fuera: [...Map.groupBy(fuera, ([motivo]) => motivo)].map(([motivo, cuales]) => ({
      motivo,
      renglones: cuales.map(([, renglon]) => renglon),
    })),
  };
}
