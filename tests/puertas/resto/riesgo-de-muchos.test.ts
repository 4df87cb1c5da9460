// Portfolio at risk of a large office: what it reads, that it is exact, and how old it says it is.
import { type TotalesDoc, totalesEnCero } from '@leal/contract/documentos';
import { centavos, sumarDias } from '@leal/domain';
import { abrirSala } from '@leal/jugador';
import { llamarPorContrato, paraCargar } from '@leal/seed';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { leerRutasDeTodos } from '../../../functions/src/data/equipo.ts';
import { resumen, resumenDeEquipo, rutaDeEquipo } from '../../../functions/src/data/resumen.ts';
import { leerTotales } from '../../../functions/src/data/totales.ts';
import { olvidarTodo } from '../../../functions/src/platform/cache-temporal.ts';
import { resumirOficina } from '../../../functions/src/use-cases/reportes/resumir-oficina.ts';
import { sumar } from '../mover.ts';
import { cobrador, HOY, idDe, suma } from '../muchos.ts';
import { AHORA, abrirOficina } from '../oficina.ts';

const MAXIMO_LECTURAS = 50;
const MAXIMO_FILAS = 200;
const DIAS = [1, 7, 15, 30, 60];

type Parte = { saldo: number; clientes: number };
type Cartera = Parte & { riesgo: (Parte & { dias: number; porcentaje: number | null })[] };
type Riesgo = Cartera & {
  leido: string;
  plazos: Cartera[];
  edades: (Parte & { desde: number; hasta: number | null })[];
  cobradores: (Cartera & { id_cobrador: string; nombre_cobrador: string })[] | null;
  total_cobradores: number;
  siguiente: string | null;
};

const sala = await abrirSala('demo-riesgo');
afterAll(() => sala.cerrar());

/** A collector whose credits are behind for days of their own. */
function conAtrasos(i: number) {
  const [totales, ...resto] = cobrador(i);
  const por_atraso = {
    [sumarDias(HOY, 3)]: { 30: { n: 2, saldo_centavos: centavos(20_000) } },
    [sumarDias(HOY, -(i % 70))]: { 40: { n: 1, saldo_centavos: centavos(1_000 + i) } },
  };
  return [{ ...totales, datos: { ...totales.datos, por_atraso } }, ...resto];
}

/** The credits that are behind for that many days, from the sums that are stored. */
const contar = (todas: readonly TotalesDoc[], desde: number): Parte => {
  const hasta = sumarDias(HOY, -desde);
  const caben = todas.flatMap(({ por_atraso }) =>
    Object.entries(por_atraso)
      .filter(([dia]) => desde === 0 || dia <= hasta)
      .flatMap(([, porPlazo]) => Object.values(porPlazo).filter((de) => de !== undefined)),
  );
  return { saldo: suma(caben, (de) => de.saldo_centavos) / 100, clientes: suma(caben, (de) => de.n) };
};
const carteraDe = (todas: readonly TotalesDoc[]) => ({
  ...contar(todas, 0),
  riesgo: DIAS.map((dias) => ({ dias, ...contar(todas, dias + 1) })),
});

