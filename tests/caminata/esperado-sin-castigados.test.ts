// What was collected of what was expected is without what comes of loans that were taken out as lost: no day expects anything of them.
import { fecha, instanteLocal, type JornadasGuardadas, sumarDias } from '@leal/domain';
import { expect, it } from 'vitest';
import { guardarJornadas } from '../../functions/src/use-cases/reportes/guardar-jornadas.ts';
import { invocar } from '../setup/invocar.ts';
import { sinDiferencias } from './con-oficina.ts';
import { corregir } from './decidir.ts';
import {
  a,
  usarFeriaEnHora,
  cobrador,
  cuadra,
  doc,
  enConsola,
  gerente,
  hoy,
  minutos,
  pagar,
} from './feria.ts';

// Everybody has a loan of each term since Friday 30 October; it is Wednesday 18 November, 11:00, for the store, too.
usarFeriaEnHora();

type Plazo = Parameters<typeof pagar>[0];
const HOY = fecha('2026-11-18');

const idDe = (plazo: Plazo) => `${cobrador.uid}-cre-${plazo}`;
const tablero = async () => (await invocar(gerente, 'dashboardStats')).cuerpo;
const deHoy = async () => (await tablero()).cobradoDeLoEsperado.hoy;
const guardada = (dia = HOY) => (doc('resumenes/jornadas')['dias'] as JornadasGuardadas | undefined)?.[dia];
const medianoche = async (dia: string) => {
  a(dia, '00:00');
  await guardarJornadas({ ahora: hoy });
};
const cuadraDeNoche = async (dia: string) => {
  a(dia, '03:00');
  await sinDiferencias(hoy);
};

async function castigar(plazo: Plazo): Promise<void> {
  const saldo = Number(doc(`creditos/${idDe(plazo)}`)['saldo_centavos']) / 100;
  const { estado } = await invocar(gerente, 'castigarCredito', {
    cuerpo: { id_credito: idDe(plazo), motivo: 'No paga', visto: { saldo, pedido_por: null } },
  });
  expect(estado).toBe(200);
}
async function transferir(plazo: Plazo, monto: number): Promise<string> {
  const cuerpo = { id_credito: idDe(plazo), monto, transferencia: { fecha: HOY } };
  const hecho = await invocar(cobrador, 'registrarAbono', { cuerpo });
  expect(hecho.estado).toBe(200);
  return String(hecho.cuerpo.id_pago);
}
const borrar = (id_pago: string) => corregir([cobrador, gerente], id_pago);

it('what is paid of one that was written off is told beside it, and what was paid of it before stays in it', async () => {
  await pagar(30, 120, 'p1');
  await pagar(40, 150, 'p2');
  const antes = await deHoy();
  expect(antes).toMatchObject({ cobrado: 270 });
  await castigar(40);
  // Its payment of before was expected, and both stay.
  expect(await deHoy()).toEqual(antes);
  await castigar(60);
  const sinEse = await deHoy();
  expect(sinEse.cobrado).toBe(270);
  expect(sinEse.esperado).toBeLessThan(antes.esperado);
  await pagar(60, 100, 'p3');
  expect(await deHoy()).toEqual({ ...sinEse, de_castigados: 100 });
  // It was collected, on whatever other figure.
  const todo = await tablero();
  expect([todo.recaudacionHoy, todo.recaudacionSemana]).toEqual([370, 370]);
  await cuadra();
});

it('its parts in cash and by transfer add up to it, and so do they after a correction', async () => {
  await enConsola({ parametros: { dias_transferencia: 7 } });
  await minutos();
  await pagar(30, 120, 'p1');
  await transferir(30, 60);
  await castigar(60);
  await pagar(60, 100, 'p2');
  const id = await transferir(60, 90);
  const con = await deHoy();
  expect(con).toMatchObject({ cobrado: 180, transferido: 60, de_castigados: 190 });
  const todo = await tablero();
  expect([todo.recaudacionHoy, todo.transferidoHoy]).toEqual([370, 150]);
  await borrar(id);
  expect(await deHoy()).toEqual({ ...con, de_castigados: 100 });
  await cuadra();
});

it('a day is kept so, follows corrections, and is held to the sums at night', async () => {
  await pagar(30, 120, 'p1');
  await castigar(60);
  await pagar(60, 100, 'p2');
  const { esperado } = await deHoy();
  await medianoche('2026-11-19');
  const dela = { esperado_centavos: esperado * 100, cobrado_centavos: 12_000 };
  expect(guardada()).toEqual({ ...dela, de_castigados_centavos: 10_000 });
  await cuadraDeNoche('2026-11-19');
  const { sieteDias } = (await tablero()).cobradoDeLoEsperado;
  expect(sieteDias).toMatchObject({ cobrado: 120, esperado, de_castigados: 100, dias: 1 });
  // When the sums hold the day no more it is as it was kept.
  for (let n = 1; n <= 16; n += 1) await medianoche(sumarDias(HOY, n + 1));
  const { treintaDias } = (await tablero()).cobradoDeLoEsperado;
  expect(treintaDias).toMatchObject({ cobrado: 120, de_castigados: 100, dias: 17 });
});

it('one that is deleted the next day is in neither, and no day keeps it', async () => {
  await castigar(60);
  const id = String((await pagar(60, 100, 'p1')).cuerpo.id_pago);
  await medianoche('2026-11-19');
  expect(guardada()).toMatchObject({ cobrado_centavos: 0, de_castigados_centavos: 10_000 });
  a('2026-11-19', '11:00');
  await borrar(id);
  await medianoche('2026-11-20');
  expect(guardada()).not.toHaveProperty('de_castigados_centavos');
  expect((await tablero()).cobradoDeLoEsperado.sieteDias).not.toHaveProperty('de_castigados');
});

it('what was taken on a day on which it was still expected is in it, however late it comes', async () => {
  const { esperado } = await deHoy();
  await medianoche('2026-11-19');
  a('2026-11-19', '10:30');
  await castigar(60);
  // The phone had no line: it is a payment of yesterday, when the loan was on the route.
  const tarde = await pagar(60, 100, 'p1', instanteLocal(HOY, '17:50'));
  expect(tarde.estado).toBe(200);
  const { hoy: deEse, sieteDias } = (await tablero()).cobradoDeLoEsperado;
  expect(deEse).not.toHaveProperty('de_castigados');
  expect(sieteDias).toMatchObject({ cobrado: 100, esperado });
  expect(sieteDias).not.toHaveProperty('de_castigados');
  await cuadra();
});
