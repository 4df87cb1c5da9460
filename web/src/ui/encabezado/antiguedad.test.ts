import { expect, it } from 'vitest';
import { ErrorApi, sinConexion } from '../../lib/api/error-api.ts';
import { ahora, desfaseMs } from '../../lib/reloj.ts';
import { datosDe, type Lectura } from './antiguedad.ts';

const DE_ESTA_PAGINA = Date.now();
const AYER = ahora().getTime() - 86_400_000;
const DE_HOY = /^Datos de las \d\d:\d\d$/;
const DE_OTRO_DIA = /^Datos del \d\d\/\d\d\/\d{4}, \d\d:\d\d$/;
const sinLinea = (dataUpdatedAt: number): Lectura => ({ dataUpdatedAt, error: sinConexion() });

it.each<[string, Lectura, RegExp | null, string?]>([
  ['is not said of an answer of this page', { dataUpdatedAt: DE_ESTA_PAGINA, error: null }, null],
  ['nor while nothing is shown', sinLinea(0), null],
  [
    'nor when the server refuses: that has its own words',
    { dataUpdatedAt: DE_ESTA_PAGINA, error: new ErrorApi({ codigo: 'PROHIBIDO', http: 403 }) },
    null,
  ],
  ['is said when it could not be read again for want of a line', sinLinea(DE_ESTA_PAGINA), DE_HOY],
  [
    'and of which minute, when its answer says that',
    sinLinea(DE_ESTA_PAGINA),
    DE_OTRO_DIA,
    new Date(AYER).toISOString(),
  ],
  ["is said of the day's copy, before anything has failed", { dataUpdatedAt: 1, error: null }, /^Datos del /],
  ['names the day too when that is another', sinLinea(AYER - desfaseMs()), DE_OTRO_DIA],
])('how old what is shown is %s', (_, lectura, texto, leido) => {
  const dicho = datosDe(lectura, leido);
  if (texto) expect(dicho).toMatch(texto);
  else expect(dicho).toBeNull();
});
