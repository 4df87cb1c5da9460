// `capturado_en`: the tap decides day and hour, as far as the server trusts a phone's clock.
import { centavos } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { leerLibro, libroCuadrado } from '../setup/libro.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';

// The suite's clock runs from Wednesday 18 November 2026, 11:00; three days back is Sunday, 11:00.
const mundo = abrirMundo();
const en = (instante: string) => `2026-11-${instante}-06:00`;
const HORARIO = 'Horario de cobranza: 10:00 - 18:00';
const DOMINGO_30 = 'No se puede cobrar los domingos para préstamos de 30 días.';

type Caso = { tap: string; plazo: 30 | 40 | 60; mensaje: string | null };
const PLAZOS = [30, 40, 60] as const;
const de = (tap: string, mensaje: string | null): Caso[] => PLAZOS.map((plazo) => ({ tap, plazo, mensaje }));
const enDomingo = (tap: string, mensaje: string | null): Caso[] =>
  de(tap, mensaje).map((caso) => (caso.plazo === 30 ? { ...caso, mensaje: DOMINGO_30 } : caso));

const VENTANA: Caso[] = [
  ...enDomingo('15T11:30:00', null),
  ...enDomingo('15T17:59:59.999', null),
  ...enDomingo('15T18:00:00', HORARIO),
  ...de('16T00:00:00', HORARIO),
  ...de('16T09:59:59.999', HORARIO),
  ...de('16T10:00:00', null),
  ...de('16T17:59:59.999', null),
  ...de('16T18:00:00', HORARIO),
  ...de('17T23:59:59', HORARIO),
  ...de('18T10:00:00', null),
];

const MINUTO = 60_000;
const HORA = 60 * MINUTO;

const sesenta = Array.from({ length: 20 }, () => ({ plazo: 60 as const }));
const cobrador = await mundo.cobrador([...VENTANA.map(({ plazo }) => ({ plazo })), ...sesenta]);
let siguiente = VENTANA.length;
const credito = (n: number) => `${cobrador.prefijo}-cre-${n}`;
/** A credit without any movement; all have 60 days, which are collected every day. */
const otroCredito = () => credito((siguiente += 1));
const abonar = (cuerpo: { id_credito: string; [campo: string]: unknown }) =>
  invocar(cobrador, 'registrarAbono', { cuerpo: { monto: 10, ...cuerpo } });
const desdeAhora = async (ms: number) => new Date((await mundo.ahora()).getTime() + ms).toISOString();

describe('the collection window holds at the instant of the tap', () => {
  it.each(VENTANA.map((caso, i) => ({ ...caso, n: i + 1 })))(
    'a loan of $plazo days on the $tap: $mensaje',
    async ({ tap, mensaje, n }) => {
      const { estado, cuerpo } = await abonar({ id_credito: credito(n), capturado_en: en(tap) });
      if (mensaje === null) return expect(estado).toBe(200);
      expect({ estado, cuerpo }).toEqual({
        estado: 422,
        cuerpo: { message: mensaje, code: 'FUERA_DE_HORARIO' },
      });
    },
  );

  it('and what was accepted is in the ledger on its own day', async () => {
    const { movimientos } = await libroCuadrado(mundo.db, cobrador.uid);
    for (const [i, { tap, mensaje }] of VENTANA.entries()) {
      const delCredito = movimientos.filter(({ id_credito }) => id_credito === credito(i + 1));
      const dias = mensaje === null ? [`2026-11-${tap.slice(0, 2)}`] : [];
      expect(delCredito.map(({ fecha }) => fecha)).toEqual(dias);
    }
  });
});

