// The night's reconciliation and what the office keeps of each day that is over.
import { fecha, instanteLocal, type JornadasGuardadas } from '@leal/domain';
import { expect, it } from 'vitest';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { conciliarSaldos } from '../../functions/src/use-cases/conciliacion/conciliar-saldos.ts';
import { guardarJornadas } from '../../functions/src/use-cases/reportes/guardar-jornadas.ts';
import { a, usarFeriaEnHora, doc, hoy, pagar } from './feria.ts';

usarFeriaEnHora();

const guardadas = () =>
  (doc('resumenes/jornadas')['dias'] ?? {}) as Record<string, JornadasGuardadas[keyof JornadasGuardadas]>;
const elReloj = () => guardarJornadas({ ahora: hoy });

it('what is kept as collected is held to the sums at night, as long as nobody has moved since midnight', async () => {
  await pagar(30, 120, 'p1');
  a('2026-11-19', '00:00');
  await elReloj();
  const alTerminar = guardadas()['2026-11-18']!;
  expect(alTerminar.cobrado_centavos).toBe(12_000);
  const estropear = () =>
    firestore().doc('resumenes/jornadas').update({ 'dias.2026-11-18.cobrado_centavos': 11_000 });
  await estropear();
  a('2026-11-19', '03:00');
  const diferencia = {
    documento: 'resumenes/jornadas',
    campo: '2026-11-18.cobrado_centavos',
    guardado: 11_000,
    contado: 12_000,
    deriva: 1_000,
  };
  for (const soloRevisar of [true, false]) {
    const { detalle } = await conciliarSaldos({ reloj: { ahora: hoy }, soloRevisar });
    expect(detalle).toEqual([diferencia]);
  }
  expect(guardadas()).toEqual({ '2026-11-18': alTerminar });
  // A payment of yesterday that came after midnight is no mistake.
  const tarde = await pagar(40, 150, 'p2', instanteLocal(fecha('2026-11-18'), '17:50'));
  expect(tarde.estado).toBe(200);
  expect(await conciliarSaldos({ reloj: { ahora: hoy } })).toMatchObject({ detalle: [] });
  expect(guardadas()).toEqual({ '2026-11-18': alTerminar });
  a('2026-11-20', '00:00');
  await elReloj();
  expect(guardadas()['2026-11-18']).toEqual({ ...alTerminar, cobrado_centavos: 27_000 });
});
