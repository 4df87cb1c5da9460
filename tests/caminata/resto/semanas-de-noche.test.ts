// The night's reconciliation and the weeks that are over, as they are kept of all collectors of a large office.
import { fecha } from '@leal/domain';
import { paraCargar } from '@leal/seed';
import { beforeEach, describe, expect, it } from 'vitest';
import { filasDeSemana, semanaGuardada } from '../../../functions/src/data/resumen.ts';
import { olvidarTodo } from '../../../functions/src/platform/cache-temporal.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { conciliarSaldos } from '../../../functions/src/use-cases/conciliacion/conciliar-saldos.ts';
import { recompilarReportes } from '../../../functions/src/use-cases/reportes/compilar-reportes.ts';
import { guardarSemanas } from '../../../functions/src/use-cases/reportes/guardar-semanas.ts';
import { enCero, idDe } from '../../puertas/muchos.ts';
import { corregir } from '../decidir.ts';
import { a, usarFeriaEnHora, cobrador, enSala, gerente, hoy, pagar } from '../feria.ts';

/** The week of what is paid here, and the one before it. */
const [LUNES, DE_ANTES] = ['2026-11-16', '2026-11-09'].map(fecha) as [
  ReturnType<typeof fecha>,
  ReturnType<typeof fecha>,
];
const reloj = { ahora: hoy };
let primero: string;

const unaHora = async () => {
  await recompilarReportes(hoy());
  return guardarSemanas(hoy());
};
const partes = async () =>
  Promise.all([LUNES, DE_ANTES].map(async (lunes) => (await filasDeSemana(lunes, 0).get()).data()));

usarFeriaEnHora();
beforeEach(async () => {
  enSala().motor.load(paraCargar(Array.from({ length: 31 }, (_, i) => enCero(i + 1)).flat()));
  olvidarTodo();
  primero = String((await pagar(30, 120, 'p1')).cuerpo.id_pago);
  await pagar(40, 150, 'p2');
  a('2026-12-02', '00:45');
  for (let i = 0; i < 3; i += 1) expect((await unaHora()).guardadas).toBe(1);
  a('2026-12-02', '03:00');
});

/** More on that day's collection, as the document says it; its version stays, as when somebody wrote it in the console. */
async function estropear(mas: number, quien = cobrador.uid): Promise<void> {
  const { version, filas } = (await filasDeSemana(LUNES, 0).get()).data()!;
  const mal = filas.map((fila) => {
    const { dias, cobrado } = fila.semana;
    const suya = { ...fila.semana, dias: dias.with(2, (dias[2]! + mas) as never), cobrado: cobrado + mas };
    return fila.id_cobrador === quien ? { ...fila, semana: suya as typeof fila.semana } : fila;
  });
  expect(mal).not.toEqual(filas);
  await filasDeSemana(LUNES, 0).set({ version, filas: mal });
}

const diferencia = (campo: string, guardado: number, contado: number, quien = cobrador.uid) => ({
  id_cobrador: quien,
  documento: `resumenes/semana-${LUNES}-0`,
  campo: `${quien}.${campo}`,
  guardado,
  contado,
  deriva: contado - guardado,
});

