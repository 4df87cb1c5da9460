import { expect, test } from 'vitest';
import { ampliarPolitica } from './pagina.ts';

const origenes = ['http://127.0.0.1:9099'];

test('the emulators join connect-src, nothing else of the policy changes', () => {
  expect(
    ampliarPolitica("default-src 'self'; connect-src 'self' https://a.b; object-src 'none'", origenes),
  ).toBe("default-src 'self'; connect-src 'self' https://a.b http://127.0.0.1:9099; object-src 'none'");
});

test('without connect-src they join what default-src allows', () => {
  expect(ampliarPolitica("default-src 'self';", origenes)).toBe(
    "default-src 'self'; connect-src 'self' http://127.0.0.1:9099",
  );
});
