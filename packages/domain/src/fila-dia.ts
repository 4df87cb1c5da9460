import type { Fecha } from './calendario.ts';
import { type ConAsignaciones, duenoEn } from './cambio-de-manos.ts';
import { fechaContable } from './captura.ts';
import type { Centavos } from './dinero.ts';
import type { Debido } from './gestion.ts';
import type { MovimientoLedger, TipoMovimiento } from './ledger.ts';
import { type PorQue, porQueDe } from './motivos-visita.ts';
import type { Transferencia } from './transferencia.ts';
import { formatearHora } from './zona-horaria.ts';

/** When a row was captured and when it arrived, and by which phone: what its marks are found from (`marcas.ts`). */
export type CapturaDeFila = {
  /** The tap, by the phone's clock put right with `desfase_ms`. */
  readonly capturado_en: Date;
  /** The server's instant. */
  readonly sincronizado_en: Date;
  readonly tardia: boolean;
  readonly dispositivo?: string | undefined;
  readonly secuencia?: number | undefined;
  /** The server's clock minus the phone's, as the phone knew it at the tap. */
  readonly desfase_ms?: number | undefined;
  /** The hash of the key under which it came. */
  readonly clave?: string | undefined;
};

/** A row of a collector's day: everything the day report shows of it. */
export type FilaDia = PorQue & {
  tipo: TipoMovimiento;
  cliente: string;
  direccion: string;
  monto_centavos: Centavos;
  monto_solicitado_centavos: Centavos;
  hora: string;
  id_credito: string;
  fecha: Fecha;
  /** The collector whose route it was on, where that was not the row's own: it was lent to whoever was there. */
  ruta_de?: string | undefined;
  /** The `Debido` of the payment that took its card off the day's route. */
  debido?: Debido | undefined;
  /** It came by a transfer; absent: cash, or no payment. */
  transferencia?: Transferencia | undefined;
  /** Absent on rows older than the marks. */
  captura?: CapturaDeFila | undefined;
};

/** The day whose cash a row's payment changed, when that is not its own: it came, or was approved, once that was over. */
export function diaDelEfectivo({
  tipo,
  fecha,
  captura,
  transferencia,
}: Pick<FilaDia, 'tipo' | 'fecha' | 'captura' | 'transferencia'>): Fecha | null {
  if (tipo !== 'pago' || transferencia || !captura) return null;
  const dia = fechaContable(fecha, captura.sincronizado_en);
  return dia === fecha ? null : dia;
}

/** The row's key in the day's map: unique, and no dot that would be read as a path. */
export const idFila = (id_credito: string, id_movimiento: string): string => `${id_credito}_${id_movimiento}`;

type Capturado = Pick<CapturaDeFila, 'capturado_en' | 'sincronizado_en'> & Partial<CapturaDeFila>;

/** The capture without what the phone did not say. */
function capturaDe(movimiento: Capturado): CapturaDeFila {
  const { capturado_en, sincronizado_en, tardia = false } = movimiento;
  const { dispositivo, secuencia, desfase_ms, clave } = movimiento;
  return {
    capturado_en,
    sincronizado_en,
    tardia,
    ...(dispositivo !== undefined && { dispositivo }),
    ...(secuencia !== undefined && { secuencia }),
    ...(desfase_ms !== undefined && { desfase_ms }),
    ...(clave !== undefined && { clave }),
  };
}

type CreditoDeFila = {
  readonly id_credito: string;
  readonly nombre: string;
  readonly direccion: string;
  readonly monto_solicitado_centavos: Centavos;
  readonly id_cobrador?: string;
  readonly nombre_cobrador?: string | undefined;
  readonly asignaciones?: ConAsignaciones['asignaciones'];
};

type MovimientoDeFila = Pick<
  MovimientoLedger,
  'tipo' | 'monto_centavos' | 'fecha' | 'debido' | 'transferencia'
> &
  Partial<Pick<MovimientoLedger, 'id_cobrador'>> &
  Capturado &
  PorQue;

/** Said as long as the credit is still that collector's: the name of an earlier one is not in it. */
function rutaDe(credito: CreditoDeFila, { id_cobrador: hizo, capturado_en }: MovimientoDeFila) {
  const { id_cobrador, asignaciones, nombre_cobrador: ruta_de } = credito;
  if (hizo === undefined || id_cobrador === undefined || hizo === id_cobrador) return {};
  const eraSuyo = duenoEn({ id_cobrador, asignaciones }, capturado_en) === id_cobrador;
  return eraSuyo && ruta_de !== undefined ? { ruta_de } : {};
}

export const filaDe = (credito: CreditoDeFila, movimiento: MovimientoDeFila): FilaDia => ({
  tipo: movimiento.tipo,
  cliente: credito.nombre,
  direccion: credito.direccion,
  monto_centavos: movimiento.monto_centavos,
  monto_solicitado_centavos: credito.monto_solicitado_centavos,
  hora: formatearHora(movimiento.capturado_en),
  id_credito: credito.id_credito,
  fecha: movimiento.fecha,
  ...rutaDe(credito, movimiento),
  ...(movimiento.debido && { debido: movimiento.debido }),
  ...(movimiento.transferencia && { transferencia: movimiento.transferencia }),
  ...porQueDe(movimiento),
  captura: capturaDe(movimiento),
});
