import type { vistoSesiones, vistoTelefono } from '@leal/contract';
import { leer } from '../../data/coleccion.ts';
import { contactos, usuarios } from '../../data/usuarios.ts';
import type { CasoLectura } from '../../context/caso.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { hallar } from '../vistos/hallar.ts';
import { vistoDeSesiones, vistoDeTelefono } from '../vistos/visto-de.ts';
import { presentarTelefonos, telefonoDe } from './presentar-telefono.ts';

const hallarPersona = (id_usuario: string) =>
  Promise.all([hallar(usuarios.doc(id_usuario)), leer(contactos.doc(id_usuario))]);

export const leerVistoSesiones: CasoLectura<typeof vistoSesiones> = async ({ parametros }, { actor }) => {
  const [usuario, contacto] = await hallarPersona(parametros.id_usuario);
  return {
    estado: usuario.activo ? 'activo' : 'inactivo',
    nombre: usuario.nombre,
    visto: vistoDeSesiones(usuario, contacto),
    telefonos: presentarTelefonos({ actor, usuario }, contacto),
  };
};

export const leerVistoTelefono: CasoLectura<typeof vistoTelefono> = async ({ parametros }) => {
  const { id_usuario, dispositivo } = parametros;
  const [usuario, contacto] = await hallarPersona(id_usuario);
  const telefono = telefonoDe(contacto, dispositivo);
  if (telefono === undefined) throw new ErrorApp('NO_ENCONTRADO');
  const visto = vistoDeTelefono(telefono);
  return { estado: visto.perdido ? 'perdido' : 'en_uso', nombre: usuario.nombre, visto };
};
