import { type Cuerpo, registrarAbono, type Respuesta, solicitarAbonosMultiples } from '@leal/contract';
import { type Centavos, CERO, formatearHora, formatearPesos, type Transferencia } from '@leal/domain';
import { type Accion, cartaDe, leerCarta, porApi } from '../lib/acciones/accion.ts';
import { comoSeLlama } from '../lib/llamados.ts';
import type { Previsto, Telefono } from '../lib/salida/registro.ts';
import { type CreditoCobrable, EN_LA_PUERTA, type MotivoElegido, type Toque, trasCobrar } from './toque.ts';
import { type Aprobacion, type Desenlace, leerRespuestaAbono } from './desenlace.ts';

export type Abono = Toque &
  Partial<Telefono> &
  MotivoElegido & {
    readonly monto: Centavos;
    readonly motivo?: string;
    readonly transferencia?: Transferencia;
    readonly id_solicitud_tarea?: string;
    /** The foreseen outcome that the screen said; the server is not told. */
    readonly previsto?: Previsto;
  };

const registrar = porApi(registrarAbono);
const solicitar = porApi(solicitarAbonosMultiples);

/**
 * The second call of spec §7. The payment has made the request already, with its reason: when this call
 * is lost nothing has to be repeated, unless the first answer did not name a request.
 */
async function pedirAprobacion(abono: Abono, aprobacion: Aprobacion): Promise<void> {
  const { id_credito, motivo, transferencia, capturado_en, desfase_ms } = abono;
  const { id_solicitud, monto_total, cantidad_abonos, monto_por_abono } = aprobacion;
  const cuerpo: Cuerpo<typeof solicitarAbonosMultiples> = {
    id_credito,
    monto_total,
    ...(cantidad_abonos !== undefined && { cantidad_abonos }),
    ...(monto_por_abono !== undefined && { monto_por_abono }),
    ...(motivo !== undefined && { motivo }),
    ...(transferencia && { transferencia }),
    capturado_en,
    desfase_ms,
  };
  try {
    await solicitar({ cuerpo }, crypto.randomUUID());
  } catch (error) {
    if (id_solicitud === undefined) throw error;
  }
}

function datosDe(abono: Abono) {
  const { fecha: fecha_abono, previsto: _, ...resto } = abono;
  return { cuerpo: { ...resto, fecha_abono } };
}

const leer = (respuesta: Respuesta<typeof registrarAbono>, abono: Abono): Desenlace =>
  leerRespuestaAbono(respuesta, { ...abono, hora: formatearHora(new Date(abono.capturado_en)) });

function queEs({ monto, transferencia }: Abono): string {
  if (monto === CERO) return 'la visita';
  return `${transferencia ? 'la transferencia' : 'el pago'} de ${formatearPesos(monto)}`;
}

/** A payment, or a visit when the amount is 0. It can end in many ways, so the screen itself says how it ended. */
export const REGISTRAR_ABONO: Accion<CreditoCobrable, Abono, Desenlace> = {
  ...EN_LA_PUERTA,
  nombre: 'abono.registrar',
  mandar: async (abono, clave) => leer(await registrar(datosDe(abono), clave), abono),
  guardable: {
    armar: (abono, telefono) => cartaDe(registrarAbono, datosDe({ ...abono, ...telefono })),
    leer: (registro, abono) => leer(leerCarta(registrarAbono, registro), abono),
    guardado: () => ({ clase: 'guardado' }),
    deshecho: { clase: 'cancelado' },
    monto: ({ monto }) => monto,
    forma: ({ transferencia }) => transferencia && 'transferencia',
    previsto: ({ previsto }) => previsto,
    gestion: ({ monto }) => (monto === CERO ? 'visita' : 'pago'),
  },
  que: (credito, abono) => `${queEs(abono)} de ${comoSeLlama(credito)}`,
  fallo: 'No se pudo registrar el pago.',
  alLograr: async (credito, abono, desenlace) => {
    if (desenlace.clase === 'requiere_aprobacion') await pedirAprobacion(abono, desenlace.aprobacion);
    trasCobrar(credito, desenlace);
  },
};
