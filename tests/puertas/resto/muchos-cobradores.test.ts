// An office of a thousand collectors, and of ten thousand: what its screens read and are sent, and that the figures are right.
import { abrirSala } from '@leal/jugador';
import { llamarPorContrato, paraCargar } from '@leal/seed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ES_TODO, porCorrida } from '@leal/pruebas/corrida';
import { avisos } from '../../../functions/src/data/avisos.ts';
import { resumen } from '../../../functions/src/data/resumen.ts';
import { leerTotales } from '../../../functions/src/data/totales.ts';
import { resumirOficina } from '../../../functions/src/use-cases/reportes/resumir-oficina.ts';
import { AVISOS_RECIENTES } from '../../../web/src/lib/vivo/avisos.ts';
import { sumar } from '../mover.ts';
import { cobrador, HOY, idDe, recuento, suma, type Totales } from '../muchos.ts';
import { AHORA, abrirOficina } from '../oficina.ts';

const MAXIMO_LECTURAS = 50;
/** A page of routes, from the rows that are kept. */
const MAXIMO_PAGINA = { lecturas: MAXIMO_LECTURAS, bytes: 84 * 1024 };
/** A page of collectors, from the same; a page of days with the names of theirs. */
const DE_SEMANA = { compararSemanas: MAXIMO_LECTURAS, llegadasDeSemana: 2 * 100 + 1 + 1 } as const;

/** Everybody who moves in these tests: who did in the last ten seconds is read again. */
const DE_UN_MINUTO = 3 + 2 * (3 + 20 + 20);

/** The number of collectors with whom changes are played: some hundreds; in the long run all of them. */
const DE_CERCA = ES_TODO ? Infinity : 300;

const sala = await abrirSala('demo-muchos');
afterAll(() => sala.cerrar());

/** The sizes of the office: reads do not grow from the first to the second. */
const CUANTOS = porCorrida({ corta: [300, 1_000], resto: [300, 1_000, 10_000], todo: [300, 1_000, 10_000] });

