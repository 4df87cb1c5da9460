import * as contrato from '@leal/contract';
import { avisarContacto } from '../../use-cases/usuarios/avisar-contacto.ts';
import { cambiarUsuario } from '../../use-cases/usuarios/cambiar-usuario.ts';
import { entrarConToken, leerUsuario } from '../../use-cases/usuarios/leer-usuario.ts';
import { listarUsuarios } from '../../use-cases/usuarios/listar-usuarios.ts';
import { perderTelefono } from '../../use-cases/usuarios/perder-telefono.ts';
import { registrarUsuario } from '../../use-cases/usuarios/registrar-usuario.ts';
import { terminarSesiones } from '../../use-cases/usuarios/terminar-sesiones.ts';
import { cambio, lectura, publica } from '../middleware/ruta.ts';

export const rutasUsuarios = {
  firebaseLogin: publica(contrato.firebaseLogin, entrarConToken),
  getUserByUid: lectura(contrato.getUserByUid, leerUsuario, { sensible: true }),
  register: cambio(contrato.register, registrarUsuario),
  listarUsuarios: lectura(contrato.listarUsuarios, listarUsuarios, { sensible: true }),
  avisarContacto: cambio(contrato.avisarContacto, avisarContacto),
  cambiarUsuario: cambio(contrato.cambiarUsuario, cambiarUsuario),
  terminarSesiones: cambio(contrato.terminarSesiones, terminarSesiones),
  perderTelefono: cambio(contrato.perderTelefono, perderTelefono),
};
