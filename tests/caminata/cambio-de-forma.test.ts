// A payment was booked in the wrong form: an edit makes it the other one, and only its cash moves.
import { sumarDias } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { decidirCorteDe, entregarCorteDe } from '../setup/cortes.ts';
import { invocar } from '../setup/invocar.ts';
import { comoPersona } from '../setup/mundo-de-sala.ts';
import { HOY, TRANSFERENCIA, usarBanco } from './con-banco.ts';
import { corregir } from './decidir.ts';

const banco = usarBanco('forma');
const { cobrador, gerente, libro, abonar, transferir, dinero, enCaja, decidir, cuadra } = banco;
const OTRA = { fecha: sumarDias(HOY, -1), referencia: 'OTRA' };

const pedir = (id_pago: unknown, cuerpo: object) =>
  invocar(cobrador, 'solicitarEdicionPago', {
    cuerpo: { id_pago: String(id_pago), monto_nuevo: 90, motivo: 'Fue por SPEI', ...cuerpo },
  });
/** At once, as a manager who found it out. */
const editar = (id_pago: unknown, cuerpo: object) =>
  invocar(gerente, 'resolverEdicionPago', {
    parametros: { id: String(id_pago) },
    cuerpo: { estado: 'aprobada', monto_aprobado: 90, ...cuerpo },
  });
const fila = (n = 0) => libro().movimientos[n];
const gestion = () => banco.credito()?.gestiones[HOY];

describe('cash that was a transfer', () => {
  it.each(['no_recibido', 'devuelto'] as const)(
    'is asked for, says what became of the cash (%s), and leaves the box by as much',
    async (efectivo_corregido) => {
      const { id_pago } = (await abonar(90)).cuerpo;
      const { cuerpo } = await pedir(id_pago, { transferencia_nueva: TRANSFERENCIA, efectivo_corregido });
      expect(libro().solicitudes).toMatchObject([{ datos: { transferencia_nueva: TRANSFERENCIA } }]);
      await decidir(cuerpo.id_solicitud, 'aprobar');
      expect(dinero()).toEqual({ cobrado: 9_000, transferido: 9_000, efectivo: 0, enMano: 0 });
      expect(enCaja()).toEqual([
        ['pago', 9_000],
        ['ajuste', -9_000],
      ]);
      expect(fila()).toMatchObject({
        monto_centavos: 9_000,
        transferencia: TRANSFERENCIA,
        ediciones: [{ transferencia_anterior: null, efectivo: efectivo_corregido }],
      });
      expect(gestion()).toMatchObject({ transferencia: { monto_centavos: 9_000 } });
      expect(gestion()).not.toHaveProperty('pago');
      cuadra();
      // The day's place in cash is free again, under an id of its own.
      expect((await abonar(60)).cuerpo).toMatchObject({
        id_pago: expect.stringMatching(/pago-.*-2$/) as string,
      });
      cuadra();
    },
  );

  it('and less of it: the whole cash goes', async () => {
    const { id_pago } = (await abonar(90)).cuerpo;
    expect((await editar(id_pago, { monto_aprobado: 40, transferencia_nueva: OTRA })).estado).toBe(200);
    expect(dinero()).toEqual({ cobrado: 4_000, transferido: 4_000, efectivo: 0, enMano: 0 });
    expect(fila()?.ediciones).toMatchObject([{ monto_anterior_centavos: 9_000, efectivo: 'no_recibido' }]);
    cuadra();
  });
});

describe('a transfer', () => {
  it('that was cash comes into the box, and nothing is asked', async () => {
    const { id_pago } = (await transferir(90)).cuerpo;
    expect((await editar(id_pago, { transferencia_nueva: null })).estado).toBe(200);
    expect(dinero()).toEqual({ cobrado: 9_000, transferido: 0, efectivo: 9_000, enMano: 9_000 });
    expect(enCaja()).toEqual([['ajuste', 9_000]]);
    expect(fila()).not.toHaveProperty('transferencia');
    expect(fila()?.ediciones).toMatchObject([{ transferencia_anterior: TRANSFERENCIA }]);
    expect(gestion()).toMatchObject({ pago: { monto_centavos: 9_000 } });
    cuadra();
  });

  it('says more of itself, and no money moves', async () => {
    const { id_pago } = (await transferir(90)).cuerpo;
    await editar(id_pago, { transferencia_nueva: OTRA });
    expect(fila()).toMatchObject({
      transferencia: OTRA,
      ediciones: [{ transferencia_anterior: TRANSFERENCIA }],
    });
    expect(enCaja()).toEqual([]);
    cuadra();
  });

  it('that was seen stays seen when the same is said of it again', async () => {
    const { id_pago } = (await transferir(90)).cuerpo;
    await banco.marcarTodas('vista');
    expect((await editar(id_pago, { monto_aprobado: 90, transferencia_nueva: TRANSFERENCIA })).estado).toBe(
      200,
    );
    expect(fila()?.banco).toMatchObject({ estado: 'vista', por: gerente.uid });
    cuadra();
  });

  it('to cash and back, and then deleted: every step balances', async () => {
    const { id_pago } = (await transferir(90)).cuerpo;
    for (const transferencia_nueva of [null, OTRA, null]) {
      expect((await editar(id_pago, { transferencia_nueva })).estado).toBe(200);
      cuadra();
    }
    await corregir([cobrador, gerente], id_pago, { efectivo_corregido: 'devuelto' });
    expect(dinero()).toEqual({ cobrado: 0, transferido: 0, efectivo: 0, enMano: 0 });
    cuadra();
  });
});

