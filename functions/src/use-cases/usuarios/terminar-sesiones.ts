import type { terminarSesiones as contrato } from '@leal/contract';
import { ROL, sinSesiones } from '@leal/domain';
import { anotar } from '../../data/bitacora.ts';
import { contactos, usuarios } from '../../data/usuarios.ts';
import { olvidarUsuario } from '../../context/actor.ts';
import type { CasoCambio } from '../../context/caso.ts';
import { relojDeCuentas } from '../../platform/clock.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { exigirVisto, sinVisto } from '../vistos/exigir-visto.ts';
import { vistoDeSesiones } from '../vistos/visto-de.ts';
import { exigirOtraSesion } from './exigir-otra-sesion.ts';
import { presentarTelefonos } from './presentar-telefono.ts';

type Lee = { usuario: ReturnType<typeof usuarios.doc>; contacto: ReturnType<typeof contactos.doc> };

/** By the clock of accounts, like the tokens. The record says it, so the API and the rules refuse them from now on. */
export const terminarSesiones = {
  leer: ({ parametros: { id_usuario } }) => ({
    usuario: usuarios.doc(id_usuario),
    contacto: contactos.doc(id_usuario),
  }),
  alrededor: ({ parametros: { id_usuario } }, registrar) =>
    registrar().finally(() => olvidarUsuario(id_usuario)),
  ejecutar: ({ cuerpo: { visto } }, cambio, { usuario, contacto }) => {
    const { tx, actor } = cambio;
    if (usuario === undefined) throw new ErrorApp('NO_ENCONTRADO');
    const despues = sinSesiones(usuario, relojDeCuentas.ahora());
    exigirOtraSesion(actor, usuario, despues);
    const mostrado = vistoDeSesiones(usuario, contacto);
    exigirVisto('sesiones', visto, mostrado);
    const { id_usuario, nombre, id_rol } = usuario;
    const { abiertas, sin_enviar, monto_sin_enviar } = mostrado;
    tx.update(usuarios.doc(id_usuario), despues);
    anotar(cambio, {
      accion: 'usuarios/terminar-sesiones',
      documento: `usuarios/${id_usuario}`,
      ...(id_rol === ROL.cobrador && { id_cobrador: id_usuario }),
      antes: null,
      despues: { nombre, abiertas, sin_enviar, monto_sin_enviar_centavos: monto_sin_enviar },
      ...sinVisto(visto),
    });
    return { telefonos: presentarTelefonos({ actor, usuario: { ...usuario, ...despues } }, contacto) };
  },
} satisfies CasoCambio<typeof contrato, Lee>;
