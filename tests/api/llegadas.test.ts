// Rows that came late or do not fit the others of their phone: what the manager reads, and what the hourly job keeps.
import { centavos, fecha } from '@leal/domain';
import { unMovimiento } from '@leal/seed';
import { beforeAll, describe, expect, it } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import type { Persona } from '../setup/mundo.ts';

// The suite's clock runs from Wednesday 18 November 2026, 11:00.
const mundo = abrirMundo();
const HOY = '2026-11-18';
const AYER = '2026-11-17';
const LUNES = '2026-11-16';
const en = (dia: string, hora: string) => `${dia}T${hora}:00-06:00`;

const gerente = await mundo.cuenta('gerente@leal.demo');

const SESENTA = Array.from({ length: 6 }, () => ({ plazo: 60 as const }));
const cobrador = () => mundo.cobrador(SESENTA);
type Cobrador = Awaited<ReturnType<typeof cobrador>>;

type Captura = { dispositivo?: string; secuencia?: number; desfase_ms?: number; capturado_en?: string };

async function pagar({ prefijo, ...quien }: Cobrador, n: number, captura: Captura, clave?: string) {
  const cuerpo = { id_credito: `${prefijo}-cre-${n}`, monto: 100, desfase_ms: 0, ...captura };
  const respuesta = await invocar(quien, 'registrarAbono', { cuerpo, ...(clave !== undefined && { clave }) });
  expect(respuesta.estado).toBe(200);
  return String(respuesta.cuerpo.id_pago);
}

/** A row of the ledger of another day, which that phone sent at once. */
async function oidoEl({ uid, prefijo }: Cobrador, dia: string, dispositivo: string) {
  const capturado_en = new Date(en(dia, '11:00'));
  const id_credito = `${prefijo}-cre-6`;
  const fila = unMovimiento({
    id_movimiento: `pago-${dia}`,
    id_credito,
    id_cliente: `${prefijo}-cli-6`,
    id_cobrador: uid,
    tipo: 'pago',
    monto_centavos: centavos(10_000),
    abonos: 1,
    fecha: fecha(dia),
    capturado_en,
  });
  await mundo.db
    .doc(`creditos/${id_credito}/movimientos/${fila.id_movimiento}`)
    .set({ ...fila, dispositivo });
}

async function delDia({ uid }: Persona, dia: string) {
  const pedido = { parametros: { id_usuario: uid }, consulta: { fecha: dia } };
  const { estado, cuerpo } = await invocar(gerente, 'llegadasDelDia', pedido);
  expect(estado).toBe(200);
  return cuerpo.datos;
}
const marcasDel = async (quien: Persona, dia: string) =>
  Object.fromEntries((await delDia(quien, dia)).map(({ id_pago, marcas }) => [id_pago, marcas]));

const deLaSemana = async ({ uid }: Persona) =>
  (await invocar(gerente, 'llegadasDeSemana', { consulta: { semana: LUNES } })).cuerpo.datos.filter(
    ({ id_cobrador }) => id_cobrador === uid,
  );
const guardadas = ({ uid }: Persona, dia: string) => mundo.db.doc(`totales/${uid}/marcas/${dia}`).get();
const calcular = () => mundo.disparar('guardarMarcas');

describe('an honest phone', () => {
  it('is in the list with what it sent late, when it was captured and when it arrived, and has no mark', async () => {
    const persona = await cobrador();
    await pagar(persona, 1, { dispositivo: 'tel-1', secuencia: 2, capturado_en: en(AYER, '10:30') });
    await pagar(persona, 2, { dispositivo: 'tel-1', secuencia: 3, capturado_en: en(AYER, '12:00') });
    await oidoEl(persona, LUNES, 'tel-1');
    const filas = await delDia(persona, AYER);
    expect(filas.map(({ nombre, marcas }) => [nombre, marcas])).toEqual([
      ['Cliente Número 2', []],
      ['Cliente Número 1', []],
    ]);
    const [ultima] = filas;
    expect(ultima).toMatchObject({ tardia: true, dispositivo: 'tel-1', fecha_pago: AYER, monto_pagado: 100 });
    expect(new Date(ultima!.capturado_en)).toEqual(new Date(en(AYER, '12:00')));
    expect(Date.parse(ultima!.sincronizado_en)).toBeGreaterThan(Date.parse(en(HOY, '11:00')));
    // Yesterday is over: the cash is today's, and both days say so.
    expect(ultima?.llego_despues).toBe(HOY);
    const { cuerpo: tablero } = await invocar(persona, 'dashboardPropio');
    expect(tablero).toMatchObject({ total_hoy: 0, efectivo_entregar: 200, llego_despues: 200 });
    const pedido = { parametros: { id_usuario: persona.uid }, consulta: { fecha: fecha(AYER) } };
    const { cuerpo: dia } = await invocar(persona, 'reporteDia', pedido);
    expect(dia.historial_fecha.map(({ llego_despues }) => llego_despues)).toEqual([HOY, HOY]);
    await calcular();
    expect(await deLaSemana(persona)).toMatchObject([{ fecha: AYER, tardias: 2, marcadas: 0 }]);
  });

  it('that sends at once is in no list', async () => {
    const persona = await cobrador();
    await pagar(persona, 1, { dispositivo: 'tel-1', secuencia: 1 });
    expect(await delDia(persona, HOY)).toEqual([]);
    await calcular();
    expect(await deLaSemana(persona)).toEqual([]);
    expect((await guardadas(persona, HOY)).exists).toBe(false);
  });
});