describe.each([25, 300, 1_000])('an office of %i collectors', (cuantos) => {
  let oficina: ReturnType<typeof abrirOficina>;
  const muchos = cuantos > 30;
  beforeEach(async () => {
    oficina = abrirOficina(sala, `p${cuantos}`, 3, [{}]);
    sala.motor.load(paraCargar(Array.from({ length: cuantos }, (_, i) => conAtrasos(i + 1)).flat()));
    olvidarTodo();
    await unMinuto();
    await leer();
  });

  const unMinuto = () => resumirOficina({ ahora: () => AHORA });
  async function leer(consulta: Record<string, string> = {}) {
    sala.motor.meter.reset();
    const { estado, cuerpo } = await llamarPorContrato(oficina.gerente, 'reporteDeRiesgo', { consulta });
    expect(estado).toBe(200);
    return { visto: cuerpo as Riesgo, lecturas: sala.motor.meter.reading().reads };
  }
  /** All pages, one after the other, as somebody who wants to see everybody asks for them. */
  async function leerTodo(consulta: Record<string, string> = {}) {
    const { visto, lecturas } = await leer(consulta);
    const cobradores = [...(visto.cobradores ?? [])];
    const paginas = [{ filas: cobradores.length, lecturas }];
    let { siguiente } = visto;
    while (siguiente !== null) {
      const pagina = await leer({ ...consulta, cursor: siguiente });
      cobradores.push(...(pagina.visto.cobradores ?? []));
      paginas.push({ filas: pagina.visto.cobradores?.length ?? 0, lecturas: pagina.lecturas });
      siguiente = pagina.visto.siguiente;
    }
    return { visto: { ...visto, cobradores }, paginas, lecturas: suma(paginas, (de) => de.lecturas) };
  }
  /** A credit that is behind for so many days is one more. */
  const sumarAtraso = (id: string, dias: number) =>
    sumar(id, { por_atraso: { [sumarDias(HOY, -dias)]: { 60: { n: 1, saldo_centavos: 77_700 } } } });

  async function exigirExacto(riesgo: Riesgo, cuantosSeVen = MAXIMO_FILAS) {
    const { edades, plazos, cobradores, total_cobradores, siguiente: _, ...visto } = riesgo;
    const todas = await leerTotales();
    expect(visto).toMatchObject(carteraDe(todas));
    const repartos: readonly (readonly Parte[])[] = [edades, plazos];
    for (const partes of repartos) {
      expect(Math.round(suma(partes, ({ saldo }) => saldo) * 100)).toBe(Math.round(visto.saldo * 100));
      expect(suma(partes, ({ clientes }) => clientes)).toBe(visto.clientes);
    }
    expect(total_cobradores).toBe(todas.filter((de) => contar([de], 0).clientes > 0).length);
    expect(cobradores).toHaveLength(Math.min(total_cobradores, cuantosSeVen));
    for (const fila of cobradores ?? []) {
      const sumas = todas.filter(({ id_cobrador }) => id_cobrador === fila.id_cobrador);
      expect(fila).toMatchObject({ nombre_cobrador: sumas[0]?.nombre_cobrador, ...carteraDe(sumas) });
    }
  }

  it('is exact, whoever has the most at risk first, for at most fifty reads', async () => {
    for (const dias of DIAS) {
      const { visto, lecturas } = await leer({ dias: String(dias) });
      await exigirExacto(visto);
      expect(lecturas).toBeLessThanOrEqual(MAXIMO_LECTURAS);
      const partes = visto.cobradores?.map(
        ({ riesgo }) => riesgo.find((en) => en.dias === dias)?.porcentaje ?? -1,
      );
      expect(partes).toEqual(partes?.toSorted((a, b) => b - a));
    }
    console.log(`${cuantos} collectors: the report of risk reads ${(await leer()).lecturas}`);
  });

  it('everybody is seen, page after page: once each, in one order, and the whole for at most fifty reads', async () => {
    for (let i = 1; i <= 5; i += 1) await sumarAtraso(idDe(i), 40);
    const { visto, paginas, lecturas } = await leerTodo({ dias: '15' });
    await exigirExacto(visto, Infinity);
    const ids = visto.cobradores.map(({ id_cobrador }) => id_cobrador);
    expect(new Set(ids).size).toBe(visto.total_cobradores);
    const partes = visto.cobradores.map(
      ({ riesgo }) => riesgo.find((en) => en.dias === 15)?.porcentaje ?? -1,
    );
    expect(partes).toEqual(partes.toSorted((a, b) => b - a));
    expect(paginas).toHaveLength(Math.ceil(visto.total_cobradores / MAXIMO_FILAS));
    console.log(`${cuantos} collectors: all pages of risk read ${lecturas}`);
    expect(lecturas).toBeLessThanOrEqual(MAXIMO_LECTURAS);
  });

  it('a page holds as many as are asked for, and a cursor of another order is refused', async () => {
    const { visto } = await leer({ limite: '10' });
    expect(visto.cobradores).toHaveLength(10);
    const deOtro = { dias: '60', cursor: visto.siguiente! };
    const { estado } = await llamarPorContrato(oficina.gerente, 'reporteDeRiesgo', { consulta: deOtro });
    expect(estado).toBe(400);
  });

  it('a payment, and what a few collectors moved since the last minute, are in it at once', async () => {
    const cuerpo = { id_credito: `${oficina.cobrador.uid}-cre-1`, monto: 120 };
    expect((await llamarPorContrato(oficina.cobrador, 'registrarAbono', { cuerpo })).estado).toBe(200);
    for (let i = 1; i <= 5; i += 1) await sumarAtraso(idDe(i), 40);
    const { visto, lecturas } = await leer();
    await exigirExacto(visto);
    console.log(`${cuantos} collectors: with a few that moved it reads ${lecturas}`);
    expect(lecturas).toBeLessThanOrEqual(MAXIMO_LECTURAS);
  });

  if (!muchos) return;

  it('of more that moved it is as of the last minute, and says so; the next has them', async () => {
    const { segundos } = (await resumenDeEquipo().get()).data()!.leido;
    const antes = (await leer()).visto;
    for (let i = 1; i <= 15; i += 1) await sumarAtraso(idDe(i), 40);
    const { visto, lecturas } = await leer();
    expect({ ...visto, leido: '' }).toEqual({ ...antes, leido: '' });
    expect(Math.floor(Date.parse(visto.leido) / 1000)).toBe(segundos);
    expect(lecturas).toBeLessThanOrEqual(MAXIMO_LECTURAS);
    await unMinuto();
    olvidarTodo();
    await exigirExacto((await leer()).visto);
  });

  /** Nobody's sums are as of today any more; each is read, once, and the next answer costs what it did. */
  async function exigirDeNuevo() {
    await exigirExacto((await leer()).visto);
    const { visto, lecturas } = await leer();
    await exigirExacto(visto);
    expect(lecturas).toBeLessThanOrEqual(MAXIMO_LECTURAS);
  }

  it('in the first minute of a day, before anything is kept of it, everybody is there', async () => {
    const ayer = sumarDias(HOY, -1);
    await resumen().update({ fecha: ayer });
    await resumenDeEquipo().update({ fecha: ayer });
    olvidarTodo();
    await exigirDeNuevo();
  });

  it('what the job keeps at midnight is used at once, whatever was remembered of the day before', async () => {
    await resumenDeEquipo().update({ fecha: sumarDias(HOY, -1) });
    olvidarTodo();
    await leerRutasDeTodos(HOY);
    await resumenDeEquipo().update({ fecha: HOY });
    const { visto, lecturas } = await leer();
    await exigirExacto(visto);
    expect(lecturas).toBeLessThanOrEqual(MAXIMO_LECTURAS);
  });

  it('collectors that were kept before they said it are read, and kept', async () => {
    await resumenDeEquipo().update({
      [`rutas.${idDe(3)}`]: { clientes_activos: 1, en_mano_centavos: 0 },
    });
    olvidarTodo();
    await exigirDeNuevo();
  });
});

it('two thousand collectors with the longest names fit into the document that is kept of them', async () => {
  const ruta = rutaDeEquipo(totalesEnCero('', 'Ñ'.repeat(120)), HOY);
  const ids = Array.from({ length: 2_000 }, (_, i) => `${i}`.padStart(28, 'u'));
  const leido = { segundos: 1, nanos: 0 };
  await resumenDeEquipo().set({ leido, fecha: HOY, rutas: Object.fromEntries(ids.map((id) => [id, ruta])) });
  expect(Object.keys((await resumenDeEquipo().get()).data()!.rutas)).toHaveLength(2_000);
});
