// What a month earned and lost, day by day: captures that come late, corrections, renewals, what ran before Leal, other hands.
import { conParametros, fecha, instanteLocal, NEGOCIO_POR_DEFECTO, sumarDias } from '@leal/domain';
import { abrirSala, alEmpezar, type Caminante, gente, type Sala } from '@leal/jugador';
import { getApps } from 'firebase-admin/app';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { conciliarSaldos } from '../../functions/src/use-cases/conciliacion/conciliar-saldos.ts';
import { reindexar } from '../../functions/src/use-cases/clientes/reindexar.ts';
import { decidirCorteDe, entregarCorteDe } from '../setup/cortes.ts';
import { abrir, deshacer, huellaNueva, importar, renglonDe } from '../setup/importaciones.ts';
import { invocar } from '../setup/invocar.ts';
import { comprobarLibro, libroDe } from '../setup/libro.ts';
import { interesDe } from '../setup/libro-interes.ts';
import { reasignar } from '../setup/reasignar.ts';
import { comprobarInteresDelEquipo } from './comprobar-interes.ts';

const oficina = gente('resultado', 2, 1);
const [ana, beto] = oficina.cobradores;
const [gerente] = oficina.gerentes;
if (!ana || !beto || !gerente) throw new Error('Nobody');
/** The last day of a month, a Monday; the next one is the first of another. */
const HOY = fecha('2026-11-30');
const MANANA = sumarDias(HOY, 1);

let sala: Sala;
let espejo: ReturnType<Sala['espejo']>;
let ahora: Date;
beforeAll(async () => {
  sala = await abrirSala('demo-resultado');
  sala.callar((...error) => expect(error).toEqual([]));
  sala.ponerReloj(() => ahora);
});
afterAll(() => sala.cerrar());
beforeEach(() => {
  ahora = instanteLocal(sumarDias(HOY, -10), '11:00');
  const parametros = { ...conParametros({}), dias_transferencia: 30, porcentaje_sin_confirmar: 100 };
  espejo = sala.vaciar(alEmpezar(oficina, { ...NEGOCIO_POR_DEFECTO, parametros }, ahora));
  ahora = instanteLocal(HOY, '11:00');
});

const db = () => getFirestore(getApps()[0]!);
const persona = (quien: Caminante) => ({ ...quien, email: `${quien.uid}@leal.demo` });
const libro = ({ uid }: Caminante) => libroDe(espejo.todo(), uid);
const idDe = ({ uid }: Caminante, plazo = 40) => `${uid}-cre-${plazo}`;
const credito = (id = idDe(ana)) => espejo.de('creditos').find(({ id_credito }) => id_credito === id)!;
/** The interest in the first so many pesos of it. */
const hasta = (pesos: number, id = idDe(ana)) => interesDe(credito(id), Math.round(pesos * 100));
const pagado = (id = idDe(ana)) => hasta(credito(id).total_pagado_centavos / 100, id);

const pagar = async (monto: number, resto: object = {}, quien = ana, id_credito = idDe(ana)) => {
  const { estado, cuerpo } = await invocar(quien, 'registrarAbono', {
    cuerpo: { id_credito, monto, ...resto },
  });
  expect([200, 202]).toContain(estado);
  if ('id_solicitud' in cuerpo) await decidir(cuerpo.id_solicitud);
  return String(cuerpo.id_pago);
};
const decidir = (id: unknown, decision = 'aprobar', resto: object = {}) =>
  gerente.porNombre('resolverSolicitud', { id, decision, ...resto } as never);
const editar = (id: string, monto_aprobado: number) =>
  invocar(gerente, 'resolverEdicionPago', {
    parametros: { id },
    cuerpo: { estado: 'aprobada', monto_aprobado },
  });
