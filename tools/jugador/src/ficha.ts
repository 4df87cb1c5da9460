// The data that people tell of a client, and the loans that they ask for.
import { PLAZOS } from '@leal/domain';
import type { Momento } from './momento.ts';

const NOMBRES = ['Ana Ruiz', 'Luis Soto', 'Eva Mora', 'José Ibarra', 'Rosa Peña'];
const ROSA = { nombre: 'Rosa Díaz', telefono: '6185550134', relacion: 'Aval' };
const LUIS = { nombre: 'Luis', telefono: '618 555 0135' };
/** No reference, one, and more than one; most clients say nothing of them. */
const REFERENCIAS = [[], [ROSA], [ROSA, LUIS]];

export function fichaAlAzar({ azar }: Momento) {
  const [nombre, negocio] = [azar.elegir(NOMBRES), azar.elegir(['Tacos', 'Flores', 'Abarrotes'])];
  const numero = azar.entero(1, 99);
  // The house number chooses them, so that references do not change the draws that come after.
  const referencias = REFERENCIAS[numero % 7];
  return {
    nombre,
    negocio,
    direccion: `Calle ${numero}`,
    telefono: '6181234567',
    ...(azar.ocurre(0.5) && { colonia: azar.elegir(['Centro', 'Norte']) }),
    ...(referencias && { referencias }),
  };
}

export const prestamoAlAzar = ({ azar }: Momento) => ({
  monto_solicitado: azar.elegir([500, 1000, 3000, 3333.33, 12_345.67]),
  dias_pago: azar.elegir(PLAZOS),
});
