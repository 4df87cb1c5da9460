import { type Azar, lista } from './azar.ts';

const MUJERES = lista(`
  Ana Karen, María Guadalupe, Rosa Elena, Verónica, Leticia, Martha Alicia, Claudia, Blanca Estela, Juana,
  Silvia, Patricia, Norma Leticia, Alma Delia, Sandra Luz, María del Carmen, Yolanda, Esperanza, Gabriela,
  Irma, Laura Elena, Maricela, Teresa, Dulce María, Brenda, Xóchitl, Araceli, Beatriz, Lourdes, Rocío,
  Elvira
`);

const HOMBRES = lista(`
  José Luis, Juan Carlos, Francisco Javier, Miguel Ángel, Jesús, Pedro, Raúl, Martín, Ramón, Héctor,
  Sergio, Arturo, Gerardo, Óscar, Víctor Manuel, Jorge Alberto, Armando, Luis Enrique, Rubén, Saúl, Iván,
  Fernando, Ricardo, Alejandro, Ismael, Guillermo, Efraín, Noé, Marco Antonio, Abel
`);

const APELLIDOS = lista(`
  Hernández, García, Martínez, López, González, Rodríguez, Pérez, Sánchez, Ramírez, Flores, Rivera, Gómez,
  Díaz, Cruz, Morales, Reyes, Gutiérrez, Ortiz, Chávez, Ramos, Ruiz, Mendoza, Álvarez, Castillo, Vázquez,
  Moreno, Herrera, Medina, Aguilar, Garza, Treviño, Cantú, Soto, Salazar, Núñez, Quiñones, Rentería,
  Villarreal, Zamora, Ibarra, Rosales, Nevárez, Esparza, Favela, Arreola, Saucedo, Carrillo, Luna
`);

/** A given name and two family names, as on an identity card. */
export function nombreDePersona(azar: Azar): string {
  const paterno = azar.elegir(APELLIDOS);
  const materno = azar.elegir(APELLIDOS);
  return `${azar.elegir(azar.ocurre(0.6) ? MUJERES : HOMBRES)} ${paterno} ${materno}`;
}

/** The first name that `usados` does not hold; adds it there, so that slugs stay apart. */
export function nombreNuevo(azar: Azar, usados: Set<string>): string {
  let nombre = nombreDePersona(azar);
  while (usados.has(nombre)) nombre = nombreDePersona(azar);
  usados.add(nombre);
  return nombre;
}
