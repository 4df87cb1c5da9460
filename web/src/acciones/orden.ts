import { guardarOrden, type Respuesta } from '@leal/contract';
import { ORDEN_DE_RUTA } from '../piezas/ruta/ruta-leida.ts';
import { type Accion, cartaDe, GUARDADO, type Guardado, leerCarta, porApi } from '../lib/acciones/accion.ts';

const guardar = porApi(guardarOrden);

const datosDe = ({ id_cobrador, orden }: Orden) => ({ cuerpo: { ordenClientes: [...orden], id_cobrador } });

type Orden = { readonly id_cobrador: string; readonly orden: readonly string[] };

/**
 * The order of the route; its register is drawn over it (piezas/ruta/con-guardados.ts). Two drags in a row are saved one
 * after the other.
 */
export const GUARDAR_ORDEN: Accion<null, Orden, Respuesta<typeof guardarOrden> | Guardado> = {
  nombre: 'ruta.orden',
  mandar: (orden, clave) => guardar(datosDe(orden), clave),
  guardable: {
    armar: (orden) => cartaDe(guardarOrden, datosDe(orden)),
    leer: (registro) => leerCarta(guardarOrden, registro),
    guardado: () => GUARDADO,
  },
  sobre: () => ORDEN_DE_RUTA,
  que: () => 'el orden de tu ruta',
  fallo: 'No se pudo guardar el orden',
  enFila: true,
};
