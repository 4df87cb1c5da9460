// What the office keeps of each day that is over: what was expected of it as it was at its end, whenever the clock comes by;
// held to a recount of the ledger that is made at that end.
import { type Fecha, fecha, instanteLocal, NEGOCIO_POR_DEFECTO, sumarDias } from '@leal/domain';
import { abrirSala, gente, hacer, Momento, nacer, siguiente } from '@leal/jugador';
import { crearAzar, type Documento } from '@leal/seed';
import { describe, expect, it } from 'vitest';
import { olvidarTodo } from '../../functions/src/platform/cache-temporal.ts';
import { guardarJornadas } from '../../functions/src/use-cases/reportes/guardar-jornadas.ts';
import { leerLibro } from '../cifras/libro.ts';
import { jornada, suma } from '../cifras/recuento.ts';
import { deLoEsperado } from '../cifras/recuento-esperado.ts';
import { invocar } from '../setup/invocar.ts';
import { corregir } from './decidir.ts';
import {
  a,
  usarFeriaEnHora,
  cobrador,
  doc,
  enLista,
  enSala,
  gerente,
  hoy,
  minutos,
  oficina,
  pagar,
  puente,
} from './feria.ts';

/** A day of all routes, from the rows: nothing of the sums. */
const contar = (
  documentos: readonly Documento[],
  ids: readonly string[],
  dia: string,
  esFestivo = false,
) => ({
  esperado_centavos: suma(ids, (id) => jornada(leerLibro(documentos, id), dia, esFestivo).esperado),
  cobrado_centavos: deLoEsperado(leerLibro(documentos), dia).cobrado,
});

type Jornadas = Readonly<Record<string, ReturnType<typeof contar>>>;

