// Routes that are lent: who may lend them, and what whoever works one may call about it. On any other day they are a stranger to it.
import type { NombreLlamada } from '@leal/contract';
import { DE_GERENTE, type Fila } from './fila.ts';

const UNOS_DIAS = { del: '2026-11-18', al: '2026-11-20' };

export const PRESTADAS = {
  prestarRuta: {
    peticion: ({ id_usuario, id_solicitud: a }) => ({
      parametros: { id_usuario },
      cuerpo: { a, ...UNOS_DIAS, ambos: false },
    }),
    preparar: ({ otroCobrador }) => otroCobrador(),
    ...DE_GERENTE,
  },
  terminarRutaPrestada: {
    peticion: ({ id_usuario, id_solicitud: id_prestada }) => ({
      parametros: { id_usuario, id_prestada },
      cuerpo: {},
    }),
    preparar: ({ prestar }) => prestar(),
    ...DE_GERENTE,
  },
} satisfies { readonly [N in NombreLlamada]?: Fila };

/** The calls that answer the borrower as the route's own collector. */
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
  'registrarConvenio',
  'cancelarConvenio',
]);

/** Cash of the days on which they worked it may still be in their hands: it comes in, and waits for a manager. */
export const DE_QUIEN_LA_LLEVO: ReadonlySet<NombreLlamada> = new Set<NombreLlamada>(['enviarAbonoAlGerente']);

/** The answers that are neither an owner's nor a stranger's: a receipt has a series of one's own phone. */
export const APARTE: Partial<Record<NombreLlamada, number>> = { crearComprobante: 409 };
