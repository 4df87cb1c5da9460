import { reloj, salud } from '@leal/contract';
import { leerReloj } from '../../use-cases/sistema/leer-reloj.ts';
import { leerSalud } from '../../use-cases/sistema/leer-salud.ts';
import { publica } from '../ruta.ts';

export const rutasSistema = {
  reloj: publica(reloj, leerReloj),
  salud: publica(salud, leerSalud),
};
