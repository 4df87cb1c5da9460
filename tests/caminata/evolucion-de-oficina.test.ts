// The office's picture of a week: its first values are whole, are kept once they are, and whatever is found later stands beside them.
import { juntarSemanas } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { conciliarSaldos } from '../../functions/src/use-cases/conciliacion/conciliar-saldos.ts';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { invocar } from '../setup/invocar.ts';
import { aprobar } from './decidir.ts';
import { sinErrores } from './con-oficina.ts';
import { a, cobrador, doc, empezar, enSala, gerente, hoy, otro, usarFeria } from './feria.ts';
import {
  borrar,
  corregidas,
  evolucion,
  foto,
  fotos,
  idDe,
  noche,
  pagar,
  segunRenglones,
  SEMANA,
} from './noches-de-fotos.ts';

// Everybody has a loan of each term since Friday 30 October; it is Wednesday 18 November.
usarFeria();

const LUNES = '2026-11-23';
const SIN_NADA = juntarSemanas([]);
const deOficina = (lunes?: string) => foto('oficina', lunes)!;
const avisos = async () => {
  const { semanas } = await evolucion();
  return semanas.map(({ lunes, faltan }) => [lunes, faltan]);
};

/** A collector's loan of thirty days, which nobody can read. */
async function romper(quien = otro) {
  const roto = firestore().doc(`creditos/${idDe(30, quien)}`);
  const antes = doc(`creditos/${idDe(30, quien)}`)['monto_total_centavos'];
  enSala().callar(() => undefined);
  await roto.update({ monto_total_centavos: 'nada' });
  return async () => {
    await roto.update({ monto_total_centavos: antes });
    sinErrores(enSala());
  };
}

/** A loan of theirs paid off, but for so much, as a manager approves it. */
async function pagarTodo(plazo: number, menos = 0): Promise<void> {
  const id_credito = idDe(plazo, otro);
  const monto = Number(doc(`creditos/${id_credito}`)['monto_total_centavos']) / 100 - menos;
  const { cuerpo } = await invocar(otro, 'registrarAbono', { cuerpo: { id_credito, monto } });
  await aprobar(gerente, cuerpo.id_solicitud);
  expect(doc(`creditos/${id_credito}`)['saldo_centavos']).toBe(menos * 100);
}

/** Whatever they lent is paid off before the week of the 30th, in which no vintage has its day; the last payment. */
async function sinCartera(): Promise<string> {
  await pagarTodo(30, 120);
  for (const plazo of [40, 60]) await pagarTodo(plazo);
  a('2026-11-19', '11:00');
  return pagar(120, idDe(30, otro), otro);
}

