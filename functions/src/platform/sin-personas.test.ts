import { describe, expect, it } from 'vitest';
import { marcosDe, sinPersonas } from './sin-personas.ts';

describe('a message in the log', () => {
  it.each([
    [
      "Cannot read properties of undefined (reading 'nombre')",
      "Cannot read properties of undefined (reading 'nombre')",
    ],
    ['x.map is not a function', 'x.map is not a function'],
    ['TypeError: Failed to fetch', 'TypeError: Failed to fetch'],
    [
      'Minified React error #130; visit https://react.dev/errors/130?args[]=Ana for more',
      '… error #130; visit (dirección) for more',
    ],
  ])('keeps what an engineer needs: %s', (mensaje, queda) => {
    expect(sinPersonas(mensaje)).toBe(queda);
  });

  it.each([
    ['a mail', 'No such user: ana.garcia+x@correo.com.mx'],
    ['a phone', 'Not a phone: 871 123 4567'],
    ['an id', 'No document 0MwUBk9L3LXrPVszqm4Ol'],
    ['an amount', 'Not a centavo: 1,250.5'],
    ['what was parsed', 'Unexpected token \'A\', "Ana Garcia 871" is not valid JSON'],
    ['what was parsed, cut off', 'Unexpected end of "Ana Garcia'],
    ['a name', 'No client Ana María de la Garza Peña here'],
    ['a name in quotes', "No client 'Ana Garcia' here"],
    ['a name in an address', 'No route /payment/ana-garcia'],
    ['a name in a whole address', 'Failed: http://127.0.0.1:5000/leal/payment/ana-garcia?q=Ana'],
  ])('drops %s', (_, mensaje) => {
    expect(sinPersonas(mensaje)).not.toMatch(/ana|garc|garza|peña|correo\.com|871|4567|MwUB|250/i);
  });
});

describe('a stack in the log', () => {
  it('has its places only, of any engine', () => {
    const pila = [
      'TypeError: No client Ana García (871 123 4567)',
      '    at Tarjeta (http://127.0.0.1:5000/leal/assets/RutaCobranza-Cx2.js:3:1204)',
      '    at async http://127.0.0.1:5000/leal/assets/Marco-a_1.js?v=Ana:1:9',
      'render@https://leal.example/leal/assets/montar.js:20:7',
      '@https://leal.example/leal/assets/montar.js:1:1',
      '    at https://leal.example/leal/payment/ana-garcia:1:1',
      '    at <anonymous>',
    ].join('\n');
    expect(marcosDe(pila)).toEqual([
      'Tarjeta RutaCobranza-Cx2.js:3:1204',
      'async Marco-a_1.js:1:9',
      'render montar.js:20:7',
      'montar.js:1:1',
    ]);
  });
});