describe('how far a phone’s clock is trusted', () => {
  it.each([
    { titulo: 'a little less than 72 hours ago', ms: -72 * HORA + 2 * MINUTO, sirve: true },
    { titulo: 'more than 72 hours ago', ms: -72 * HORA - 1000, sirve: false },
    { titulo: 'a month ago', ms: -720 * HORA, sirve: false },
    { titulo: 'one minute ahead', ms: MINUTO, sirve: true },
    { titulo: 'four minutes ahead', ms: 4 * MINUTO, sirve: false },
    { titulo: 'a year ahead', ms: 8760 * HORA, sirve: false },
  ])('a tap $titulo: accepted $sirve', async ({ ms, sirve }) => {
    const id_credito = otroCredito();
    const antes = await leerLibro(mundo.db, cobrador.uid);
    for (const nombre of ['registrarAbono', 'registrarAtraso'] as const) {
      const cuerpo = {
        id_credito,
        capturado_en: await desdeAhora(ms),
        ...(nombre === 'registrarAbono' && { monto: 0 }),
      };
      const respuesta = await invocar(cobrador, nombre, { cuerpo });
      if (sirve) expect(respuesta.estado).toBe(200);
      else expect(respuesta).toMatchObject({ estado: 422, cuerpo: { code: 'FECHA_INVALIDA' } });
    }
    if (!sirve) expect(await leerLibro(mundo.db, cobrador.uid)).toEqual(antes);
  });

  it.each([
    { capturado_en: en('18T10:30:00'), tardia: true },
    { capturado_en: undefined, tardia: undefined },
  ])('a row that arrives more than 15 minutes late is marked: $capturado_en', async (caso) => {
    const id_credito = otroCredito();
    const { capturado_en, tardia } = caso;
    await abonar({ id_credito, ...(capturado_en && { capturado_en }) });
    const { cuerpo } = await invocar(cobrador, 'historialAbonos', { parametros: { id_credito } });
    expect(cuerpo.datos[0]?.tardia).toBe(tardia);
    expect(cuerpo.datos[0]?.sincronizado_en).toBeDefined();
  });

  it('device, sequence and offset of the clock stay on the row', async () => {
    const id_credito = otroCredito();
    const telefono = { dispositivo: 'moto-g_1', secuencia: 7, desfase_ms: -1500 };
    await abonar({ id_credito, ...telefono });
    const { movimientos } = await leerLibro(mundo.db, cobrador.uid);
    expect(movimientos.find((m) => m.id_credito === id_credito)).toMatchObject(telefono);
  });
});

describe('fecha_abono is the local date of the tap', () => {
  it.each([
    { fecha_abono: '2026-11-18', capturado_en: undefined, sirve: true },
    { fecha_abono: '2026-11-17', capturado_en: undefined, sirve: false },
    { fecha_abono: '2026-11-19', capturado_en: undefined, sirve: false },
    { fecha_abono: '2026-11-17', capturado_en: en('17T12:00:00'), sirve: true },
    { fecha_abono: '2026-11-18', capturado_en: en('17T12:00:00'), sirve: false },
    // An instant is cut to its date in Monterrey: these two are the 18th, the last one the 19th.
    { fecha_abono: '2026-11-18T23:30:00-06:00', capturado_en: undefined, sirve: true },
    { fecha_abono: '2026-11-19T02:00:00.000Z', capturado_en: undefined, sirve: true },
    { fecha_abono: '2026-11-19T06:00:00.000Z', capturado_en: undefined, sirve: false },
  ])('$fecha_abono, tapped $capturado_en: accepted $sirve', async ({ fecha_abono, capturado_en, sirve }) => {
    const cuerpo = { id_credito: otroCredito(), fecha_abono, ...(capturado_en && { capturado_en }) };
    const { estado, cuerpo: dicho } = await abonar(cuerpo);
    expect([estado, dicho.code]).toEqual(sirve ? [200, undefined] : [422, 'FECHA_INVALIDA']);
  });
});

describe('what a captured action can be', () => {
  it('a late day of Monday and a payment of today are both booked', async () => {
    const id_credito = otroCredito();
    const lunes = { id_credito, capturado_en: en('16T12:00:00') };
    expect(await invocar(cobrador, 'registrarAtraso', { cuerpo: lunes })).toMatchObject({ estado: 200 });
    expect(await abonar({ id_credito })).toMatchObject({ estado: 200, cuerpo: { yaRegistrado: false } });
    const detalle = await invocar(cobrador, 'detalleCredito', { parametros: { id_credito } });
    expect(detalle.cuerpo.credito).toMatchObject({ atrasos: 1, total_pagado: 10 });
    await libroCuadrado(mundo.db, cobrador.uid);
  });

  it('a payment of Monday that arrives today takes back the late day of Monday only', async () => {
    const { prefijo, uid, llamar } = await mundo.cobrador([{ monto_solicitado: centavos(300_000) }]);
    const id_credito = `${prefijo}-cre-1`;
    const lunes = { id_credito, capturado_en: en('16T12:00:00') };
    await invocar({ llamar }, 'registrarAtraso', { cuerpo: lunes });
    await invocar({ llamar }, 'registrarAtraso', { cuerpo: { id_credito } });
    await invocar({ llamar }, 'registrarAbono', { cuerpo: { ...lunes, monto: 120 } });
    const { creditos, movimientos } = await libroCuadrado(mundo.db, uid);
    expect(creditos[0]?.atrasos).toBe(1);
    const cancelados = movimientos.filter(({ cancelado }) => cancelado !== undefined);
    expect(cancelados.map(({ fecha }) => fecha)).toEqual(['2026-11-16']);
  });
});
