import type { FilaDeEquipo } from '@leal/contract';
import type { UsuarioDoc } from '@leal/contract/documentos';
import { aInstanteIso } from '@leal/domain';
import type { Rutas } from '../../data/equipo.ts';
import { dichoPor } from '../vistos/visto-de.ts';
import { presentarUsuarioConEstado } from './presentar-usuario-con-estado.ts';

const presentarRuta = ({ clientes_activos, en_mano_centavos }: Rutas[string]) => ({
  ruta: { clientes_activos, en_mano: en_mano_centavos },
});

const presentarContacto = ({ perdidos, ...dicho }: NonNullable<UsuarioDoc['contacto']>) => ({
  contacto: {
    visto_en: aInstanteIso(dicho.visto_en),
    version: dicho.version,
    telefonos: dicho.telefonos,
    sin_enviar: dicho.sin_enviar,
    monto_sin_enviar: dicho.monto_sin_enviar_centavos,
    ...(perdidos.length > 0 && { perdidos: perdidos.map(dichoPor) }),
  },
});

/** A user as the office sees the team. */
export function presentarFilaDeEquipo(usuario: UsuarioDoc, rutas: Rutas, ahora: Date): FilaDeEquipo {
  const { [usuario.id_usuario]: ruta } = rutas;
  return {
    ...presentarUsuarioConEstado(usuario, ahora),
    ...(ruta && presentarRuta(ruta)),
    ...(usuario.contacto && presentarContacto(usuario.contacto)),
  };
}
