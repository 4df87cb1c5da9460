// A collector's cut: handed in as counted, confirmed or returned; what comes afterwards is of the next one.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { decidirCorteDe, entregarCorteDe } from '../setup/cortes.ts';
import { escena, escenaDe, type Escena } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { libroCuadrado } from '../setup/libro.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import type { Persona } from '../setup/mundo.ts';

const mundo = abrirMundo();
let gerente: Persona;
let otro: Persona;
beforeAll(async () => {
  [gerente, otro] = await Promise.all([mundo.cuenta('gerente@leal.demo'), mundo.gerente()]);
});

type Cuerpo = Record<string, unknown>;
const abierto = async ({ cobrador }: Pick<Escena, 'cobrador'>) =>
  (await invocar(cobrador, 'abiertoDeCobrador', { parametros: { id_usuario: cobrador.uid } })).cuerpo;
const entregar = (quien: Persona, cuerpo: Cuerpo, clave?: string) =>
  invocar(quien, 'entregarCorte', { cuerpo, ...(clave && { clave }) });
const decidir = (quien: Persona, id_corte: string, cuerpo: Cuerpo, clave?: string) =>
  invocar(quien, 'decidirCorte', { parametros: { id_corte }, cuerpo, ...(clave && { clave }) });
const VISTO = { esperado: 120, contado: 100, estado: 'entregado' };
const CONTADO = { numero: 1, esperado: 120, conteo: { '100': 1 } };

describe('the open cut', () => {
  it('is what came in and went out, with what waits beside it', async () => {
    const e = await escena(mundo);
    expect(await abierto(e)).toMatchObject({ numero: 1, esperado: 0, filas: [], traspasos: [] });
    await e.abonar(120);
    await e.entregarParcial(50);
    const { traspasos, ...hoy } = await abierto(e);
    expect(hoy).toMatchObject({
      nombre_cobrador: expect.any(String) as string,
      esperado: 120,
      efectivo_entregar: 120,
      en_mano_por_aprobar: 0,
      sumas: { pago: 120, parcial: 0 },
      filas: [{ tipo: 'pago', monto: 120, fecha: '2026-11-18', id_credito: e.id_credito }],
    });
    expect(traspasos).toMatchObject([{ tipo: 'parcial', monto: 50 }]);
  });

  it('of three hundred rows has them all', async () => {
    const e = await escena(mundo);
    const filas = Object.fromEntries(
      Array.from({ length: 300 }, (_, i) => [
        `fondo-${i}`,
        { tipo: 'fondo', monto_centavos: 100, en: new Date(1_763_000_000_000 + i), fecha: '2026-11-18' },
      ]),
    );
    const caja = { id_cobrador: e.cobrador.uid, vacia: false, sumas_centavos: { fondo: 30_000 }, filas };
    await mundo.db.doc(`cajas/${e.cobrador.uid}`).set(caja, { merge: true });
    const hoy = await abierto(e);
    expect([hoy.filas.length, hoy.esperado]).toEqual([300, 300]);
  });
});