describe('of an office by the hour', () => {
  usarFeriaEnHora();

  const guardadas = () => (doc('resumenes/jornadas')['dias'] ?? {}) as Jornadas;
  const elReloj = () => guardarJornadas({ ahora: hoy });
  const contadas = (dia: string, esFestivo = false) =>
    contar(
      enSala().espejo().todo(),
      oficina.cobradores.map(({ uid }) => uid),
      dia,
      esFestivo,
    );
  const tablero = async () => (await invocar(gerente, 'dashboardStats')).cuerpo.cobradoDeLoEsperado;

  it('a day is kept at its end, with what moved after midnight left out of what was expected and counted in what was collected', async () => {
    await pagar(30, 120, 'p1');
    const alTerminar = contadas('2026-11-18');
    expect(alTerminar).toMatchObject({ cobrado_centavos: 12_000 });
    expect(alTerminar.esperado_centavos).toBeGreaterThan(12_000);
    a('2026-11-19', '00:05');
    // The phone had no line: it is a payment of yesterday.
    const tarde = await pagar(40, 150, 'p2', instanteLocal(fecha('2026-11-18'), '17:50'));
    expect(tarde.estado).toBe(200);
    a('2026-11-19', '00:07');
    await elReloj();
    expect(guardadas()).toEqual({ '2026-11-18': alTerminar });
    const { sieteDias, treintaDias } = await tablero();
    const esperado = alTerminar.esperado_centavos / 100;
    const porcentaje = Math.round((27_000 / alTerminar.esperado_centavos) * 10_000) / 100;
    expect(sieteDias).toEqual({ cobrado: 270, esperado, porcentaje, dias: 1, de: 7 });
    expect(treintaDias).toEqual({ ...sieteDias, de: 30 });
  });

  it('the next night puts right what was collected on it, and never what was expected', async () => {
    const pago = String((await pagar(30, 120, 'p1')).cuerpo.id_pago);
    const { esperado_centavos } = contadas('2026-11-18');
    a('2026-11-19', '00:00');
    await elReloj();
    a('2026-11-19', '11:00');
    await corregir([cobrador, gerente], pago, { monto_nuevo: 100 });
    expect(await tablero()).toMatchObject({
      sieteDias: { cobrado: 100, esperado: esperado_centavos / 100, dias: 1 },
    });
    expect(guardadas()).toMatchObject({ '2026-11-18': { cobrado_centavos: 12_000 } });
    a('2026-11-20', '00:00');
    await elReloj();
    expect(guardadas()['2026-11-18']).toEqual({ esperado_centavos, cobrado_centavos: 10_000 });
    expect(Object.keys(guardadas()).toSorted()).toEqual(['2026-11-18', '2026-11-19']);
  });

  it('a job that comes hours late keeps it as long as nobody has moved; else it stays unknown, and the next day is kept', async () => {
    await pagar(30, 120, 'p1');
    const alTerminar = contadas('2026-11-18');
    a('2026-11-19', '09:30');
    await elReloj();
    expect(guardadas()).toEqual({ '2026-11-18': alTerminar });
    a('2026-11-20', '10:00');
    await pagar(30, 120, 'p2');
    const noSabe = hoy();
    await elReloj();
    olvidarTodo();
    await elReloj();
    expect([noSabe, guardadas()]).toEqual([hoy(), { '2026-11-18': alTerminar }]);
    const viernes = contadas('2026-11-20');
    a('2026-11-21', '00:00');
    await elReloj();
    expect(Object.keys(guardadas()).toSorted()).toEqual(['2026-11-18', '2026-11-20']);
    expect(guardadas()['2026-11-20']).toEqual(viernes);
    expect((await tablero()).sieteDias).toMatchObject({ dias: 2, de: 7, cobrado: 240 });
  });

  it.each([
    [50, { '2026-11-18': expect.anything() }],
    [51, {}],
  ])('somebody has moved since midnight, and the clock comes %i minutes after it', async (minuto, hay) => {
    const alTerminar = contadas('2026-11-18');
    a('2026-11-19', '00:01');
    await pagar(30, 120, 'p1', instanteLocal(fecha('2026-11-18'), '17:59'));
    a('2026-11-19', `00:${minuto}`);
    await elReloj();
    expect(guardadas()).toEqual(hay);
    for (const dia of Object.values(guardadas())) expect(dia).toEqual(alTerminar);
  });

  it('days on which the machine slept are made good: on a Sunday the other terms, on a holiday nobody', async () => {
    await enLista(puente('2026-11-23'));
    await minutos();
    a('2026-11-19', '00:00');
    await elReloj();
    a('2026-11-24', '08:00');
    const dias = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'];
    const deCada = dias.map((dia) => [dia, contadas(dia, dia === '2026-11-23')] as const);
    await elReloj();
    expect(guardadas()).toMatchObject(Object.fromEntries(deCada));
    const [sabado, domingo, festivo] = deCada.slice(-3).map(([, { esperado_centavos }]) => esperado_centavos);
    expect(festivo).toBe(0);
    expect(domingo).toBeGreaterThan(0);
    expect(domingo).toBeLessThan(sabado!);
  });

  it('a day that was closed after its end was expected', async () => {
    const abierto = contadas('2026-11-18');
    expect(abierto.esperado_centavos).toBeGreaterThan(0);
    a('2026-11-19', '00:01');
    await enLista(puente('2026-11-18'));
    await minutos(4);
    expect(contadas('2026-11-18', true).esperado_centavos).toBe(0);
    await elReloj();
    expect(guardadas()).toEqual({ '2026-11-18': abierto });
  });

  it('a day is kept once, and every other minute of the hour reads nothing', async () => {
    a('2026-11-19', '00:00');
    await elReloj();
    const [kept] = [guardadas()];
    const { meter } = enSala().motor;
    meter.reset();
    await elReloj();
    expect(meter.reading().reads).toBe(0);
    olvidarTodo();
    a('2026-11-19', '12:00');
    await pagar(30, 120, 'p1');
    await elReloj();
    expect(guardadas()).toEqual(kept);
  });

  it.each([
    { method: 'Commit', action: 'refuse', code: 13, times: 1_000 },
    { method: 'Commit', action: 'lose-answer', code: 14, times: 1_000 },
  ])(
    'a night that fails ($action) is done again in the next minute, and a day is kept once',
    async (falla) => {
      const alTerminar = contadas('2026-11-18');
      a('2026-11-19', '00:00');
      enSala().fallar(falla);
      await expect(elReloj()).rejects.toThrow();
      enSala().quitarFallas();
      a('2026-11-19', '00:01');
      await elReloj();
      expect(guardadas()).toEqual({ '2026-11-18': alTerminar });
    },
  );

  it('before any day is kept it knows of today only', async () => {
    await pagar(30, 120, 'p1');
    const { esperado_centavos } = contadas('2026-11-18');
    const cobrado = await tablero();
    expect(cobrado.hoy).toMatchObject({ cobrado: 120, esperado: esperado_centavos / 100 });
    const nada = { cobrado: 0, esperado: 0, porcentaje: null, dias: 0 };
    expect([cobrado.sieteDias, cobrado.treintaDias]).toEqual([
      { ...nada, de: 7 },
      { ...nada, de: 30 },
    ]);
  });
});

