// Registers that the phone of somebody who was turned off holds unsent: a manager hands them over, and no cash is
// counted twice.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { deTelefono, TELEFONO } from '../setup/casos-rechazo.ts';
import { type Escena, escena } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { NO } from '../setup/tareas.ts';

// The suite's clock runs from Wednesday 18 November 2026, 11:00.
const mundo = abrirMundo();
const gerente = await mundo.cuenta('gerente@leal.demo');

const CAPTURADO_EN = '2026-11-18T10:30:00-06:00';
const TAP = { monto: 120, capturado_en: CAPTURADO_EN, ...TELEFONO };

const entregar = (e: Escena, clave: string, abono?: object, quien = gerente) =>
  invocar(quien, 'recibirRegistro', {
    cuerpo: {
      id_cobrador: e.cobrador.uid,
      clave,
      que: 'el pago de $120.00 de Ana',
      capturado_en: CAPTURADO_EN,
      ...TELEFONO,
      ...(abono && { abono: { id_credito: e.id_credito, ...abono } }),
    },
  });

const entregas = async (e: Escena) => {
  const consulta = { id_cobrador: e.cobrador.uid, accion: 'registros/entregar' };
  return (await invocar(gerente, 'leerBitacora', { consulta })).cuerpo.datos as { despues: object }[];
};

it('cash becomes a late capture in the hands of its collector, once; the phone that sends it later gets that answer', async () => {
  const e = await escena(mundo);
  await e.apagar();
  const clave = randomUUID();
  const primera = await entregar(e, clave, TAP);
  expect(primera).toMatchObject({ estado: 200, cuerpo: { resultado: 'en_revision' } });
  const libro = await e.libro();
  expect(libro.totales.en_mano_por_aprobar_centavos).toBe(12_000);
  expect(libro.solicitudes).toMatchObject([
    {
      tipo: 'captura_tardia',
      id_solicitud: primera.cuerpo.id_solicitud,
      id_cobrador: e.cobrador.uid,
      solicitante: e.cobrador.uid,
      motivo: expect.stringMatching(/^Entregado por /),
      datos: { ...TELEFONO, monto_centavos: 12_000, razon: 'La cuenta del cobrador está desactivada.' },
    },
  ]);
  expect(libro.bitacora.filter(({ accion }) => accion === 'abonos/captura-tardia')).toMatchObject([
    { id_usuario: gerente.uid, id_cobrador: e.cobrador.uid },
  ]);
  expect(await entregas(e)).toMatchObject([
    {
      id_usuario: gerente.uid,
      documento: `usuarios/${e.cobrador.uid}`,
      id_cliente: e.id_cliente,
      despues: {
        que: 'el pago de $120.00 de Ana',
        monto: 120,
        dispositivo: TELEFONO.dispositivo,
        secuencia: TELEFONO.secuencia,
        resultado: 'Por revisar',
      },
    },
  ]);

  expect((await entregar(e, clave, TAP)).cuerpo).toEqual(primera.cuerpo);
  expect((await e.libro()).solicitudes).toHaveLength(1);
  const parametros = { id_usuario: e.cobrador.uid };
  await invocar(gerente, 'cambiarUsuario', { parametros, cuerpo: { activo: true } });
  // With the session of after.
  const vuelta = { ...e.cobrador, ...(await mundo.cuenta(e.cobrador.email)) };
  const { estado, cuerpo } = await deTelefono({ ...e, cobrador: vuelta }, TAP, clave);
  expect([estado, cuerpo.id_solicitud]).toEqual([202, primera.cuerpo.id_solicitud]);
  const despues = await e.libro();
  expect([despues.movimientos, despues.solicitudes.length]).toEqual([libro.movimientos, 1]);
});

it('what its key or its tap has booked is the answer: nothing is opened', async () => {
  const e = await escena(mundo);
  const clave = randomUUID();
  await deTelefono(e, TAP, clave);
  await e.apagar();
  const { bitacora: _, ...antes } = await e.libro();
  for (const claveDada of [clave, randomUUID()])
    expect(await entregar(e, claveDada, TAP)).toMatchObject({
      estado: 200,
      cuerpo: { resultado: 'asentado' },
    });
  const { bitacora: __, ...despues } = await e.libro();
  expect(despues).toEqual(antes);
});

it('what brings no cash is in the audit as not booked, and changes nothing', async () => {
  const e = await escena(mundo);
  await e.apagar();
  const { bitacora: _, ...antes } = await e.libro();
  for (const abono of [undefined, { ...TAP, monto: 0 }])
    expect(await entregar(e, randomUUID(), abono)).toMatchObject({ cuerpo: { resultado: 'anotado' } });
  const { bitacora: __, ...despues } = await e.libro();
  expect(despues).toEqual(antes);
  expect(await entregas(e)).toMatchObject([
    { despues: { resultado: 'Sin registrar' } },
    { despues: { resultado: 'Sin registrar' } },
  ]);
  // No cash is no amount: nobody reads that 0 was taken.
  for (const { despues } of await entregas(e)) expect(despues).not.toHaveProperty('monto');
});

it('a payment that does not name its phone is of the phone that is handed over; without any nothing is taken', async () => {
  const e = await escena(mundo);
  await e.apagar();
  const { dispositivo: _, secuencia: __, desfase_ms: ___, ...sinTelefono } = { ...TAP, monto: 61 };
  const clave = randomUUID();
  expect(await entregar(e, clave, sinTelefono)).toMatchObject({ cuerpo: { resultado: 'en_revision' } });
  const { solicitudes, totales } = await e.libro();
  expect(solicitudes).toMatchObject([{ datos: { ...TELEFONO, monto_centavos: 6_100 } }]);
  expect(totales.en_mano_por_aprobar_centavos).toBe(6_100);
  expect(await entregas(e)).toMatchObject([{ despues: { monto: 61, resultado: 'Por revisar' } }]);

  const cuerpo = {
    id_cobrador: e.cobrador.uid,
    clave: randomUUID(),
    que: 'el pago de $61.00 de Ana',
    capturado_en: CAPTURADO_EN,
    abono: { id_credito: e.id_credito, ...sinTelefono },
  };
  expect(await invocar(gerente, 'recibirRegistro', { cuerpo })).toMatchObject({
    estado: 400,
    cuerpo: { detalles: [{ campo: 'dispositivo' }] },
  });
  expect(await entregas(e)).toHaveLength(1);
});

it('nobody’s but that collector’s, while the account is off, and by a manager', async () => {
  const [e, otra] = [await escena(mundo), await escena(mundo)];
  expect(await entregar(e, randomUUID(), TAP)).toMatchObject({
    estado: 422,
    cuerpo: { message: 'Su cuenta está activa: lo envía este teléfono cuando vuelva a entrar.' },
  });
  await e.apagar();
  expect(await entregar(e, randomUUID(), TAP, otra.cobrador)).toMatchObject(NO(403, 'PROHIBIDO'));
  for (const id_credito of [otra.id_credito, 'no-existe'])
    expect(await entregar(e, randomUUID(), { ...TAP, id_credito })).toMatchObject(NO(403, 'PROHIBIDO'));
  expect([(await e.libro()).solicitudes, (await otra.libro()).solicitudes]).toEqual([[], []]);
  expect(await entregas(e)).toEqual([]);
});
