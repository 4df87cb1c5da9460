import type { CreditoEntero } from '@leal/contract';
import { CERO, type EstadoCredito, fechaLocal } from '@leal/domain';
import { EN_EXCEL } from '../../../piezas/campos/nombres-en-excel.ts';
import { NOMBRES, OTROS_NOMBRES } from '../../../piezas/campos/nombres.ts';
import { ESTADO_CREDITO } from '../../../piezas/credito/estado.ts';
import { armarHoja, enOrden } from '../../exportar/hoja/armar-hoja.ts';
import type { Columna, Hoja } from '../../exportar/hoja/hoja.ts';

const estadoDe = ({ estado }: CreditoEntero): string =>
  Object.hasOwn(ESTADO_CREDITO, estado) ? ESTADO_CREDITO[estado as EstadoCredito].texto : estado;

const COLUMNAS: readonly Columna<CreditoEntero>[] = [
  { titulo: 'No.', formato: 'entero', valor: (_, no) => no },
  { titulo: NOMBRES.id_cobrador, formato: 'texto', valor: (c) => c.nombre_cobrador },
  { titulo: EN_EXCEL.nombre_cliente, formato: 'texto', valor: (c) => c.nombre_cliente },
  { titulo: NOMBRES.estado, formato: 'texto', valor: estadoDe },
  {
    titulo: 'Pedido',
    formato: 'fecha',
    valor: ({ pedido_en }) => (pedido_en === null ? null : fechaLocal(new Date(pedido_en))),
  },
  { titulo: EN_EXCEL.fecha_inicio, formato: 'fecha', valor: (c) => c.fecha_inicio },
  { titulo: OTROS_NOMBRES.vence, formato: 'fecha', valor: (c) => c.fecha_fin },
  { titulo: 'Terminó', formato: 'fecha', valor: (c) => c.termino },
  { titulo: OTROS_NOMBRES.dias, formato: 'entero', valor: (c) => c.dias },
  { titulo: NOMBRES.monto_solicitado, formato: 'dinero', valor: (c) => c.monto_solicitado },
  { titulo: EN_EXCEL.saldo_con_interes, formato: 'dinero', valor: (c) => c.saldo_con_interes },
  { titulo: NOMBRES.monto_diario, formato: 'dinero', valor: (c) => c.abono_diario },
  { titulo: EN_EXCEL.recaudado, formato: 'dinero', valor: (c) => c.recaudado },
  {
    titulo: EN_EXCEL.saldo_restante,
    formato: 'dinero',
    // Nobody owes what was not approved, was cancelled or is over.
    valor: (c) => (c.estado === 'Aprobado' ? c.saldo_restante : CERO),
  },
  { titulo: EN_EXCEL.por_entregar, formato: 'dinero', valor: (c) => c.por_entregar },
  { titulo: NOMBRES.atrasos, formato: 'entero', valor: (c) => c.atrasos },
  { titulo: OTROS_NOMBRES.dias_atrasado, formato: 'entero', valor: (c) => c.dias_atrasado },
  { titulo: 'Antes de Leal', formato: 'texto', valor: ({ importado }) => (importado ? 'Sí' : '') },
  { titulo: OTROS_NOMBRES.decidio, formato: 'texto', valor: (c) => c.nombre_gerente },
  { titulo: 'Crédito', formato: 'texto', valor: (c) => c.id_credito },
  { titulo: OTROS_NOMBRES.credito_anterior, formato: 'texto', valor: (c) => c.id_credito_anterior ?? '' },
  { titulo: 'Id del cliente', formato: 'texto', valor: (c) => c.id_cliente },
];

export const hojaCreditos = (archivo: string, creditos: readonly CreditoEntero[]): Hoja =>
  armarHoja({
    archivo,
    nombre: 'Créditos',
    columnas: COLUMNAS,
    renglones: enOrden(creditos),
    conTotales: true,
    fijas: 3,
  });
