import { describe, expect, it } from 'vitest';
import { ErrorApi, sinConexion } from '../../lib/api/error-api.ts';
import { ahora, desfaseMs } from '../../lib/reloj.ts';
import { datosDe } from './antiguedad.ts';

const DE_ESTA_PAGINA = Date.now();
const UN_DIA = 86_400_000;

describe('how old what is shown is', () => {
  it('is not said of an answer of this page', () => {
    expect(datosDe({ dataUpdatedAt: DE_ESTA_PAGINA, error: null })).toBeNull();
  });

  it('nor while nothing is shown', () => {
    expect(datosDe({ dataUpdatedAt: 0, error: sinConexion() })).toBeNull();
  });

  it('nor when the server refuses: that has its own words', () => {
    const error = new ErrorApi({ codigo: 'PROHIBIDO', http: 403 });
    expect(datosDe({ dataUpdatedAt: DE_ESTA_PAGINA, error })).toBeNull();
  });

  it('is said when it could not be read again for want of a line', () => {
    expect(datosDe({ dataUpdatedAt: DE_ESTA_PAGINA, error: sinConexion() })).toMatch(
      /^Datos de las \d\d:\d\d$/,
    );
  });

  it('and of which minute, when its answer says that', () => {
    const leido = new Date(ahora().getTime() - UN_DIA).toISOString();
    const consulta = { dataUpdatedAt: DE_ESTA_PAGINA, error: sinConexion() };
    expect(datosDe(consulta, leido)).toMatch(/^Datos del \d\d\/\d\d\/\d{4}, \d\d:\d\d$/);
  });

  it("is said of the day's copy, before anything has failed", () => {
    expect(datosDe({ dataUpdatedAt: 1, error: null })).toMatch(/^Datos del /);
  });

  it('names the day too when that is another', () => {
    const ayer = ahora().getTime() - UN_DIA - desfaseMs();
    expect(datosDe({ dataUpdatedAt: ayer, error: sinConexion() })).toMatch(
      /^Datos del \d\d\/\d\d\/\d{4}, \d\d:\d\d$/,
    );
  });
});
