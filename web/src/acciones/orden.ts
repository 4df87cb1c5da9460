import { guardarOrden, type Respuesta } from '@leal/contract';
import {
  cambiarRuta,
  detenerLecturaDeRuta,
  idsDeRuta,
  leerRuta,
  reordenarRuta,
} from '../comun/ruta/ruta-leida.ts';
import { type Accion, porApi } from '../lib/acciones/accion.ts';

const guardar = porApi(guardarOrden);

type Orden = { readonly id_cobrador: string; readonly orden: readonly string[] };

/**
 * The order of the route: shown at once, taken back when the server refuses. Two drags in a row are saved one after
 * the other, and then the screen shows the order that the server answered.
 */
export const GUARDAR_ORDEN: Accion<null, Orden, Respuesta<typeof guardarOrden>> = {
  nombre: 'ruta.orden',
  mandar: ({ id_cobrador, orden }, clave) =>
    guardar({ cuerpo: { ordenClientes: [...orden], id_cobrador } }, clave),
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
