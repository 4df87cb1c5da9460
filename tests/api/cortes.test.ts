// A collector's cut, handed in as it was counted; what comes afterwards is of the next one.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decidirCorteDe, entregarCorteDe } from '../setup/cortes.ts';
import { escena, escenaDe, type Escena } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { libroCuadrado } from '../setup/libro.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import type { Persona } from '../setup/mundo.ts';

const mundo = abrirMundo();
const gerente = await mundo.cuenta('gerente@leal.demo');

type Cuerpo = Record<string, unknown>;
const abierto = async ({ cobrador }: Pick<Escena, 'cobrador'>) =>
  (await invocar(cobrador, 'abiertoDeCobrador', { parametros: { id_usuario: cobrador.uid } })).cuerpo;
const entregar = (quien: Persona, cuerpo: Cuerpo, clave?: string) =>
  invocar(quien, 'entregarCorte', { cuerpo, ...(clave && { clave }) });
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

it('of more than fifty boxes the fifty oldest are told, and how many there are', async () => {
  const leer = async () => (await invocar(gerente, 'cortesSinEntregar')).cuerpo;
  const antes = await leer();
  expect(antes.total).toBe(antes.datos.length);
  const cajas = Array.from({ length: 51 }, (_, n) => mundo.db.doc(`cajas/vieja-${n}`));
  const sumas_centavos = { pago: 10_000 };
  const guardar = cajas.map((caja) =>
    caja.set({ id_cobrador: caja.id, abierta_desde: '2026-01-05', sumas_centavos }),
  );
  await Promise.all(guardar);
  try {
    const { datos, total } = await leer();
    expect([datos.length, total]).toEqual([50, antes.total + 51]);
    expect(datos.every(({ desde }) => desde === '2026-01-05')).toBe(true);
  } finally {
    await Promise.all(cajas.map((caja) => caja.delete()));
  }
});
