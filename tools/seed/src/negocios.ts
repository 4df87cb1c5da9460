import type { Azar } from './azar.ts';

/** Kinds of small business and what their owners call them. */
const GIROS: readonly (readonly [giro: string, nombres: readonly string[]])[] = [
  ['Abarrotes', ['La Esperanza', 'El Güero', 'Don Chuy', 'La Esquinita', 'San Judas', 'Los Compadres']],
  ['Miscelánea', ['Lupita', 'El Porvenir', 'La Guadalupana', 'Rosy', 'El Ahorro']],
  ['Estética', ['Karen', 'Glamour', 'Bella Imagen', 'Vero', 'Nueva Imagen']],
  ['Barbería', ['El Patrón', 'Los Primos', 'Don Beto', 'La Navaja']],
  ['Taquería', ['El Paisa', 'La Barbacoa de Noé', 'Los Güeros', 'El Buen Taco', 'Doña Mary']],
  ['Papelería', ['El Lápiz', 'Escolar', 'La Goma', 'Arcoíris', 'Monarca']],
  ['Tortillería', ['La Providencia', 'El Maizal', 'San José', 'La Duranguense']],
  ['Gorditas', ['Doña Julia', 'La Plaza', 'El Mezquite', 'Las Comadres']],
  ['Frutería', ['El Campo', 'La Huerta', 'Los Pinos', 'El Mango']],
  ['Carnicería', ['El Novillo', 'La Norteña', 'Monterrey', 'San Isidro']],
  ['Panadería', ['La Espiga', 'El Trigal', 'Pan de Casa', 'La Concha']],
  ['Lonchería', ['Lulú', 'La Escuela', 'El Recreo', 'Mi Lonche']],
  ['Dulcería', ['La Piñata', 'El Payaso', 'Dulce Hogar']],
  ['Taller mecánico', ['Hermanos Soto', 'El Pistón', 'Reyes', 'El Cigüeñal']],
  ['Vulcanizadora', ['El Crucero', 'La Llanta', 'Express']],
  ['Ferretería', ['El Tornillo', 'La Llave', 'Del Norte']],
  ['Florería', ['Las Rosas', 'Gardenia', 'El Panteón', 'Azucena']],
  ['Boutique', ['Dulce', 'La Moda', 'Fashion', 'Eva']],
  ['Cocina económica', ['La Abuela', 'Sazón de Mamá', 'El Comal']],
  ['Refaccionaria', ['La Bujía', 'El Motor', 'Universal']],
];

export function nombreDeNegocio(azar: Azar): string {
  const [giro, nombres] = azar.elegir(GIROS);
  return `${giro} ${azar.elegir(nombres)}`;
}
