// The route of a day and its order.
import { fecha } from '@leal/domain';
import type { CreditoDeCartera } from '@leal/seed';
import { describe, expect, it } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { leerLibro } from '../setup/libro.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import type { Cobrador, Persona } from '../setup/mundo.ts';
import { resolverMultiple } from '../setup/tareas.ts';

const mundo = abrirMundo();
const HOY = '2026-11-18';

const rutaDe = async (quien: Pick<Persona, 'llamar'>, cobrador: Cobrador) => {
  const { estado, cuerpo } = await invocar(quien, 'activosSinPagoHoy', {
    parametros: { id_usuario: cobrador.uid },
  });
  expect(estado).toBe(200);
  // The number of each credit says more than its id.
  const numeros = (lista: readonly { id_credito: string }[]) =>
    lista.map(({ id_credito }) => Number(id_credito.split('-').at(-1)));
  return {
    ...cuerpo,
    enRuta: numeros(cuerpo.datos),
    visitas: numeros(cuerpo.visitados),
    manana: numeros(cuerpo.inician_manana),
  };
};
const guardar = (cobrador: Cobrador, numeros: readonly number[]) =>
  invocar(cobrador, 'guardarOrden', {
    cuerpo: { ordenClientes: numeros.map((n) => `${cobrador.prefijo}-cre-${n}`) },
  });
const abonar = (cobrador: Cobrador, n: number, monto: number, mas: object = {}) =>
  invocar(cobrador, 'registrarAbono', {
    cuerpo: { id_credito: `${cobrador.prefijo}-cre-${n}`, monto, ...mas },
  });
const atrasar = (cobrador: Cobrador, n: number) =>
  invocar(cobrador, 'registrarAtraso', { cuerpo: { id_credito: `${cobrador.prefijo}-cre-${n}` } });
const conNombre = (nombre: string): CreditoDeCartera => ({ persona: { nombre } });
const creditos = (n: number): CreditoDeCartera[] => Array.from({ length: n }, () => ({}));

