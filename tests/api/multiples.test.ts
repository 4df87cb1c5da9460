// Payments of 6 abonos or more wait for the manager.
import { centavos } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { leerLibro, libroCuadrado } from '../setup/libro.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';

const mundo = abrirMundo();
type Plazo = 30 | 40 | 60;

async function conCredito(pesos = 3000, plazo: Plazo = 30) {
  const cobrador = await mundo.cobrador([{ monto_solicitado: centavos(pesos * 100), plazo }]);
  const id_credito = `${cobrador.prefijo}-cre-1`;
  return {
    cobrador,
    id_credito,
    abonar: (monto: number, mas: object = {}) =>
      invocar(cobrador, 'registrarAbono', { cuerpo: { id_credito, monto, ...mas } }),
    solicitar: (monto_total: number, mas: object = {}) =>
      invocar(cobrador, 'solicitarAbonosMultiples', { cuerpo: { id_credito, monto_total, ...mas } }),
  };
}

// `diario` is what people see; the exact one has more decimals where it says so.
const LIMITES: { pesos: number; plazo: Plazo; diario: number; nota: string }[] = [
  { pesos: 3000, plazo: 30, diario: 120, nota: 'exact' },
  { pesos: 1000, plazo: 30, diario: 40, nota: 'exact' },
  { pesos: 2000, plazo: 40, diario: 60, nota: 'exact' },
  { pesos: 3000, plazo: 60, diario: 65, nota: 'exact' },
  { pesos: 1000, plazo: 60, diario: 21.67, nota: '21.666…, shown rounded up' },
  { pesos: 2000, plazo: 60, diario: 43.33, nota: '43.333…, shown rounded down' },
  { pesos: 777.77, plazo: 30, diario: 31.11, nota: '31.1108, shown rounded down' },
];
const pesos = (n: number) => Math.round(n * 100) / 100;

describe('the sixth abono', () => {
  it.each(LIMITES)(
    'five displayed daily amounts of $diario ($nota) are recorded: $pesos at $plazo days',
    async ({ pesos: prestado, plazo, diario }) => {
      const { abonar, cobrador } = await conCredito(prestado, plazo);
      const { estado, cuerpo } = await abonar(pesos(diario * 5));
      expect(estado).toBe(200);
      expect(cuerpo).toMatchObject({ tipo: 'pago', requiereAprobacion: false });
      await libroCuadrado(mundo.db, cobrador.uid);
    },
  );

  it.each(LIMITES)(
    'two centavos more than five of them need approval: $pesos at $plazo days',
    async ({ pesos: prestado, plazo, diario }) => {
      const { abonar, cobrador } = await conCredito(prestado, plazo);
      const monto = pesos(diario * 5 + 0.02);
      const { estado, cuerpo } = await abonar(monto);
      expect(estado).toBe(200);
      expect(cuerpo).toMatchObject({ tipo: 'multiple', requiereAprobacion: true, cantidad_abonos: 6 });
      expect(cuerpo).toMatchObject({ monto_total: monto, monto_por_abono: diario });
      await libroCuadrado(mundo.db, cobrador.uid);
    },
  );

  it('more than the balance is refused, however many abonos it is', async () => {
    const { abonar } = await conCredito();
    expect(await abonar(3600.01)).toMatchObject({ estado: 422, cuerpo: { code: 'MONTO_EXCEDE_SALDO' } });
    expect(await abonar(3600)).toMatchObject({ estado: 200, cuerpo: { cantidad_abonos: 30 } });
  });

  it('nothing is booked while it waits: the cash is in hand, the card has left the route', async () => {
    const { abonar, cobrador, id_credito } = await conCredito();
    const { cuerpo } = await abonar(720);
    const { creditos, movimientos, solicitudes, totales } = await libroCuadrado(mundo.db, cobrador.uid);
    expect(movimientos).toEqual([]);
    expect(creditos[0]).toMatchObject({
      total_pagado_centavos: 0,
      saldo_centavos: 360_000,
      solicitud_multiple: cuerpo.id_solicitud,
    });
    expect(solicitudes).toEqual([
      expect.objectContaining({
        id_solicitud: cuerpo.id_solicitud,
        estado: 'pendiente',
        id_credito,
        solicitante: cobrador.uid,
        motivo: '',
      }),
    ]);
    expect(totales.en_mano_por_aprobar_centavos).toBe(72_000);
    const ruta = await invocar(cobrador, 'activosSinPagoHoy', { parametros: { id_usuario: cobrador.uid } });
    expect(ruta.cuerpo).toMatchObject({ datos: [], visitados: [], total: 0 });
  });
});

