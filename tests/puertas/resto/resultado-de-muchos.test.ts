// The result of a month in an office of a hundred collectors: what it reads, however many days there are.
import { sumarDias } from '@leal/domain';
import { abrirSala } from '@leal/jugador';
import { llamarPorContrato, paraCargar } from '@leal/seed';
import { afterAll, expect, it } from 'vitest';
import { cobrador, HOY, idDe } from '../muchos.ts';
import { abrirOficina } from '../oficina.ts';

const CUANTOS = 98;
const DIAS = 18;

const sala = await abrirSala('demo-resultado');
afterAll(() => sala.cerrar());

/** Centavos that differ by collector and day. */
const deDia = (i: number, dia: number) => ({
  interes_centavos: 1000 * i + dia,
  gastos_centavos: 10 * dia,
  condonado_centavos: i % 3,
  perdido_centavos: 0,
  castigado_centavos: 0,
  recuperado_centavos: 0,
});

it('is added up by the store: seventy documents at most for the first page, and each collector is on one', async () => {
  const oficina = abrirOficina(sala, 'r', 6, [{}]);
  const muchos = Array.from({ length: CUANTOS }, (_, i) => cobrador(i + 1)).flat();
  const dias = Array.from({ length: CUANTOS }, (_, i) =>
    Array.from({ length: DIAS }, (__, dia) => {
      const fecha = sumarDias(HOY, -dia);
      const ruta = `totales/${idDe(i + 1)}/dias/${fecha}`;
      return { ruta, datos: { id_cobrador: idDe(i + 1), fecha, ...deDia(i + 1, dia) } };
    }),
  ).flat();
  sala.motor.load(paraCargar([...muchos, ...dias]));
  type Lineas = { interes: number; gastos: number; condonado: number; perdido: number; resultado: number };
  type Pagina = {
    oficina: Lineas | null;
    datos: (Lineas & { id_cobrador: string })[];
    siguiente: string | null;
  };
  const pedir = async (cursor?: string) => {
    sala.motor.meter.reset();
    const consulta = { mes: HOY.slice(0, 7), ...(cursor && { cursor }) };
    const { estado, cuerpo } = await llamarPorContrato(oficina.gerente, 'resultadoDeMes', { consulta });
    expect(estado).toBe(200);
    return { ...(cuerpo as Pagina), lecturas: sala.motor.meter.reading().reads };
  };
  await pedir();
  const primera = await pedir();
  console.log(`${CUANTOS} collectors: the first page of the result reads ${primera.lecturas}`);
  expect(primera.lecturas).toBeLessThanOrEqual(70);
  const todos = [...primera.datos];
  for (let cursor = primera.siguiente; cursor !== null;) {
    const pagina = await pedir(cursor);
    expect([pagina.oficina, pagina.lecturas <= 70]).toEqual([null, true]);
    todos.push(...pagina.datos);
    cursor = pagina.siguiente;
  }
  const centavos = (pesos: number) => Math.round(pesos * 100);
  const esperado = (i: number) => {
    const dias = Array.from({ length: DIAS }, (_, dia) => deDia(i, dia));
    const de = (campo: keyof ReturnType<typeof deDia>) => dias.reduce((n, dia) => n + dia[campo], 0);
    return [de('interes_centavos'), de('gastos_centavos'), de('condonado_centavos')] as const;
  };
  const puestos = todos.filter(({ id_cobrador }) => id_cobrador.startsWith('k'));
  expect(puestos.map(({ id_cobrador }) => id_cobrador).toSorted()).toEqual(
    Array.from({ length: CUANTOS }, (_, i) => idDe(i + 1)).toSorted(),
  );
  for (const suyo of puestos) {
    const [interes, gastos, condonado] = esperado(Number(suyo.id_cobrador.replace(/\D/g, '')));
    expect([suyo.interes, suyo.gastos, suyo.condonado, suyo.resultado].map(centavos)).toEqual([
      interes,
      gastos,
      condonado,
      interes - gastos - condonado,
    ]);
  }
  expect(centavos(primera.oficina?.resultado ?? 0)).toBe(
    todos.reduce((n, { resultado }) => n + centavos(resultado), 0),
  );
});
