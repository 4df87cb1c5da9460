import type { CreditoEntero } from '@leal/contract';
import { COLUMNAS_IMPORTADAS, type ColumnaImportada, compararNombres } from '@leal/domain';
import { medirHoja } from '../../exportar/hoja/armar-hoja.ts';
import { type Celda, type Formato, type Hoja, HOJA_CARTERA } from '../../exportar/hoja/hoja.ts';
import { COLUMNAS } from '../../importar/revision/palabras.ts';

const FORMATOS: Readonly<Partial<Record<ColumnaImportada, Formato>>> = {
  monto_solicitado: 'dinero',
  dias_pago: 'entero',
  fecha_inicio: 'fecha',
  total_pagado: 'dinero',
  atrasos: 'entero',
  orden: 'entero',
  saldo: 'dinero',
  monto_diario: 'dinero',
};

/** Who owes now: not yet whoever waits for the cash, and no more whoever has paid. */
const debe = ({ estado, fecha_inicio, por_entregar, saldo_restante }: CreditoEntero): boolean =>
  estado === 'Aprobado' && fecha_inicio !== null && por_entregar <= 0 && saldo_restante > 0;

/** Leal's names are whole: the surname's column of other lenders' files stays out. */
type ColumnaEscrita = Exclude<ColumnaImportada, 'apellidos'>;
const ESCRITAS = COLUMNAS_IMPORTADAS.filter((columna): columna is ColumnaEscrita => columna !== 'apellidos');

/** The cells of a loan, by the columns of an import; its collector is named by the mail, of which there is one. */
const celdasDe = (credito: CreditoEntero, correos: ReadonlyMap<string, string>) =>
  ({
    cobrador: correos.get(credito.id_cobrador) ?? credito.nombre_cobrador,
    nombre: credito.nombre_cliente,
    negocio: credito.negocio,
    direccion: credito.direccion,
    calle: credito.calle,
    colonia: credito.colonia,
    telefono: credito.telefono,
    segundo_telefono: credito.segundo_telefono,
    monto_solicitado: credito.monto_solicitado,
    dias_pago: credito.dias,
    fecha_inicio: credito.fecha_inicio,
    total_pagado: credito.recaudado,
    atrasos: credito.atrasos,
    orden: credito.orden,
    nota: credito.nota,
    saldo: credito.saldo_restante,
    monto_diario: credito.abono_diario,
  }) satisfies Record<ColumnaEscrita, Celda>;

const enOrden = (creditos: readonly CreditoEntero[]): readonly CreditoEntero[] =>
  creditos.toSorted(
    (a, b) =>
      compararNombres(a.nombre_cobrador, b.nombre_cobrador) ||
      (a.orden ?? Infinity) - (b.orden ?? Infinity) ||
      compararNombres(a.nombre_cliente, b.nombre_cliente),
  );

/** The loans that run, in exactly the columns that an import takes: sums would be one loan too many. */
export function hojaCartera(
  archivo: string,
  creditos: readonly CreditoEntero[],
  correos: ReadonlyMap<string, string>,
): Hoja {
  return medirHoja({
    archivo,
    nombre: HOJA_CARTERA,
    fijas: 2,
    filas: enOrden(creditos.filter(debe)).map((credito) => {
      const celdas = celdasDe(credito, correos);
      return ESCRITAS.map((columna) => celdas[columna]);
    }),
    columnas: ESCRITAS.map((columna) => ({
      titulo: COLUMNAS[columna].titulo,
      formato: FORMATOS[columna] ?? 'texto',
    })),
  });
}
