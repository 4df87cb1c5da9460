// Weeks that are over: what marks a compiled one, what a screen reads meanwhile, and who fails alone.
import { fecha } from '@leal/domain';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { llamarCallable } from '../setup/callable.ts';
import { escenaDe } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import type { Persona } from '../setup/mundo.ts';
import { pagado } from '../setup/pagado.ts';

const mundo = abrirMundo();
const LUNES = '2026-11-09';
const DOMINGO = '2026-11-15T11:30:00-06:00';

const documento = (uid: string) => mundo.db.doc(`reportes_semanales/${uid}_${LUNES}`);
const guardado = async (uid: string) => (await documento(uid).get()).data();
const recompilar = () => mundo.disparar('recompilarReportes');
/** The report as Monday's run leaves it before it has compiled anything. */
const marcar = async (uid: string) =>
  documento(uid).set({
    id_cobrador: uid,
    lunes: LUNES,
    por_recompilar: true,
    marcado_en: await mundo.ahora(),
  });

async function semana(quien: Persona, historial: 'si' | 'no') {
  const consulta = { semana: LUNES, historial };
  const { cuerpo } = await invocar(quien, 'reporteSemana', {
    parametros: { id_usuario: quien.uid },
    consulta,
  });
  return cuerpo;
}

/** The week without its rows, as the days with their rows say it. */
async function segunSusDias(quien: Persona) {
  const respuesta = await semana(quien, 'si');
  const sinFilas = respuesta.dias.map((dia) => {
    const { historial: _, ...figuras } = dia;
    return figuras;
  });
  return { ...respuesta, dias: sinFilas };
}

describe('a compiled week', () => {
  let gerente: Persona;
  let prestamo: ReturnType<typeof escenaDe>;
  beforeAll(async () => {
    gerente = await mundo.cuenta('gerente@leal.demo');
    const inicio = fecha('2026-11-09');
    const cobrador = await mundo.cobrador([
      pagado(1800, { fecha_inicio: fecha('2026-11-08') }),
      { plazo: 60, fecha_inicio: inicio },
      { plazo: 60, fecha_inicio: inicio },
    ]);
    prestamo = escenaDe(mundo, cobrador);
    await marcar(cobrador.uid);
    await recompilar();
  });
  const resolver = async (id: string) => {
    const decision = { id, decision: 'aprobar' };
    const { result } = await llamarCallable(mundo, gerente.token, 'resolverSolicitud', decision);
    expect(result?.['solicitud']?.estado).toMatch(/^aprobada$/i);
  };
  const enDomingo = (n: number, monto: number) =>
    invocar(prestamo.cobrador, 'registrarAbono', {
      cuerpo: { id_credito: `${prestamo.cobrador.prefijo}-cre-${n}`, monto, capturado_en: DOMINGO },
    });

  async function tardia(): Promise<string> {
    const tap = { capturado_en: '2026-11-10T12:00:00-06:00', dispositivo: 'tel-1', secuencia: 1 };
    const cuerpo = { id_credito: prestamo.id_credito, monto: 120, ...tap };
    const { estado, cuerpo: recibido } = await invocar(prestamo.cobrador, 'registrarAbono', { cuerpo });
    expect(estado).toBe(202);
    return String(recibido.id_solicitud);
  }

  it('has figures only, the same as its days', async () => {
    const reporte = await guardado(prestamo.cobrador.uid);
    expect(reporte).toMatchObject({
      por_recompilar: false,
      cifras: { total: { cobrado_centavos: 180_000, abonos: 3, clientes: 1, creditos_nuevos: 2 } },
    });
    expect(JSON.stringify(reporte).length).toBeLessThan(2500);
    const sinFilas = await semana(prestamo.cobrador, 'no');
    expect(sinFilas).toEqual(await segunSusDias(prestamo.cobrador));
    expect(sinFilas).toMatchObject({ total_semana: 1800, total_creditos_nuevos: 2 });
  });

  it.each([
    ['an edited payment', async () => resolver(await prestamo.pedirEdicion('10', 250))],
    ['a deleted payment', async () => resolver(await prestamo.pedirEliminacion('11'))],
    ['a late capture', async () => expect((await enDomingo(2, 65)).estado).toBe(200)],
    [
      'several abonos of that Sunday, approved now',
      async () => resolver(String((await enDomingo(3, 390)).cuerpo.id_solicitud)),
    ],
    ['a capture that was too late', async () => resolver(await tardia())],
  ])('is marked by %s; the numbers are right before it is compiled again, and after', async (_, mover) => {
    const { uid } = prestamo.cobrador;
    const antes = await semana(prestamo.cobrador, 'no');
    await mover();
    expect((await guardado(uid))?.['por_recompilar']).toBe(true);
    const esperada = await segunSusDias(prestamo.cobrador);
    expect(esperada.total_semana).not.toBe(antes.total_semana);
    expect(await semana(prestamo.cobrador, 'no')).toEqual(esperada);
    await recompilar();
    expect((await guardado(uid))?.['por_recompilar']).toBe(false);
    expect(await semana(prestamo.cobrador, 'no')).toEqual(esperada);
    await prestamo.libro();
  });

  it('is not marked by what happens today', async () => {
    await prestamo.abonar(120);
    expect((await guardado(prestamo.cobrador.uid))?.['por_recompilar']).toBe(false);
  });
});

