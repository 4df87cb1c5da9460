// What collectors do on purpose, by the calls of their phones, and what the night finds of it: each kind within three days, by itself,
// whenever and however often the clock comes by; and what a manager says of it.
import type { DiaConSenales } from '@leal/contract';
import { CLAVES_DE_SENAL, type ClaveDeSenal, sumarDias } from '@leal/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { olvidarTodo } from '../../functions/src/platform/cache-temporal.ts';
import { guardarSenales } from '../../functions/src/use-cases/reportes/guardar-senales.ts';
import { invocar } from '../setup/invocar.ts';
import { abrirDeNoche, clavesDe, LUNES, type OficinaDeNoche } from './oficina-de-noche.ts';
import { alas, cobrar, type Cobrador, enMinutos, hoy, nuevo, PLANTAR, UN_ABONO } from './plantar.ts';

/** The Monday and the two days after it. */
const DIAS = [0, 1, 2].map((n) => sumarDias(LUNES, n));

let { sala, mundo, gerente, noche, leer } = {} as OficinaDeNoche;

const culpables = new Map<ClaveDeSenal, Cobrador>();
let honesto: Cobrador;

const guardados = () => sala.espejo().entradas('senales');

beforeAll(async () => {
  ({ sala, mundo, gerente, noche, leer } = await abrirDeNoche('noche'));
  for (const [i, clave] of CLAVES_DE_SENAL.entries())
    culpables.set(clave, await nuevo({ mundo, gerente }, i));
  honesto = await nuevo({ mundo, gerente }, 99);
  for (const [n, dia] of DIAS.entries()) {
    for (const [clave, quien] of culpables) {
      alas(dia, '12:00');
      await PLANTAR[clave](quien, { mundo, gerente, dia, n });
    }
    for (let i = 1; i <= 8; i += 1) {
      alas(dia, '12:00');
      enMinutos(6 * i);
      await cobrar(honesto, i, UN_ABONO);
    }
    alas(sumarDias(dia, 1), '01:10');
    olvidarTodo();
    expect(await noche()).toEqual({ dias: 1, fallidos: [], falta: false });
  }
});
afterAll(() => sala.cerrar());

describe('what is done on purpose', () => {
  it.each(CLAVES_DE_SENAL)(
    '%s is found within three days, and nothing else of its collector',
    async (clave) => {
      const id_cobrador = culpables.get(clave)?.uid;
      expect(new Set(clavesDe(await leer({ id_cobrador })))).toEqual(new Set([clave]));
    },
  );

  it('nothing is said of whoever did nothing of it', async () =>
    expect(await leer({ id_cobrador: honesto.uid })).toEqual([]));

  it('each says its rule, its rows and how usual it is, of the days of all collectors', async () => {
    const [dia] = await leer({ id_cobrador: culpables.get('faltantes')?.uid });
    expect(dia).toMatchObject({
      fecha: DIAS[2],
      nombre_cobrador: culpables.get('faltantes') && expect.any(String),
    });
    const [senal] = dia?.senales ?? [];
    expect(senal).toMatchObject({
      clave: 'faltantes',
      regla: 'En 14 días faltaron o sobraron $20.00 o más en 3 o más de sus cortes.',
      estado: 'por_revisar',
      usual: { con: 1 },
    });
    expect(senal?.filas.map(({ a, monto, que }) => [a, monto, que])).toEqual(
      ['faltó', 'sobró', 'faltó'].map((como) => ['corte', 40, `${como} en su corte`]),
    );
    // All but whoever only handed loans over did something each day, but for two who did it on the first day alone, and
    // one whose only payment of the last was taken out.
    expect(senal?.usual.de).toBe(3 * (CLAVES_DE_SENAL.length + 1 - 3) + 2 - 1);
  });
});

describe('the night', () => {
  it('twice, and after what it had noted is lost, leaves the same', async () => {
    const antes = guardados();
    expect(await noche()).toEqual({ dias: 0, fallidos: [], falta: false });
    const cuenta = sala.espejo().documento('resumenes/senales');
    await mundo.db.doc('resumenes/senales').delete();
    alas(sumarDias(LUNES, 3), '09:00');
    expect((await noche()).dias).toBe(1);
    expect(guardados()).toEqual(antes);
    await mundo.db.doc('resumenes/senales').set(cuenta ?? {});
  });

  it('without time for all, it goes on where it was', async () => {
    const cuenta = sala.espejo().documento('resumenes/senales');
    const antes = guardados();
    alas(sumarDias(LUNES, 4), '01:10');
    expect(await guardarSenales({ ahora: hoy }, -1)).toEqual({ dias: 0, fallidos: [], falta: true });
    expect((await noche()).falta).toBe(false);
    expect(guardados()).toEqual(antes);
    await mundo.db.doc('resumenes/senales').set(cuenta ?? {});
  });
});