describe('handed in', () => {
  it('it takes its rows with it; what is booked afterwards is of the next one', async () => {
    const cobrador = await mundo.cobrador([{}, {}]);
    const [una, dos] = [escenaDe(mundo, cobrador, 1), escenaDe(mundo, cobrador, 2)];
    await una.abonar(120);
    const id_corte = await entregarCorteDe(cobrador, { '100': 1, '20': 1 });
    await dos.abonar(60);
    expect(await abierto(una)).toMatchObject({ numero: 2, esperado: 60, filas: [{ monto: 60 }] });
    const { cuerpo } = await invocar(cobrador, 'detalleCorte', { parametros: { id_corte } });
    expect(cuerpo).toMatchObject({
      corte: { numero: 1, estado: 'entregado', esperado: 120, contado: 120, diferencia: 0 },
      filas: [{ tipo: 'pago', monto: 120 }],
    });
    // A correction of a payment in a cut that was handed in is a row of the open one.
    await decidirCorteDe(gerente, id_corte);
    await invocar(gerente, 'resolverEdicionPago', {
      parametros: { id: una.pago('18') },
      cuerpo: { estado: 'aprobada', monto_aprobado: 100 },
    });
    expect(await abierto(una)).toMatchObject({ esperado: 40, sumas: { ajuste: -20 } });
    const { diferencias } = await libroCuadrado(mundo.db, cobrador.uid);
    expect(diferencias).toEqual([]);
  });

  it('once, however often it is sent; another key reads that it was', async () => {
    const e = await escena(mundo);
    await e.abonar(120);
    const clave = randomUUID();
    const veces = await Promise.all([1, 2, 3].map(() => entregar(e.cobrador, CONTADO, clave)));
    expect(veces.map(({ estado }) => estado)).toEqual([201, 201, 201]);
    expect(await entregar(e.cobrador, CONTADO)).toMatchObject({
      estado: 409,
      cuerpo: { code: 'YA_PROCESADA', message: 'Este corte ya se entregó.' },
    });
    expect((await e.libro()).cortes).toHaveLength(1);
  });

  it('while something came: told what is expected now, and nothing is handed in', async () => {
    const e = await escena(mundo);
    await e.abonar(120);
    const antes = await e.libro();
    expect(await entregar(e.cobrador, { ...CONTADO, esperado: 100 })).toMatchObject({
      estado: 409,
      cuerpo: { code: 'CAMBIO_MIENTRAS', actual: { esperado: 120 } },
    });
    expect(await e.libro()).toEqual(antes);
  });

  it('with twenty payments on their way: every centavo is in exactly one cut', async () => {
    const cobrador = await mundo.cobrador(Array.from({ length: 20 }, () => ({})));
    const todas = Array.from({ length: 20 }, (_, i) => escenaDe(mundo, cobrador, i + 1));
    const abonos = todas.map((prestamo, i) => prestamo.abonar(10 + i));
    // Hands in whatever is there at that moment, as often as something came meanwhile.
    const cortar = async () => {
      for (let veces = 0; veces < 30; veces += 1) {
        const { numero, esperado } = await abierto({ cobrador });
        const { estado } = await entregar(cobrador, { numero, esperado, conteo: {} });
        if (estado === 201) return;
      }
    };
    await Promise.all([cortar(), ...abonos]);
    const { cortes, caja } = await libroCuadrado(mundo.db, cobrador.uid);
    const filas = [...cortes, caja].flatMap((corte) => Object.values(corte.filas));
    expect(filas).toHaveLength(20);
    expect(filas.reduce((total, { monto_centavos }) => total + monto_centavos, 0)).toBe(39_000);
  });

  it('an empty box is nothing to hand in', async () => {
    const e = await escena(mundo);
    expect(await entregar(e.cobrador, { numero: 1, esperado: 0, conteo: {} })).toMatchObject({
      estado: 422,
      cuerpo: { code: 'NO_ELEGIBLE', message: 'No hay nada que entregar.' },
    });
  });

  it.each([
    { '100': -1 },
    { '100': 1.5 },
    { '100': 'dos' },
    { '100': 100_000 },
    { '3': 1 },
    { '100': null },
    'mil',
  ])('counted %j: refused, nothing changed', async (conteo) => {
    const e = await escena(mundo);
    await e.abonar(120);
    const antes = await e.libro();
    const { estado, cuerpo } = await entregar(e.cobrador, { ...CONTADO, conteo });
    expect([estado, cuerpo.code]).toEqual([400, 'DATOS_INVALIDOS']);
    expect(await e.libro()).toEqual(antes);
  });
});

