import * as contrato from '@leal/contract';
import { cambiarUsuario } from '../../use-cases/usuarios/cambiar-usuario.ts';
import { listarUsuarios } from '../../use-cases/usuarios/listar-usuarios.ts';
import { cambio, lectura } from '../ruta.ts';

export const rutasUsuarios = {
  listarUsuarios: lectura(contrato.listarUsuarios, listarUsuarios, { sensible: true }),
  cambiarUsuario: cambio(contrato.cambiarUsuario, cambiarUsuario),
};
