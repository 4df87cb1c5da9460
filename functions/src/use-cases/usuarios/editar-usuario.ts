import type { Cuerpo, editarUsuario as contrato } from '@leal/contract';
import type { TotalesDoc, UsuarioDoc } from '@leal/contract/documentos';
import { ROL } from '@leal/domain';
import { anotar } from '../../data/bitacora.ts';
import { leer } from '../../data/coleccion.ts';
import { nombrarTotales, totales } from '../../data/totales.ts';
import { conCorreo, correoDe, usuarios } from '../../data/usuarios.ts';
import { olvidarUsuario } from '../../context/actor.ts';
import type { CasoCambio } from '../../context/caso.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { correoOcupado } from '../../platform/cuentas.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { exigirVisto, sinVisto } from '../vistos/exigir-visto.ts';
import { vistoDeCuenta } from '../vistos/visto-de.ts';
import { conCorreoDe } from './con-cuenta.ts';
import { presentarUsuarioConEstado } from './presentar-usuario-con-estado.ts';

type Contrato = typeof contrato;
type Datos = Cuerpo<Contrato>;
type Lee = {
  usuario: ReturnType<typeof usuarios.doc>;
  sumas: ReturnType<typeof totales.doc>;
  correo: ReturnType<typeof correoDe>;
};

const PROPIO = 'No puedes cambiar tu propio correo: pídeselo a otro gerente.';

/** A wrong letter in one's own e-mail would lock out who could correct it. */
function exigirEditable(usuario: UsuarioDoc | undefined, quien: string, { email, visto }: Datos): UsuarioDoc {
  if (usuario === undefined) throw new ErrorApp('NO_ENCONTRADO');
  exigirVisto('cuenta', visto, vistoDeCuenta(usuario));
  if (usuario.id_usuario === quien && usuario.email !== email) throw new ErrorApp('USUARIO_INVALIDO', PROPIO);
  return usuario;
}

/** `docs`: whose record has that address. */
function exigirLibre(docs: readonly { readonly id: string }[], id_usuario: string): void {
  if (docs.some(({ id }) => id !== id_usuario)) throw correoOcupado();
}

/** The record, whose address it is, the name on the collector's sums, and the audit. What repeats all of it changes nothing. */
function escribir(
  cambio: Cambio,
  antes: UsuarioDoc,
  sumas: TotalesDoc | undefined,
  { nombre, email, visto }: Datos,
): UsuarioDoc {
  const { tx } = cambio;
  const { id_usuario } = antes;
  const [otroNombre, otroCorreo] = [nombre !== antes.nombre, email !== antes.email];
  if (!otroNombre && !otroCorreo) return antes;
  tx.update(usuarios.doc(id_usuario), { nombre, email });
  if (otroCorreo) {
    tx.delete(correoDe(antes.email));
    tx.set(correoDe(email), { id_usuario });
  }
  if (otroNombre && sumas !== undefined) nombrarTotales(tx, id_usuario, nombre);
  anotar(cambio, {
    accion: 'usuarios/editar',
    documento: `usuarios/${id_usuario}`,
    ...(antes.id_rol === ROL.cobrador && { id_cobrador: id_usuario }),
    // The name always: an account with another e-mail says whose it is.
    antes: { nombre: antes.nombre, ...(otroCorreo && { email: antes.email }) },
    despues: { nombre, ...(otroCorreo && { email }) },
    ...sinVisto(visto),
  });
  return { ...antes, nombre, email };
}

/**
 * Corrects a user's name and e-mail. All that can refuse it is looked at before the account is touched, because that
 * ends its sessions, and again in the transaction. The document of the new address makes two who take it at once collide.
 */
export const editarUsuario = {
  leer: ({ parametros: { id_usuario }, cuerpo }) => ({
    usuario: usuarios.doc(id_usuario),
    sumas: totales.doc(id_usuario),
    correo: correoDe(cuerpo.email),
  }),
  alrededor: async ({ parametros: { id_usuario }, cuerpo }, registrar, uid) => {
    const [usuario, { docs }] = await Promise.all([
      leer(usuarios.doc(id_usuario)),
      conCorreo(cuerpo.email).get(),
    ]);
    exigirEditable(usuario, uid, cuerpo);
    exigirLibre(docs, id_usuario);
    return conCorreoDe(id_usuario, cuerpo.email, registrar).finally(() => olvidarUsuario(id_usuario));
  },
  ejecutar: async ({ cuerpo }, cambio, { usuario, sumas }) => {
    const antes = exigirEditable(usuario, cambio.actor.uid, cuerpo);
    const { docs } = await cambio.tx.get(conCorreo(cuerpo.email));
    exigirLibre(docs, antes.id_usuario);
    return { usuario: presentarUsuarioConEstado(escribir(cambio, antes, sumas, cuerpo), cambio.ahora) };
  },
} satisfies CasoCambio<Contrato, Lee>;
