import type { UsuarioDoc } from '@leal/contract/documentos';
import { conPrestada, type RutaPrestada, textoPrestados } from '@leal/domain';
import { avisarManos } from '../../data/avisos.ts';
import { anotar } from '../../data/bitacora.ts';
import { usuarios } from '../../data/usuarios.ts';
import { olvidarUsuario } from '../../context/actor.ts';
import type { Cambio } from '../../context/transaccion.ts';

/** The records of both, as they were read. */
export type Ambos = { readonly dueno: UsuarioDoc | undefined; readonly prestatario: UsuarioDoc | undefined };

/** The words of each phone about the loan. */
type Dicho = { readonly alDueno: string; readonly alPrestatario: string };

const enBitacora = (prestada: RutaPrestada) => ({
  cobrador: prestada.nombre_de,
  prestada_a: prestada.nombre_a,
  dias: textoPrestados(prestada),
  ambos: prestada.ambos,
});

/**
 * The loan of a route, new or ended, in the records of both, with a notice to each and a row of the audit. A record that is
 * gone keeps nothing.
 */
export function guardarPrestada(
  cambio: Cambio,
  prestada: RutaPrestada,
  { dueno, prestatario }: Ambos,
  { antes, alDueno, alPrestatario }: Dicho & { readonly antes: RutaPrestada | null },
): void {
  const { tx, ids } = cambio;
  const id = ids.de(`aviso-${prestada.id_prestada}`);
  const deCadaUno = [
    [dueno, alDueno],
    [prestatario, alPrestatario],
  ] as const;
  for (const [usuario, texto] of deCadaUno) {
    if (usuario === undefined) continue;
    const rutas_prestadas = conPrestada(usuario.rutas_prestadas, prestada);
    tx.update(usuarios.doc(usuario.id_usuario), { rutas_prestadas });
    avisarManos(tx, usuario.id_usuario, { id, texto });
    olvidarUsuario(usuario.id_usuario);
  }
  anotar(cambio, {
    accion: antes === null ? 'rutas/prestar' : 'rutas/terminar-prestamo',
    documento: `usuarios/${prestada.de}`,
    id_cobrador: prestada.de,
    antes: antes && enBitacora(antes),
    despues: enBitacora(prestada),
  });
}
