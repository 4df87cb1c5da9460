import type { Fecha } from './calendario.ts';
import type { Centavos } from './dinero.ts';
import type { MovimientoLedger, TipoMovimiento } from './ledger.ts';
import { formatearHora } from './zona-horaria.ts';

/** A row of a collector's day: everything the day report shows of it. */
export type FilaDia = {
  tipo: TipoMovimiento;
  cliente: string;
  direccion: string;
  monto_centavos: Centavos;
  monto_solicitado_centavos: Centavos;
  hora: string;
  id_credito: string;
  fecha: Fecha;
};

/** The row's key in the day's map: unique, and no dot that would be read as a path. */
export const idFila = (id_credito: string, id_movimiento: string): string => `${id_credito}_${id_movimiento}`;

export const filaDe = (
  credito: {
    readonly id_credito: string;
    readonly nombre: string;
    readonly direccion: string;
    readonly monto_solicitado_centavos: Centavos;
  },
  movimiento: Pick<MovimientoLedger, 'tipo' | 'monto_centavos' | 'capturado_en' | 'fecha'>,
): FilaDia => ({
  tipo: movimiento.tipo,
  cliente: credito.nombre,
  direccion: credito.direccion,
  monto_centavos: movimiento.monto_centavos,
  monto_solicitado_centavos: credito.monto_solicitado_centavos,
  hora: formatearHora(movimiento.capturado_en),
  id_credito: credito.id_credito,
  fecha: movimiento.fecha,
});
