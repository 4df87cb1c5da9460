import type { UsuarioConEstado } from '@leal/contract';
import type { UsuarioDoc } from '@leal/contract/documentos';
import { aInstanteIso } from '@leal/domain';
import { presentarUsuario } from './presentar-usuario.ts';

/** A user as the office sees it: with whether the account is on. */
export const presentarUsuarioConEstado = (doc: UsuarioDoc): UsuarioConEstado => ({
  ...presentarUsuario(doc),
  activo: doc.activo,
  creado_en: aInstanteIso(doc.creado_en),
  ...(doc.vacaciones && { vacaciones: doc.vacaciones }),
});
