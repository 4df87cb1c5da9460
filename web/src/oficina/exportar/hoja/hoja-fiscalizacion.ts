import type { RenglonExcel } from '@leal/contract';
import { etiquetaEsquema, montoFiscalizado } from '@leal/domain';
import { EN_EXCEL } from '../../../piezas/campos/nombres-en-excel.ts';
import { NOMBRES } from '../../../piezas/campos/nombres.ts';
import { armarHoja, enOrden } from './armar-hoja.ts';
import { COLUMNAS_FECHA } from './columnas.ts';
import type { Columna, Hoja } from './hoja.ts';

/** Collectors often write the colonia into the street, and the place begins with it. */
const empiezaCon = (ubicacion: string, parte: string): boolean => `${ubicacion} `.startsWith(`${parte} `);

/** 'street, place', without repeating what both say; one of them alone when the other is missing. */
function domicilio({ direccion, ubicacion }: RenglonExcel): string {
  const partes = direccion.split(', ');
  const repetida = empiezaCon(ubicacion, partes.at(-1) ?? '');
  return [...(repetida ? partes.slice(0, -1) : partes), ubicacion].filter((parte) => parte !== '').join(', ');
}

/** Exactly these ten, in this order (spec §9): who reads it reads by place. The second phone is in the other sheet. */
const COLUMNAS: readonly Columna<RenglonExcel>[] = [
  { titulo: 'No.', formato: 'entero', valor: (_, no) => no },
  { titulo: EN_EXCEL.contacto, formato: 'texto', valor: (r) => r.nombre_cliente },
  { titulo: NOMBRES.direccion, formato: 'texto', valor: domicilio },
  { titulo: NOMBRES.telefono, formato: 'texto', valor: (r) => r.telefono },
  ...COLUMNAS_FECHA,
  { titulo: EN_EXCEL.monto_sin_interes, formato: 'dinero', valor: (r) => r.monto_solicitado },
  {
    titulo: EN_EXCEL.monto_con_interes,
    formato: 'dinero',
    valor: (r) => montoFiscalizado(r.monto_solicitado),
  },
  { titulo: EN_EXCEL.esquema, formato: 'texto', valor: (r) => etiquetaEsquema(r.dias) },
  { titulo: NOMBRES.negocio, formato: 'texto', valor: (r) => r.negocio },
];

/** Spec §9, fiscalization export: the credits that are active now. */
export const hojaFiscalizacion = (renglones: readonly RenglonExcel[]): Hoja =>
  armarHoja({
    archivo: 'CREDITOS LEAL FISCALIZACION.xlsx',
    nombre: 'Fiscalización',
    columnas: COLUMNAS,
    renglones: enOrden(renglones),
    conTotales: false,
    fijas: 2,
  });