const borrar = async (id_pago: string, quien = ana) => {
  const { cuerpo } = await invocar(quien, 'solicitarEliminacionPago', {
    cuerpo: { id_pago, motivo: 'No fue' },
  });
  await decidir(cuerpo.id_solicitud);
};
const renovar = async () => {
  const { estado, cuerpo } = await invocar(ana, 'solicitarRenovacion', {
    cuerpo: { id_credito_anterior: idDe(ana), monto_solicitado: 4000, dias_pago: 40 },
  });
  expect(estado).toBe(201);
  await decidir(cuerpo.id_solicitud);
  expect(credito().estado_credito).toBe('Renovado');
};
const marcar = (estado: string, visto: string) =>
  invocar(gerente, 'marcarTransferencias', {
    cuerpo: {
      estado,
      pagos: [{ id_pago: `${idDe(ana)}.transferencia-${HOY}`, visto: { monto: 100, estado: visto } }],
    },
  });

const delMes = async (mes?: string) => {
  const { estado, cuerpo } = await invocar(gerente, 'resultadoDeMes', { consulta: mes ? { mes } : {} });
  expect(estado).toBe(200);
  return cuerpo;
};
const NADA = { interes: 0, gastos: 0, condonado: 0, perdido: 0, resultado: 0 };
/** The office, in centavos; whatever it says is what its collectors add up to. */
async function resultado(mes = '2026-11') {
  const { oficina: de, datos } = await delMes(mes);
  const centavos = (lineas: object) =>
    Object.fromEntries(
      Object.entries(lineas).map(([linea, pesos]) => [linea, Math.round(Number(pesos) * 100)]),
    );
  const suma: Record<string, number> = { ...NADA };
  for (const { id_cobrador: _, nombre_cobrador: __, ...suyas } of datos)
    for (const [linea, monto] of Object.entries(centavos(suyas))) suma[linea] = (suma[linea] ?? 0) + monto;
  expect(centavos(de ?? {})).toEqual(suma);
  return suma;
}
const interes = async (mes?: string) => (await resultado(mes))['interes'];
const deCada = async (mes: string) =>
  Object.fromEntries(
    (await delMes(mes)).datos.map((suyo) => [suyo.id_cobrador, Math.round(suyo.interes * 100)]),
  );

/** Rows, days and audit agree, and the night finds nothing. */
async function cuadra() {
  for (const quien of [ana!, beto!]) comprobarLibro(libro(quien));
  comprobarInteresDelEquipo(espejo);
  const { detalle, por_revisar, fallidos } = await conciliarSaldos({
    reloj: { ahora: () => ahora },
    soloRevisar: true,
  });
  expect({ detalle, por_revisar, fallidos }).toEqual({ detalle: [], por_revisar: [], fallidos: [] });
}

