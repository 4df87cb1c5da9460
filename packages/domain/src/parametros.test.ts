import { expect, it } from 'vitest';
import { conParametros, PARAMETROS } from './parametros.ts';

it('the business runs on the numbers of spec §9 unless told otherwise', () => {
  expect(PARAMETROS).toMatchObject({
    hora_apertura: 10,
    hora_cierre: 18,
    abonos_requieren_aprobacion: 6,
    porcentaje_abono_minimo: 80,
    atrasos_por_penalizacion: 5,
    atrasos_amarillo: 5,
    tamano_pagina: 20,
    tamano_pagina_reporte: 10,
  });
  expect(conParametros({})).toEqual(PARAMETROS);
});

it('the owner overrides one number and keeps the others', () => {
  expect(conParametros({ hora_cierre: 20 })).toEqual({ ...PARAMETROS, hora_cierre: 20 });
});

it.each([-1, 1.5, NaN, Infinity, '20', null, undefined, {}])('an override of %j is ignored', (valor) => {
  expect(conParametros({ hora_cierre: valor })).toEqual(PARAMETROS);
});

it.each(['tamano_pagina', 'tamano_pagina_reporte', 'dias_idempotencia'])(
  'an override of %s by 0 is ignored: nothing would work with it',
  (nombre) => {
    expect(conParametros({ [nombre]: 0 })).toEqual(PARAMETROS);
  },
);

it('names that are no parameter change nothing', () => {
  expect(conParametros({ interes: 99, __proto__: { hora_cierre: 3 } })).toEqual(PARAMETROS);
});
