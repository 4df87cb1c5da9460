import { registrarPunto } from '@leal/contract';
import { aInstanteIso, type Punto } from '@leal/domain';
import { PUERTA_DE } from '../piezas/ruta/ruta-leida.ts';
import { porSalida } from '../lib/acciones/accion.ts';
import type { Datos } from '../lib/api/opciones.ts';
import { comoSeLlama } from '../lib/llamados.ts';
import { ahora, desfaseMs } from '../lib/reloj.ts';
import type { DeCalle, DeCliente } from './tipos.ts';

/** This place, now. */
export const puntoDeAqui = (id_cliente: string, punto: Punto): Datos<typeof registrarPunto> => ({
  parametros: { id_cliente },
  cuerpo: { punto, capturado_en: aInstanteIso(ahora()), desfase_ms: desfaseMs() },
});

/** The pin of a door; its register is drawn over the route, and the later of two stands. */
export const REGISTRAR_PUNTO: DeCalle<DeCliente, typeof registrarPunto> = {
  nombre: 'cliente.punto',
  ...porSalida(registrarPunto),
  sobre: ({ id_cliente }) => PUERTA_DE + id_cliente,
  siempreOtra: true,
  que: (cliente) => `la ubicación de ${comoSeLlama(cliente)}`,
  exito: (cliente) => ['Ubicación guardada', comoSeLlama(cliente)],
  fallo: 'No se pudo guardar la ubicación',
};