describe('the interest of a month', () => {
  it('is that of its payments, and of a payment that comes late in its own', async () => {
    await pagar(97.31);
    expect(await interes()).toBe(hasta(97.31));
    const capturado_en = instanteLocal(HOY, '12:00').toISOString();
    ahora = instanteLocal(MANANA, '11:00');
    // The tap of yesterday arrives after the first one of today.
    await pagar(50.05, {}, ana, idDe(ana, 60));
    await pagar(13.07, { capturado_en }, ana, idDe(ana, 60));
    const de60 = idDe(ana, 60);
    expect(await interes()).toBe(hasta(97.31) + hasta(63.12, de60) - hasta(50.05, de60));
    expect(await interes('2026-12')).toBe(hasta(50.05, de60));
    await cuadra();
  });

  it('stays when its payment is corrected, or deleted, in the next: that has the difference', async () => {
    const id = await pagar(100);
    const otro = await pagar(60, {}, beto, idDe(beto));
    const noviembre = await interes();
    ahora = instanteLocal(MANANA, '11:00');
    expect((await editar(id, 40.01)).estado).toBe(200);
    expect(await interes('2026-12')).toBe(hasta(40.01) - hasta(100));
    await borrar(otro, beto);
    expect(await deCada('2026-12')).toEqual({
      [ana.uid]: hasta(40.01) - hasta(100),
      [beto.uid]: -hasta(60, idDe(beto)),
    });
    expect(await interes()).toBe(noviembre);
    expect((await resultado('2026-12'))['resultado']).toBeLessThan(0);
    await cuadra();
  });

  it('of a loan that a renewal pays off is the rest, to the last centavo', async () => {
    const { monto_total_centavos: total, monto_solicitado_centavos: prestado } = credito();
    await pagar(Math.ceil(total * 0.8) / 100 + 0.01);
    ahora = instanteLocal(MANANA, '11:00');
    await renovar();
    expect((await interes())! + (await interes('2026-12'))!).toBe(total - prestado);
    expect(await interes('2026-12')).toBe(total - prestado - (await interes())!);
    await cuadra();
  });

  it('has nothing of what was paid before Leal, nor when that is taken back', async () => {
    const huella = huellaNueva('resultado');
    await abrir(persona(gerente), huella);
    await importar(persona(gerente), huella, [renglonDe(ana.uid)]);
    expect(await resultado()).toEqual(NADA);
    const id = espejo.de('creditos').find(({ importado }) => importado)!.id_credito;
    expect(credito(id).total_pagado_centavos).toBe(60_000);
    await cuadra();
    await deshacer(persona(gerente), huella);
    expect(await resultado()).toEqual(NADA);
    const otra = huellaNueva('resultado, otra vez');
    await abrir(persona(gerente), otra);
    await importar(persona(gerente), otra, [renglonDe(ana.uid)]);
    const traido = espejo.de('creditos').find(({ importado }) => importado)!.id_credito;
    await pagar(120, {}, ana, traido);
    expect(await interes()).toBe(hasta(720, traido) - hasta(600, traido));
    await cuadra();
  });

  it('is whose the cash is: a client who goes over leaves it behind, corrections too', async () => {
    const id = await pagar(100);
    const { id_cliente } = credito();
    await reasignar(persona(gerente), { de: ana.uid, a: [beto.uid], clientes: [id_cliente] });
    ahora = instanteLocal(MANANA, '11:00');
    await pagar(60, {}, beto);
    expect((await editar(id, 90)).estado).toBe(200);
    expect(await deCada('2026-11')).toEqual({ [ana.uid]: hasta(100) });
    expect(await deCada('2026-12')).toEqual({
      [ana.uid]: hasta(150) - hasta(160),
      [beto.uid]: hasta(160) - hasta(100),
    });
    await cuadra();
  });
});

