import { guardarOrden } from '@leal/contract';
import { useMutation } from '@tanstack/react-query';
import { insistir } from '../../../lib/api/insistir.ts';
import { llamar } from '../../../lib/api/llamar.ts';
import { cambiarRuta, detenerLecturaDeRuta, leerRuta } from '../../../comun/ruta/ruta-leida.ts';
import { idsDeRuta, reordenarRuta } from '../datos/orden-ruta.ts';

/** The key belongs to the drag: a repeated call carries the same. */
export type OrdenPedido = { readonly orden: readonly string[]; readonly clave: string };

/**
 * Saves the order of the route: shown at once, taken back when the server refuses. Two drags in a
 * row are saved one after the other, and what the server answers is what stands.
 */
export function useGuardarOrden(id_cobrador: string, alFallar: (error: unknown) => void) {
  return useMutation({
    scope: { id: `orden-${id_cobrador}` },
    mutationFn: ({ orden, clave }: OrdenPedido) =>
      insistir({ clave, sobre: `orden-${id_cobrador}`, que: 'el orden de tu ruta' }, () =>
        llamar(guardarOrden, { cuerpo: { ordenClientes: [...orden], id_cobrador }, clave }),
      ),
    onMutate: async ({ orden }) => {
      await detenerLecturaDeRuta(id_cobrador);
      const ruta = leerRuta(id_cobrador);
      cambiarRuta(id_cobrador, (actual) => reordenarRuta(actual, orden));
      return { anterior: ruta ? idsDeRuta(ruta) : [] };
    },
    onSuccess: ({ orden_clientes }) =>
      cambiarRuta(id_cobrador, (ruta) => reordenarRuta(ruta, orden_clientes)),
    onError: (error, _pedido, contexto) => {
      const anterior = contexto?.anterior ?? [];
      cambiarRuta(id_cobrador, (ruta) => reordenarRuta(ruta, anterior));
      alFallar(error);
    },
  });
}
