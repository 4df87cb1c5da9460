import * as contrato from '@leal/contract';
import { avisarContacto } from '../../use-cases/usuarios/avisar-contacto.ts';
import { cambiarUsuario } from '../../use-cases/usuarios/cambiar-usuario.ts';
import { crearEnlaceContrasena } from '../../use-cases/usuarios/crear-enlace-contrasena.ts';
import { editarUsuario } from '../../use-cases/usuarios/editar-usuario.ts';
import { entrarConToken, leerUsuario } from '../../use-cases/usuarios/leer-usuario.ts';
import { listarUsuarios } from '../../use-cases/usuarios/listar-usuarios.ts';
import { ponerVacaciones } from '../../use-cases/usuarios/poner-vacaciones.ts';
import { prestarRuta } from '../../use-cases/usuarios/prestar-ruta.ts';
import { registrarUsuario } from '../../use-cases/usuarios/registrar-usuario.ts';
import { admitirEnlace } from '../middleware/limite.ts';
import { perderTelefono } from '../../use-cases/usuarios/perder-telefono.ts';
import { terminarRutaPrestada } from '../../use-cases/usuarios/terminar-ruta-prestada.ts';
import { terminarSesiones } from '../../use-cases/usuarios/terminar-sesiones.ts';
import { cambio, lectura, publica } from '../middleware/ruta.ts';

export const rutasUsuarios = {
  firebaseLogin: publica(contrato.firebaseLogin, entrarConToken),
  getUserByUid: lectura(contrato.getUserByUid, leerUsuario, { sensible: true }),
  register: cambio(contrato.register, registrarUsuario),
  listarUsuarios: lectura(contrato.listarUsuarios, listarUsuarios, { sensible: true }),
  avisarContacto: cambio(contrato.avisarContacto, avisarContacto),
  cambiarUsuario: cambio(contrato.cambiarUsuario, cambiarUsuario),
  editarUsuario: cambio(contrato.editarUsuario, editarUsuario),
  crearEnlaceContrasena: cambio(contrato.crearEnlaceContrasena, crearEnlaceContrasena, admitirEnlace),
  prestarRuta: cambio(contrato.prestarRuta, prestarRuta),
  terminarRutaPrestada: cambio(contrato.terminarRutaPrestada, terminarRutaPrestada),
  ponerVacaciones: cambio(contrato.ponerVacaciones, ponerVacaciones),
  terminarSesiones: cambio(contrato.terminarSesiones, terminarSesiones),
  perderTelefono: cambio(contrato.perderTelefono, perderTelefono),
};
