import type { DatosCliente } from '@leal/domain';
import type { Azar } from './azar.ts';
import type { Ciudad } from './colonias.ts';
import { nombreDeNegocio } from './negocios.ts';

/** Ten digits with the city's code; the '555' of films keeps them fictional. */
function telefonoFicticio(azar: Azar, lada: string): string {
  const libres = 10 - lada.length;
  const final = String(azar.entero(0, 10 ** (libres - 3) - 1)).padStart(libres - 3, '0');
  return `${lada}555${final}`;
}

/** The data that identify a client, before any credit. */
export function inventarPersona(azar: Azar, ciudad: Ciudad, nombre: string): DatosCliente {
  const calle = azar.elegir(ciudad.calles);
  const colonia = azar.elegir(ciudad.colonias);
  return {
    nombre,
    negocio: nombreDeNegocio(azar),
    direccion: `${calle} ${azar.entero(100, 1899)}, ${colonia}`,
    calle,
    colonia,
    telefono: telefonoFicticio(azar, ciudad.lada),
  };
}
