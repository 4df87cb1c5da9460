// Everything that depends on the server's clock, on a suite of its own whose clock is moved forward through a week.
import { iniciarSuite } from '@leal/local';
import { fecha, figurasDeSemana } from '@leal/domain';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Contestacion, invocar } from '../setup/invocar.ts';
import { libroCuadrado } from '../setup/libro.ts';
import { abrirMundo } from '../setup/mundo.ts';

// A Friday; the Tuesday after it is a holiday. Without the demo: each night that goes by has its books held against the
// ledger, of whoever is there.
const suite = await iniciarSuite({ web: false, semilla: 'vacia', reloj: '2026-11-20T08:00:00-06:00' });
afterAll(() => suite.detener());
const mundo = abrirMundo(suite);
const FESTIVO = { fecha: '2026-11-24', nombre: 'Día de la Cobranza' };

const PLAZOS = [30, 40, 60] as const;
type Plazo = (typeof PLAZOS)[number];
const HORARIO = 'Horario de cobranza: 10:00 - 18:00';
const DOMINGO_30 = 'No se puede cobrar los domingos para préstamos de 30 días.';
const EN_FESTIVO = `No se cobra en día festivo: ${FESTIVO.nombre}.`;

// Each step of the clock has its three credits: one per term.
const PASOS: { ahora: string; cuando: string; dice: (plazo: Plazo) => string | null }[] = [
  { ahora: '2026-11-20T09:59:20-06:00', cuando: 'Friday, a moment before 10:00', dice: () => HORARIO },
  { ahora: '2026-11-20T10:00:00-06:00', cuando: 'Friday 10:00:00', dice: () => null },
  { ahora: '2026-11-20T17:59:20-06:00', cuando: 'Friday, a moment before 18:00', dice: () => null },
  { ahora: '2026-11-20T18:00:00-06:00', cuando: 'Friday 18:00:00', dice: () => HORARIO },
  { ahora: '2026-11-21T00:00:00-06:00', cuando: 'Saturday, midnight', dice: () => HORARIO },
  { ahora: '2026-11-21T11:00:00-06:00', cuando: 'Saturday 11:00', dice: () => null },
  {
    ahora: '2026-11-22T09:59:20-06:00',
    cuando: 'Sunday, a moment before 10:00',
    dice: (plazo) => (plazo === 30 ? DOMINGO_30 : HORARIO),
  },
  {
    ahora: '2026-11-22T11:00:00-06:00',
    cuando: 'Sunday 11:00',
    dice: (plazo) => (plazo === 30 ? DOMINGO_30 : null),
  },
  { ahora: '2026-11-23T11:00:00-06:00', cuando: 'Monday 11:00', dice: () => null },
  { ahora: '2026-11-24T11:00:00-06:00', cuando: 'Tuesday 11:00, a holiday', dice: () => EN_FESTIVO },
];

await mundo.db.doc('configuracion/negocio').update({ festivos: [FESTIVO] });
// The settings are remembered for a minute: a new instance has not seen the old ones.
await suite.funcionesVivas?.reiniciar();
const cobrador = await mundo.cobrador(
  [...PASOS, ...Array.from({ length: 4 })].flatMap(() => PLAZOS.map((plazo) => ({ plazo }))),
);
const credito = (n: number) => `${cobrador.prefijo}-cre-${n}`;
const pasar = (ahora: string) => suite.moverReloj(ahora);

const ACCIONES = {
  pago: (id_credito: string) => invocar(cobrador, 'registrarAbono', { cuerpo: { id_credito, monto: 50 } }),
  visita: (id_credito: string) => invocar(cobrador, 'registrarAbono', { cuerpo: { id_credito, monto: 0 } }),
  atraso: (id_credito: string) => invocar(cobrador, 'registrarAtraso', { cuerpo: { id_credito } }),
  multiple: (id_credito: string) =>
    invocar(cobrador, 'solicitarAbonosMultiples', { cuerpo: { id_credito, monto_total: 2000 } }),
};

describe('the collection window, by the clock', () => {
  describe.each(PASOS.map((paso, i) => ({ ...paso, i })))('$cuando', ({ ahora, dice, i }) => {
    beforeAll(() => pasar(ahora));

    it.each(PLAZOS.map((plazo, j) => ({ plazo, n: i * 3 + j + 1, mensaje: dice(plazo) })))(
      'a loan of $plazo days: $mensaje',
      async ({ n, mensaje }) => {
        const id_credito = credito(n);
        const respuestas: Contestacion<'registrarAtraso' | 'registrarAbono' | 'solicitarAbonosMultiples'>[] =
          [];
        // Accepted actions would collide: one is enough there, the visit.
        const acciones = mensaje === null ? [ACCIONES.visita] : Object.values(ACCIONES);
        for (const accion of acciones) respuestas.push(await accion(id_credito));
        for (const { estado, cuerpo } of respuestas) {
          if (mensaje === null) expect(estado).toBe(200);
          else {
            expect(estado).toBe(422);
            expect(cuerpo).toEqual({ message: mensaje, code: 'FUERA_DE_HORARIO' });
          }
        }
      },
    );

    it('the route holds the terms that are collected that day', async () => {
      const ruta = await invocar(cobrador, 'activosSinPagoHoy', { parametros: { id_usuario: cobrador.uid } });
      const plazos = new Set(ruta.cuerpo.datos.map(({ dias_pago }) => dias_pago));
      const cobrables = PLAZOS.filter((plazo) => [HORARIO, null].includes(dice(plazo)));
      expect(plazos).toEqual(new Set(cobrables));
      expect(ruta.cuerpo.festivo).toBe(ahora.startsWith(FESTIVO.fecha) ? FESTIVO.nombre : undefined);
    });
  });

  it('and the ledger adds up after all of it', async () => {
    const { movimientos } = await libroCuadrado(mundo.db, cobrador.uid);
    const aceptados = PASOS.flatMap(({ dice }) => PLAZOS.map(dice)).filter((m) => m === null);
    expect(movimientos).toHaveLength(aceptados.length);
  });
});