describe('a manager', () => {
  it('takes it as it was counted; what it lacks is on the collector’s account until settled', async () => {
    const e = await escena(mundo);
    const id_corte = await e.entregarCorte();
    expect(await decidir(gerente, id_corte, { decision: 'confirmar', visto: VISTO })).toMatchObject({
      estado: 200,
      cuerpo: { corte: { estado: 'confirmado', diferencia: 20, id_gerente: gerente.uid } },
    });
    const listadas = async (estado: string) =>
      (await invocar(e.cobrador, 'listarDiferencias', { consulta: { estado } })).cuerpo.datos;
    expect(await listadas('abierta')).toMatchObject([{ id_corte, monto: 20, estado: 'abierta' }]);
    const resolver = (como: string, monto = 20) =>
      invocar(gerente, 'resolverDiferencia', {
        parametros: { id_corte },
        cuerpo: { como, motivo: 'La pagó', visto: { monto } },
      });
    expect(await resolver('saldada', 30)).toMatchObject({ estado: 409, cuerpo: { actual: { monto: 20 } } });
    expect(await resolver('saldada')).toMatchObject({ estado: 200 });
    expect(await resolver('condonada')).toMatchObject({ estado: 409, cuerpo: { code: 'YA_PROCESADA' } });
    expect(await listadas('abierta')).toEqual([]);
    expect(await listadas('saldada')).toMatchObject([
      { motivo: 'La pagó', resuelta_por: 'Adriana Solís Cárdenas' },
    ]);
  });

  it('returns it with a reason; counted again it keeps both counts, and then it is confirmed', async () => {
    const e = await escena(mundo);
    const id_corte = await e.entregarCorte();
    expect(await decidir(gerente, id_corte, { decision: 'devolver', visto: VISTO })).toMatchObject({
      estado: 400,
      cuerpo: { code: 'DATOS_INVALIDOS' },
    });
    await decidirCorteDe(gerente, id_corte, 'devolver');
    const cuerpo = { conteo: { '100': 1, '20': 1 }, esperado: 120, nota: 'Estaba en la bolsa' };
    const otraVez = () => invocar(e.cobrador, 'entregarDevuelto', { parametros: { id_corte }, cuerpo });
    expect(await otraVez()).toMatchObject({
      estado: 200,
      cuerpo: {
        corte: {
          estado: 'entregado',
          diferencia: 0,
          veces: [
            { contado: 100, devuelto: { motivo: 'Cuenta de nuevo' } },
            { contado: 120, devuelto: null },
          ],
        },
      },
    });
    expect((await otraVez()).estado).toBe(409);
    // A cut that was read before it was counted again cannot be confirmed as it was read.
    expect(await decidir(gerente, id_corte, { decision: 'confirmar', visto: VISTO })).toMatchObject({
      estado: 409,
      cuerpo: { code: 'CAMBIO_MIENTRAS', actual: { contado: 120 } },
    });
    await decidirCorteDe(gerente, id_corte);
    expect((await e.libro()).diferencias).toEqual([]);
  });

  it('of two at once one is first, and the other reads what became of it', async () => {
    const e = await escena(mundo);
    const id_corte = await e.entregarCorte();
    const confirmar = decidir(gerente, id_corte, { decision: 'confirmar', visto: VISTO });
    const devolver = decidir(otro, id_corte, { decision: 'devolver', motivo: 'Falta', visto: VISTO });
    const estados = (await Promise.all([confirmar, devolver])).map(({ estado }) => estado);
    expect(new Set(estados)).toEqual(new Set([200, 409]));
    const { cortes, diferencias } = await e.libro();
    expect(diferencias).toHaveLength(cortes[0]?.estado === 'confirmado' ? 1 : 0);
  });
});

it('open cuts of earlier days are told to the office, the oldest first, and only while something is in them', async () => {
  const e = await escena(mundo);
  await e.abonar(120);
  const caja = mundo.db.doc(`cajas/${e.cobrador.uid}`);
  const [fila = ''] = Object.keys((await e.libro()).caja.filas);
  const mios = async () => {
    const { datos } = (await invocar(gerente, 'cortesSinEntregar')).cuerpo;
    return datos.filter(({ id_cobrador }) => id_cobrador === e.cobrador.uid);
  };
  expect(await mios()).toEqual([]);
  const ayer = new Date('2026-11-17T12:00:00-06:00');
  await caja.update({ abierta_desde: '2026-11-17', [`filas.${fila}.en`]: ayer });
  expect(await mios()).toMatchObject([{ desde: '2026-11-17', esperado: 120 }]);
  await entregarCorteDe(e.cobrador);
  expect(await mios()).toEqual([]);
});
