// One standing receipt per payment, whatever phones send: its day and amount are the row's, and what no payment has is said.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { nuevoToken } from '../setup/comprobantes.ts';
import { invocar } from '../setup/invocar.ts';
import { POR_RENOVAR } from '../setup/pagado.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { type Cuerpo, dar, HOY, usarPuerta } from '../setup/puerta.ts';

const mundo = abrirMundo();
const { leer, puerta } = usarPuerta(mundo);
type Puerta = Awaited<ReturnType<typeof puerta>>;

const TELEFONO = { dispositivo: 'tel-1', secuencia: 1, desfase_ms: 0 };
const estados = (recibos: readonly { token: string }[]) =>
  Promise.all(recibos.map(async ({ token }) => (await leer(token))['estado']));
const gerente = () => mundo.cuenta('gerente@leal.demo');

describe('one standing receipt', () => {
  it('of another date, once more, by its row, under an invented key: the last one of that payment stands', async () => {
    const { cobrador, recibo, pagar, pago } = await puerta();
    await pagar();
    const comprobante = recibo();
    const otraFecha = recibo({ numero: 2, fecha: '2026-11-17' });
    const porId = recibo({ numero: 3, clave_pago: undefined, id_pago: pago('18') });
    const inventado = recibo({ numero: 4, clave_pago: randomUUID() });
    for (const cual of [comprobante, otraFecha, porId, inventado])
      expect((await dar(cobrador, cual)).estado).toBe(201);
    expect(await estados([comprobante, otraFecha, porId, inventado])).toEqual([
      'reemplazado',
      'reemplazado',
      'vigente',
      'en_camino',
    ]);
    // An old token again is the same answer, and changes nothing.
    expect((await dar(cobrador, comprobante)).estado).toBe(201);
    expect(await estados([comprobante, porId])).toEqual(['reemplazado', 'vigente']);
    const suelto = await leer(comprobante.token);
    expect(suelto).toMatchObject({ fecha: HOY, folio: `${comprobante.serie}-0001` });
    expect(suelto).not.toHaveProperty('monto');
  });

  it('two at once: one of them stands', async () => {
    const { cobrador, recibo, pagar } = await puerta();
    await pagar();
    const dos = [recibo(), recibo({ numero: 2 })];
    expect(
      (await Promise.all(dos.map((comprobante) => dar(cobrador, comprobante)))).map(({ estado }) => estado),
    ).toEqual([201, 201]);
    expect(new Set(await estados(dos))).toEqual(new Set(['reemplazado', 'vigente']));
  });

  it('after it was taken back none stands until another one is given', async () => {
    const { cobrador, recibo, pagar } = await puerta();
    await pagar();
    const [uno, dos, tres] = [recibo(), recibo({ numero: 2 }), recibo({ numero: 3 })];
    for (const cual of [uno, dos]) await dar(cobrador, cual);
    const anular = (token: string) => invocar(cobrador, 'revocarComprobante', { cuerpo: { token } });
    expect((await anular(dos.token)).estado).toBe(200);
    expect(await estados([uno, dos])).toEqual(['reemplazado', 'revocado']);
    await dar(cobrador, tres);
    // A receipt that stood no more takes nothing back with it.
    expect((await anular(uno.token)).estado).toBe(200);
    expect(await estados([uno, dos, tres])).toEqual(['revocado', 'revocado', 'vigente']);
  });

  it.each(['before', 'after'] as const)(
    'the same cash under another key is the row that its answer names; its receipt given %s that replaces the first',
    async (cuando) => {
      const { cobrador, recibo, pagar } = await puerta();
      const primera = randomUUID();
      const [uno, dos] = [recibo({ clave_pago: primera }), recibo({ numero: 2 })];
      await dar(cobrador, uno);
      await pagar({}, primera);
      if (cuando === 'before') await dar(cobrador, dos);
      expect(await estados([uno])).toEqual(['vigente']);
      expect((await pagar()).cuerpo).toMatchObject({ yaRegistrado: true });
      if (cuando === 'after') await dar(cobrador, dos);
      expect(await estados([uno, dos])).toEqual(['reemplazado', 'vigente']);
    },
  );

  it('several abonos under two keys are one request, with one receipt, before and after its decision', async () => {
    const { cobrador, recibo, pagar } = await puerta();
    const primera = randomUUID();
    const [uno, dos] = [recibo({ clave_pago: primera, monto: 720 }), recibo({ numero: 2, monto: 720 })];
    for (const cual of [uno, dos]) await dar(cobrador, cual);
    const { cuerpo } = await pagar({ monto: 720, motivo: 'Adelanta' }, primera);
    await pagar({ monto: 720, motivo: 'Adelanta' });
    expect(await estados([uno, dos])).toEqual(['reemplazado', 'por_aplicar']);
    const parametros = { id: cuerpo.id_solicitud ?? '' };
    const decision = { estado: 'aprobada', monto_aprobado: 600, efectivo: 'devolver', comentario: 'Cinco' };
    await invocar(await gerente(), 'resolverAbonosMultiples', { parametros, cuerpo: decision });
    expect(await estados([uno])).toEqual(['reemplazado']);
    expect(await leer(dos.token)).toMatchObject({ estado: 'corregido', monto: 600, monto_anterior: 720 });
  });
});

