import type { MovimientoEntero } from '@leal/contract';
import {
  type Centavos,
  CERO,
  type FormaDePago,
  fechaLocal,
  formaDe,
  formatearFecha,
  formatearHora,
  formatearPesos,
  type TipoMovimiento,
} from '@leal/domain';
import { armarHoja } from '../../exportar/hoja/armar-hoja.ts';
import type { Columna, Hoja } from '../../exportar/hoja/hoja.ts';

const TIPO: Readonly<Record<TipoMovimiento, string>> = {
  pago: 'Pago',
  visita: 'Visita sin pago',
  atraso: 'Atraso',
  liquidacion: 'Liquidado por renovación',
  apertura: 'Pagado antes de Leal',
};

const FORMA: Readonly<Record<FormaDePago, string>> = { efectivo: 'Efectivo', transferencia: 'Transferencia' };

const cuenta = ({ eliminado, cancelado }: MovimientoEntero): boolean => eliminado === null && !cancelado;

/** The amount of a row of that kind that still counts: each kind has a column, because only payments are cash. */
const siEs =
  (tipo: TipoMovimiento) =>
  (fila: MovimientoEntero): Centavos =>
    fila.tipo === tipo && cuenta(fila) ? fila.monto : CERO;

function estadoDe({ eliminado, cancelado }: MovimientoEntero): string {
  if (eliminado !== null) return 'Eliminado';
  return cancelado ? 'Cancelado' : 'Vigente';
}

const corregido = ({ ediciones }: MovimientoEntero): string =>
  ediciones
    .map(({ fecha, monto_anterior, monto_nuevo, motivo }) => {
      const dia = formatearFecha(fechaLocal(new Date(fecha)));
      return `${formatearPesos(monto_anterior)} → ${formatearPesos(monto_nuevo)} el ${dia}: ${motivo}`;
    })
    .join('; ');

const EN_BANCO = {
  vista: 'Vista en el banco',
  no_esta: 'No está en el banco',
  por_confirmar: 'Por confirmar',
};

/** The columns of a ledger in which a payment came by transfer; without any, its file is as it always was. */
const DE_FORMA: readonly Columna<MovimientoEntero>[] = [
  {
    titulo: 'De ello, por transferencia',
    formato: 'dinero',
    valor: (m) => (m.transferencia ? siEs('pago')(m) : CERO),
  },
  {
    titulo: 'Forma de pago',
    formato: 'texto',
    valor: ({ tipo, transferencia }) => (tipo === 'pago' ? FORMA[formaDe({ transferencia })] : ''),
  },
  { titulo: 'Referencia', formato: 'texto', valor: ({ transferencia }) => transferencia?.referencia ?? '' },
  {
    titulo: 'Fecha de la transferencia',
    formato: 'fecha',
    valor: ({ transferencia }) => transferencia?.fecha ?? null,
  },
  {
    titulo: 'En el banco',
    formato: 'texto',
    valor: ({ transferencia }) => (transferencia ? EN_BANCO[transferencia.banco ?? 'por_confirmar'] : ''),
  },
];

/** What the office has lost of them: only where it has. */
const PERDIDA: Columna<MovimientoEntero> = {
  titulo: 'Pérdida',
  formato: 'dinero',
  valor: (m) => (m.perdida ? siEs('pago')(m) : CERO),
};

const COLUMNAS: readonly Columna<MovimientoEntero>[] = [
  { titulo: 'No.', formato: 'entero', valor: (_, no) => no },
  { titulo: 'Fecha', formato: 'fecha', valor: ({ fecha }) => fecha },
  { titulo: 'Hora', formato: 'texto', valor: (m) => formatearHora(new Date(m.capturado_en)) },
  { titulo: 'Cobrador', formato: 'texto', valor: (m) => m.nombre_cobrador },
  { titulo: 'Cliente', formato: 'texto', valor: (m) => m.nombre_cliente },
  { titulo: 'Tipo', formato: 'texto', valor: ({ tipo }) => TIPO[tipo] },
  { titulo: 'Cobrado', formato: 'dinero', valor: siEs('pago') },
  { titulo: 'Liquidado por renovación', formato: 'dinero', valor: siEs('liquidacion') },
  { titulo: 'Pagado antes de Leal', formato: 'dinero', valor: siEs('apertura') },
  { titulo: 'Eliminado', formato: 'dinero', valor: (m) => (cuenta(m) ? CERO : m.monto) },
  { titulo: 'Atrasos', formato: 'texto', valor: (m) => (m.cantidad_dias ? String(m.cantidad_dias) : '') },
  { titulo: 'Estado', formato: 'texto', valor: estadoDe },
  { titulo: 'Corregido', formato: 'texto', valor: corregido },
  { titulo: 'Por qué se eliminó', formato: 'texto', valor: ({ eliminado }) => eliminado ?? '' },
  {
    titulo: 'Día de su efectivo',
    formato: 'fecha',
    valor: (m) => (m.transferencia ? null : m.fecha_contable),
  },
  { titulo: 'Llegó tarde', formato: 'texto', valor: ({ tardia }) => (tardia ? 'Sí' : '') },
  { titulo: 'Descripción', formato: 'texto', valor: (m) => m.descripcion },
  { titulo: 'Crédito', formato: 'texto', valor: (m) => m.id_credito },
  { titulo: 'Movimiento', formato: 'texto', valor: (m) => m.id_movimiento },
];

const TRAS = COLUMNAS.findIndex(({ titulo }) => titulo === 'Cobrado') + 1;

/** Its forms stand beside what was collected, where a transfer is among it. */
function columnasDe(movimientos: readonly MovimientoEntero[]) {
  if (!movimientos.some(({ transferencia }) => transferencia)) return COLUMNAS;
  const conPerdida = movimientos.some(({ perdida }) => perdida) ? [PERDIDA] : [];
  return COLUMNAS.toSpliced(TRAS, 0, ...DE_FORMA, ...conPerdida);
}

/** The ledger; what no longer counts is a row too, whose amount is in a column of its own. */
export const hojaMovimientos = (archivo: string, movimientos: readonly MovimientoEntero[]): Hoja =>
  armarHoja({
    archivo,
    nombre: 'Movimientos',
    columnas: columnasDe(movimientos),
    renglones: movimientos,
    conTotales: true,
    fijas: 2,
  });
