import type { TelefonoDePersona } from '@leal/contract';
import type { ContactoDoc, UsuarioDoc } from '@leal/contract/documentos';
import type { Actor } from '../../context/actor.ts';
import { dichoPor, estaEnUso } from '../vistos/visto-de.ts';

export type Telefono = ContactoDoc['dispositivos'][string];

/** Of a name that the person's phone made itself. */
export const telefonoDe = (contacto: ContactoDoc | undefined, dispositivo: string): Telefono | undefined =>
  new Map(Object.entries(contacto?.dispositivos ?? {})).get(dispositivo);

type De = { readonly actor: Actor; readonly usuario: UsuarioDoc };

function estadoDe({ actor, usuario }: De, telefono: Telefono): TelefonoDePersona['estado'] {
  if (telefono.perdido_en !== undefined) return 'perdido';
  if (usuario.id_usuario === actor.uid && telefono.sesion === actor.sesion) return 'propia';
  return estaEnUso(usuario, telefono) ? 'abierta' : 'terminada';
}

export const presentarTelefono = (de: De, dispositivo: string, telefono: Telefono): TelefonoDePersona => ({
  dispositivo,
  version: telefono.version,
  estado: estadoDe(de, telefono),
  ...dichoPor(telefono),
});

/** The one that was heard of last goes first. */
export const presentarTelefonos = (de: De, contacto: ContactoDoc | undefined): TelefonoDePersona[] =>
  Object.entries(contacto?.dispositivos ?? {})
    .toSorted(([, a], [, b]) => b.visto_en.getTime() - a.visto_en.getTime())
    .map(([dispositivo, telefono]) => presentarTelefono(de, dispositivo, telefono));
