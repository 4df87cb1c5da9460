// Which receipt is taken: of whose payment, of what day and amount, and when two of one token are the same one.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { comprobanteDelPago, nuevoToken, pedirSerieDe } from '../setup/comprobantes.ts';
import { type Escena, escenaDe } from '../setup/escena.ts';
import { deshacer, importador, importar } from '../setup/importaciones.ts';
import { invocar } from '../setup/invocar.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { dar, HOY, usarPuerta } from '../setup/puerta.ts';
import { reasignar } from '../setup/reasignar.ts';

const mundo = abrirMundo();
const { leer, puerta } = usarPuerta(mundo);
const { archivo } = importador(mundo);
const gerente = () => mundo.cuenta('gerente@leal.demo');

describe('a payment that has not come', () => {
  it('may be of the last centavo of its credit', async () => {
    const { cobrador, recibo } = await puerta();
    expect((await dar(cobrador, recibo({ monto: 3600 }))).estado).toBe(201);
  });

  it('may be of the day on which its credit was approved, and of none before', async () => {
    const p = await puerta({ estado: 'Pendiente' });
    await p.aprobado();
    expect((await dar(p.cobrador, p.recibo({ fecha: '2026-11-17' }))).cuerpo).toMatchObject({
      code: 'FECHA_INVALIDA',
      message: 'La fecha del comprobante es anterior al crédito.',
    });
    expect((await dar(p.cobrador, p.recibo({ fecha: HOY }))).estado).toBe(201);
  });

  it('of a credit that does not say when it was approved, is of no day before that was made', async () => {
    const { cobrador, recibo, id_credito } = await puerta();
    const creado_en = new Date('2026-11-16T12:00:00-06:00');
    await mundo.db.doc(`creditos/${id_credito}`).update({ decision: null, creado_en });
    expect((await dar(cobrador, recibo({ fecha: '2026-11-15' }))).estado).toBe(422);
    expect((await dar(cobrador, recibo({ fecha: '2026-11-16' }))).estado).toBe(201);
  });

  it('was taken by a clock that may be so many minutes fast', async () => {
    const { cobrador, recibo } = await puerta();
    const ahora = await mundo.ahora();
    const dentroDe = (minutos: number) =>
      recibo({ capturado_en: new Date(ahora.getTime() + 60_000 * minutos).toISOString() });
    expect((await dar(cobrador, dentroDe(30))).estado).toBe(422);
    expect((await dar(cobrador, dentroDe(1.5))).estado).toBe(201);
  });
});

describe('the payment', () => {
  it('is the caller’s: not of a credit that nobody has, nor under a series that nobody has', async () => {
    const { cobrador, recibo } = await puerta();
    expect((await dar(cobrador, recibo({ id_credito: 'no-existe' }))).cuerpo.code).toBe('PROHIBIDO');
    expect((await dar(cobrador, recibo({ serie: 'ZZZZZ' }))).cuerpo).toMatchObject({
      code: 'FOLIO_OCUPADO',
      message: 'La serie de este teléfono no es de tu cuenta.',
    });
  });

  it('also of a client who is somebody else’s by now, and not of one who never was theirs', async () => {
    const { cobrador, recibo, id_cliente, pagar } = await puerta();
    await pagar({}, randomUUID());
    const a = await mundo.cobrador([{}]);
    await reasignar(await gerente(), { de: cobrador.uid, a: [a.uid], clientes: [id_cliente] });
    expect((await dar(cobrador, recibo())).estado).toBe(201);
    const ajeno = await mundo.cobrador();
    const serie = await pedirSerieDe(ajeno);
    expect((await dar(ajeno, recibo({ serie }))).cuerpo.code).toBe('PROHIBIDO');
  });

  it('also of a loan whose import was undone', async () => {
    const { cobrador, huella, renglones, libro } = await archivo(1);
    await importar(await gerente(), huella, renglones);
    const { id_credito } = (await libro()).creditos[0]!;
    await deshacer(await gerente(), huella);
    const [suyo, ajeno] = [await pedirSerieDe(cobrador), await puerta()];
    const { recibo } = ajeno;
    expect((await dar(ajeno.cobrador, recibo({ id_credito }))).cuerpo.code).toBe('PROHIBIDO');
    expect((await dar(cobrador, recibo({ id_credito, serie: suyo }))).estado).toBe(201);
  });
});

