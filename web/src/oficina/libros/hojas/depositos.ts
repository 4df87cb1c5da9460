import type { RenglonListado } from '@leal/contract';
import { type EstadoDeRenglon, fechaLocal } from '@leal/domain';
import { NOMBRES } from '../../../piezas/campos/nombres.ts';
import { armarHoja } from '../../exportar/hoja/armar-hoja.ts';
import type { Columna, Hoja } from '../../exportar/hoja/hoja.ts';

const ESTADO: Readonly<Record<EstadoDeRenglon, string>> = {
  libre: 'Libre',
  de_pago: 'Es un pago',
  ajeno: 'De nadie',
};

const COLUMNAS: readonly Columna<RenglonListado>[] = [
  { titulo: 'No.', formato: 'entero', valor: (_, no) => no },
  { titulo: 'Cuenta', formato: 'texto', valor: ({ cuenta }) => cuenta },
  { titulo: 'Fecha del banco', formato: 'fecha', valor: ({ fecha }) => fecha },
  { titulo: NOMBRES.monto, formato: 'dinero', valor: ({ monto }) => monto },
  { titulo: 'Referencia', formato: 'texto', valor: ({ referencia }) => referencia },
  { titulo: 'Concepto', formato: 'texto', valor: ({ concepto }) => concepto },
  { titulo: NOMBRES.estado, formato: 'texto', valor: ({ estado }) => ESTADO[estado] },
  { titulo: 'Cliente', formato: 'texto', valor: ({ pago }) => pago?.nombre_cliente ?? '' },
  { titulo: NOMBRES.id_credito, formato: 'texto', valor: ({ pago }) => pago?.id_credito ?? '' },
  { titulo: 'Archivo', formato: 'texto', valor: ({ archivo }) => archivo },
  { titulo: 'Cargado', formato: 'fecha', valor: ({ cargado_en }) => fechaLocal(new Date(cargado_en)) },
];

/** What the bank told of, and which payment of the ledger each one is. */
export const hojaDepositos = (archivo: string, depositos: readonly RenglonListado[]): Hoja =>
  armarHoja({
    archivo,
    nombre: 'Depósitos',
    columnas: COLUMNAS,
    renglones: depositos,
    conTotales: true,
    fijas: 3,
  });
