// The nights that keep the pictures of weeks: twice, late, cut short, after corrections, other hands, holidays and the turn of a year.
import { fecha, NEGOCIO_POR_DEFECTO } from '@leal/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { conciliarSaldos } from '../../../functions/src/use-cases/conciliacion/conciliar-saldos.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { fotografoDe } from '../../../functions/src/use-cases/conciliacion/fotografiar-semanas.ts';
import { invocar } from '../../setup/invocar.ts';
import { comoPersona } from '../../setup/mundo-de-sala.ts';
import { reasignar } from '../../setup/reasignar.ts';
import { sinErrores } from '../con-oficina.ts';
import {
  a,
  cobrador,
  cuadra,
  empezar,
  enConsola,
  enLista,
  enSala,
  gerente,
  hoy,
  llevar,
  minutos,
  otro,
  puente,
  usarFeria,
} from '../feria.ts';
import {
  borrar,
  corregidas,
  evolucion,
  foto as fotoDe,
  fotos,
  idDe,
  noche,
  pagar,
  segunRenglones,
  SEMANA,
} from '../noches-de-fotos.ts';

// Everybody has a loan of each term since Friday 30 October; it is Wednesday 18 November.
usarFeria();

const foto = (quien: string, lunes?: string) => fotoDe(quien, lunes)!;
const deCobrador = (lunes?: string) => foto(cobrador.uid, lunes);

describe('a night', () => {
  it('keeps the weeks that are over, of each collector and of the office, and the next ones leave them alone', async () => {
    await pagar(90);
    expect((await noche('2026-11-23')).por_revisar).toEqual([]);
    const ids = Object.keys(fotos()).map((ruta) => ruta.replace('fotos_semanales/', ''));
    // The loans began in the week of the 26th of October.
    const lunes = ['2026-10-26', '2026-11-02', '2026-11-09', SEMANA];
    expect(ids.toSorted()).toEqual(
      [cobrador.uid, otro.uid, 'oficina'].flatMap((de) => lunes.map((dia) => `${de}_${dia}`)).toSorted(),
    );
    expect(deCobrador()).toMatchObject({ hecha_en: hoy(), corregida: null });
    expect(deCobrador().cifras.cobrado_centavos).toBe(9000);
    expect(foto('oficina').cifras.cobrado_centavos).toBe(9000);
    const guardadas = fotos();
    await noche('2026-11-23', '03:30');
    await noche('2026-11-24');
    expect(fotos()).toEqual(guardadas);
    await cuadra();
  });

  it('keeps nothing of a week that runs, nor when it only looks', async () => {
    a('2026-11-22', '23:59');
    await conciliarSaldos({ reloj: { ahora: hoy }, soloRevisar: true });
    expect(fotos()).toEqual({});
    await conciliarSaldos({ reloj: { ahora: hoy } });
    expect(deCobrador()).toBeUndefined();
    expect(deCobrador('2026-11-09')).toBeDefined();
  });

  it('that comes late makes the same picture, and says as of when', async () => {
    await pagar(90);
    await noche('2026-11-23');
    const aTiempo = deCobrador();
    await empezar();
    await pagar(90);
    await noche('2026-11-25');
    expect(deCobrador()).toEqual({ ...aTiempo, hecha_en: hoy(), movida_en: hoy() });
    // What was paid meanwhile is of another week.
    await empezar();
    await pagar(90);
    a('2026-11-24', '11:00');
    await pagar(90);
    await noche('2026-11-25');
    expect(deCobrador().cifras).toEqual(aTiempo.cifras);
  });

  it.each([0, 1, 2, 3, 4, 5, 6])(
    'that is killed after %i commits is made up for by the next',
    async (cuantos) => {
      await pagar(90);
      await noche('2026-11-23');
      const enteras = Object.entries(fotos()).map(([ruta, { cifras }]) => [ruta, cifras]);
      await empezar();
      await pagar(90);
      const sala = enSala();
      sala.callar(() => undefined);
      sala.fallar({ method: 'Commit', action: 'refuse', code: 13, after: cuantos, times: 1_000 });
      await noche('2026-11-23').catch(() => undefined);
      sala.quitarFallas();
      sinErrores(sala);
      await noche('2026-11-24');
      expect(Object.entries(fotos()).map(([ruta, { cifras }]) => [ruta, cifras])).toEqual(
        expect.arrayContaining(enteras),
      );
      expect(Object.keys(fotos())).toHaveLength(enteras.length);
      expect(corregidas()).toEqual([]);
    },
  );
});