describe('what is on the route', () => {
  it('active credits of every term, and none that is pending or rejected', async () => {
    const cobrador = await mundo.cobrador([
      { plazo: 30 },
      { plazo: 40 },
      { plazo: 60 },
      { estado: 'Pendiente' },
      { estado: 'Rechazado' },
    ]);
    const ruta = await rutaDe(cobrador, cobrador);
    expect(new Set(ruta.enRuta)).toEqual(new Set([1, 2, 3]));
    expect(ruta).toMatchObject({ total: 3, fecha: HOY, dia: 'miércoles', visitas: [], manana: [] });
    expect(ruta.festivo).toBeUndefined();
  });

  it('a card carries the figures of its credit', async () => {
    const dias = ['16', '17'].map((dia) => fecha(`2026-11-${dia}`));
    const cobrador = await mundo.cobrador([
      {
        persona: { nombre: 'Doña Lupe Ñáñez' },
        fecha_inicio: fecha('2026-11-09'),
        movimientos: [
          { tipo: 'pago', fecha: dias[0]! },
          { tipo: 'atraso', fecha: dias[1]! },
        ],
      },
    ]);
    const { datos } = await rutaDe(cobrador, cobrador);
    expect(datos[0]).toMatchObject({
      id_credito: `${cobrador.prefijo}-cre-1`,
      id_cliente: `${cobrador.prefijo}-cli-1`,
      id_cobrador: cobrador.uid,
      nombre: 'Doña Lupe Ñáñez',
      slug: 'dona-lupe-nanez',
      monto_solicitado: 3000,
      interes: 20,
      dias_pago: 30,
      monto_total: 3600,
      monto_diario: 120,
      total_pagado: 120,
      saldo: 3480,
      atrasos: 1,
      estado_credito: 'Aprobado',
      fecha_inicio: '2026-11-09',
      // The thirtieth day that is no Sunday after it.
      fecha_vencimiento: '2026-12-14',
      // The 10th to the 18th, without Sunday the 15th.
      dias_transcurridos: 8,
    });
  });

  it('a payment takes the card away, a visit or a late day puts it below, still payable', async () => {
    const cobrador = await mundo.cobrador(creditos(5));
    await guardar(cobrador, [1, 2, 3, 4, 5]);
    await abonar(cobrador, 1, 120);
    await abonar(cobrador, 2, 0);
    await atrasar(cobrador, 3);
    await abonar(cobrador, 4, 720);
    const antes = await rutaDe(cobrador, cobrador);
    expect(antes).toMatchObject({ enRuta: [5], visitas: [2, 3], total: 1 });
    expect(antes.visitados[0]).toMatchObject({ visita_hoy: expect.stringMatching(/^11:/) as string });
    expect(antes.visitados[1]).toMatchObject({ atraso_hoy: expect.stringMatching(/^11:/) as string });
    await abonar(cobrador, 2, 120);
    await abonar(cobrador, 3, 120);
    expect(await rutaDe(cobrador, cobrador)).toMatchObject({ enRuta: [5], visitas: [] });
  });

  it('a card carries what the rules of its day need, and nothing of a day without anything', async () => {
    const cobrador = await mundo.cobrador(creditos(4));
    await guardar(cobrador, [1, 2, 3, 4]);
    const AYER = { capturado_en: '2026-11-17T12:00:00-06:00' };
    // Cash of yesterday that came in today; six abonos of yesterday that wait; a visit.
    await abonar(cobrador, 2, 240, AYER);
    await abonar(cobrador, 3, 720, AYER);
    await abonar(cobrador, 4, 0);
    const { datos, visitados } = await rutaDe(cobrador, cobrador);
    const deHoy = (card: object | undefined) =>
      Object.fromEntries(
        Object.entries(card ?? {}).filter(
          ([campo]) => campo.endsWith('_hoy') || campo === 'pendiente_multiple',
        ),
      );
    expect(deHoy(datos[0])).toEqual({});
    expect(deHoy(datos[1])).toEqual({ fecha_hoy: HOY, llegado_hoy: 240 });
    expect(deHoy(datos[2])).toEqual({
      pendiente_multiple: {
        id_solicitud: expect.any(String) as string,
        monto: 720,
        fecha: '2026-11-17',
        hora: '12:00',
      },
    });
    expect(deHoy(visitados[0])).toEqual({
      fecha_hoy: HOY,
      visita_hoy: expect.stringMatching(/^11:/) as string,
    });
  });

  it('says the day at a glance: who is due, who was visited, what came in and what was expected', async () => {
    const nuevo = { fecha_inicio: fecha(HOY) };
    const cobrador = await mundo.cobrador([...creditos(5), { plazo: 60 }, nuevo]);
    const jornada = async () => (await rutaDe(cobrador, cobrador)).jornada;
    // Five of 3,600 in thirty days, one of 3,900 in sixty; the seventh starts today.
    const comun = { debidos: 6, esperado: 5 * 120 + 65, plazos: [30, 60] };
    expect(await jornada()).toMatchObject({ ...comun, visitados: 0, recaudado: 0, pagos: [] });
    // A client who pays in advance is one more of the day's clients, and nothing was expected.
    await abonar(cobrador, 1, 240.5);
    await abonar(cobrador, 2, 0);
    await atrasar(cobrador, 3);
    const multiple = await abonar(cobrador, 4, 720);
    await abonar(cobrador, 7, 120);
    const mitad = { ...comun, debidos: 7, visitados: 5, recaudado: 360.5 };
    expect(await jornada()).toMatchObject(mitad);
    // The visited one pays after all; a supervisor sees the same.
    await abonar(cobrador, 2, 120);
    const despues = await rutaDe(await mundo.cuenta('supervisor@leal.demo'), cobrador);
    expect(despues.jornada).toMatchObject({ ...mitad, recaudado: 480.5 });
    expect(despues.jornada?.pagos).toHaveLength(3);
    const gerente = await mundo.cuenta('gerente@leal.demo');
    await resolverMultiple(gerente, multiple.cuerpo.id_solicitud ?? '', {
      estado: 'rechazada',
      efectivo: 'devolver',
    });
    expect(await jornada()).toMatchObject({ ...mitad, visitados: 4, recaudado: 480.5 });
  });

  it('a capture for yesterday does not move the card of today', async () => {
    const cobrador = await mundo.cobrador(creditos(1));
    await abonar(cobrador, 1, 120, { capturado_en: '2026-11-17T12:00:00-06:00' });
    expect((await rutaDe(cobrador, cobrador)).enRuta).toEqual([1]);
  });

  it('a credit that starts today is collected from tomorrow on, and an advance payment takes it away', async () => {
    const nuevos = creditos(2).map((credito) => ({ ...credito, fecha_inicio: fecha(HOY) }));
    const cobrador = await mundo.cobrador([{}, ...nuevos]);
    expect(await rutaDe(cobrador, cobrador)).toMatchObject({ enRuta: [1], manana: [2, 3], total: 1 });
    await abonar(cobrador, 2, 120);
    expect((await rutaDe(cobrador, cobrador)).manana).toEqual([3]);
  });

  it('comes whole, however long, and the office sees the same one', async () => {
    const cobrador = await mundo.cobrador(creditos(130));
    const ruta = await rutaDe(cobrador, cobrador);
    expect(new Set(ruta.enRuta).size).toBe(130);
    expect(ruta.total).toBe(130);
    for (const email of ['gerente@leal.demo', 'supervisor@leal.demo']) {
      expect(await rutaDe(await mundo.cuenta(email), cobrador)).toEqual(ruta);
    }
  });

  it('of a collector without credits is empty', async () => {
    const cobrador = await mundo.cobrador([]);
    expect(await rutaDe(cobrador, cobrador)).toMatchObject({ enRuta: [], total: 0 });
  });
});

