import { registrarAtraso, type Respuesta } from '@leal/contract';
import { formatearHora, idMovimientoAtraso, idPago } from '@leal/domain';
import { type Accion, cartaDe, leerCarta, porApi } from '../lib/acciones/accion.ts';
import { comoSeLlama } from '../lib/llamados.ts';
import type { Telefono } from '../lib/salida/registro.ts';
import { type CreditoCobrable, EN_LA_PUERTA, type MotivoElegido, type Toque, trasCobrar } from './toque.ts';
import type { Desenlace } from './desenlace.ts';

const registrar = porApi(registrarAtraso);

/** The two that a day without a payment can be registered as. */
export type ClaseSinPago = 'visita' | 'atraso';

type Atraso = Toque & MotivoElegido;

function datosDe(atraso: Atraso, telefono?: Telefono) {
  const { fecha: _, ...resto } = atraso;
  return { cuerpo: { ...resto, ...telefono } };
}

function leer(
  { yaRegistrado, resumen, registrado, promesa_rechazada }: Respuesta<typeof registrarAtraso>,
  toque: Toque,
): Desenlace {
  const { id_credito, capturado_en } = toque;
  if (yaRegistrado) return { clase: 'ya_registrado', pedido: 'atraso', registrado, resumen };
  const id_pago = idPago(id_credito, idMovimientoAtraso(toque.fecha));
  return {
    clase: 'registrado',
    tipo: 'atraso',
    hora: formatearHora(new Date(capturado_en)),
    resumen,
    id_pago,
    promesa_rechazada,
  };
}

/** A day without a payment that counts against the client. */
export const REGISTRAR_ATRASO: Accion<CreditoCobrable, Atraso, Desenlace> = {
  ...EN_LA_PUERTA,
  nombre: 'atraso.registrar',
  mandar: async (toque, clave) => leer(await registrar(datosDe(toque), clave), toque),
  guardable: {
    armar: (toque, telefono) => cartaDe(registrarAtraso, datosDe(toque, telefono)),
    leer: (registro, toque) => leer(leerCarta(registrarAtraso, registro), toque),
    guardado: () => ({ clase: 'guardado' }),
    gestion: () => 'atraso',
  },
  que: (credito) => `el atraso de ${comoSeLlama(credito)}`,
  fallo: 'No se pudo registrar el atraso.',
  alLograr: (credito, _, desenlace) => trasCobrar(credito, desenlace),
};