describe('a correction after the picture', () => {
  it('is marked in the next night; both values stand, for good', async () => {
    const id = await pagar(90);
    await noche('2026-11-23');
    const antes = deCobrador();
    a('2026-11-24', '11:00');
    await borrar(id);
    await noche('2026-11-25');
    const { corregida, ...despues } = deCobrador();
    expect(despues).toEqual({ ...antes, movida_en: hoy(), corregida: undefined });
    expect(corregida).toMatchObject({ en: hoy(), cifras: { cobrado_centavos: 0 } });
    expect(corregidas().toSorted()).toEqual([`${cobrador.uid}_${SEMANA}`, `oficina_${SEMANA}`].toSorted());
    segunRenglones();
    const marcadas = fotos();
    await noche('2026-11-26');
    expect(fotos()).toEqual(marcadas);
    for (const lunes of ['2026-11-30', '2026-12-07']) await noche(lunes);
    expect(fotos()).toMatchObject(marcadas);
    for (const de of [await evolucion(), await evolucion(cobrador.uid)]) {
      const semana = de.semanas.find(({ lunes }) => lunes === SEMANA);
      expect([semana?.cifras.cobrado.cobrado, semana?.corregida?.cifras.cobrado.cobrado]).toEqual([90, 0]);
      // Its loan was twenty days old the day after: the vintage says both as well.
      const [diez, veinte] = de.cosechas[0]!.edades;
      expect(diez).toMatchObject({ edad: 10, corregida: null });
      expect(veinte).toMatchObject({
        edad: 20,
        por_pagar: veinte!.total - 90,
        corregida: { n: veinte!.n, total: veinte!.total, por_pagar: veinte!.total, porcentaje: 100 },
      });
    }
    await cuadra();
  });

  it('is looked for in the two nights after it, by the store’s clock, and where there was none nobody looks', async () => {
    const id = await pagar(90);
    await noche('2026-11-23');
    const seMira = async ({ uid }: typeof cobrador) =>
      (await fotografoDe(uid, { hoy: fecha('2026-11-25'), negocio: NEGOCIO_POR_DEFECTO })) !== null;
    expect([await seMira(cobrador), await seMira(otro)]).toEqual([false, false]);
    a('2026-11-24', '11:00');
    await borrar(id);
    expect([await seMira(cobrador), await seMira(otro)]).toEqual([true, false]);
    const reporte = firestore().doc(`reportes_semanales/${cobrador.uid}_${SEMANA}`);
    const { readTime } = await reporte.get();
    const horas = (n: number) => Timestamp.fromMillis(readTime.toMillis() - n * 3_600_000);
    await reporte.update({ movido_en: horas(47) });
    expect(await seMira(cobrador)).toBe(true);
    await reporte.update({ movido_en: horas(48) });
    expect(await seMira(cobrador)).toBe(false);
  });
});