describe('the order', () => {
  it('unordered cards come last, by name, without minding accents or capitals', async () => {
    const nombres = ['Zoila', 'Álvaro', 'beto', 'Ángela', 'Ñico'];
    const cobrador = await mundo.cobrador(nombres.map(conNombre));
    await guardar(cobrador, [1]);
    const { datos } = await rutaDe(cobrador, cobrador);
    expect(datos.map(({ nombre }) => nombre)).toEqual(['Zoila', 'Álvaro', 'Ángela', 'beto', 'Ñico']);
  });

  it.each([
    { guardada: [], nueva: [3, 1, 2], queda: [3, 1, 2], regla: 'the first one is taken as it is' },
    {
      guardada: [1, 2, 3, 4, 5],
      nueva: [4, 2],
      queda: [1, 4, 3, 2, 5],
      regla: 'the named trade their slots',
    },
    { guardada: [1, 2, 3, 4, 5], nueva: [5, 4, 3, 2, 1], queda: [5, 4, 3, 2, 1], regla: 'all of them turn' },
    { guardada: [1, 2, 3], nueva: [5, 4], queda: [1, 2, 3, 5, 4], regla: 'new ones come last' },
    {
      guardada: [1, 2, 3],
      nueva: [4, 3, 1],
      queda: [4, 2, 3, 1],
      regla: 'a new one among known ones takes the first of their slots',
    },
    { guardada: [1, 2, 3], nueva: [], queda: [1, 2, 3], regla: 'nothing named, nothing moved' },
    { guardada: [1, 2, 3], nueva: [2], queda: [1, 2, 3], regla: 'one alone stays where it is' },
  ])('$regla: $guardada and $nueva give $queda', async ({ guardada, nueva, queda }) => {
    const cobrador = await mundo.cobrador(creditos(5));
    if (guardada.length > 0) await guardar(cobrador, guardada);
    const { cuerpo } = await guardar(cobrador, nueva);
    const esperada = queda.map((n) => `${cobrador.prefijo}-cre-${n}`);
    expect(cuerpo.orden_clientes).toEqual(esperada);
    const leida = await invocar(cobrador, 'leerOrden', { parametros: { id_usuario: cobrador.uid } });
    expect(leida.cuerpo.orden_clientes).toEqual(esperada);
    const { enRuta } = await rutaDe(cobrador, cobrador);
    expect(enRuta.slice(0, queda.length)).toEqual(queda);
  });

  it('the same credit twice is refused', async () => {
    const cobrador = await mundo.cobrador(creditos(2));
    expect(await guardar(cobrador, [1, 2, 1])).toMatchObject({
      estado: 400,
      cuerpo: { code: 'DATOS_INVALIDOS' },
    });
  });

  it("a manager's new order makes the collector's app load the route again; their own does not", async () => {
    const cobrador = await mundo.cobrador(creditos(2));
    const { avisos } = await leerLibro(mundo.db, cobrador.uid);
    await guardar(cobrador, [1, 2]);
    expect((await leerLibro(mundo.db, cobrador.uid)).avisos.ruta).toBe(avisos.ruta);
    const ordenClientes = [2, 1].map((n) => `${cobrador.prefijo}-cre-${n}`);
    const cuerpo = { ordenClientes, id_cobrador: cobrador.uid };
    await invocar(await mundo.cuenta('gerente@leal.demo'), 'guardarOrden', { cuerpo });
    expect((await leerLibro(mundo.db, cobrador.uid)).avisos.ruta).toBe(avisos.ruta + 1);
  });

  it('nothing saved yet reads as an empty order', async () => {
    const cobrador = await mundo.cobrador([]);
    const { estado, cuerpo } = await invocar(cobrador, 'leerOrden', {
      parametros: { id_usuario: cobrador.uid },
    });
    expect([estado, cuerpo.orden_clientes]).toEqual([200, []]);
  });
});

describe('an order of credits that nobody has', () => {
  const inventados = (n: number) => Array.from({ length: n }, (_, i) => `inventado-${i}`);

  it('is refused before any of them is read, when there are more than a route can have', async () => {
    const cobrador = await mundo.cobrador(creditos(3));
    const enviar = (ordenClientes: string[]) =>
      invocar(cobrador, 'guardarOrden', { cuerpo: { ordenClientes } });
    const muchos = await enviar(inventados(2000));
    expect([muchos.estado, muchos.cuerpo.message]).toEqual([400, 'La ruta tiene demasiados créditos.']);
    expect((await enviar(inventados(103))).estado).toBe(403);
  });
});
