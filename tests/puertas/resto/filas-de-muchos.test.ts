// The screens of all collectors of a large office: what they read, that they say what each collector's sums say, and how old they say they are.
import { sumarDias } from '@leal/domain';
import { abrirSala } from '@leal/jugador';
import { llamarPorContrato, paraCargar } from '@leal/seed';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { CADUCA_MS, resumen } from '../../../functions/src/data/resumen.ts';
import { crearTotales, ponerActivo } from '../../../functions/src/data/totales.ts';
import { olvidarTodo } from '../../../functions/src/platform/cache-temporal.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { resumirOficina } from '../../../functions/src/use-cases/reportes/resumir-oficina.ts';
import { escribir, medido as medidoEn, mover, moverDoce, type Pagina, paginasDe } from '../mover.ts';
import { cobrador, HOY, idDe } from '../muchos.ts';
import { AHORA, abrirOficina } from '../oficina.ts';

/** Of the whole screen, however many answers it takes. */
const MAXIMO_LECTURAS = 50;
const LLAMADAS = ['gerenteRutas', 'compararSemanas'] as const;
type Nombre = (typeof LLAMADAS)[number];

const sala = await abrirSala('demo-filas');
afterAll(() => sala.cerrar());

let oficina: ReturnType<typeof abrirOficina>;
let ahora = AHORA;

async function abrir(cuantos: number): Promise<void> {
  ahora = AHORA;
  oficina = abrirOficina(sala, `f${cuantos}`, 3, [{}]);
  sala.ponerReloj(() => ahora);
  sala.motor.load(paraCargar(Array.from({ length: cuantos }, (_, i) => cobrador(i + 1)).flat()));
  olvidarTodo();
  // Who asks and the settings are remembered for a minute.
  expect((await llamarPorContrato(oficina.gerente, 'cuentaDeBandeja', {})).estado).toBe(200);
}

const unMinuto = () => resumirOficina({ ahora: () => ahora });

const medido = <T>(hacer: () => Promise<T>) => medidoEn(sala, hacer);

const leer = (nombre: Nombre, consulta?: Record<string, string>) =>
  paginasDe<Pagina>(oficina.gerente, nombre, consulta);
const filasDe = (paginas: readonly Pagina[]) => paginas.flatMap(({ datos }) => datos);

/** The same without what is kept: each collector is read. */
async function leerUnoPorUno(nombre: Nombre, consulta: Record<string, string> = {}): Promise<Pagina[]> {
  const guardado = (await resumen().get()).data();
  if (guardado) await resumen().update({ filas: FieldValue.delete() });
  olvidarTodo();
  const paginas = await leer(nombre, consulta);
  if (guardado) await resumen().set(guardado);
  olvidarTodo();
  return paginas;
}

const sinCuando = (paginas: readonly Pagina[]) =>
  paginas.map((pagina) => ({ ...pagina, siguiente: null, leido: '' }));

async function exigirIguales(consulta: Record<string, string> = {}): Promise<void> {
  for (const nombre of LLAMADAS) {
    olvidarTodo();
    const vistas = await leer(nombre, consulta);
    expect(sinCuando(vistas)).toEqual(sinCuando(await leerUnoPorUno(nombre, consulta)));
  }
}

/** The same, and nobody has to be told of which minute they are. */
async function exigirExactas(consulta: Record<string, string> = {}): Promise<void> {
  await exigirIguales(consulta);
  for (const nombre of LLAMADAS)
    expect((await leer(nombre, consulta)).every(({ leido }) => leido === undefined)).toBe(true);
}
const de = (paginas: readonly Pagina[], i: number) =>
  filasDe(paginas).find(({ id_cobrador }) => id_cobrador === idDe(i));

describe.each([300, 1_000])('an office of %i collectors', (cuantos) => {
  beforeEach(async () => {
    await abrir(cuantos);
    await unMinuto();
  });

  it.each(LLAMADAS)(
    '%s reads at most fifty documents for all of its pages, and one that is read alone no more',
    async (nombre) => {
      const quieta = await medido(() => leer(nombre));
      for (let i = 1; i <= 10; i += 1) await mover(i);
      olvidarTodo();
      const movida = await medido(() => leer(nombre));
      const alguna = await medido(() =>
        llamarPorContrato(oficina.gerente, nombre, { consulta: { limite: '20' } }),
      );
      console.log(
        `${cuantos} collectors: ${nombre} reads ${quieta.reads}, ${movida.reads} with ten that moved`,
      );
      expect([quieta, movida, alguna].map(({ reads }) => reads <= MAXIMO_LECTURAS)).toEqual([
        true,
        true,
        true,
      ]);
      expect(new Set(filasDe(movida.resultado).map(({ id_cobrador }) => id_cobrador)).size).toBe(
        filasDe(movida.resultado).length,
      );
    },
  );

  it('both say what the sums of each collector say, in the same pages, also of whoever moved since', async () => {
    await exigirExactas();
    for (const i of [1, 2, 250, 251, cuantos]) await mover(i);
    await exigirExactas();
    await exigirExactas({ limite: '70' });
  });

  it('when more have moved they are as of the last minute and say so; the next one has them', async () => {
    const antes = await leer('gerenteRutas');
    const { segundos } = (await resumen().get()).data()!.leido;
    await moverDoce();
    for (const nombre of LLAMADAS) {
      olvidarTodo();
      const { resultado, reads } = await medido(() => leer(nombre));
      for (const { leido = '' } of resultado) expect(Math.floor(Date.parse(leido) / 1000)).toBe(segundos);
      expect(reads).toBeLessThanOrEqual(MAXIMO_LECTURAS);
      if (nombre === 'gerenteRutas') expect(filasDe(resultado)).toEqual(filasDe(antes));
    }
    await unMinuto();
    await exigirIguales();
  });

  it('a route that is opened is as of now, whatever has moved', async () => {
    await moverDoce();
    const antes = de(await leerUnoPorUno('gerenteRutas'), 5)?.recaudado ?? 0;
    await mover(5);
    olvidarTodo();
    const { resultado, reads } = await medido(() => leer('gerenteRutas', { id_cobrador: idDe(5) }));
    expect(filasDe(resultado)[0]?.recaudado).toBe(antes + 123);
    expect(resultado[0]?.leido).toBeUndefined();
    expect(reads).toBeLessThanOrEqual(6);
  });

  it('a minute in which nobody moved writes two documents and reads four or five, as before; else those of whoever moved', async () => {
    await unMinuto();
    const quieto = await medido(unMinuto);
    // The count of collectors is a read for each thousand.
    expect([quieto.reads, quieto.writes]).toEqual([3 + Math.ceil((cuantos + 2) / 1000), 2]);
    await mover(1);
    await mover(2);
    const movido = await medido(unMinuto);
    console.log(`${cuantos} collectors: a minute reads ${quieto.reads}, with two that moved ${movido.reads}`);
    expect(movido.writes).toBe(3);
    expect(movido.reads).toBeLessThanOrEqual(quieto.reads + 10);
  });
});

