import { expect, test } from 'vitest';
import { type Contacto, contactosCon, MAXIMO_TELEFONOS } from './contacto.ts';
import { centavos } from './dinero.ts';

const alas = (minuto: number, sin_enviar = 0): Contacto => ({
  version: '1.0.0',
  sin_enviar,
  monto_sin_enviar_centavos: centavos(sin_enviar * 12_000),
  visto_en: new Date(Date.UTC(2026, 10, 18, 17, minuto)),
});

const CON_SERIE: Contacto = { ...alas(0), sesion: 8, serie: 'K7MQ2' };

test.each([
  ['the first word of a phone', {}, alas(0), true],
  ['59 minutes later', { t: alas(0) }, alas(59), false],
  ['an hour later', { t: alas(0) }, alas(60), true],
  ['something stays on the phone now', { t: alas(0) }, alas(1, 2), true],
  ['nothing stays on it any more', { t: alas(0, 2) }, alas(1), true],
  ['another number of things', { t: alas(0, 2) }, alas(1, 3), false],
  ['another phone', { u: alas(0) }, alas(1), true],
  ['another session', { t: { ...alas(0), sesion: 7 } }, { ...alas(1), sesion: 8 }, true],
  ['a series of receipts', { t: alas(0) }, { ...alas(1), serie: 'K7MQ2' }, true],
  ['the same session and series', { t: CON_SERIE }, { ...CON_SERIE, ...alas(1) }, false],
  ['a lost phone that is back', { t: { ...alas(0), sesion: 7, perdido_en: new Date(0) } }, CON_SERIE, true],
])('%s is written: %#', (_, guardados, nuevo, seEscribe) => {
  const queda = contactosCon(guardados, 't', nuevo);
  expect(queda).toEqual(seEscribe ? { ...guardados, t: nuevo } : null);
});

test('one phone too many takes the place of the one that was not heard of for longest', () => {
  const llenos = Object.fromEntries(
    Array.from({ length: MAXIMO_TELEFONOS }, (_, i) => [`t${i}`, alas(i === 7 ? 0 : i + 1)]),
  );
  const queda = contactosCon(llenos, 'nuevo', alas(59));
  expect(Object.keys(queda ?? {})).toHaveLength(MAXIMO_TELEFONOS);
  expect(queda).toHaveProperty('nuevo');
  expect(queda).not.toHaveProperty('t7');
});