describe('the request behind it', () => {
  it('the second call fills in the reason and answers the same id', async () => {
    const { abonar, solicitar, cobrador } = await conCredito();
    const { id_solicitud } = (await abonar(720)).cuerpo;
    const segunda = await solicitar(720, { cantidad_abonos: 6, monto_por_abono: 120, motivo: 'Adelanta' });
    expect(segunda).toMatchObject({ estado: 201, cuerpo: { id_solicitud } });
    const { solicitudes, bitacora } = await libroCuadrado(mundo.db, cobrador.uid);
    expect(solicitudes.map(({ motivo }) => motivo)).toEqual(['Adelanta']);
    expect(bitacora).toContainEqual(
      expect.objectContaining({
        accion: 'abonos/solicitudes-abonos-multiples',
        documento: `solicitudes/${id_solicitud}`,
        antes: { motivo: '' },
        despues: { motivo: 'Adelanta' },
      }),
    );
  });

  it('a reason that is there is not overwritten', async () => {
    const { abonar, solicitar, cobrador } = await conCredito();
    await abonar(720, { motivo: 'Vendió un puerco' });
    expect((await solicitar(720, { motivo: 'Otro' })).estado).toBe(201);
    const { solicitudes } = await leerLibro(mundo.db, cobrador.uid);
    expect(solicitudes.map(({ motivo }) => motivo)).toEqual(['Vendió un puerco']);
  });

  it('another total is a conflict and changes nothing', async () => {
    const { abonar, solicitar, cobrador } = await conCredito();
    await abonar(720);
    const antes = await leerLibro(mundo.db, cobrador.uid);
    const otra = await solicitar(840, { motivo: 'Otro monto' });
    expect(otra).toMatchObject({ estado: 409, cuerpo: { code: 'SOLICITUD_PENDIENTE' } });
    expect(await leerLibro(mundo.db, cobrador.uid)).toEqual(antes);
  });

  it('without a payment before it the request is made by itself, and the payment then finds it', async () => {
    const { abonar, solicitar, cobrador } = await conCredito();
    const { estado, cuerpo } = await solicitar(720, { motivo: 'Adelanta' });
    expect(estado).toBe(201);
    expect((await abonar(720)).cuerpo).toMatchObject({
      requiereAprobacion: true,
      id_solicitud: cuerpo.id_solicitud,
    });
    const { solicitudes } = await libroCuadrado(mundo.db, cobrador.uid);
    expect(solicitudes).toHaveLength(1);
  });

  it.each([
    ['what is no six abonos', 600, 'NO_ELEGIBLE'],
    ['more than the balance', 3600.01, 'MONTO_EXCEDE_SALDO'],
  ])('%s is refused', async (_titulo, monto, code) => {
    const { solicitar, cobrador } = await conCredito();
    expect(await solicitar(monto)).toMatchObject({ estado: 422, cuerpo: { code } });
    expect((await libroCuadrado(mundo.db, cobrador.uid)).solicitudes).toEqual([]);
  });

  it('a day that is paid takes no request', async () => {
    const { abonar, solicitar } = await conCredito();
    await abonar(120);
    expect(await solicitar(720)).toMatchObject({ estado: 422, cuerpo: { code: 'YA_PAGADO' } });
  });
});

describe('the control counts what arrives on one server day', () => {
  const AYER = { capturado_en: '2026-11-17T12:00:00-06:00' };

  it.each([
    { ayer: 360, hoy: 240, requiereAprobacion: false },
    { ayer: 360, hoy: 240.01, requiereAprobacion: true },
    { ayer: 600, hoy: 120, requiereAprobacion: true },
    { ayer: 0, hoy: 600, requiereAprobacion: false },
  ])(
    '$ayer for yesterday and $hoy for today arrive today: approval $requiereAprobacion',
    async ({ ayer, hoy, requiereAprobacion }) => {
      const { abonar, cobrador } = await conCredito();
      expect((await abonar(ayer, AYER)).cuerpo.requiereAprobacion).toBe(false);
      expect((await abonar(hoy)).cuerpo.requiereAprobacion).toBe(requiereAprobacion);
      const { movimientos } = await libroCuadrado(mundo.db, cobrador.uid);
      expect(movimientos).toHaveLength(requiereAprobacion ? 1 : 2);
    },
  );

  it('a credit has one open request: a second one of another day is a conflict', async () => {
    const { abonar, cobrador } = await conCredito();
    await abonar(720, AYER);
    const antes = await leerLibro(mundo.db, cobrador.uid);
    expect(await abonar(720)).toMatchObject({ estado: 409, cuerpo: { code: 'SOLICITUD_PENDIENTE' } });
    expect(await leerLibro(mundo.db, cobrador.uid)).toEqual(antes);
    expect((await abonar(120)).cuerpo).toMatchObject({ tipo: 'pago' });
    await libroCuadrado(mundo.db, cobrador.uid);
  });

  it('the balance without what waits is the limit: a payment beyond it is refused, and the answer names the limit', async () => {
    const { abonar, cobrador } = await conCredito();
    await abonar(3500, AYER);
    const { estado, cuerpo } = await abonar(100.01);
    expect([estado, cuerpo.code, cuerpo.message]).toEqual([
      422,
      'MONTO_EXCEDE_SALDO',
      'Ya espera aprobación un pago de $3,500.00: puedes registrar hasta $100.00.',
    ]);
    expect((await abonar(100)).cuerpo).toMatchObject({ tipo: 'pago' });
    await libroCuadrado(mundo.db, cobrador.uid);
  });
});
