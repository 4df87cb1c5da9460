import type { perderTelefono as contrato } from '@leal/contract';
import type { ContactoDoc, UsuarioDoc } from '@leal/contract/documentos';
import { ROL, sinSesion } from '@leal/domain';
import { anotar } from '../../data/bitacora.ts';
import { series } from '../../data/comprobantes.ts';
import { contactos, guardarContacto, usuarios } from '../../data/usuarios.ts';
import { olvidarUsuario } from '../../context/actor.ts';
import type { CasoCambio } from '../../context/caso.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { exigirVisto, sinVisto } from '../vistos/exigir-visto.ts';
import { vistoDeTelefono } from '../vistos/visto-de.ts';
import { exigirOtraSesion } from './exigir-otra-sesion.ts';
import { presentarTelefono, type Telefono, telefonoDe } from './presentar-telefono.ts';

type Lee = { usuario: ReturnType<typeof usuarios.doc>; contacto: ReturnType<typeof contactos.doc> };

const SIN_SESION =
  'De este teléfono no se sabe qué sesión tiene. Termina todas las sesiones de esta persona.';

type Perdida = {
  readonly usuario: UsuarioDoc;
  readonly contacto: ContactoDoc;
  readonly dispositivo: string;
  readonly telefono: Telefono;
  readonly sinMirar: object;
};

/** A series is its person's: of a name that is somebody else's nothing happens. */
async function serieAbierta({ tx }: Cambio, { usuario, telefono: { serie } }: Perdida) {
  if (serie === undefined) return null;
  const guardada = (await tx.get(series.doc(serie))).data();
  return guardada?.id_cobrador === usuario.id_usuario && guardada.cerrada_en === undefined ? serie : null;
}

/** The session ends, the series closes, and what the phone had told stays written beside it. */
async function darPorPerdido(cambio: Cambio, perdida: Perdida): Promise<Telefono> {
  const { tx, actor, ahora } = cambio;
  const { usuario, contacto, dispositivo, telefono } = perdida;
  if (telefono.sesion === undefined) throw new ErrorApp('NO_ELEGIBLE', SIN_SESION);
  const despues = sinSesion(usuario, telefono.sesion);
  exigirOtraSesion(actor, usuario, despues);
  const serie = await serieAbierta(cambio, perdida);
  const { id_usuario, id_rol, nombre } = usuario;
  const { visto_en, sin_enviar, monto_sin_enviar_centavos } = telefono;
  const perdido = { ...telefono, perdido_en: ahora };
  if (despues !== usuario) tx.update(usuarios.doc(id_usuario), { ...despues });
  if (serie !== null) tx.update(series.doc(serie), { cerrada_en: ahora });
  guardarContacto(tx, {
    id_usuario,
    dispositivos: { ...contacto.dispositivos, [dispositivo]: perdido },
  });
  anotar(cambio, {
    accion: 'usuarios/telefono-perdido',
    documento: `usuarios/${id_usuario}`,
    ...(id_rol === ROL.cobrador && { id_cobrador: id_usuario }),
    antes: null,
    despues: { nombre, visto_en, sin_enviar, monto_sin_enviar_centavos, ...(serie !== null && { serie }) },
    ...perdida.sinMirar,
  });
  return perdido;
}

/** Ends the session of one phone of a person; once more is the same. */
export const perderTelefono = {
  leer: ({ parametros: { id_usuario } }) => ({
    usuario: usuarios.doc(id_usuario),
    contacto: contactos.doc(id_usuario),
  }),
  alrededor: ({ parametros: { id_usuario } }, registrar) =>
    registrar().finally(() => olvidarUsuario(id_usuario)),
  ejecutar: async ({ parametros: { dispositivo }, cuerpo: { visto } }, cambio, { usuario, contacto }) => {
    const telefono = telefonoDe(contacto, dispositivo);
    if (!usuario || !contacto || !telefono) throw new ErrorApp('NO_ENCONTRADO');
    exigirVisto('telefono', visto, vistoDeTelefono(telefono));
    const perdida = { usuario, contacto, dispositivo, telefono, sinMirar: sinVisto(visto) };
    const perdido = telefono.perdido_en ? telefono : await darPorPerdido(cambio, perdida);
    return { telefono: presentarTelefono({ actor: cambio.actor, usuario }, dispositivo, perdido) };
  },
} satisfies CasoCambio<typeof contrato, Lee>;
