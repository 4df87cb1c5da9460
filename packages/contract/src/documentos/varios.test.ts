import { describe, expect, it } from 'vitest';
import { negocioDoc } from './varios.ts';

describe('the business settings, which somebody types by hand', () => {
  it.each([
    ['nothing', {}],
    ['only holidays', { festivos: [{ fecha: '2026-12-25', nombre: 'Navidad' }] }],
    ['a number written as text, which the rules ignore', { parametros: { hora_cierre: '18' } }],
  ])('with %s in them keep everybody working', (_titulo, escrito) => {
    expect(negocioDoc.parse(escrito)).toEqual({
      festivos: [],
      exigir_segundo_gerente: false,
      parametros: {},
      programados: [],
      de_antes: [],
      ...escrito,
    });
  });

  it('with changes to come that are none of them, have none', () =>
    expect(negocioDoc.parse({ programados: 'x', de_antes: [{ hasta_ms: 'ayer' }] })).toMatchObject({
      programados: [],
      de_antes: [],
    }));

  it.each([
    ['a holiday that is no date', { festivos: [{ fecha: '25/12/2026', nombre: 'Navidad' }] }],
    ['a word where days are listed', { festivos: 'Navidad' }],
    ['a word where there is a yes or a no', { exigir_segundo_gerente: 'sí' }],
  ])('with %s in them keep everybody working, and what was written', (_titulo, escrito) =>
    expect(negocioDoc.parse(escrito)).toMatchObject(escrito),
  );

  it('with a word for all numbers, have none', () =>
    expect(negocioDoc.parse({ parametros: 'x' })).toMatchObject({ parametros: {} }));
});
