// The pictures that a night keeps of random offices, and what the screen makes of them, are what their documents say, week by week; they
// add up, and a night that comes again leaves them as they are. A seed that fails replays alone: LEAL_CARTERAS=17 npx vitest run --project sala tests/cifras/evolucion
import { expect, test } from 'vitest';
import { porCorrida } from '@leal/pruebas/corrida';
import { leerFotos } from '../../functions/src/data/fotos-semana.ts';
import { conciliarSaldos } from '../../functions/src/use-cases/conciliacion/conciliar-saldos.ts';
import { PEDIDAS, usarPantallas } from './pantallas.ts';
import { evolucion } from './revisar-evolucion.ts';

const OFICINAS = porCorrida({ corta: 3, resto: 10, todo: 100 });
const SEMILLAS = PEDIDAS ?? Array.from({ length: OFICINAS }, (_, i) => 7 * i + 5);

const puerta = usarPantallas();

test.each(SEMILLAS)('office %i: eight weeks of each collector are what their rows say', async (semilla) => {
  const oficina = await puerta().oficina(semilla);
  const pantallas = puerta().entrar(oficina);
  const noche = () => conciliarSaldos({ reloj: { ahora: () => oficina.ahora } });
  expect((await noche()).por_revisar).toEqual([]);
  await evolucion(oficina, pantallas);
  const deOficina = await leerFotos(null, 100);
  await noche();
  expect(await leerFotos(null, 100)).toEqual(deOficina);
});
