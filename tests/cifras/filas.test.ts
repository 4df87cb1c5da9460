// Random offices, grown by collectors without clients until their rows are kept: what the screens of all collectors then say is what
// they say when each collector is read.
import { expect, it } from 'vitest';
import { porCorrida } from '@leal/pruebas/corrida';
import { resumen } from '../../functions/src/data/resumen.ts';
import { olvidarTodo } from '../../functions/src/platform/cache-temporal.ts';
import { resumirOficina } from '../../functions/src/use-cases/reportes/resumir-oficina.ts';
import { lunesDe } from '@leal/domain';
import { enCero } from '../puertas/muchos.ts';
import { usarPantallas } from './pantallas.ts';

const NUMEROS = porCorrida({ corta: [9, 56], resto: [3, 9, 53, 56, 59], todo: [3, 6, 9, 53, 56, 59] });

const puerta = usarPantallas();

let comparadas = 0;
it.each(NUMEROS)('office %i: rows that are kept say what each collector’s sums say', async (numero) => {
  const oficina = await puerta().oficina(numero);
  const otros = Array.from({ length: 40 }, (_, i) => enCero(i + 1)).flat();
  const pantallas = puerta().entrar({ ...oficina, documentos: [...oficina.documentos, ...otros] });
  const leer = async () => ({
    rutas: await pantallas.rutas(),
    semanas: await pantallas.comparacion(lunesDe(oficina.hoy)),
  });
  const unaPorUna = await leer();
  expect((await resumen().get()).data()?.filas).toBeUndefined();
  await resumirOficina({ ahora: () => oficina.ahora });
  olvidarTodo();
  expect((await resumen().get()).data()?.filas).toHaveLength(1);
  expect(await leer()).toEqual(unaPorUna);
  expect(unaPorUna.rutas.datos.length).toBeGreaterThan(40);
  comparadas += unaPorUna.semanas.datos.length;
});

it('and some of these offices had weeks to compare', () => expect(comparadas).toBeGreaterThan(0));
