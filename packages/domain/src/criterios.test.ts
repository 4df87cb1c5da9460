import { expect, it } from 'vitest';
import { type Criterios, criteriosDe, contadoCon } from './criterios.ts';
import { conParametros, PARAMETROS } from './parametros.ts';

const DE_FABRICA: Criterios = { porcentaje_renovacion: 80, resto_minimo_centavos: 100 };
const OTROS: Criterios = { porcentaje_renovacion: 70, resto_minimo_centavos: 100 };

it('a credit without any was counted by those that hold where nobody set any', () => {
  expect(criteriosDe({})).toEqual(DE_FABRICA);
  expect(criteriosDe({ criterios: OTROS })).toBe(OTROS);
});

it.each([
  ['as before', {}, PARAMETROS, {}],
  ['by others for the first time', {}, conParametros(OTROS), { criterios: OTROS }],
  ['by the same others', { criterios: OTROS }, conParametros(OTROS), {}],
  ['by the first ones again', { criterios: OTROS }, PARAMETROS, { criterios: DE_FABRICA }],
  [
    'by another rest',
    {},
    conParametros({ resto_minimo_centavos: 0 }),
    { criterios: { ...DE_FABRICA, resto_minimo_centavos: 0 } },
  ],
  ['after another setting', {}, conParametros({ hora_cierre: 20 }), {}],
])('a credit that is counted %s', (_, credito, parametros, cambio) =>
  expect(contadoCon(credito, parametros)).toEqual(cambio),
);
