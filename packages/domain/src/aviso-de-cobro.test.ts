import { expect, it } from 'vitest';
import { AVISO_DE_COBRO, avisoDeCobro, avisoValido } from './aviso-de-cobro.ts';
import { centavos } from './dinero.ts';
import { NEGOCIO_POR_DEFECTO } from './negocio.ts';

const ANA = { nombre: 'Ana López', monto: centavos(8_000) };
const con = (aviso_cobro: string) => ({ ...NEGOCIO_POR_DEFECTO, aviso_cobro });

it.each([
  ['nothing', undefined],
  ['no text', 12],
  ['blanks', '  \n'],
  ['more than a chat shows', 'a'.repeat(301)],
])('%s reads as the default words', (_, puesto) => {
  expect(avisoValido(puesto)).toBe(AVISO_DE_COBRO);
});

it('as many letters as there may be are taken, without the blanks around them', () => {
  const letras = 'a'.repeat(300);
  expect(avisoValido(` ${letras} `)).toBe(letras);
});

it('says who and how much, by the default words', () => {
  expect(avisoDeCobro(NEGOCIO_POR_DEFECTO, ANA)).toBe('Hola Ana López, paso hoy por tu abono de $80.00');
});

it.each([
  ['{monto}, {nombre}. {monto}', '$80.00, Ana López. $80.00'],
  ['Buen día.', 'Buen día.'],
  ['{otro} {nombre}', '{otro} Ana López'],
])("the owner's own words '%s' are filled in wherever they ask for it", (palabras, dice) => {
  expect(avisoDeCobro(con(palabras), ANA)).toBe(dice);
});

it('a name is what it is, and a duplicate is addressed as the person', () => {
  expect(avisoDeCobro(con('{nombre}'), { ...ANA, nombre: "$& $1 {monto} $'" })).toBe("$& $1 {monto} $'");
  expect(avisoDeCobro(con('{nombre}'), { ...ANA, nombre: 'Ana López #2' })).toBe('Ana López');
});
