// Weeks that are over, side by side, of a large office: what the screen reads, and that no correction of them is missed.
import { type Fecha, fecha, sumarDias } from '@leal/domain';
import { abrirSala } from '@leal/jugador';
import { llamarPorContrato, paraCargar } from '@leal/seed';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { semanaGuardada } from '../../../functions/src/data/resumen.ts';
import { moverDias } from '../../../functions/src/data/totales.ts';
import { olvidarTodo } from '../../../functions/src/platform/cache-temporal.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { recompilarReportes } from '../../../functions/src/use-cases/reportes/compilar-reportes.ts';
import { guardarSemanas } from '../../../functions/src/use-cases/reportes/guardar-semanas.ts';
import { resumirOficina } from '../../../functions/src/use-cases/reportes/resumir-oficina.ts';
import { escribir, medido as medidoEn, mover, paginasDe } from '../mover.ts';
import { cobrador, idDe } from '../muchos.ts';
import { AHORA, abrirOficina } from '../oficina.ts';
import { SEMANAS, semanaDe } from '../semanas.ts';

/** Of the whole screen, however many answers it takes. */
const MAXIMO_LECTURAS = 50;
/** The last week. */
const PASADA = fecha('2026-11-09');

type Semana = { dias: number[]; cobrado: number; abonos: number };
type Fila = { id_cobrador: string; actual: Semana; anterior: Semana | null };
type Pagina = { datos: Fila[]; siguiente: string | null; leido?: string };

const sala = await abrirSala('demo-semanas');
afterAll(() => sala.cerrar());

let oficina: ReturnType<typeof abrirOficina>;

const unMinuto = () => resumirOficina({ ahora: () => AHORA });
const unaHora = async () => {
  await recompilarReportes(AHORA);
  return guardarSemanas(AHORA);
};

async function abrir(cuantos: number): Promise<void> {
  oficina = abrirOficina(sala, `s${cuantos}`, 3, [{}]);
  sala.ponerReloj(() => AHORA);
  const ellos = Array.from({ length: cuantos }, (_, i) => i + 1);
  sala.motor.load(paraCargar(ellos.flatMap(cobrador)));
  for (const lunes of SEMANAS) sala.motor.load(paraCargar(ellos.flatMap((i) => semanaDe(i, lunes))));
  olvidarTodo();
  // Who asks and the settings are remembered for a minute.
  expect((await llamarPorContrato(oficina.gerente, 'cuentaDeBandeja', {})).estado).toBe(200);
  await unMinuto();
}

const medido = <T>(hacer: () => Promise<T>) => medidoEn(sala, hacer);

const leer = (semana: Fecha, limite?: string) =>
  paginasDe<Pagina>(oficina.gerente, 'compararSemanas', { semana, ...(limite && { limite }) });
const leerDeNuevo = (semana: Fecha) => {
  olvidarTodo();
  return leer(semana);
};
const filasDe = (paginas: readonly Pagina[]) => paginas.flatMap(({ datos }) => datos);
const leidos = (paginas: readonly Pagina[]) => paginas.map(({ leido }) => leido);

/** Each collector's days, as they are stored, added up by hand. */
async function deSusDias(lunes: Fecha): Promise<Map<string, number>> {
  const cobrado = new Map<string, number>();
  for (const foto of (await firestore().collectionGroup('dias').get()).docs) {
    const suyo = foto.get('fecha') as Fecha;
    const fuera = suyo < lunes || suyo > sumarDias(lunes, 6);
    // A day on which nobody paid, a loan began perhaps, puts nobody on the screen.
    if (fuera || foto.get('cobrado_centavos') === 0) continue;
    const id = foto.get('id_cobrador') as string;
    cobrado.set(id, (cobrado.get(id) ?? 0) + (foto.get('cobrado_centavos') as number));
  }
  return cobrado;
}

