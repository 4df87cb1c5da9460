import { describe, expect, it } from 'vitest';
import { escribirCursor, interpretarCursor } from './cursor.ts';

const POSICION = { orden: '2026-11-20T17:00:00.000Z', id: 'cred-1' };
const rechazo = expect.objectContaining({ codigo: 'DATOS_INVALIDOS' });
const enBase64 = (valor: unknown) => Buffer.from(JSON.stringify(valor)).toString('base64url');

describe('a cursor', () => {
  it('comes back as it went, for the list it was made for', () => {
    expect(
      interpretarCursor(escribirCursor(POSICION, ['aprobados', 'c1']), ['aprobados', 'c1']),
    ).toMatchObject(POSICION);
    expect(interpretarCursor(undefined, ['aprobados', 'c1'])).toBeNull();
  });

  it('of another list is refused', () => {
    const ajeno = escribirCursor(POSICION, ['aprobados', 'c2']);
    expect(() => interpretarCursor(ajeno, ['aprobados', 'c1'])).toThrowError(rechazo);
  });

  it.each(
    [
      ['', 'nada', '!!!', enBase64(null), enBase64([1]), enBase64({ id: 'x' })],
      [enBase64({ ...POSICION, filtros: 'x', extra: 1 }), enBase64({ orden: {}, id: 'a', filtros: 'x' })],
      [enBase64({ orden: 'x', id: '../usuarios', filtros: 'x' })],
      [escribirCursor({ ...POSICION, id: '__reservado__' }, [])],
    ].flat(),
  )('%j is refused', (texto) => {
    expect(() => interpretarCursor(texto, [])).toThrowError(rechazo);
  });
});