it('a client who goes over in the week is named in both pictures, and no later night thinks otherwise', async () => {
  await noche('2026-11-18');
  a('2026-11-19', '11:00');
  const clientes = [`${cobrador.uid}-cli-40`];
  await reasignar(comoPersona(gerente), { de: cobrador.uid, a: [otro.uid], clientes });
  await noche('2026-11-23');
  const se = (quien: string) => {
    const { cambios, de_otros, cartera } = foto(quien).cifras;
    return [
      cambios.reduce((n, { a_otro }) => n + a_otro.n, 0),
      de_otros.n,
      cartera.n.reduce((n, m) => n + m),
    ];
  };
  expect([se(cobrador.uid), se(otro.uid), se('oficina')]).toEqual([
    [1, 0, 2],
    [0, 1, 4],
    [1, 1, 6],
  ]);
  // Behind since the first day, none got better; the vintage stays with whoever began it.
  const diez = (quien: string, lunes: string) => foto(quien, lunes).cifras.cosechas.map(({ n }) => n);
  expect([diez(cobrador.uid, SEMANA), diez(otro.uid, SEMANA)]).toEqual([[3], [3]]);
  a('2026-11-24', '11:00');
  await pagar(90, idDe(40), otro);
  for (const lunes of ['2026-11-30', '2026-12-07', '2026-12-14']) await noche(lunes);
  expect(corregidas()).toEqual([]);
  segunRenglones();
  // Thirty days after its start: what its new collector was paid is known.
  const [treinta] = foto(cobrador.uid, '2026-11-23').cifras.cosechas;
  expect(treinta).toMatchObject({ edad: 30, n: 3 });
  expect(treinta!.total_centavos - treinta!.por_pagar_centavos).toBe(9000);
  expect(
    [foto(cobrador.uid, '2026-11-23'), foto(otro.uid, '2026-11-23')].map((de) => de.cifras.cobrado_centavos),
  ).toEqual([0, 9000]);
});

it('a holiday of the plan brings nothing; one that is closed after its week marks it', async () => {
  await noche('2026-11-23');
  const abierta = deCobrador().cifras.esperado_centavos;
  await empezar();
  await enLista(puente('2026-11-20'));
  await minutos();
  await noche('2026-11-23');
  const cerrada = deCobrador().cifras.esperado_centavos;
  expect(abierta - cerrada).toBeGreaterThan(0);
  await empezar();
  await noche('2026-11-23');
  a('2026-11-24', '11:00');
  await enLista(puente('2026-11-20'));
  await llevar();
  await minutos();
  await noche('2026-11-30');
  expect([deCobrador().cifras.esperado_centavos, deCobrador().corregida?.cifras.esperado_centavos]).toEqual([
    abierta,
    cerrada,
  ]);
});

it('the week in which a year ends is one week', async () => {
  a('2026-12-31', '11:00');
  await pagar(90);
  a('2027-01-02', '11:00');
  await pagar(80);
  await noche('2027-01-04');
  expect(deCobrador('2026-12-28').cifras.cobrado_centavos).toBe(17_000);
  segunRenglones();
  const { semanas, cosechas } = await evolucion(cobrador.uid);
  expect(semanas.at(-1)).toMatchObject({ lunes: '2026-12-28', domingo: '2027-01-03' });
  expect(semanas.map(({ lunes }) => lunes)).toEqual(semanas.map(({ lunes }) => lunes).toSorted());
  expect(cosechas).toMatchObject([{ mes: '2026-10' }]);
});

it('goals are those of when the picture was made', async () => {
  await noche('2026-11-23');
  await enConsola({ parametros: { meta_cobrado: 90, meta_riesgo: 10 } });
  // Longer than an instance remembers the settings.
  await noche('2026-11-30');
  expect([deCobrador().metas, deCobrador('2026-11-23').metas]).toEqual([
    { meta_cobrado: 0, meta_riesgo: 0, meta_promesas: 0 },
    { meta_cobrado: 90, meta_riesgo: 10, meta_promesas: 0 },
  ]);
});

it('somebody who is no collector has no weeks', async () => {
  expect((await invocar(gerente, 'evolucion', { consulta: { id_cobrador: 'nadie' } })).estado).toBe(404);
  expect(await evolucion()).toEqual({ semanas: [], cosechas: [] });
  expect(await evolucion(cobrador.uid)).toEqual({ semanas: [], cosechas: [] });
});