describe('a late capture', () => {
  const llegaTarde = async ({ pagar }: Puerta, mas: Cuerpo = {}) => {
    const { cuerpo } = await pagar({ ...TELEFONO, capturado_en: '2026-11-10T12:00:00-06:00', ...mas });
    return cuerpo.id_solicitud ?? '';
  };
  const aprobar = async (id: string) => {
    const respuesta = await invocar(await gerente(), 'resolverCapturaTardia', {
      parametros: { id },
      cuerpo: { estado: 'aprobada' },
    });
    expect(respuesta.estado).toBe(200);
  };

  it('takes its receipt along: without a payment, by applying, standing, corrected', async () => {
    const p = await puerta();
    const comprobante = p.recibo({ fecha: '2026-11-10', capturado_en: '2026-11-10T12:00:00-06:00' });
    await dar(p.cobrador, comprobante);
    expect(await leer(comprobante.token)).toEqual({
      estado: 'sin_pago',
      folio: `${comprobante.serie}-0001`,
      fecha: '2026-11-10',
    });
    const id = await llegaTarde(p);
    expect(await leer(comprobante.token)).toMatchObject({ estado: 'por_aplicar', monto: 120 });
    await aprobar(id);
    expect(await leer(comprobante.token)).toMatchObject({ estado: 'vigente', monto: 120 });
    const porId = p.recibo({ numero: 2, clave_pago: undefined, id_pago: `${p.id_credito}.tardio-${id}` });
    await dar(p.cobrador, porId);
    expect(await estados([comprobante, porId])).toEqual(['reemplazado', 'vigente']);
  });

  it('by transfer says so, and what the bank has seen of it; never what would find it there', async () => {
    const p = await puerta();
    const comprobante = p.recibo({ fecha: '2026-11-10', capturado_en: '2026-11-10T12:00:00-06:00' });
    await dar(p.cobrador, comprobante);
    const id = await llegaTarde(p, { transferencia: { fecha: '2026-11-10', referencia: 'MBAN01' } });
    const dice = async (estado: string, transferencia: Cuerpo) => {
      const dicho = await leer(comprobante.token);
      expect(dicho).toMatchObject({ estado, monto: 120 });
      expect(dicho['transferencia']).toEqual(transferencia);
    };
    await dice('por_aplicar', {});
    await aprobar(id);
    await dice('vigente', {});
    const pagos = [
      { id_pago: `${p.id_credito}.tardio-${id}`, visto: { monto: 120, estado: 'por_confirmar' } },
    ];
    const cuerpo = { estado: 'no_esta', pagos };
    expect((await invocar(await gerente(), 'marcarTransferencias', { cuerpo })).estado).toBe(200);
    await dice('vigente', { banco: 'no_esta' });
  });

  it('onto the credit that renewed its own: the receipt follows its row there', async () => {
    const p = await puerta(POR_RENOVAR);
    const pedida = { id_solicitud: await p.pedirRenovacion() };
    const { cuerpo } = await invocar(await gerente(), 'aprobarRenovacion', { cuerpo: pedida });
    const uno = p.recibo();
    await dar(p.cobrador, uno);
    const id = await llegaTarde(p, { capturado_en: '2026-11-18T10:00:00-06:00' });
    await aprobar(id);
    expect(await leer(uno.token)).toMatchObject({ estado: 'vigente', monto: 120, fecha: HOY });
    const pago = { id_credito: cuerpo.id_credito, id_pago: `${cuerpo.id_credito}.tardio-${id}` };
    const dos = p.recibo({ numero: 2, clave_pago: undefined, ...pago });
    expect((await dar(p.cobrador, dos)).estado).toBe(201);
    expect(await estados([uno, dos])).toEqual(['reemplazado', 'vigente']);
    const tres = p.recibo({ numero: 3 });
    await dar(p.cobrador, tres);
    expect(await leer(tres.token)).toMatchObject({ estado: 'vigente', monto: 120 });
    await invocar(await gerente(), 'resolverEdicionPago', {
      parametros: { id: pago.id_pago },
      cuerpo: { estado: 'aprobada', monto_aprobado: 100 },
    });
    expect(await leer(tres.token)).toMatchObject({ estado: 'corregido', monto: 100, monto_anterior: 120 });
  });
});

