import { describe, expect, test } from 'vitest';
import { avisoDePrivacidad, datosLegalesDe, legalesDe, rfcValido } from './datos-legales.ts';
import { NEGOCIO_POR_DEFECTO } from './negocio.ts';

const TEXTOS = ['razon_social', 'rfc', 'contacto', 'aviso_privacidad', 'lugar', 'pagare', 'contrato'];
/** The same in every text, and in both marks. */
const todos = (texto: unknown, marca: unknown) => ({
  ...Object.fromEntries(TEXTOS.map((campo) => [campo, texto])),
  mostrar_cat: marca,
  formato_aprobado: marca,
});
const NADA = todos(null, false);

describe('the words of the law', () => {
  test('settings from before have none', () => {
    expect(legalesDe(NEGOCIO_POR_DEFECTO)).toEqual(NADA);
    expect(datosLegalesDe({})).toEqual(NADA);
  });

  test.each([
    ['numbers', todos(3, 1)],
    ['blanks', todos(' \n', 'true')],
    [
      'too much',
      {
        razon_social: 'x'.repeat(121),
        contacto: 'x'.repeat(161),
        aviso_privacidad: 'x '.repeat(2001) + 'x',
        lugar: 'x'.repeat(121),
        pagare: 'x'.repeat(4001),
        contrato: 'x'.repeat(12_001),
      },
    ],
  ])('%s are left out', (_, puesto) => expect(datosLegalesDe(puesto)).toEqual(NADA));

  test('what can be used stays, trimmed, up to its length', () => {
    const puesto = {
      razon_social: ` ${'x'.repeat(120)} `,
      rfc: 'xaxx-010101-000',
      contacto: ` ${'y'.repeat(160)}`,
      aviso_privacidad: 'Tus datos son tuyos.',
      mostrar_cat: true,
      lugar: ' Monterrey, N.L.',
      pagare: 'z'.repeat(4000),
      contrato: `${'w'.repeat(12_000)}\n`,
      formato_aprobado: true,
    };
    expect(datosLegalesDe(puesto)).toEqual({
      razon_social: 'x'.repeat(120),
      rfc: 'XAXX010101000',
      contacto: 'y'.repeat(160),
      aviso_privacidad: 'Tus datos son tuyos.',
      mostrar_cat: true,
      lugar: 'Monterrey, N.L.',
      pagare: 'z'.repeat(4000),
      contrato: 'w'.repeat(12_000),
      formato_aprobado: true,
    });
  });

  test.each([
    ['ABC010203AB1', 'ABC010203AB1'],
    ['abcd 010203 ab1', 'ABCD010203AB1'],
    ['Ñ&C-991231-9Z9', 'Ñ&C9912319Z9'],
    ['AB010203AB1', null],
    ['ABCDE010203AB1', null],
    ['ABC011303AB1', null],
    ['ABC010032AB1', null],
    ['ABC010203AB', null],
    ['ABC010203AB#', null],
    ['AB1010203AB1', null],
    [undefined, null],
  ])('the RFC %s reads %s', (escrito, leido) => expect(rfcValido(escrito)).toBe(leido));

  test.each([
    ['https://leal.example/aviso', 'https://leal.example/aviso'],
    ['https://leal.example', 'https://leal.example'],
    ['HTTPS://Leal.Example:8443/a?b=c#d', 'HTTPS://Leal.Example:8443/a?b=c#d'],
    ['http://leal.example/aviso', null],
    ['javascript:alert(1)', null],
    ['https://ana@leal.example/', null],
    ['https://leal', null],
    ['leal.example/aviso', null],
    [`https://leal.example/${'x'.repeat(480)}`, null],
    [
      'Usamos tus datos para cobrarte. https://leal.example',
      'Usamos tus datos para cobrarte. https://leal.example',
    ],
    ['x '.repeat(2000).trim(), 'x '.repeat(2000).trim()],
  ])('the notice %s reads %s', (puesto, leido) =>
    expect(datosLegalesDe({ aviso_privacidad: puesto }).aviso_privacidad).toBe(leido),
  );

  test('an address is opened, a text is read', () => {
    expect(avisoDePrivacidad('https://leal.example')).toEqual({
      clase: 'enlace',
      href: 'https://leal.example',
    });
    expect(avisoDePrivacidad('Tus datos.')).toEqual({ clase: 'texto', texto: 'Tus datos.' });
  });
});
