import { telefono, texto, textoOpcional } from './campos.ts';

/** What a person types of a client, wherever it is typed (spec §5). */
export const datosCliente = {
  nombre: texto(120, 'El nombre es requerido'),
  negocio: texto(120, 'El negocio es requerido'),
  direccion: texto(200, 'La dirección es requerida'),
  calle: textoOpcional(120),
  colonia: textoOpcional(120),
  telefono,
};