describe('the tap counts, not the arrival', () => {
  const libre = PASOS.length * 3;
  const capturado_en = '2026-11-23T17:59:50-06:00';

  it('Monday at 17:59:50, arriving on Wednesday, is booked on Monday and in the cash of Wednesday', async () => {
    await pasar('2026-11-25T11:00:00-06:00');
    const id_credito = credito(libre + 1);
    const cuerpo = { id_credito, monto: 50, capturado_en, fecha_abono: '2026-11-23' };
    expect((await invocar(cobrador, 'registrarAbono', { cuerpo })).estado).toBe(200);
    const { movimientos, dias } = await libroCuadrado(mundo.db, cobrador.uid);
    expect(movimientos.find((m) => m.id_credito === id_credito)).toMatchObject({
      fecha: '2026-11-23',
      fecha_contable: '2026-11-25',
      tardia: true,
      capturado_en: new Date(capturado_en),
    });
    expect(dias.find((dia) => dia.fecha === '2026-11-25')).toMatchObject({
      cobrado_centavos: 0,
      efectivo_centavos: 5000,
    });
  });

  it('17:59:50 arriving at 18:00:10 is accepted, and is not late', async () => {
    await pasar('2026-11-25T18:00:10-06:00');
    const id_credito = credito(libre + 2);
    const sinTap = await invocar(cobrador, 'registrarAbono', { cuerpo: { id_credito, monto: 50 } });
    expect(sinTap).toMatchObject({ estado: 422, cuerpo: { code: 'FUERA_DE_HORARIO' } });
    const cuerpo = { id_credito, monto: 50, capturado_en: '2026-11-25T17:59:50-06:00' };
    expect((await invocar(cobrador, 'registrarAbono', { cuerpo })).estado).toBe(200);
    const historial = await invocar(cobrador, 'historialAbonos', { parametros: { id_credito } });
    expect(historial.cuerpo.datos).toEqual([expect.objectContaining({ fecha: '2026-11-25', hora: '17:59' })]);
    expect(historial.cuerpo.datos[0]).not.toHaveProperty('tardia');
  });
});

describe('the Monday that went by', () => {
  it('fired the weekly reports by itself: the week that ended is compiled, and is what its days add up to', async () => {
    await pasar('2026-11-25T19:00:00-06:00');
    const { dias } = await libroCuadrado(mundo.db, cobrador.uid);
    const esperadas = figurasDeSemana(fecha('2026-11-16'), dias);
    expect(esperadas.total.visitas).toBeGreaterThan(0);
    const reporte = mundo.db.doc(`reportes_semanales/${cobrador.uid}_2026-11-16`);
    const leido = async () => (await reporte.get()).data();
    await expect.poll(leido).toMatchObject({ por_recompilar: false, cifras: esperadas });
  });
});

describe('as days go by', () => {
  const libre = PASOS.length * 3 + 3;
  const clave = `clave-${randomUUID()}`;
  let primera: Contestacion<'registrarAbono'>;
  const abonar = (n: number, monto: number, conClave?: string) =>
    invocar(cobrador, 'registrarAbono', {
      cuerpo: { id_credito: credito(libre + n), monto },
      ...(conClave !== undefined && { clave: conClave }),
    });

  it('what arrived yesterday does not count for the six abonos of today', async () => {
    await pasar('2026-11-26T11:00:00-06:00');
    primera = await abonar(1, 600, clave);
    expect(primera.cuerpo).toMatchObject({ tipo: 'pago', requiereAprobacion: false });
    await pasar('2026-11-27T11:00:00-06:00');
    expect((await abonar(1, 600)).cuerpo).toMatchObject({ tipo: 'pago', requiereAprobacion: false });
    await libroCuadrado(mundo.db, cobrador.uid);
  });

  it('a key answers the same after hours, before the window is looked at', async () => {
    await pasar('2026-11-27T20:00:00-06:00');
    const otra = await abonar(1, 600, clave);
    expect(otra).toMatchObject({ estado: primera.estado, cuerpo: primera.cuerpo });
  });

  it('a key answers the same for seven days', async () => {
    await pasar('2026-12-03T10:59:00-06:00');
    expect((await abonar(1, 600, clave)).cuerpo).toEqual(primera.cuerpo);
  });

  it('after seven days its answer is forgotten, and it is not: nothing is done twice', async () => {
    await pasar('2026-12-03T11:01:00-06:00');
    const mensaje = 'Esto ya se hizo el 26/11/2026, 11:00, y no se hace otra vez.';
    expect(await abonar(1, 100, clave)).toMatchObject({
      estado: 409,
      cuerpo: { code: 'CLAVE_USADA', message: mensaje },
    });
    const nueva = await abonar(1, 100);
    expect(nueva).toMatchObject({ estado: 200, cuerpo: { tipo: 'pago', yaRegistrado: false } });
    expect(nueva.cuerpo.id_pago).toBe(`${credito(libre + 1)}.pago-2026-12-03`);
    await libroCuadrado(mundo.db, cobrador.uid);
  });
});
