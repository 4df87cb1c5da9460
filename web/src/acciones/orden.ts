import { guardarOrden, type Respuesta } from '@leal/contract';
import {
  cambiarRuta,
  detenerLecturaDeRuta,
  idsDeRuta,
  leerRuta,
  reordenarRuta,
} from '../comun/ruta/ruta-leida.ts';
import { type Accion, cartaDe, GUARDADO, type Guardado, leerCarta, porApi } from '../lib/acciones/accion.ts';

const guardar = porApi(guardarOrden);

const datosDe = ({ id_cobrador, orden }: Orden) => ({ cuerpo: { ordenClientes: [...orden], id_cobrador } });

type Orden = { readonly id_cobrador: string; readonly orden: readonly string[] };

/**
 * The order of the route: shown at once, taken back when the server refuses. Two drags in a row are saved one after
 * the other, and then the screen shows the order that the server answered.
 */
export const GUARDAR_ORDEN: Accion<null, Orden, Respuesta<typeof guardarOrden> | Guardado> = {
  nombre: 'ruta.orden',
  mandar: (orden, clave) => guardar(datosDe(orden), clave),
  guardable: {
    armar: (orden) => cartaDe(guardarOrden, datosDe(orden)),
    leer: (registro) => leerCarta(guardarOrden, registro),
    guardado: () => GUARDADO,
  },
  sobre: () => 'orden de la ruta',
  que: () => 'el orden de tu ruta',
  fallo: 'No se pudo guardar el orden',
  enFila: true,
  adelantar: async (_, { id_cobrador, orden }) => {
    await detenerLecturaDeRuta(id_cobrador);
    const ruta = leerRuta(id_cobrador);
    const anterior = ruta ? idsDeRuta(ruta) : [];
    cambiarRuta(id_cobrador, (actual) => reordenarRuta(actual, orden));
    return () => cambiarRuta(id_cobrador, (actual) => reordenarRuta(actual, anterior));
  },
  alLograr: (_, { id_cobrador }, { orden_clientes }) =>
    cambiarRuta(id_cobrador, (ruta) => reordenarRuta(ruta, orden_clientes)),
};