describe('a week compiled before a figure existed', () => {
  it('is not used, and is compiled again like a week without a report', async () => {
    const yo = await mundo.cobrador([pagado(600)]);
    await marcar(yo.uid);
    await recompilar();
    const esperada = await semana(yo, 'no');
    await documento(yo.uid).update({ 'cifras.total.visitas': FieldValue.delete() });
    expect(await semana(yo, 'no')).toEqual(esperada);
    await documento(yo.uid).update({ por_recompilar: true, marcado_en: await mundo.ahora() });
    await recompilar();
    expect(await guardado(yo.uid)).toMatchObject({
      por_recompilar: false,
      cifras: { total: { visitas: 0 } },
    });
    expect(await semana(yo, 'no')).toEqual(esperada);
  });
});

describe('a week that is compiled while it moves', () => {
  it('is either right or marked, and right when nothing changes any more', async () => {
    const veces = Array.from({ length: 16 }, (_, i) => i + 1);
    const yo = await mundo.cobrador(veces.map(() => ({ plazo: 60 as const })));
    const capturar = (n: number) =>
      invocar(yo, 'registrarAbono', {
        cuerpo: { id_credito: `${yo.prefijo}-cre-${n}`, monto: 65, capturado_en: DOMINGO },
      });
    await marcar(yo.uid);
    await Promise.all(veces.flatMap((n) => (n % 4 === 0 ? [capturar(n), recompilar()] : [capturar(n)])));
    // A report that is stored unmarked is the one that the screen reads.
    expect(await semana(yo, 'no')).toEqual(await segunSusDias(yo));
    await recompilar();
    expect(await guardado(yo.uid)).toMatchObject({
      por_recompilar: false,
      cifras: { total: { abonos: 16, cobrado_centavos: 16 * 6500 } },
    });
  });
});

describe('a collector whose week cannot be compiled', () => {
  it('stops nobody else, stays marked, and is compiled once it can be', async () => {
    const [roto, sano] = await Promise.all([mundo.cobrador([pagado(600)]), mundo.cobrador([pagado(1200)])]);
    const dia = mundo.db.doc(`totales/${roto.uid}/dias/2026-11-09`);
    const pagos = (await dia.get()).get('pagos') as number;
    await dia.update({ pagos: 'tres' });
    await Promise.all([marcar(roto.uid), marcar(sano.uid)]);
    await recompilar();
    expect(await guardado(sano.uid)).toMatchObject({
      por_recompilar: false,
      cifras: { total: { abonos: 2 } },
    });
    const marcado = await guardado(roto.uid);
    expect(marcado).toMatchObject({ por_recompilar: true });
    expect(marcado).not.toHaveProperty('cifras');
    await dia.update({ pagos });
    await recompilar();
    expect(await guardado(roto.uid)).toMatchObject({
      por_recompilar: false,
      cifras: { total: { abonos: 1 } },
    });
  });
});
