import { slug, ubicacion } from '@leal/domain';
import type { Azar } from './azar.ts';
import type { Ciudad } from './colonias.ts';
import { nombreDeNegocio } from './negocios.ts';

/** What identifies a client, before any credit. */
export type Persona = {
  readonly nombre: string;
  readonly slug: string;
  readonly negocio: string;
  readonly direccion: string;
  readonly calle: string;
  readonly colonia: string;
  readonly ubicacion: string;
  readonly telefono: string;
};

/** Ten digits with the city's code; the '555' of films keeps them fictional. */
function telefonoFicticio(azar: Azar, lada: string): string {
  const libres = 10 - lada.length;
  const final = String(azar.entero(0, 10 ** (libres - 3) - 1)).padStart(libres - 3, '0');
  return `${lada}555${final}`;
}

export function inventarPersona(azar: Azar, ciudad: Ciudad, nombre: string): Persona {
  const calle = azar.elegir(ciudad.calles);
  const colonia = azar.elegir(ciudad.colonias);
  return {
    nombre,
    slug: slug(nombre),
    negocio: nombreDeNegocio(azar),
    direccion: `${calle} ${azar.entero(100, 1899)}, ${colonia}`,
    calle,
    colonia,
    ubicacion: ubicacion(colonia, ciudad.nombre),
    telefono: telefonoFicticio(azar, ciudad.lada),
  };
}
