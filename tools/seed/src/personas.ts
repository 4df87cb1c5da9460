import { type DatosCliente, type Referencia, RELACIONES } from '@leal/domain';
import type { Azar } from './azar.ts';
import type { Ciudad } from './colonias.ts';
import { nombreDeNegocio } from './negocios.ts';

/** Ten digits with the city's code; the '555' of films keeps them fictional. */
function telefonoFicticio(azar: Azar, lada: string): string {
  const libres = 10 - lada.length;
  const final = String(azar.entero(0, 10 ** (libres - 3) - 1)).padStart(libres - 3, '0');
  return `${lada}555${final}`;
}

const CONOCIDOS = ['Rosa Díaz', 'Martín Ochoa', 'Lupita Cano', 'Jesús Nava', 'Elena Soto'] as const;

/** The references that some people give, by the digits of their phone: one in three gives one, one in ten gives two. */
function referenciasDe(telefono: string): Referencia[] {
  const cuenta = Number(telefono.slice(-4));
  const cuantas = cuenta % 10 === 0 ? 2 : Number(cuenta % 3 === 0);
  return CONOCIDOS.filter((_, i) => i < cuantas).map((_, i) => ({
    nombre: CONOCIDOS[(cuenta + i) % CONOCIDOS.length] ?? CONOCIDOS[0],
    telefono: `${telefono.slice(0, 6)}${String((cuenta + 1 + i) % 10_000).padStart(4, '0')}`,
    relacion: RELACIONES[(i * cuenta) % RELACIONES.length] ?? '',
  }));
}

/** The data that identify a client, before any credit. */
export function inventarPersona(azar: Azar, ciudad: Ciudad, nombre: string): DatosCliente {
  const calle = azar.elegir(ciudad.calles);
  const colonia = azar.elegir(ciudad.colonias);
  const persona = {
    nombre,
    negocio: nombreDeNegocio(azar),
    direccion: `${calle} ${azar.entero(100, 1899)}, ${colonia}`,
    calle,
    colonia,
    telefono: telefonoFicticio(azar, ciudad.lada),
  };
  const referencias = referenciasDe(persona.telefono);
  return { ...persona, ...(referencias.length > 0 && { referencias }) };
}
