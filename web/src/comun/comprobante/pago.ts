import type { Credito, HistorialItem } from '@leal/contract';
import { centavos, type Centavos, type Fecha, fechaLocal, type Llamado } from '@leal/domain';
import { comoSeLlama } from '../../lib/llamados.ts';
import type { Pagado } from '../../piezas/textos/forma-de-pago.ts';
import type { Registro } from '../../lib/salida/registro.ts';

/** A payment of which a receipt can be given: one that the office has (`id_pago`), or that is on its way under its key. */
export type PagoConComprobante = {
  readonly id_credito: string;
  readonly monto: Centavos;
  readonly fecha: Fecha;
  /** ISO instant of the tap. */
  readonly capturado_en: string;
  readonly clave_pago?: string;
  readonly id_pago?: string;
  /** It came by a transfer; absent: cash. */
  readonly transferencia?: Pagado['transferencia'];
  /** How the collector's own screens call its person. */
  readonly quien: string;
  /** The name that the receipt says. */
  readonly nombre: string;
  /** The loan, as it stood on the screen from which it is given. */
  readonly prestamo: Prestamo;
  /** The loan's rows that the office has, newest first; absent: this phone alone knows of the payment. */
  readonly historial?: readonly HistorialItem[];
  /** Ten digits; '' when nobody knows. */
  readonly telefono: string;
};

type Prestamo = Pick<Credito, 'monto_total' | 'monto_diario' | 'dias_pago' | 'saldo'>;

/** The person whose payment it is, and the loan. */
export type QuienPaga = Llamado &
  Prestamo & {
    readonly id_credito: string;
    readonly nombre: string;
    readonly telefono?: string;
  };

const deQuien = (quien: QuienPaga) => ({
  id_credito: quien.id_credito,
  quien: comoSeLlama(quien),
  nombre: quien.nombre,
  prestamo: quien,
  telefono: quien.telefono ?? '',
});

/** The payment as it was registered on this phone: its key is all that names it. */
export const pagoDeRegistro = (
  quien: QuienPaga,
  { clave, monto = 0, capturado_en, forma }: Registro,
): PagoConComprobante => ({
  ...deQuien(quien),
  monto: centavos(monto),
  fecha: fechaLocal(new Date(capturado_en)),
  capturado_en,
  clave_pago: clave,
  ...(forma && { transferencia: {} }),
});

/** A row of the history; without `historial`, it has the key of its register in the place of an id. */
export const pagoDeHistorial = (
  quien: QuienPaga,
  { monto, fecha, capturado_en, id_pago, transferencia }: HistorialItem,
  historial?: readonly HistorialItem[],
): PagoConComprobante => ({
  ...deQuien(quien),
  monto,
  fecha,
  capturado_en: capturado_en ?? `${fecha}T12:00:00-06:00`,
  ...(transferencia && { transferencia }),
  ...(historial ? { id_pago, historial } : { clave_pago: id_pago }),
});