describe('what is said of a payment that has not come', () => {
  it.each([
    ['more than was ever owed of it', { monto: 3600.01 }, 'MONTO_EXCEDE_SALDO'],
    ['$99,999,999.99 of 2031', { monto: 99_999_999.99, fecha: '2031-01-01' }, 'FECHA_INVALIDA'],
    ['tomorrow', { fecha: '2026-11-19' }, 'FECHA_INVALIDA'],
    ['a tap that is still to come', { capturado_en: '2026-11-18T20:00:00-06:00' }, 'FECHA_INVALIDA'],
    ['before the credit', { fecha: '2026-01-01' }, 'FECHA_INVALIDA'],
  ])('%s: refused in words, and nothing is kept', async (_, mas, code) => {
    const { cobrador, recibo } = await puerta();
    const comprobante = recibo(mas);
    const { estado, cuerpo } = await dar(cobrador, comprobante);
    expect([estado, cuerpo.code]).toEqual([422, code]);
    expect(await leer(comprobante.token)).toEqual({ estado: 'en_camino' });
    expect((await mundo.db.doc(`folios/${comprobante.serie}-0001`).get()).exists).toBe(false);
  });

  it.each(['Pendiente', 'Rechazado'] as const)('on a credit that is %s: refused', async (estado) => {
    const { cobrador, recibo } = await puerta({ estado });
    expect((await dar(cobrador, recibo())).cuerpo).toMatchObject({ code: 'CREDITO_NO_ACTIVO' });
  });

  it('once the row is there its day and amount count, whatever the receipt says', async () => {
    const { cobrador, recibo, pagar, pedirEdicion } = await puerta();
    const antes = recibo({ monto: 900, fecha: '2026-11-17' });
    await dar(cobrador, antes);
    await pagar();
    expect(await leer(antes.token)).toMatchObject({ estado: 'vigente', monto: 120, fecha: HOY });
    const despues = recibo({ numero: 2, monto: 99_999_999.99, fecha: '2031-01-01' });
    expect((await dar(cobrador, despues)).estado).toBe(201);
    expect(await leer(despues.token)).toMatchObject({ estado: 'vigente', monto: 120, fecha: HOY });
    const id = await pedirEdicion('18', 100);
    await invocar(await gerente(), 'resolverEdicionPago', {
      parametros: { id },
      cuerpo: { estado: 'aprobada' },
    });
    expect(await leer(despues.token)).toMatchObject({ estado: 'corregido', monto: 100, monto_anterior: 120 });
  });

  it('is looked for by its name alone: nobody’s payment of that day and amount is it', async () => {
    const { cobrador, recibo, pagar } = await puerta();
    await pagar({}, randomUUID());
    const comprobante = recibo();
    await dar(cobrador, comprobante);
    expect(await leer(comprobante.token)).toMatchObject({ estado: 'en_camino' });
    expect(await leer(nuevoToken())).toEqual({ estado: 'en_camino' });
  });
});