describe('a collector whom the night could not read', () => {
  it('is missing in the office’s week, which says so; once they are there its first values are whole, and no correction', async () => {
    await pagar(90);
    await noche(LUNES);
    const entera = deOficina();
    await empezar();
    await pagar(90);
    const arreglar = await romper();
    await noche(LUNES);
    expect(deOficina()).toMatchObject({ cifras: foto(cobrador.uid)!.cifras, faltan: [otro.uid] });
    expect(new Set((await avisos()).map(([, faltan]) => faltan))).toEqual(new Set([1]));
    await noche('2026-11-24');
    expect(deOficina().faltan).toEqual([otro.uid]);
    await arreglar();
    await noche('2026-11-25');
    expect(deOficina()).toEqual({ ...entera, hecha_en: hoy(), movida_en: hoy() });
    expect(new Set((await avisos()).map(([, faltan]) => faltan))).toEqual(new Set([0]));
    expect(corregidas()).toEqual([]);
  });

  it('and had kept the weeks before is missing in the newest one alone', async () => {
    await noche(LUNES);
    const arreglar = await romper();
    await noche('2026-11-30');
    expect([deOficina().faltan, deOficina(LUNES).faltan]).toEqual([undefined, [otro.uid]]);
    await arreglar();
    await noche('2026-12-01');
    expect(deOficina(LUNES).faltan).toBeUndefined();
  });

  it('and had nothing to keep is not missed any more once they were read', async () => {
    await sinCartera();
    await noche('2026-11-30');
    const arreglar = await romper();
    await noche('2026-12-07');
    expect(deOficina('2026-11-30').faltan).toEqual([otro.uid]);
    await arreglar();
    await noche('2026-12-08');
    expect(foto(otro.uid, '2026-11-30')).toBeUndefined();
    expect(deOficina('2026-11-30').faltan).toBeUndefined();
    expect(corregidas()).toEqual([]);
  });

  // Each write is tried ten times, so that the run goes on without the pictures of one of them.
  it.each([
    [2, cobrador],
    [5, otro],
  ])('nor write, the store being away after %i writes, is missing the same', async (cuantas, quien) => {
    await pagar(90);
    await noche(LUNES);
    const entera = deOficina();
    await empezar();
    await pagar(90);
    const sala = enSala();
    sala.callar(() => undefined);
    sala.fallar({ method: 'Commit', action: 'refuse', code: 13, after: cuantas, times: 10 });
    await noche(LUNES);
    sinErrores(sala);
    expect([foto(quien.uid), deOficina().faltan]).toEqual([undefined, [quien.uid]]);
    expect(doc(`conciliaciones/${LUNES}`)).not.toHaveProperty('sin_fotos');
    await noche('2026-11-24');
    expect(deOficina()).toMatchObject({ cifras: entera.cifras, corregida: null });
    expect([deOficina().faltan, corregidas()]).toEqual([undefined, []]);
  });

  it('is missing too when the run was cut short after them, and went on', async () => {
    await pagar(90);
    const arreglar = await romper(cobrador);
    a(LUNES, '03:00');
    // The first collector's turn is over, the second's goes nowhere.
    enSala().fallar({ method: 'Commit', action: 'refuse', code: 13, after: 2, times: 1_000 });
    await conciliarSaldos({ reloj: { ahora: hoy } }).catch(() => undefined);
    enSala().quitarFallas();
    expect(doc(`conciliaciones/${LUNES}`)).toMatchObject({ hasta: cobrador.uid, sin_fotos: [cobrador.uid] });
    await noche(LUNES, '03:30');
    expect(deOficina().faltan).toEqual([cobrador.uid]);
    await arreglar();
  });
});

describe('a first picture after the office kept the week', () => {
  it('is a correction: there was nothing, and the office’s first values stay', async () => {
    const ultimo = await sinCartera();
    await noche('2026-12-07');
    const antes = deOficina('2026-11-30');
    expect(foto(otro.uid, '2026-11-30')).toBeUndefined();
    a('2026-12-08', '11:00');
    await borrar(ultimo, otro);
    await noche('2026-12-09');
    expect(foto(otro.uid, '2026-11-30')).toMatchObject({
      hecha_en: hoy(),
      cifras: SIN_NADA,
      corregida: { en: hoy(), cifras: { cartera: { n: [0, 0, 1, 0, 0, 0, 0] } } },
    });
    const despues = deOficina('2026-11-30');
    expect(despues).toMatchObject({
      hecha_en: antes.hecha_en,
      cifras: antes.cifras,
      corregida: { en: hoy() },
    });
    expect(despues.corregida!.cifras.cartera.n.reduce((n, m) => n + m)).toBe(4);
    segunRenglones();
    const marcadas = fotos();
    await noche('2026-12-10');
    expect(fotos()).toEqual(marcadas);
    await noche('2026-12-14');
    expect(fotos()).toMatchObject(marcadas);
  });
});

it('whatever a collector’s picture says later, the office’s first values and its hour stay', async () => {
  await pagar(90);
  await noche(LUNES);
  const { hecha_en, cifras } = deOficina();
  const otras = { ...foto(otro.uid)!.cifras, cobrado_centavos: 5000 };
  a('2026-11-23', '05:00');
  // As by a run that overlapped with the one which made the office's.
  await firestore()
    .doc(`fotos_semanales/${otro.uid}_${SEMANA}`)
    .update({ cifras: otras, hecha_en: hoy(), movida_en: hoy() });
  await noche('2026-11-24');
  expect(deOficina()).toMatchObject({
    hecha_en,
    cifras,
    corregida: { cifras: { cobrado_centavos: 14_000 } },
  });
});