describe('a receipt that is sent again', () => {
  const POR_ID = (p: { pago: (dia: string) => string }) => ({ clave_pago: undefined, id_pago: p.pago('18') });

  it('names its payment by the row, by the key, by either: it is the same, and has the same number', async () => {
    const p = await puerta();
    await p.pagar();
    const porId = p.recibo(POR_ID(p));
    const porClave = p.recibo({ numero: 2 });
    for (const cual of [porId, porClave]) await dar(p.cobrador, cual);
    const [uno, dos] = [porId, porClave].map(({ token }) => token);
    const { serie } = p;
    for (const como of [porId, porClave]) {
      expect((await dar(p.cobrador, { ...como, token: uno })).cuerpo).toEqual({
        token: uno,
        folio: `${serie}-0001`,
      });
      expect((await dar(p.cobrador, { ...como, token: dos })).cuerpo).toEqual({
        token: dos,
        folio: `${serie}-0002`,
      });
    }
    const guardados = await Promise.all(
      [uno, dos].map((token) => mundo.db.doc(`comprobantes/${token}`).get()),
    );
    expect(
      guardados.map((foto) => [foto.get('id_movimiento'), foto.get('clave_pago') === null] as unknown[]),
    ).toEqual([
      [`pago-${HOY}`, true],
      [null, false],
    ]);
  });

  it('is none of a key under which nothing came, once it was given of a row', async () => {
    const p = await puerta();
    await p.pagar();
    const porId = p.recibo(POR_ID(p));
    await dar(p.cobrador, porId);
    const inventado = { ...p.recibo({ clave_pago: randomUUID() }), token: porId.token };
    expect((await dar(p.cobrador, inventado)).cuerpo.code).toBe('YA_PROCESADA');
  });

  it('before its payment has come, it is the same', async () => {
    const { cobrador, recibo } = await puerta();
    const comprobante = recibo();
    const { cuerpo } = await dar(cobrador, comprobante);
    expect((await dar(cobrador, comprobante)).cuerpo).toEqual(cuerpo);
    expect((await dar(cobrador, { ...comprobante, clave_pago: 'otra' })).cuerpo.code).toBe('YA_PROCESADA');
  });

  it('after its key became another name of a payment that was there, it is the same', async () => {
    const p = await puerta();
    await p.pagar({}, randomUUID());
    const comprobante = p.recibo();
    await dar(p.cobrador, comprobante);
    expect((await p.pagar()).cuerpo).toMatchObject({ yaRegistrado: true });
    expect((await dar(p.cobrador, comprobante)).estado).toBe(201);
  });

  it('is not of another client who paid on the same day', async () => {
    const cobrador = await mundo.cobrador([{}, {}]);
    const serie = await pedirSerieDe(cobrador);
    const [una, otra] = [1, 2].map((numero) => escenaDe(mundo, cobrador, numero)) as [Escena, Escena];
    for (const e of [una, otra]) await e.abonar(120);
    const token = nuevoToken();
    const de = ({ id_credito }: Escena) => ({ ...comprobanteDelPago(id_credito, HOY, { serie }), token });
    expect((await dar(cobrador, de(una))).estado).toBe(201);
    expect((await dar(cobrador, de(otra))).cuerpo.code).toBe('YA_PROCESADA');
  });

  it('is nobody else’s: not of another credit, nor of another collector', async () => {
    const p = await puerta();
    const comprobante = p.recibo();
    await dar(p.cobrador, comprobante);
    const otro = await puerta();
    const { token, clave_pago } = comprobante;
    expect((await dar(otro.cobrador, otro.recibo({ token, clave_pago }))).cuerpo.code).toBe('YA_PROCESADA');
    const { cuerpo } = await dar(p.cobrador, { ...otro.recibo({ token, clave_pago }), serie: p.serie });
    expect(cuerpo.code).toBe('PROHIBIDO');
  });
});

it('an amount that its payment had before is said as corrected; one that it never had is not', async () => {
  const p = await puerta();
  await p.pagar();
  await invocar(await gerente(), 'resolverEdicionPago', {
    parametros: { id: p.pago('18') },
    cuerpo: { estado: 'aprobada', monto_aprobado: 100 },
  });
  const [deAntes, nunca] = [p.recibo(), p.recibo({ numero: 2, monto: 90 })];
  await dar(p.cobrador, deAntes);
  expect(await leer(deAntes.token)).toMatchObject({ estado: 'corregido', monto: 100, monto_anterior: 120 });
  await dar(p.cobrador, nunca);
  expect(await leer(nunca.token)).toMatchObject({ estado: 'vigente', monto: 100 });
});

it('its line of the audit has its number, credit, amount and day, and not its link', async () => {
  const { cobrador, recibo, libro, id_credito } = await puerta();
  const comprobante = recibo({ token: nuevoToken() });
  const { folio } = (await dar(cobrador, comprobante)).cuerpo;
  const filas = (await libro()).bitacora.filter(({ accion }) => accion === 'comprobantes/crear');
  expect(filas).toMatchObject([
    {
      documento: `folios/${folio}`,
      antes: null,
      despues: { folio, id_credito, monto_centavos: 12_000, fecha: HOY },
    },
  ]);
  expect(JSON.stringify(filas)).not.toContain(comprobante.token);
});
