import { expect, test } from 'vitest';
import { leerHorario, vencioEntre } from './programador.ts';

const zona = 'America/Monterrey';
const en = (local: string) => new Date(`${local}-06:00`);
const UN_MINUTO = 60_000;

test.each([
  ['15 0 * * 1', '2026-11-23T00:15:00', true, 'Monday 00:15'],
  ['15 0 * * 1', '2026-11-24T00:15:00', false, 'Tuesday'],
  ['0 3 * * *', '2026-11-24T03:00:30', true, 'daily, within the minute'],
  ['*/15 * * * *', '2026-11-24T03:45:00', true, 'every quarter'],
  ['every 5 minutes', '2026-11-24T03:06:00', false, 'between'],
  ['every 2 hours', '2026-11-24T04:00:00', true, 'App Engine words'],
  ['0 0 1 * 0', '2026-11-22T00:00:00', true, 'day of month or weekday: a Sunday'],
  ['0 0 1 * 7', '2026-12-01T00:00:00', true, 'day of month or weekday: a first'],
])('%s at %s is due: %s (%s)', (cron, local, toca) => {
  const instante = en(local);
  const unMinutoAntes = new Date(instante.getTime() - UN_MINUTO);
  expect(vencioEntre(leerHorario(cron, zona), unMinutoAntes, instante)).toBe(toca);
});

test('a jump of the clock over a due minute makes it due, the far end included', () => {
  const semanal = leerHorario('15 0 * * 1', zona);
  expect(vencioEntre(semanal, en('2026-11-21T18:00:00'), en('2026-11-23T10:00:00'))).toBe(true);
  expect(vencioEntre(semanal, en('2026-11-23T00:14:59'), en('2026-11-23T00:15:00'))).toBe(true);
  expect(vencioEntre(semanal, en('2026-11-23T00:15:00'), en('2026-11-23T00:15:59'))).toBe(false);
});

test('what it cannot read it refuses', () => {
  expect(() => leerHorario('every monday 00:15', zona)).toThrow(/no reconocido/);
});
