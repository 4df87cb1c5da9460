import * as contrato from '@leal/contract';
import { entrarConToken, leerUsuario } from '../../use-cases/auth/leer-usuario.ts';
import { registrarUsuario } from '../../use-cases/auth/registrar-usuario.ts';
import { cambio, lectura, publica } from '../ruta.ts';

export const rutasAuth = {
  getUserByUid: lectura(contrato.getUserByUid, leerUsuario, { sensible: true }),
  firebaseLogin: publica(contrato.firebaseLogin, entrarConToken),
  register: cambio(contrato.register, registrarUsuario),
};