describe('what becomes of the rows that are kept', () => {
  beforeEach(async () => {
    await abrir(300);
    await unMinuto();
  });

  it('where the job has failed they say how old they are, and it makes good on them', async () => {
    await moverDoce();
    const cuandoErr = (await resumen().get()).data()!;
    sala.fallar({ method: 'Commit', action: 'refuse', code: 13, after: 1, times: 1_000 });
    await expect(unMinuto()).rejects.toThrow(/./);
    sala.quitarFallas();
    expect((await resumen().get()).data()).toEqual(cuandoErr);
    for (const nombre of LLAMADAS) {
      olvidarTodo();
      const [{ leido = '' } = {}] = await leer(nombre);
      // One document of two was written anew: then each is read, and is as of now.
      if (leido !== '') expect(Math.floor(Date.parse(leido) / 1000)).toBe(cuandoErr.leido.segundos);
    }
    await unMinuto();
    await exigirIguales();
  });

  /** The job has been away for so long. */
  const callar = async (segundos: number) => {
    const { leido } = (await resumen().get()).data()!;
    await resumen().update({ 'leido.segundos': leido.segundos - segundos });
    return leido.segundos - segundos;
  };

  it('where the job is away they are never older than sums are: then each is read, and is as of now', async () => {
    const dicen = await callar(60);
    await moverDoce();
    for (const nombre of LLAMADAS) {
      olvidarTodo();
      const [{ leido = '' } = {}] = await leer(nombre);
      expect(Math.floor(Date.parse(leido) / 1_000)).toBe(dicen);
    }
    await callar(CADUCA_MS / 1_000);
    await exigirExactas();
    await unMinuto();
    await exigirIguales();
  });

  it('of few that moved they are exact, however long the job has been away', async () => {
    await mover(1);
    await callar(6 * 60 * 60);
    await exigirExactas();
    for (const nombre of LLAMADAS) {
      olvidarTodo();
      expect((await medido(() => leer(nombre))).reads).toBeLessThanOrEqual(MAXIMO_LECTURAS);
    }
  });

  it('a new collector is in them at once, and with the next minute', async () => {
    await escribir((tx) => crearTotales(tx, 'k00100x', 'Nueva'));
    await exigirExactas();
    await unMinuto();
    await exigirExactas();
    const rutas = filasDe(await leer('gerenteRutas'));
    expect(rutas.filter(({ nombre_cobrador }) => nombre_cobrador === 'Nueva')).toHaveLength(1);
  });

  it('one who leaves is said to have, or goes when nobody is left on the route', async () => {
    const apagar = async (i: number, activo: boolean) => {
      await firestore()
        .doc(`usuarios/${idDe(i)}`)
        .update({ activo });
      await escribir((tx) => ponerActivo(tx, idDe(i), activo));
    };
    expect(de(await leer('gerenteRutas'), 3)?.activo).toBe(true);
    await firestore()
      .doc(`totales/${idDe(4)}`)
      .update({ clientes: 0 });
    await apagar(3, false);
    await apagar(4, false);
    await exigirExactas();
    await unMinuto();
    await exigirExactas();
    expect(de(await leer('gerenteRutas'), 3)?.activo).toBe(false);
    expect(de(await leer('gerenteRutas'), 4)).toBeUndefined();
    await apagar(3, true);
    await unMinuto();
    await exigirExactas();
    expect(de(await leer('gerenteRutas'), 3)?.activo).toBe(true);
  });

  it('a correction of last week is in the week before', async () => {
    const antes = de(await leer('compararSemanas'), 7)?.anterior?.cobrado ?? 0;
    await mover(7, sumarDias(HOY, -7), -100);
    for (let i = 20; i < 32; i += 1) await mover(i, sumarDias(HOY, -7), -100);
    await unMinuto();
    await exigirIguales();
    expect(de(await leer('compararSemanas'), 7)?.anterior?.cobrado).toBe(antes - 1);
  });

  it('at the midnight that begins a week the old one is not shown as the new: each is read until the job has run', async () => {
    ahora = new Date('2026-11-23T06:00:01Z');
    const actual = de(await leer('compararSemanas'), 7)?.actual?.cobrado;
    expect(actual).toBe(0);
    await exigirExactas();
    await unMinuto();
    const { reads } = await medido(() => leer('compararSemanas'));
    expect(reads).toBeLessThanOrEqual(MAXIMO_LECTURAS);
    await exigirExactas();
  });
});
