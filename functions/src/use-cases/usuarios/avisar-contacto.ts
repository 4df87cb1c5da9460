import type { avisarContacto as contrato } from '@leal/contract';
import { contactosCon } from '@leal/domain';
import { contactos, guardarContacto } from '../../data/usuarios.ts';
import type { CasoCambio } from '../../context/caso.ts';

type Lee = { contacto: ReturnType<typeof contactos.doc> };

/** By the server's clock. Nobody decides on it, so the audit does not tell of it. */
export const avisarContacto = {
  leer: (_, uid) => ({ contacto: contactos.doc(uid) }),
  ejecutar: ({ cuerpo }, { tx, actor, ahora }, { contacto }) => {
    const { dispositivo, version, sin_enviar, monto_sin_enviar, serie } = cuerpo;
    const dispositivos = contactosCon(contacto?.dispositivos ?? {}, dispositivo, {
      version,
      sin_enviar,
      monto_sin_enviar_centavos: monto_sin_enviar,
      visto_en: ahora,
      ...(actor.sesion !== undefined && { sesion: actor.sesion }),
      ...(serie !== undefined && { serie }),
    });
    if (dispositivos === null) return { anotado: false };
    guardarContacto(tx, { id_usuario: actor.uid, dispositivos });
    return { anotado: true };
  },
} satisfies CasoCambio<typeof contrato, Lee>;