describe.each(CUANTOS)('an office of %i collectors', (cuantos) => {
  let oficina: ReturnType<typeof abrirOficina>;
  const muchos = Array.from({ length: cuantos }, (_, i) => cobrador(i + 1));
  beforeAll(async () => {
    oficina = abrirOficina(sala, `m${cuantos}`, 6, [{}]);
    sala.motor.load(paraCargar(muchos.flat()));
    await resumirOficina({ ahora: () => AHORA });
    // Settings and people are remembered for a minute.
    await tablero();
  });

  const medido = async <T>(hacer: () => Promise<T>) => {
    sala.motor.meter.reset();
    const resultado = await hacer();
    return { resultado, lecturas: sala.motor.meter.reading().reads };
  };
  const tablero = async () => {
    const { resultado, lecturas } = await medido(() =>
      llamarPorContrato(oficina.gerente, 'dashboardStats', {}),
    );
    expect([resultado.estado, lecturas <= MAXIMO_LECTURAS]).toEqual([200, true]);
    return { cuerpo: resultado.cuerpo, lecturas };
  };
  const mover = (i: number, monto: number) =>
    sumar(idDe(i), {
      total_pagado_activos_centavos: monto,
      ultimos_15_dias: { [HOY]: { cobrado_centavos: monto, pagos: 1 } },
    });

  it(`its dashboard reads at most ${MAXIMO_LECTURAS} documents and says what all collectors add up to`, async () => {
    const { cuerpo, lecturas } = await tablero();
    console.log(`${cuantos} collectors: the dashboard reads ${lecturas}`);
    const filas = [oficina.cobrador, oficina.otro].map(({ uid }) =>
      oficina.espejo.documento(`totales/${uid}`),
    );
    const puestas = muchos.map(([{ datos }]) => datos);
    expect(cuerpo).toMatchObject(recuento([...puestas, ...filas] as unknown as Totales[]));
    expect(cuerpo['totalCobradores']).toBe(2 + cuantos - cuantos / 10);
  });

  it('what a manager listens to, and what the menu counts, read together no more than that', async () => {
    const { orden = '', alReves, limite = Infinity } = AVISOS_RECIENTES.consulta;
    const oir = () =>
      avisos
        .todas()
        .orderBy(orden, alReves ? 'desc' : 'asc')
        .limit(limite)
        .get();
    const oidos = await medido(oir);
    const contados = await medido(() => llamarPorContrato(oficina.gerente, 'cuentaDeBandeja', {}));
    expect(contados.resultado.estado).toBe(200);
    expect(oidos.resultado.size).toBe(limite);
    expect(oidos.lecturas + contados.lecturas).toBeLessThanOrEqual(MAXIMO_LECTURAS);
  });

  type Ruta = { id_cobrador: string; recaudado: number; esperado: number; capital_colocado: number };
  async function paginaDeRutas(consulta: Record<string, string>) {
    const pedir = () => llamarPorContrato(oficina.gerente, 'gerenteRutas', { consulta });
    const { resultado, lecturas } = await medido(pedir);
    const pagina = resultado.cuerpo as { datos: Ruta[]; siguiente: string | null };
    const bytes = JSON.stringify(pagina).length;
    const cabe = lecturas <= MAXIMO_PAGINA.lecturas && bytes <= MAXIMO_PAGINA.bytes;
    expect([lecturas, bytes, cabe]).toEqual([lecturas, bytes, true]);
    return pagina;
  }
  async function rutas(): Promise<Ruta[]> {
    const datos: Ruta[] = [];
    let cursor: string | null = null;
    do {
      const pagina: Awaited<ReturnType<typeof paginaDeRutas>> = await paginaDeRutas(cursor ? { cursor } : {});
      datos.push(...pagina.datos);
      cursor = pagina.siguiente;
    } while (cursor !== null);
    return datos;
  }
  async function masRezagadas() {
    const avance = ({ recaudado, esperado }: Ruta) => recaudado / esperado;
    const { gerente } = oficina;
    const { cuerpo } = await llamarPorContrato(gerente, 'dashboardStats', {});
    const vistas = (cuerpo as { rezagados: Ruta[] }).rezagados;
    const conAlgo = (await rutas()).filter(({ esperado }) => esperado > 0).map(avance);
    expect(vistas.map(avance)).toEqual(conAlgo.toSorted((a, b) => a - b).slice(0, 6));
    return vistas;
  }

  it('a page of its routes, and one route, are as small as that', async () => {
    expect((await paginaDeRutas({})).datos.length).toBeGreaterThan(150);
    const { resultado, lecturas } = await medido(() =>
      llamarPorContrato(oficina.gerente, 'gerenteRutas', { consulta: { id_cobrador: idDe(7) } }),
    );
    expect(resultado.cuerpo).toMatchObject({ datos: [{ id_cobrador: idDe(7) }], siguiente: null });
    expect(lecturas).toBeLessThanOrEqual(4);
  });

  type Fila = { readonly id_cobrador: string };
  async function paginaDeSemana(nombre: keyof typeof DE_SEMANA, consulta: Record<string, string>) {
    const pedir = () => llamarPorContrato(oficina.gerente, nombre, { consulta });
    const { resultado, lecturas } = await medido(pedir);
    expect([nombre, resultado.estado, lecturas <= DE_SEMANA[nombre]]).toEqual([nombre, 200, true]);
    return { ...(resultado.cuerpo as { datos: Fila[]; siguiente: string | null }), lecturas };
  }

  it('a page of their weeks side by side, and of the days on which something came late, is as small whatever there is', async () => {
    for (const nombre of ['compararSemanas', 'llegadasDeSemana'] as const) {
      const { datos, siguiente, lecturas } = await paginaDeSemana(nombre, {});
      console.log(`${cuantos} collectors: a page of ${nombre} reads ${lecturas}`);
      expect(datos.length).toBeGreaterThanOrEqual(99);
      expect(siguiente).not.toBeNull();
    }
  });

  if (cuantos > DE_CERCA) return;

  it.each(['compararSemanas', 'llegadasDeSemana'] as const)(
    '%s has each of them once, page after page',
    async (nombre) => {
      const ids: string[] = [];
      let cursor: string | null = null;
      do {
        const pagina: Awaited<ReturnType<typeof paginaDeSemana>> = await paginaDeSemana(
          nombre,
          cursor ? { cursor } : {},
        );
        ids.push(...pagina.datos.map(({ id_cobrador }) => id_cobrador));
        cursor = pagina.siguiente;
      } while (cursor !== null);
      const puestos = ids.filter((id) => id.startsWith('k'));
      expect(puestos.toSorted()).toEqual(muchos.map((_, i) => idDe(i + 1)));
    },
  );

  it('payments of several collectors are in its figures at once', async () => {
    const antes = (await tablero()).cuerpo;
    for (const quien of [oficina.cobrador, oficina.otro]) {
      const cuerpo = { id_credito: `${quien.uid}-cre-1`, monto: 120 };
      expect((await llamarPorContrato(quien, 'registrarAbono', { cuerpo })).estado).toBe(200);
    }
    await mover(7, 12_300);
    const { cuerpo } = await tablero();
    expect(cuerpo['recaudacionHoy']).toBe(Number(antes['recaudacionHoy']) + 120 + 120 + 123);
    expect(cuerpo['visitadosHoy']).toBe(Number(antes['visitadosHoy']) + 2);
    expect(cuerpo).toMatchObject(recuento(await leerTotales()));
    expect(cuerpo['rezagados']).toEqual(await masRezagadas());
  });

  it('of more than it may read again, it says of which minute it is; they are in it with the next one', async () => {
    await resumirOficina({ ahora: () => AHORA });
    const antes = (await tablero()).cuerpo;
    expect(antes['leido']).toBeUndefined();
    const { segundos } = (await resumen().get()).data()!.leido;
    for (let i = 20; i < 40; i += 1) await mover(i, 1_000);
    const { leido, ...vieja } = (await tablero()).cuerpo;
    expect(Math.floor(Date.parse(String(leido)) / 1000)).toBe(segundos);
    expect(vieja).toEqual(antes);
    await resumirOficina({ ahora: () => AHORA });
    const { cuerpo } = await tablero();
    expect(cuerpo['recaudacionHoy']).toBe(Number(antes['recaudacionHoy']) + 200);
    expect(cuerpo).toMatchObject(recuento(await leerTotales()));
    expect(cuerpo['rezagados']).toEqual(await masRezagadas());
  });

  const unMinuto = async () => (await medido(() => resumirOficina({ ahora: () => AHORA }))).lecturas;

  it('the minute’s job reads those that moved, and everybody when it is new there or somebody else made the sums', async () => {
    await unMinuto();
    const [antes, quietos] = [(await tablero()).cuerpo, await unMinuto()];
    for (let i = 50; i < 70; i += 1) await mover(i, 1_000);
    const movidos = await unMinuto();
    console.log(`${cuantos} collectors: a minute in which 20 moved reads ${movidos}`);
    expect([quietos, movidos].map((n) => n <= DE_UN_MINUTO)).toEqual([true, true]);
    const { cuerpo } = await tablero();
    expect(cuerpo['recaudacionHoy']).toBe(Number(antes['recaudacionHoy']) + 200);
    expect(cuerpo).toMatchObject(recuento(await leerTotales()));
    expect(cuerpo['rezagados']).toEqual(await masRezagadas());
    const { leido } = (await resumen().get()).data()!;
    await resumen().update({ 'leido.segundos': leido.segundos - 1 });
    expect(await unMinuto()).toBeGreaterThanOrEqual(cuantos);
  });

  it('sums that were not renewed for minutes, or are of another day, are not used: then everybody is read, once', async () => {
    const viejo = (await resumen().get()).data();
    await resumen().update({ 'leido.segundos': (viejo?.leido.segundos ?? 0) - 600 });
    const { resultado, lecturas } = await medido(() =>
      llamarPorContrato(oficina.gerente, 'dashboardStats', {}),
    );
    expect(resultado.cuerpo).toMatchObject(recuento(await leerTotales()));
    expect(lecturas).toBeGreaterThan(cuantos);
    await tablero();
  });

  it('its routes come by pages, each of them once, with their figures', async () => {
    await unMinuto();
    const datos = await rutas();
    expect(new Set(datos.map(({ id_cobrador }) => id_cobrador)).size).toBe(datos.length);
    expect(datos).toHaveLength(2 + cuantos - cuantos / 20);
    const deTodas = suma(await leerTotales(), (t) => (t.clientes === 0 ? 0 : t.capital_colocado_centavos));
    expect(suma(datos, (ruta) => Math.round(ruta.capital_colocado * 100))).toBe(deTodas);
  });
});