describe.each(['lunes', 'puente', 'renovar'])('of an office at random: %s', (semilla) => {
  const DIAS = 20;

  it('each day is kept as the ledger says it when it ends, and the figure adds them up', async () => {
    const azar = crearAzar(`jornadas ${semilla}`);
    const inicio = sumarDias(fecha('2026-09-07'), azar.entero(0, 60));
    let delAlmacen = (): Date => instanteLocal(inicio, '09:00');
    const sala = await abrirSala('demo-jornadas', { clock: () => delAlmacen() });
    try {
      const vida = nacer(sala, gente(`j${semilla}`, 3, 1), inicio, NEGOCIO_POR_DEFECTO);
      delAlmacen = vida.ahora;
      const ids = vida.cobradores.map(({ uid }) => uid);
      const antes = sumarDias(inicio, -1);
      const contadas = new Map<Fecha, ReturnType<typeof contar>>([
        [antes, contar(vida.espejo.todo(), ids, antes)],
      ]);
      await guardarJornadas({ ahora: vida.ahora });
      while (contadas.size < DIAS) {
        const ayer = vida.hoy();
        vida.avanzar(azar);
        for (let dia = ayer; dia < vida.hoy(); dia = sumarDias(dia, 1))
          contadas.set(dia, contar(vida.espejo.todo(), ids, dia));
        if (ayer < vida.hoy()) {
          await guardarJornadas({ ahora: vida.ahora });
          const dichas = vida.espejo.documento('resumenes/jornadas')?.['dias'] as Jornadas;
          for (const [dia, { esperado_centavos }] of contadas)
            expect([dia, dichas[dia]?.esperado_centavos]).toEqual([dia, esperado_centavos]);
          const libro = leerLibro(vida.espejo.todo());
          const { cuerpo } = await invocar(vida.gerentes[0]!, 'dashboardStats');
          const sabidas = [...contadas].filter(([dia]) => dia >= sumarDias(vida.hoy(), -7));
          expect(cuerpo.cobradoDeLoEsperado.sieteDias).toMatchObject({
            dias: sabidas.length,
            esperado: suma(sabidas, ([, { esperado_centavos }]) => esperado_centavos) / 100,
            cobrado: suma(sabidas, ([dia]) => deLoEsperado(libro, dia).cobrado) / 100,
          });
        }
        await hacer(siguiente(new Momento(vida, azar)));
      }
      expect(suma([...contadas.values()], ({ cobrado_centavos }) => cobrado_centavos)).toBeGreaterThan(0);
    } finally {
      await sala.cerrar();
    }
  });
});
