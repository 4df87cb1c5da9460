import type { activosSinPagoHoy, Respuesta } from '@leal/contract';
import type { UsuarioDoc } from '@leal/contract/documentos';
import { diasPrestados, llevaRuta, prestadaEn, rutasQueLleva } from '@leal/domain';
import type { Actor } from '../../context/actor.ts';
import { ErrorApp } from '../../platform/errores.ts';

/* A route that one collector works for another (`RutaPrestada`), as the route's own answer says it. */

/** The route's record says to whom it is lent now, also where the reader's own was read before that. */
export function exigirQueLaLleve({ uid: a }: Actor, dueno: UsuarioDoc | undefined, ahora: Date): void {
  const lleva = dueno !== undefined && llevaRuta(dueno.rutas_prestadas, { de: dueno.id_usuario, a }, ahora);
  if (!lleva) throw new ErrorApp('PROHIBIDO');
}

/** Who works this route today, and which others its own collector does. */
export function presentarPrestada(
  { id_usuario, rutas_prestadas }: UsuarioDoc,
  { uid }: Actor,
  ahora: Date,
): Pick<Respuesta<typeof activosSinPagoHoy>, 'prestada' | 'lleva'> {
  const prestada = prestadaEn(rutas_prestadas, id_usuario, ahora);
  const lleva = uid === id_usuario ? rutasQueLleva(rutas_prestadas, uid, ahora) : [];
  return {
    ...(prestada && {
      prestada: { nombre: prestada.nombre_a, al: diasPrestados(prestada).al, ambos: prestada.ambos },
    }),
    ...(lleva.length > 0 && {
      lleva: lleva.map((ruta) => ({
        id_cobrador: ruta.de,
        nombre: ruta.nombre_de,
        al: diasPrestados(ruta).al,
      })),
    }),
  };
}
