import { lista } from './azar.ts';

/** A city where Leal lends: its dialling code and where its clients live. Streets and colonias are usual names. */
export type Ciudad = {
  readonly nombre: string;
  readonly lada: string;
  readonly colonias: readonly string[];
  readonly calles: readonly string[];
};

export const DURANGO: Ciudad = {
  nombre: 'Durango',
  lada: '618',
  colonias: lista(`
    Centro, Analco, Tierra Blanca, Santa Fe, Las Huertas, El Refugio, José Revueltas, Valle del
    Guadiana, Jardines de Cancún, Morga, Ciénega, Francisco Zarco, Benito Juárez, La Virgen, Los
    Remedios, Insurgentes, Azcapotzalco, Maderera
  `),
  calles: lista(`
    20 de Noviembre, 5 de Febrero, Pino Suárez, Aquiles Serdán, Negrete, Zaragoza, Juárez, Constitución,
    Gómez Palacio, Felipe Pescador, Lázaro Cárdenas, Domingo Arrieta, Canelas, Nazas, Mapimí, Predio
    Canoas
  `),
};

export const MONTERREY: Ciudad = {
  nombre: 'Monterrey',
  lada: '81',
  colonias: lista(`
    Independencia, Mitras Centro, Mitras Norte, Obrera, Moderna, Topo Chico, San Bernabé, Cumbres,
    Sarabia, Garza Nieto, Industrial, Nuevo Repueblo, Valle Verde, Fomerrey 25, Niño Artillero, Unidad
    Modelo, Tierra y Libertad, La Alianza
  `),
  calles: lista(`
    Hidalgo, Morelos, Matamoros, Venustiano Carranza, Simón Bolívar, Félix U. Gómez, Ruperto Martínez,
    Aramberri, Isaac Garza, Tacuba, Jalisco, Castelar, Colegio Civil, Rayones, Lerdo de Tejada, Aztlán
  `),
};