/** Whoever is on the screen, and what it says, is what the days say, of both weeks; `PASADA` is in the sums alone. */
async function exigirDias(paginas: readonly Pagina[], lunes: Fecha): Promise<void> {
  const [actual, anterior] = [await deSusDias(lunes), await deSusDias(sumarDias(lunes, -7))];
  for (const fila of filasDe(paginas)) {
    if (lunes !== PASADA)
      expect(Math.round(fila.actual.cobrado * 100)).toBe(actual.get(fila.id_cobrador) ?? 0);
    expect(Math.round((fila.anterior?.cobrado ?? 0) * 100)).toBe(anterior.get(fila.id_cobrador) ?? 0);
  }
  const vistos = new Set(filasDe(paginas).map(({ id_cobrador }) => id_cobrador));
  for (const id of new Set([...actual.keys(), ...anterior.keys()])) expect(vistos).toContain(id);
}

/** The same as if nothing were kept. */
async function exigirIguales(lunes: Fecha): Promise<void> {
  const vistas = await leerDeNuevo(lunes);
  await exigirDias(vistas, lunes);
  const guardadas = await Promise.all(
    [...SEMANAS, PASADA].map(async (semana) => (await semanaGuardada(semana).get()).data()),
  );
  for (const guardada of guardadas) if (guardada) await semanaGuardada(guardada.lunes).delete();
  const unoPorUno = await leerDeNuevo(lunes);
  for (const guardada of guardadas) if (guardada) await semanaGuardada(guardada.lunes).set(guardada);
  olvidarTodo();
  const sinCuando = (paginas: readonly Pagina[]) =>
    paginas.map((pagina) => ({ ...pagina, siguiente: null, leido: '' }));
  expect(sinCuando(vistas)).toEqual(sinCuando(unoPorUno));
}
async function exigirExactas(lunes: Fecha): Promise<void> {
  await exigirIguales(lunes);
  expect(new Set(leidos(await leerDeNuevo(lunes)))).toEqual(new Set([undefined]));
}

/** A payment of a week that is over comes, is corrected, or goes: the one door of all of them. */
const corregir = (i: number, lunes: Fecha, cobrado_centavos = 700) =>
  escribir((tx) =>
    moverDias(tx, idDe(i), { dias: { [sumarDias(lunes, 2)]: { cobrado_centavos, pagos: 1 } } }, AHORA),
  );

describe.each([300, 1_000])('an office of %i collectors', (cuantos) => {
  beforeAll(async () => {
    await abrir(cuantos);
    for (const _ of SEMANAS) expect((await unaHora()).guardadas).toBe(1);
  });

  it('each says what the days of its collectors say, in the same pages as one by one', async () => {
    for (const lunes of [PASADA, SEMANAS[0], SEMANAS[1], SEMANAS[2]]) await exigirExactas(lunes);
    expect(filasDe(await leer(SEMANAS[1], '70'))).toHaveLength(filasDe(await leer(SEMANAS[1])).length);
  });

  it.each([PASADA, SEMANAS[0], SEMANAS[2]])(
    'the week of %s beside the one before is fifty documents at most, also with who moved and was corrected since',
    async (lunes) => {
      const quieta = await medido(() => leerDeNuevo(lunes));
      for (let i = 1; i <= 10; i += 1) await mover(i);
      for (const semana of [lunes, sumarDias(lunes, -7)]) if (semana !== PASADA) await corregir(3, semana);
      const movida = await medido(() => leerDeNuevo(lunes));
      console.log(`${cuantos} collectors: ${lunes} reads ${quieta.reads}, ${movida.reads} with corrections`);
      expect(quieta.reads).toBeLessThanOrEqual(MAXIMO_LECTURAS);
      expect(movida.reads).toBeLessThanOrEqual(MAXIMO_LECTURAS);
      await exigirExactas(lunes);
    },
  );
});