describe('what a month loses', () => {
  it('is what was spent, on the day of its approval', async () => {
    const { cuerpo } = await invocar(ana, 'crearGasto', { cuerpo: { monto: 75, motivo: 'Gasolina' } });
    expect(await resultado()).toEqual(NADA);
    ahora = instanteLocal(MANANA, '11:00');
    const parametros = { id_gasto: cuerpo.id_gasto };
    expect((await invocar(gerente, 'aprobarGasto', { parametros, cuerpo: {} })).estado).toBe(200);
    expect(await resultado()).toEqual(NADA);
    expect(await resultado('2026-12')).toEqual({ ...NADA, gastos: 7_500, resultado: -7_500 });
    await cuadra();
  });

  it.each([
    ['is missing', { '100': 1 }, 2_000],
    ['is left over', { '100': 1, '50': 1 }, -3_000],
  ])('of a cut of which cash %s, once it is written off', async (_, conteo, condonado) => {
    await pagar(120);
    const ganado = pagado();
    const id_corte = await decidirCorteDe(persona(gerente), await entregarCorteDe(persona(ana), conteo));
    expect(await resultado()).toMatchObject({ interes: ganado, condonado: 0 });
    ahora = instanteLocal(MANANA, '11:00');
    const { estado } = await invocar(gerente, 'resolverDiferencia', {
      parametros: { id_corte },
      cuerpo: { como: 'condonada', motivo: 'Ni modo', visto: { monto: condonado / 100 } },
    });
    expect(estado).toBe(200);
    expect(await resultado('2026-12')).toEqual({ ...NADA, condonado, resultado: -condonado });
    await cuadra();
  });

  it('has no difference that was settled', async () => {
    await pagar(120);
    const id_corte = await decidirCorteDe(persona(gerente), await entregarCorteDe(persona(ana)));
    await invocar(gerente, 'resolverDiferencia', {
      parametros: { id_corte },
      cuerpo: { como: 'saldada', motivo: 'La trajo', visto: { monto: 20 } },
    });
    expect(await resultado()).toMatchObject({ condonado: 0 });
    await cuadra();
  });

  it('has a transfer that did not come once its credit is renewed, of the day of the payment', async () => {
    await pagar(100, { transferencia: { fecha: HOY, referencia: 'A1' } });
    await pagar(Math.ceil(credito().monto_total_centavos * 0.8) / 100);
    await marcar('no_esta', 'por_confirmar');
    const ganado = { interes: pagado() };
    expect(await resultado()).toEqual({ ...NADA, ...ganado, resultado: pagado() });
    ahora = instanteLocal(MANANA, '11:00');
    await renovar();
    expect(await resultado()).toEqual({
      ...NADA,
      ...ganado,
      perdido: 10_000,
      resultado: ganado.interes - 10_000,
    });
    await cuadra();
    await marcar('vista', 'no_esta');
    expect(await resultado()).toMatchObject({ perdido: 0 });
    await cuadra();
    await marcar('no_esta', 'vista');
    expect(await resultado()).toMatchObject({ perdido: 10_000 });
    await cuadra();
  });
});
describe('days of before', () => {
  /** As they were: neither rows nor days say any of it. */
  async function envejecer() {
    const { docs } = await db().collectionGroup('movimientos').get();
    for (const { ref, data } of docs.map((foto) => ({ ref: foto.ref, data: foto.data() })))
      await ref.update({
        interes_centavos: FieldValue.delete(),
        ediciones: (data['ediciones'] as Record<string, unknown>[]).map(
          ({ interes_centavos: _, ...edicion }) => edicion,
        ),
        ...('eliminado' in data && { 'eliminado.interes_centavos': FieldValue.delete() }),
      });
    for (const { ref } of (await db().collectionGroup('dias').get()).docs)
      await ref.update(
        Object.fromEntries(
          ['interes_centavos', 'condonado_centavos', 'perdido_centavos'].map((campo) => [
            campo,
            FieldValue.delete(),
          ]),
        ),
      );
  }

  it('get their sums once: zeros at once, and what they add up to in the night', async () => {
    const id = await pagar(100);
    await pagar(33.33, {}, ana, idDe(ana, 30));
    const otro = await pagar(60, {}, beto, idDe(beto));
    ahora = instanteLocal(MANANA, '11:00');
    await editar(id, 55.55);
    await borrar(otro, beto);
    const [noviembre, diciembre] = [await resultado(), await resultado('2026-12')];
    await envejecer();
    expect(await resultado()).toEqual(NADA);
    expect((await reindexar(ahora)).dias).toEqual({ vistos: 6, cambiados: 6 });
    expect((await reindexar(ahora)).dias).toEqual({ vistos: 6, cambiados: 0 });
    const { detalle, por_revisar } = await conciliarSaldos({ reloj: { ahora: () => ahora } });
    expect(por_revisar).toEqual([]);
    expect(detalle.map(({ campo }) => campo)).toEqual(Array(4).fill('interes_centavos'));
    expect([await resultado(), await resultado('2026-12')]).toEqual([noviembre, diciembre]);
    const otra = await conciliarSaldos({ reloj: { ahora: () => ahora }, soloRevisar: true });
    expect(otra.detalle).toEqual([]);
    // Payments since then say theirs.
    await pagar(44.44);
    expect((await conciliarSaldos({ reloj: { ahora: () => ahora }, soloRevisar: true })).detalle).toEqual([]);
  });

  it('of a credit that went over are counted from all its rows', async () => {
    await pagar(1.01);
    const { id_cliente } = credito();
    await reasignar(persona(gerente), { de: ana.uid, a: [beto.uid], clientes: [id_cliente] });
    ahora = instanteLocal(MANANA, '11:00');
    await pagar(1.02, {}, beto);
    const antes = [await deCada('2026-11'), await deCada('2026-12')];
    await envejecer();
    await reindexar(ahora);
    await conciliarSaldos({ reloj: { ahora: () => ahora } });
    expect([await deCada('2026-11'), await deCada('2026-12')]).toEqual(antes);
  });

  it('are repaired, and a credit whose rows contradict it is told', async () => {
    await pagar(100);
    const { uid } = ana;
    await db()
      .doc(`totales/${uid}/dias/${HOY}`)
      .update({ interes_centavos: FieldValue.increment(5) });
    const { detalle } = await conciliarSaldos({ reloj: { ahora: () => ahora } });
    expect(detalle).toMatchObject([{ campo: 'interes_centavos', deriva: -5 }]);
    await cuadra();
    await db()
      .doc(`creditos/${idDe(ana)}/movimientos/pago-${HOY}`)
      .update({ interes_centavos: FieldValue.increment(1) });
    const { por_revisar } = await conciliarSaldos({ reloj: { ahora: () => ahora }, soloRevisar: true });
    expect(por_revisar).toMatchObject([
      { documento: `creditos/${idDe(ana)}`, motivo: 'El interés de sus pagos no es el de lo pagado' },
    ]);
  });
});

