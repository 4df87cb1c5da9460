import type { RenglonPorImportar } from '@leal/contract';
import {
  calcularCredito,
  calcularSaldo,
  type Celda,
  type Centavos,
  CERO,
  type ColumnaImportada,
  compararNombres,
  type DudaImportada,
  esPlazo,
  type Fecha,
  type Hallazgo,
  montoDeCelda,
  type Negocio,
  repetidosEnArchivo,
  revisarImportado,
  sinAceptar,
  sumar,
} from '@leal/domain';
import type { Cobrador, Hoja, Leido } from './armar.ts';

/** By what the server knows a row: it is asked once for each. */
export const claveDePersona = ({ id_cobrador, nombre, telefono }: RenglonPorImportar): string =>
  [id_cobrador, nombre, telefono].join('|');

export type DelServidor = {
  /** What it said of these people; of others it was not asked yet. */
  readonly personas: ReadonlyMap<string, readonly Hallazgo[]>;
  /** What became of rows that were sent. */
  readonly resultados: ReadonlyMap<number, 'importado' | readonly Hallazgo[]>;
};

export type Clase = 'lista' | 'dudosa' | 'mal' | 'importada';

export type Revisado = Leido & { readonly clase: Clase; readonly aceptadas: readonly DudaImportada[] };

/** Doubts that a manager has accepted, by row. */
export type Aceptadas = Readonly<Record<number, readonly DudaImportada[]>>;

const unaVez = (hallazgos: readonly Hallazgo[]): Hallazgo[] => [
  ...new Map(
    hallazgos.map((hallazgo) => [`${hallazgo.campo} ${hallazgo.duda ?? ''} ${hallazgo.mensaje}`, hallazgo]),
  ).values(),
];

function claseDe(hallazgos: readonly Hallazgo[], aceptadas: readonly DudaImportada[], hecho: boolean): Clase {
  if (hecho) return 'importada';
  const faltan = sinAceptar(hallazgos, aceptadas);
  if (faltan.some(({ duda }) => duda === null)) return 'mal';
  return faltan.length > 0 ? 'dudosa' : 'lista';
}

/** The verdict of each row, by the same functions as the server's, with what the server said. */
export function revisarTodos(
  leidos: readonly Leido[],
  aceptadas: Aceptadas,
  { personas, resultados }: DelServidor,
  cuando: { readonly hoy: Fecha; readonly negocio: Negocio },
): readonly Revisado[] {
  const repetidos = repetidosEnArchivo(leidos.flatMap(({ dice }) => dice ?? []));
  return leidos.map((leido) => {
    const { renglon, dice } = leido;
    const resultado = resultados.get(renglon);
    const hecho = resultado === 'importado';
    const deEl = dice
      ? [
          ...revisarImportado(dice, cuando),
          ...(repetidos.get(renglon) ?? []),
          ...(personas.get(claveDePersona(dice)) ?? []),
          ...(resultado === undefined || hecho ? [] : resultado),
        ]
      : [];
    const hallazgos = hecho ? [] : unaVez([...leido.hallazgos, ...deEl]);
    const delRenglon = aceptadas[renglon] ?? [];
    return { ...leido, hallazgos, aceptadas: delRenglon, clase: claseDe(hallazgos, delRenglon, hecho) };
  });
}

export const contarClases = (revisados: readonly Revisado[]): Readonly<Record<Clase, number>> => {
  const cuentas: Record<Clase, number> = { lista: 0, dudosa: 0, mal: 0, importada: 0 };
  for (const { clase } of revisados) cuentas[clase] += 1;
  return cuentas;
};

/** The doubts that stand, with how many rows have each. */
export function contarDudas(revisados: readonly Revisado[]): [DudaImportada, number][] {
  const cuentas = new Map<DudaImportada, number>();
  for (const { hallazgos, aceptadas, clase } of revisados)
    if (clase === 'dudosa')
      for (const { duda } of sinAceptar(hallazgos, aceptadas))
        if (duda !== null) cuentas.set(duda, (cuentas.get(duda) ?? 0) + 1);
  return [...cuentas];
}

/** The sums of one collector's rows that may come; what the file says of the same balances, where it says any. */
export type Total = {
  readonly nombre: string;
  readonly creditos: number;
  readonly prestado: Centavos;
  readonly pagado: Centavos;
  readonly saldo: Centavos;
  readonly segunArchivo: Centavos | null;
};

const saldoDe = ({ monto_solicitado, dias_pago, total_pagado }: RenglonPorImportar): Centavos =>
  esPlazo(dias_pago)
    ? calcularSaldo(calcularCredito(monto_solicitado, dias_pago).monto_total, total_pagado)
    : CERO;

export function totalesPorCobrador(
  revisados: readonly Revisado[],
  cobradores: readonly Cobrador[],
): readonly Total[] {
  const validos = revisados.flatMap(({ dice, clase }) => (dice && clase !== 'mal' ? [dice] : []));
  const nombres = new Map(cobradores.map(({ id_usuario, nombre }) => [id_usuario, nombre]));
  const grupos = Map.groupBy(validos, ({ id_cobrador }) => id_cobrador);
  return [...grupos]
    .map(([id, creditos]) => ({
      nombre: nombres.get(id) ?? id,
      creditos: creditos.length,
      prestado: sumar(...creditos.map(({ monto_solicitado }) => monto_solicitado)),
      pagado: sumar(...creditos.map(({ total_pagado }) => total_pagado)),
      saldo: sumar(...creditos.map(saldoDe)),
      segunArchivo: creditos.some(({ saldo }) => saldo !== undefined)
        ? sumar(...creditos.map(({ saldo = CERO }) => saldo))
        : null,
    }))
    .sort((a, b) => compararNombres(a.nombre, b.nombre));
}

/** What the file's own rows of sums say of a column, each with its row; none where it has none. */
export const sumasDelArchivo = (
  { filas, columnas }: Hoja,
  renglones: readonly number[],
  columna: ColumnaImportada,
): { renglon: number; monto: Centavos }[] =>
  renglones.flatMap((renglon) => {
    const lugar = columnas[columna];
    const celda: Celda = lugar === undefined ? null : (filas[renglon - 1]?.[lugar] ?? null);
    const monto = montoDeCelda(celda);
    return typeof monto === 'number' ? [{ renglon, monto }] : [];
  });
