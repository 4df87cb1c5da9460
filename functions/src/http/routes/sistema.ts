import {
  avisarErrorWeb,
  configuracionNegocio,
  leerClave as contratoClave,
  reloj,
  salud,
} from '@leal/contract';
import { anotarErrorWeb } from '../../use-cases/sistema/anotar-error-web.ts';
import { leerClave } from '../../use-cases/sistema/leer-clave.ts';
import { leerConfiguracion } from '../../use-cases/sistema/leer-configuracion.ts';
import { leerReloj } from '../../use-cases/sistema/leer-reloj.ts';
import { leerSalud } from '../../use-cases/sistema/leer-salud.ts';
import { admitirUnAviso } from '../middleware/admitir.ts';
import { lectura, publica } from '../middleware/ruta.ts';

export const rutasSistema = {
  reloj: publica(reloj, leerReloj),
  salud: publica(salud, leerSalud),
  avisarErrorWeb: publica(avisarErrorWeb, anotarErrorWeb, admitirUnAviso),
  leerClave: lectura(contratoClave, leerClave),
  configuracionNegocio: lectura(configuracionNegocio, leerConfiguracion),
};