describe('what a manager says of one', () => {
  const decir = (cual: DiaConSenales, cuerpo: object, visto = 'por_revisar') =>
    invocar(gerente, 'revisarSenal', {
      parametros: { id: cual.id },
      cuerpo: { clave: cual.senales[0]?.clave, visto: { estado: visto }, ...cuerpo },
    });
  const delFaltante = async () => {
    const [dia] = await leer({ id_cobrador: culpables.get('faltantes')?.uid });
    if (!dia) throw new Error('None');
    return dia;
  };

  it('that it was looked at needs a note; that of another screen is told', async () => {
    const dia = await delFaltante();
    expect((await decir(dia, { estado: 'revisada' })).estado).toBe(400);
    expect((await decir(dia, { estado: 'revisada', nota: 'Cambio mal dado' })).estado).toBe(200);
    const otra = await decir(dia, { estado: 'falsa_alarma' });
    expect([otra.estado, otra.cuerpo]).toMatchObject([
      409,
      { code: 'CAMBIO_MIENTRAS', actual: { estado: 'revisada' } },
    ]);
    const [leida] = await leer({ id_cobrador: dia.id_cobrador, estado: 'revisadas' });
    expect(leida?.senales[0]).toMatchObject({ estado: 'revisada', revision: { nota: 'Cambio mal dado' } });
    expect(await leer({ id_cobrador: dia.id_cobrador, estado: 'por_revisar' })).toEqual([]);
    const anotada = sala
      .espejo()
      .entradas('bitacora')
      .filter(([, { accion }]) => accion === 'senales/revisada');
    expect(anotada.map(([, fila]) => fila['despues'])).toEqual([
      { senal: 'Diferencias de efectivo una y otra vez', nota: 'Cambio mal dado' },
    ]);
  });

  it('of a day, of a signal or of an id that is not there is 404', async () => {
    const dia = await delFaltante();
    expect((await decir({ ...dia, id: 'nadie' }, { estado: 'falsa_alarma' })).estado).toBe(404);
    expect((await decir(dia, { estado: 'falsa_alarma', clave: 'a_la_baja' })).estado).toBe(404);
  });

  it('a false alarm: the same needs the double', async () => {
    const dia = await delFaltante();
    expect((await decir(dia, { estado: 'falsa_alarma' }, 'revisada')).estado).toBe(200);
    const quien = culpables.get('faltantes');
    if (!quien) throw new Error('Nobody');
    const dias = [3, 4, 7, 8, 9, 10].map((n) => sumarDias(LUNES, n));
    const halladas: number[] = [];
    for (const fechaDe of dias) {
      alas(fechaDe, '12:00');
      await PLANTAR.faltantes(quien, { mundo, gerente, dia: fechaDe, n: 1 });
      alas(sumarDias(fechaDe, 1), '01:10');
      await noche();
      halladas.push((await leer({ id_cobrador: quien.uid, fecha: fechaDe })).length);
    }
    expect(halladas).toEqual([0, 0, 0, 0, 0, 1]);
    const [nueva] = await leer({ id_cobrador: quien.uid });
    expect(nueva?.senales[0]?.regla).toBe(
      'En 14 días faltaron o sobraron $20.00 o más en 6 o más de sus cortes.',
    );
  });
});

describe('the settings', () => {
  it('say from how many rows on, and no phone reads them', async () => {
    const leidos = (await invocar(gerente, 'leerAjustes')).cuerpo;
    expect(leidos.parametros).toMatchObject({ senal_faltantes: 3 });
    const cambios = { parametros: { senal_casi_aprobacion: 0 } };
    expect(
      (await invocar(gerente, 'guardarAjustes', { cuerpo: { cambios, visto: leidos.version } })).estado,
    ).toBe(200);
    olvidarTodo();
    for (const quien of [honesto, gerente])
      expect(JSON.stringify((await invocar(quien, 'configuracionNegocio')).cuerpo)).not.toMatch(/senal/);
    const quien = culpables.get('casi_aprobacion');
    if (!quien) throw new Error('Nobody');
    const antes = (await leer({ id_cobrador: quien.uid })).length;
    alas(sumarDias(LUNES, 14), '12:00');
    // As many as were said without that setting.
    for (const i of [4, 5, 6, 7, 8, 9, 10, 11]) await cobrar(quien, i, 5 * UN_ABONO).then(() => enMinutos(4));
    alas(sumarDias(LUNES, 15), '01:10');
    await noche();
    expect((await leer({ id_cobrador: quien.uid })).length).toBe(antes);
  });
});
