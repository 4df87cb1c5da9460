import { fecha } from '@leal/domain';
import { expect, test } from 'vitest';
import { textoDeCierre } from './cierre.ts';

const HOY = fecha('2026-11-18');
const SE_HACE = 'el de ayer se hace entre las 3:00 y las 6:00';

test.each([
  ['2026-11-17', '00:00', 'Al cierre de ayer, Martes 17/11/2026'],
  ['2026-11-17', '23:59', 'Al cierre de ayer, Martes 17/11/2026'],
  ['2026-11-16', '00:00', `Al cierre de anteayer, Lunes 16/11/2026: ${SE_HACE}`],
  ['2026-11-16', '05:59', `Al cierre de anteayer, Lunes 16/11/2026: ${SE_HACE}`],
  ['2026-11-16', '06:00', 'Al cierre del Lunes 16/11/2026: la última noche no se hizo'],
  ['2026-11-15', '05:59', `Al cierre del Domingo 15/11/2026: la noche anterior no se hizo, y ${SE_HACE}`],
  ['2026-11-15', '06:00', 'Al cierre del Domingo 15/11/2026: la última noche no se hizo'],
])('the close of %s, seen on the 18th at %s: %j', (dia, hora, dicho) =>
  expect(textoDeCierre({ fecha: fecha(dia) }, HOY, new Date(`2026-11-18T${hora}:00-06:00`))).toBe(dicho),
);
