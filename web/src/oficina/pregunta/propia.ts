import { MENSAJE_OTRO_GERENTE, requiereOtroGerente } from '@leal/domain';
import { negocio, useNegocio } from '../../lib/negocio.ts';
import { leerSesion } from '../../lib/sesion/almacen.ts';

/** The person who asked for it: its collector, unless it names somebody else. */
export type Pedida = { readonly solicitante?: string | undefined; readonly id_cobrador?: string | undefined };

/** Why whoever is signed in may not decide it: they asked for it, and the owner demands another manager. Null: they may. */
export function porqueEsPropia({ solicitante, id_cobrador }: Pedida): string | null {
  const sesion = leerSesion();
  const requiere = requiereOtroGerente({
    solicitante: solicitante ?? id_cobrador,
    gerente: sesion.estado === 'activa' ? sesion.usuario.id_usuario : undefined,
    exigir_segundo_gerente: negocio().exigir_segundo_gerente,
  });
  return requiere ? MENSAJE_OTRO_GERENTE : null;
}

/** The same for what a screen says; it says it again when the owner changes that. */
export function usePropia(pedida: Pedida): string | null {
  useNegocio();
  return porqueEsPropia(pedida);
}
