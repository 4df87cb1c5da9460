// The cash of the next days in an office of a thousand collectors: what it reads, however many they are.
import { sumarDias } from '@leal/domain';
import { abrirSala } from '@leal/jugador';
import { llamarPorContrato, paraCargar } from '@leal/seed';
import { afterAll, expect, it } from 'vitest';
import { conciliarSaldos } from '../../../functions/src/use-cases/conciliacion/conciliar-saldos.ts';
import { cobrador, HOY, idDe } from '../muchos.ts';
import { AHORA, abrirOficina } from '../oficina.ts';

const CUANTOS = 1_000;

const sala = await abrirSala('demo-efectivo-de-muchos');
afterAll(() => sala.cerrar());

it('is one document and six sums of the store: a dozen reads at most', async () => {
  const { gerente } = abrirOficina(sala, 'f', 6, [{}]);
  await conciliarSaldos({ reloj: { ahora: () => AHORA } });
  const muchos = Array.from({ length: CUANTOS }, (_, i) => cobrador(i + 1)).flat();
  const dias = [0, 1].flatMap((dia) =>
    Array.from({ length: CUANTOS }, (_, i) => {
      const fecha = sumarDias(HOY, -dia);
      const datos = { id_cobrador: idDe(i + 1), fecha, cobrado_centavos: 100 * (i + 1) };
      return { ruta: `totales/${idDe(i + 1)}/dias/${fecha}`, datos };
    }),
  );
  sala.motor.load(paraCargar([...muchos, ...dias]));
  const leer = async () => {
    sala.motor.meter.reset();
    const { estado, cuerpo } = await llamarPorContrato(gerente, 'efectivoPorVenir', {});
    expect(estado).toBe(200);
    return { ...(cuerpo as { cobrado_hoy: number }), lecturas: sala.motor.meter.reading().reads };
  };
  await leer();
  const { cobrado_hoy, lecturas } = await leer();
  console.log(`${CUANTOS} collectors: the cash of the next days reads ${lecturas}`);
  expect(lecturas).toBeLessThanOrEqual(12);
  expect(cobrado_hoy).toBe((CUANTOS * (CUANTOS + 1)) / 2);
});
