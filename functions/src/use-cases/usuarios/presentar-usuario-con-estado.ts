import type { UsuarioConEstado } from '@leal/contract';
import type { UsuarioDoc } from '@leal/contract/documentos';
import { aInstanteIso, porTerminar } from '@leal/domain';
import { presentarRutaPrestada } from './presentar-ruta-prestada.ts';
import { presentarUsuario } from './presentar-usuario.ts';

/** A user as the office sees it: with whether the account is on, and the routes lent to and by them that are not back at `ahora`. */
export function presentarUsuarioConEstado(doc: UsuarioDoc, ahora: Date): UsuarioConEstado {
  const prestadas = porTerminar(doc.rutas_prestadas, ahora);
  return {
    ...presentarUsuario(doc),
    activo: doc.activo,
    creado_en: aInstanteIso(doc.creado_en),
    ...(doc.vacaciones && { vacaciones: doc.vacaciones }),
    ...(prestadas.length > 0 && { rutas_prestadas: prestadas.map(presentarRutaPrestada) }),
  };
}
