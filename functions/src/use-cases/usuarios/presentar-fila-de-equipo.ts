import type { FilaDeEquipo } from '@leal/contract';
import type { ContactoDoc, TotalesDoc, UsuarioDoc } from '@leal/contract/documentos';
import { aInstanteIso, sumar } from '@leal/domain';
import type { Equipo } from '../../data/equipo.ts';
import { dichoPor } from '../vistos/visto-de.ts';
import { presentarUsuarioConEstado } from './presentar-usuario-con-estado.ts';

const rutaDe = ({ clientes_activos, en_mano_centavos }: TotalesDoc) => ({
  ruta: { clientes_activos, en_mano: en_mano_centavos },
});

/** A phone that was lost still holds what it said last. */
function contactoDe({ dispositivos }: ContactoDoc): Pick<FilaDeEquipo, 'contacto'> {
  const telefonos = Object.values(dispositivos).toSorted(
    (a, b) => b.visto_en.getTime() - a.visto_en.getTime(),
  );
  const [ultimo] = telefonos;
  if (ultimo === undefined) return {};
  const perdidos = telefonos.filter(({ perdido_en }) => perdido_en !== undefined);
  return {
    contacto: {
      visto_en: aInstanteIso(ultimo.visto_en),
      version: ultimo.version,
      telefonos: telefonos.length,
      sin_enviar: telefonos.reduce((suma, { sin_enviar }) => suma + sin_enviar, 0),
      monto_sin_enviar: sumar(...telefonos.map((uno) => uno.monto_sin_enviar_centavos)),
      ...(perdidos.length > 0 && { perdidos: perdidos.map(dichoPor) }),
    },
  };
}

/** A user as the office sees the team. */
export function presentarFilaDeEquipo(usuario: UsuarioDoc, { sumas, contactos }: Equipo): FilaDeEquipo {
  const suyas = sumas.get(usuario.id_usuario);
  const contacto = contactos.get(usuario.id_usuario);
  return {
    ...presentarUsuarioConEstado(usuario),
    ...(suyas && rutaDe(suyas)),
    ...(contacto && contactoDe(contacto)),
  };
}
