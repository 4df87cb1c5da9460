import { TOPES } from '@leal/domain';
import { telefono, texto, textoOpcional } from './campos.ts';

/** What a person types of a client, wherever it is typed (spec §5). */
export const datosCliente = {
  nombre: texto(TOPES.nombre, 'El nombre es requerido'),
  negocio: texto(TOPES.negocio, 'El negocio es requerido'),
  direccion: texto(TOPES.direccion, 'La dirección es requerida'),
  calle: textoOpcional(TOPES.calle),
  colonia: textoOpcional(TOPES.colonia),
  telefono,
};