describe('a month', () => {
  it('that runs says so; without one it is this one', async () => {
    expect(await delMes()).toMatchObject({ mes: '2026-11', inicio: '2026-11-01', fin: HOY, corre: true });
    ahora = instanteLocal(MANANA, '11:00');
    expect(await delMes('2026-11')).toMatchObject({ mes: '2026-11', corre: false });
    expect(await delMes()).toMatchObject({ mes: '2026-12', corre: true, datos: [] });
  });

  it.each([
    ['2026-12', 422, 'FECHA_INVALIDA'],
    ['2026-13', 400, 'DATOS_INVALIDOS'],
    ['2026-1', 400, 'DATOS_INVALIDOS'],
    ['1026-11', 400, 'DATOS_INVALIDOS'],
    ['noviembre', 400, 'DATOS_INVALIDOS'],
  ])('that is yet to come, or none, is refused: %s', async (mes, estado, code) => {
    expect(await invocar(gerente, 'resultadoDeMes', { consulta: { mes } })).toMatchObject({
      estado,
      cuerpo: { code },
    });
  });

  it('has the office on the first page alone, and each collector once', async () => {
    await pagar(100);
    await pagar(60, {}, beto, idDe(beto));
    const pagina = (cursor?: string) =>
      invocar(gerente, 'resultadoDeMes', { consulta: { limite: 1, ...(cursor && { cursor }) } });
    const { cuerpo: primera } = await pagina();
    const { cuerpo: segunda } = await pagina(primera.siguiente ?? '');
    expect([primera.oficina?.interes, segunda.oficina]).toEqual([
      (hasta(100) + hasta(60, idDe(beto))) / 100,
      null,
    ]);
    expect([...primera.datos, ...segunda.datos].map(({ id_cobrador }) => id_cobrador)).toEqual([
      ana.uid,
      beto.uid,
    ]);
    expect(segunda.siguiente).toBeNull();
    const ajeno = { consulta: { mes: '2026-10', cursor: primera.siguiente ?? '' } };
    expect((await invocar(gerente, 'resultadoDeMes', ajeno)).estado).toBe(400);
  });
});