describe('what becomes of weeks that are kept', () => {
  beforeEach(async () => {
    await abrir(300);
    for (const _ of SEMANAS) await unaHora();
  });
  const LUNES = SEMANAS[1];
  const cobradoDe = (paginas: readonly Pagina[], i: number) =>
    filasDe(paginas).find(({ id_cobrador }) => id_cobrador === idDe(i))?.actual.cobrado ?? 0;

  it('an hour in which nothing was corrected writes when it looked; one with corrections their documents', async () => {
    const quieta = await medido(() => guardarSemanas(AHORA));
    expect(quieta.resultado).toEqual({ guardadas: 1, corregidas: 0 });
    for (let n = 0; n < 8; n += 1) await guardarSemanas(AHORA);
    const nada = await medido(() => guardarSemanas(AHORA));
    expect(nada).toMatchObject({ resultado: { guardadas: 0, corregidas: 0 }, writes: 12 });
    await corregir(5, SEMANAS[1]);
    await recompilarReportes(AHORA);
    const una = await medido(() => guardarSemanas(AHORA));
    expect(una).toMatchObject({ resultado: { corregidas: 1 }, writes: 13 });
    expect(una.reads).toBeLessThanOrEqual(nada.reads + 4);
    await exigirExactas(SEMANAS[1]);
  });

  it.each([1, -1])(
    'a correction (%i) is there at once, after the report has it, and after the rows have it',
    async (signo) => {
      const antes = cobradoDe(await leerDeNuevo(LUNES), 4);
      await corregir(4, LUNES, signo * 700);
      const despues = Math.round((antes + signo * 7) * 100) / 100;
      for (const pasa of [() => Promise.resolve(), () => recompilarReportes(AHORA), unaHora]) {
        await pasa();
        expect(cobradoDe(await leerDeNuevo(LUNES), 4)).toBe(despues);
        await exigirExactas(LUNES);
      }
    },
  );

  it('of the most that are put right it is exact; of one more it is as of when the clock looked, and says so', async () => {
    const { segundos } = (await semanaGuardada(LUNES).get()).data()!.leido;
    for (let i = 1; i <= 5; i += 1) await corregir(i, LUNES);
    await recompilarReportes(AHORA);
    await exigirExactas(LUNES);
    const antes = await leerDeNuevo(LUNES);
    await corregir(6, LUNES);
    await recompilarReportes(AHORA);
    const vistas = await leerDeNuevo(LUNES);
    for (const leido of leidos(vistas)) expect(Math.floor(Date.parse(leido ?? '') / 1000)).toBe(segundos);
    expect(cobradoDe(vistas, 6)).toBe(cobradoDe(antes, 6));
    // Those of the last seconds before it looks may be looked for once more.
    await unaHora();
    await exigirIguales(LUNES);
  });

  it('two that are not compiled again yet are days to read: as of then, until they are', async () => {
    await corregir(1, LUNES);
    await exigirExactas(LUNES);
    await corregir(2, LUNES);
    expect(leidos(await leerDeNuevo(LUNES))).not.toContain(undefined);
    await recompilarReportes(AHORA);
    await exigirExactas(LUNES);
  });

  it('where the clock has not looked for hours, and many were corrected, each is read', async () => {
    for (let i = 1; i <= 7; i += 1) await corregir(i, LUNES);
    const guardada = (await semanaGuardada(LUNES).get()).data()!;
    await semanaGuardada(LUNES).update({ 'leido.segundos': guardada.leido.segundos - 3 * 3_600 });
    expect(new Set(leidos(await leerDeNuevo(LUNES)))).toEqual(new Set([undefined]));
    await exigirDias(await leerDeNuevo(LUNES), LUNES);
  });

  it('whoever did nothing then is in it as soon as something of that week comes', async () => {
    const i = 9 + 2;
    expect((await deSusDias(LUNES)).has(idDe(i))).toBe(false);
    await corregir(i, LUNES);
    await exigirExactas(LUNES);
    await unaHora();
    await exigirExactas(LUNES);
  });

  it('a run that fails leaves what was kept, and says nothing new', async () => {
    for (let i = 1; i <= 6; i += 1) await corregir(i, LUNES);
    await recompilarReportes(AHORA);
    const antes = (await semanaGuardada(LUNES).get()).data();
    const errores: unknown[] = [];
    sala.callar((...error) => errores.push(error));
    sala.fallar({ method: 'Commit', action: 'refuse', code: 13, after: 0, times: 1_000 });
    await guardarSemanas(AHORA);
    sala.quitarFallas();
    expect(errores.length).toBeGreaterThan(0);
    expect((await semanaGuardada(LUNES).get()).data()).toEqual(antes);
    await unaHora();
    await exigirIguales(LUNES);
  });
});

it('an office of few keeps no weeks', async () => {
  await abrir(20);
  expect(await unaHora()).toEqual({ guardadas: 0, corregidas: 0 });
  expect((await semanaGuardada(SEMANAS[0]).get()).exists).toBe(false);
  await exigirDias(await leerDeNuevo(SEMANAS[0]), SEMANAS[0]);
});
