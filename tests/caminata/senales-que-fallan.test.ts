// A collector whose night fails is looked at again by the next run: the day is not closed for them.
import { sumarDias } from '@leal/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { olvidarTodo } from '../../functions/src/platform/cache-temporal.ts';
import { guardarSenales } from '../../functions/src/use-cases/reportes/guardar-senales.ts';
import { abrirDeNoche, clavesDe, LUNES, type OficinaDeNoche } from './oficina-de-noche.ts';
import { alas, type Cobrador, hoy, nuevo, PLANTAR } from './plantar.ts';

let de: OficinaDeNoche;
let quien: Cobrador;
let otro: Cobrador;
beforeAll(async () => {
  de = await abrirDeNoche('fallan');
  [quien, otro] = [await nuevo(de, 1), await nuevo(de, 2)];
});
afterAll(() => de.sala.cerrar());

const MARTES = sumarDias(LUNES, 1);
const cuenta = () => de.sala.espejo().documento('resumenes/senales');
const senaladas = async (dia: string, { uid }: Cobrador) =>
  clavesDe(await de.leer({ id_cobrador: uid, fecha: dia }));

/** A document that is not as it should be, until it is mended. */
async function romper(ruta: string): Promise<() => Promise<unknown>> {
  const bueno = de.sala.espejo().documento(ruta);
  await de.mundo.db.doc(ruta).update({ filas: 'nada' });
  return () => de.mundo.db.doc(ruta).set(bueno ?? {});
}

it('is found once nothing fails any more, and counted among those of that day', async () => {
  const errores: unknown[] = [];
  de.sala.callar((...error) => void errores.push(error));
  for (const uno of [quien, otro]) {
    alas(LUNES, '12:00');
    await PLANTAR.misma_referencia(uno, { ...de, dia: LUNES, n: 0 });
  }
  const componer = await romper(`totales/${quien.uid}/dias/${LUNES}`);
  alas(MARTES, '01:10');
  expect(await de.noche()).toEqual({ dias: 1, fallidos: [quien.uid], falta: false });
  expect(await senaladas(LUNES, otro)).toEqual(['misma_referencia']);
  expect(cuenta()).toMatchObject({
    dias: { [LUNES]: { cobradores: 1, claves: { misma_referencia: 1 } } },
    fallidos: { [LUNES]: [quien.uid] },
  });

  // It fails again; without time nobody is lost; the day after goes on.
  alas(MARTES, '01:40');
  expect(await de.noche()).toEqual({ dias: 0, fallidos: [quien.uid], falta: false });
  expect(await guardarSenales({ ahora: hoy }, -1)).toEqual({ dias: 0, fallidos: [], falta: true });
  expect(errores).toHaveLength(2);

  await componer();
  alas(sumarDias(MARTES, 1), '01:10');
  olvidarTodo();
  expect(await de.noche()).toEqual({ dias: 1, fallidos: [], falta: false });
  expect(await senaladas(LUNES, quien)).toEqual(['misma_referencia']);
  expect(await senaladas(MARTES, quien)).toEqual([]);
  expect(cuenta()).toMatchObject({
    dias: { [LUNES]: { cobradores: 2, claves: { misma_referencia: 2 } }, [MARTES]: { cobradores: 0 } },
    fallidos: {},
  });
});

it('is given up after a week', async () => {
  await de.mundo.db.doc('resumenes/senales').update({ fallidos: { [LUNES]: [quien.uid] } });
  alas(sumarDias(LUNES, 8), '01:10');
  await de.noche();
  expect(cuenta()?.['fallidos']).toEqual({});
});
