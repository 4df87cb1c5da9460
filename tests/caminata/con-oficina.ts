// An office in a room of its own, begun ten days before the day of the tests: before each of them it is eleven o'clock of that day, and
// all is as it was. What the server logs as unexpected turns a test red.
import {
  conParametros,
  fecha,
  type Fecha,
  instanteLocal,
  type Negocio,
  NEGOCIO_POR_DEFECTO,
  type Parametros,
  sumarDias,
} from '@leal/domain';
import { abrirSala, alEmpezar, type gente, type Sala } from '@leal/jugador';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { conciliarSaldos } from '../../functions/src/use-cases/conciliacion/conciliar-saldos.ts';

export const sinErrores = (sala: Sala): void => sala.callar((...error) => expect(error).toEqual([]));

/** The settings where the owner has set these numbers. */
export const conNumeros = (numeros: Partial<Parametros>): Negocio => ({
  ...NEGOCIO_POR_DEFECTO,
  parametros: conParametros(numeros),
});

/** The night's reconciliation finds nothing, and nobody is left out of it. */
export async function sinDiferencias(
  ahora: () => Date,
  como: Omit<Parameters<typeof conciliarSaldos>[0], 'reloj'> = { soloRevisar: true },
): Promise<void> {
  const { detalle, por_revisar, fallidos } = await conciliarSaldos({ reloj: { ahora }, ...como });
  expect({ detalle, por_revisar, fallidos }).toEqual({ detalle: [], por_revisar: [], fallidos: [] });
}

export function usarOficina(
  proyecto: `demo-${string}`,
  oficina: ReturnType<typeof gente>,
  hoy: Fecha,
  negocio: Negocio = NEGOCIO_POR_DEFECTO,
) {
  let sala: Sala;
  let ahora: Date;
  const alas = (dia: string, hora = '11:00') => (ahora = instanteLocal(fecha(dia), hora));
  const empezar = (ajustes: Negocio) => {
    sala.vaciar(alEmpezar(oficina, ajustes, alas(sumarDias(hoy, -10))));
    alas(hoy);
  };
  beforeAll(async () => {
    sala = await abrirSala(proyecto);
    sinErrores(sala);
    sala.ponerReloj(() => ahora);
  });
  afterAll(() => sala.cerrar());
  beforeEach(() => empezar(negocio));
  return { sala: () => sala, ahora: () => ahora, alas, empezar };
}
