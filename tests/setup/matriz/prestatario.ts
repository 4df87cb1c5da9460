// What a collector may call about another one's route while it is lent to them. On any other day they are a stranger to it.
import type { NombreLlamada } from '@leal/contract';

export const DE_QUIEN_LA_LLEVA: ReadonlySet<NombreLlamada> = new Set<NombreLlamada>([
  'activosSinPagoHoy',
  'detalleCredito',
  'historialAbonos',
  'acumulativos',
  'estadoDeCuenta',
  'registrarAbono',
  'registrarAtraso',
  'solicitarAbonosMultiples',
  'enviarAbonoAlGerente',
  'verificarRenovacion',
  'solicitarRenovacion',
  'solicitarEdicionCliente',
  'guardarNota',
  'registrarPunto',
  'entregarCredito',
]);

/** Cash of the days on which they worked it may still be in their hands: it comes in, and waits for a manager. */
export const DE_QUIEN_LA_LLEVO: ReadonlySet<NombreLlamada> = new Set<NombreLlamada>(['enviarAbonoAlGerente']);

/** The answers that are neither an owner's nor a stranger's: a receipt has a series of one's own phone. */
export const APARTE: Partial<Record<NombreLlamada, number>> = { crearComprobante: 409 };