it('yesterday’s cash, handed over and confirmed, that was a transfer, and then cash again: the cut stays, the boxes and what is in hand follow', async () => {
  const { id_pago } = (await abonar(90)).cuerpo;
  await decidirCorteDe(
    comoPersona(gerente),
    await entregarCorteDe(comoPersona(cobrador), { '50': 1, '20': 2 }),
  );
  const corte = () => libro().cortes.map(({ estado, esperado_centavos }) => [estado, esperado_centavos]);
  expect(corte()).toEqual([['confirmado', 9_000]]);
  expect(libro().totales.en_mano_centavos).toBe(0);
  banco.ponerDia(sumarDias(HOY, 1));
  expect((await editar(id_pago, { transferencia_nueva: TRANSFERENCIA })).estado).toBe(200);
  expect(dinero()).toEqual({ cobrado: 9_000, transferido: 9_000, efectivo: 0, enMano: -9_000 });
  expect(corte()).toEqual([['confirmado', 9_000]]);
  cuadra();
  expect((await editar(id_pago, { transferencia_nueva: null })).estado).toBe(200);
  expect(dinero()).toEqual({ cobrado: 9_000, transferido: 0, efectivo: 9_000, enMano: 0 });
  expect(corte()).toEqual([['confirmado', 9_000]]);
  // No request ever held that cash: nobody has a task of it.
  expect(libro().totales.en_mano_por_resolver_centavos ?? 0).toBe(0);
  cuadra();
});

it('takes its place from a late capture, which comes in addition: whatever becomes of that, the day has its payment', async () => {
  const { id_pago } = (await abonar(90)).cuerpo;
  const regular = { id_movimiento: `pago-${HOY}` };
  const capturado_en = banco.ahora().toISOString();
  const tardia = (await abonar(60, { capturado_en, transferencia: { fecha: sumarDias(HOY, 1) } })).cuerpo;
  const aprobada = await decidir(tardia.id_solicitud, 'aprobar');
  const id_tardio = `${banco.id_credito}.tardio-${String(tardia.id_solicitud)}`;
  expect([aprobada.estado, gestion()?.transferencia]).toMatchObject([200, { monto_centavos: 6_000 }]);
  expect((await editar(id_pago, { transferencia_nueva: OTRA })).estado).toBe(200);
  expect(gestion()).toMatchObject({ transferencia: { ...regular, monto_centavos: 9_000 } });
  expect(gestion()).not.toHaveProperty('pago');
  cuadra();
  await corregir([cobrador, gerente], id_tardio);
  expect(gestion()).toMatchObject({ transferencia: regular });
  expect((await transferir(40)).estado).not.toBe(200);
  cuadra();
});

it('a request that is about a transfer says so where requests go out', async () => {
  const { id_pago } = (await abonar(90)).cuerpo;
  await pedir(id_pago, { transferencia_nueva: TRANSFERENCIA, efectivo_corregido: 'devuelto' });
  await transferir(540);
  const { cuerpo } = await invocar(gerente, 'exportarSolicitudes', { consulta: {} });
  expect(cuerpo.datos.map(({ tipo, transferencia }) => [tipo, transferencia])).toEqual(
    expect.arrayContaining([
      ['edicion_pago', TRANSFERENCIA],
      ['abonos_multiples', TRANSFERENCIA],
    ]),
  );
});

describe('what is refused, and changes nothing', () => {
  it.each([
    ['where none is taken', 0, TRANSFERENCIA, 'No se aceptan transferencias.'],
    [
      'of a day that has not come',
      30,
      { fecha: sumarDias(HOY, 1) },
      'La transferencia no puede ser del 10/11/2026: ese día no ha llegado.',
    ],
  ])('%s', async (_, dias, transferencia_nueva, message) => {
    banco.empezar(dias);
    const { id_pago } = (await abonar(90)).cuerpo;
    for (const pedida of [pedir(id_pago, { transferencia_nueva }), editar(id_pago, { transferencia_nueva })])
      expect(await pedida).toMatchObject({ estado: 422, cuerpo: { code: 'NO_ELEGIBLE', message } });
    expect(fila()).not.toHaveProperty('transferencia');
    expect(dinero()).toMatchObject({ transferido: 0, efectivo: 9_000 });
    cuadra();
  });

  it('a day that has one of that form already', async () => {
    const transferencia = (await transferir(60)).cuerpo.id_pago;
    const { id_pago } = (await abonar(90)).cuerpo;
    for (const [id, transferencia_nueva, message] of [
      [id_pago, OTRA, 'Ese día ya hay una transferencia de $60.00.'],
      [transferencia, null, 'Ese día ya hay un pago en efectivo de $90.00.'],
    ] as const)
      for (const pedida of [pedir(id, { transferencia_nueva }), editar(id, { transferencia_nueva })])
        expect(await pedida).toMatchObject({ estado: 422, cuerpo: { code: 'NO_ELEGIBLE', message } });
    cuadra();
  });

  it('another manager had changed the form while the question was open', async () => {
    const { id_pago } = (await abonar(90)).cuerpo;
    const visto = { monto_actual: 90 };
    await editar(id_pago, { transferencia_nueva: OTRA });
    expect(await editar(id_pago, { transferencia_nueva: null, visto })).toMatchObject({
      estado: 409,
      cuerpo: { code: 'CAMBIO_MIENTRAS' },
    });
    const actual = { ...visto, forma_actual: 'transferencia' };
    expect((await editar(id_pago, { transferencia_nueva: null, visto: actual })).estado).toBe(200);
  });
});