describe('a phone that was set back', () => {
  let persona: Cobrador;
  let atrasado: string;
  let repetido: string[];
  const ESPERADAS = ['fuera_de_orden', 'anterior_en_linea', 'reloj_atrasado'];
  beforeAll(async () => {
    persona = await cobrador();
    // Online now; then, with the next number, something that claims to be of yesterday.
    const primero = await pagar(persona, 1, { dispositivo: 'tel-1', secuencia: 10 }, 'uno');
    atrasado = await pagar(persona, 2, {
      dispositivo: 'tel-1',
      secuencia: 11,
      capturado_en: en(AYER, '12:00'),
    });
    const otro = await pagar(persona, 3, { dispositivo: 'tel-1', secuencia: 10 }, 'otro');
    repetido = [primero, otro];
  });

  it('is marked where the manager looks, before any job', async () => {
    const ayer = await marcasDel(persona, AYER);
    // The phone was not heard before today: nobody can say that it was there.
    expect(ayer).toEqual({ [atrasado]: [...ESPERADAS, 'telefono_nuevo'] });
    const hoy = await marcasDel(persona, HOY);
    expect(hoy).toEqual(Object.fromEntries(repetido.map((id) => [id, ['secuencia_repetida']])));
  });

  it('the job keeps the same, once: it looks only at days in which something came', async () => {
    const [ayer, hoy] = [await marcasDel(persona, AYER), await marcasDel(persona, HOY)];
    await calcular();
    expect([await marcasDel(persona, AYER), await marcasDel(persona, HOY)]).toEqual([ayer, hoy]);
    expect(await deLaSemana(persona)).toMatchObject([
      { fecha: HOY, tardias: 0, marcadas: 2, nombre_cobrador: expect.any(String) },
      { fecha: AYER, tardias: 1, marcadas: 1 },
    ]);
    const [primera, otra] = [
      await guardadas(persona, AYER),
      (await calcular(), await guardadas(persona, AYER)),
    ];
    expect(otra.updateTime).toEqual(primera.updateTime);
    const dia = await mundo.db.doc(`totales/${persona.uid}/dias/${AYER}`).get();
    expect(dia.get('marcas_por_calcular')).toBe(false);
  });

  it('what came since is in the list at once, and in the week after the next hour', async () => {
    await pagar(persona, 4, { dispositivo: 'tel-1', secuencia: 12, capturado_en: en(AYER, '13:00') });
    expect(Object.keys(await marcasDel(persona, AYER))).toHaveLength(2);
    expect((await deLaSemana(persona)).at(-1)).toMatchObject({ fecha: AYER, tardias: 1 });
    await calcular();
    expect((await deLaSemana(persona)).at(-1)).toMatchObject({ fecha: AYER, tardias: 2, marcadas: 2 });
  });

  it('the ledger is not rewritten for a mark', async () => {
    const [id_credito, id_movimiento] = atrasado.split('.');
    const fila = await mundo.db.doc(`creditos/${id_credito}/movimientos/${id_movimiento}`).get();
    expect(fila.updateTime).toEqual(fila.createTime);
    expect(fila.data()).toMatchObject({ dispositivo: 'tel-1', secuencia: 11, tardia: true });
  });
});

it('a phone that was heard weeks ago is no new one, though the days around do not tell', async () => {
  const persona = await cobrador();
  await pagar(persona, 1, { dispositivo: 'tel-9', secuencia: 40, capturado_en: en(AYER, '12:00') });
  expect(Object.values(await marcasDel(persona, AYER))).toEqual([['telefono_nuevo']]);
  await oidoEl(persona, '2026-10-20', 'tel-9');
  expect(Object.values(await marcasDel(persona, AYER))).toEqual([[]]);
});

it('payments and the job at the same time: nothing is refused, and the last hour has everything', async () => {
  const persona = await cobrador();
  const veces = [1, 2, 3, 4, 5, 6];
  await Promise.all(
    veces.flatMap((n) => [
      pagar(persona, n, { dispositivo: 'tel-1', secuencia: n, capturado_en: en(AYER, `1${n}:00`) }),
      ...(n % 2 === 0 ? [calcular()] : []),
    ]),
  );
  await calcular();
  expect(await deLaSemana(persona)).toMatchObject([{ fecha: AYER, tardias: 6, marcadas: 6 }]);
});

it('a day that is yet to come, and a week that does not begin on a Monday, are refused', async () => {
  const { uid } = await cobrador();
  const manana = { parametros: { id_usuario: uid }, consulta: { fecha: '2026-11-19' } };
  expect((await invocar(gerente, 'llegadasDelDia', manana)).estado).toBe(422);
  const martes = { consulta: { semana: AYER } };
  expect((await invocar(gerente, 'llegadasDeSemana', martes)).estado).toBe(422);
});