describe('the weeks that are kept of all collectors are held to the ledger at night', () => {
  it('one that nobody touched is no difference, and costs its documents once, however many collectors', async () => {
    const [deEsa] = await partes();
    expect(deEsa?.filas.map(({ id_cobrador }) => id_cobrador)).toEqual([cobrador.uid]);
    expect(await conciliarSaldos({ reloj, soloRevisar: true })).toMatchObject({
      estado: 'cuadra',
      detalle: [],
    });
    const leidos = async () => {
      enSala().motor.meter.reset();
      await conciliarSaldos({ reloj, soloRevisar: true });
      return enSala().motor.meter.reading().reads;
    };
    const conSemanas = await leidos();
    for (const lunes of [LUNES, DE_ANTES]) await semanaGuardada(lunes).delete();
    // One document of rows: of the week before there are none.
    expect(conSemanas - (await leidos())).toBe(1);
  });

  it('a wrong figure is told, and gone with the next hour', async () => {
    const antes = await partes();
    await estropear(500);
    const detalle = [diferencia('dias.2', 27_500, 27_000), diferencia('cobrado', 27_500, 27_000)];
    for (const soloRevisar of [true, false]) {
      const hecho = await conciliarSaldos({ reloj, soloRevisar });
      expect(hecho.detalle).toHaveLength(2);
      expect(hecho.detalle).toEqual(expect.arrayContaining(detalle));
    }
    // Nobody uses it until it has been made anew.
    expect((await semanaGuardada(LUNES).get()).exists).toBe(false);
    await unaHora();
    expect(await partes()).toEqual(antes);
    expect(await conciliarSaldos({ reloj })).toMatchObject({ estado: 'cuadra', detalle: [] });
  });

  it('so is one that came from a wrong report', async () => {
    const antes = await partes();
    const reporte = firestore().doc(`reportes_semanales/${cobrador.uid}_${LUNES}`);
    // The hour's job has not compiled it: nothing of that week has moved since.
    await reporte.set({ id_cobrador: cobrador.uid, lunes: LUNES, por_recompilar: true, marcado_en: hoy() });
    await recompilarReportes(hoy());
    await reporte.update({ 'cifras.total.abonos': 7 });
    await semanaGuardada(LUNES).delete();
    a('2026-12-02', '03:05');
    await guardarSemanas(hoy());
    expect(await partes()).not.toEqual(antes);
    const { detalle } = await conciliarSaldos({ reloj });
    expect(detalle).toEqual([diferencia('abonos', 7, 2)]);
    await unaHora();
    expect(await partes()).toEqual(antes);
    expect(await conciliarSaldos({ reloj })).toMatchObject({ estado: 'cuadra', detalle: [] });
  });

  it('a row that is missing, and one of somebody who did nothing, are told, too', async () => {
    const { version, filas } = (await filasDeSemana(LUNES, 0).get()).data()!;
    const deOtro = filas.map((fila) => ({ ...fila, id_cobrador: idDe(7) }));
    await filasDeSemana(LUNES, 0).set({ version, filas: deOtro });
    const { detalle } = await conciliarSaldos({ reloj, soloRevisar: true });
    const campos = ['dias.2', 'cobrado', 'abonos'] as const;
    const cifras = [27_000, 27_000, 2];
    const esperadas = campos.flatMap((campo, i) => [
      diferencia(campo, 0, cifras[i]!),
      diferencia(campo, cifras[i]!, 0, idDe(7)),
    ]);
    expect(detalle).toHaveLength(esperadas.length);
    expect(detalle).toEqual(expect.arrayContaining(esperadas));
  });

  it('one that cannot be read is for a person to look at, and the rest of the night goes on', async () => {
    enSala().callar(() => undefined);
    await firestore().doc(`resumenes/semana-${LUNES}`).update({ filas: 'nada' });
    const hecho = await conciliarSaldos({ reloj });
    expect(hecho).toMatchObject({ estado: 'por_revisar', cobradores: 33, fallidos: [], detalle: [] });
    expect(hecho.por_revisar.map(({ documento }) => documento)).toEqual([`resumenes/semana-${LUNES}`]);
  });

  it('what was corrected since the clock looked is no difference: it is not in it yet', async () => {
    await corregir([cobrador, gerente], primero, { monto_nuevo: 100 });
    expect(await conciliarSaldos({ reloj, soloRevisar: true })).toMatchObject({ detalle: [] });
    await unaHora();
    const [deEsa] = await partes();
    expect(deEsa?.filas[0]?.semana.cobrado).toBe(25_000);
    a('2026-12-02', '03:05');
    await guardarSemanas(hoy());
    expect(await conciliarSaldos({ reloj, soloRevisar: true })).toMatchObject({ detalle: [] });
  });
});
