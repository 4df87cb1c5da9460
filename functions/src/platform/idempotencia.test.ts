import { describe, expect, it } from 'vitest';
import { claveDeCambio, interpretarClave, respuestaPrevia } from './idempotencia.ts';

const LLAMADA = { metodo: 'POST', ruta: '/abonos/registrar' };
const clave = (contenido: unknown, { uid = 'c1', llamada = LLAMADA, texto = 'k1' } = {}) =>
  claveDeCambio(uid, llamada, texto, contenido);
const AHORA = new Date('2026-11-20T17:00:00Z');
const guardada = (huella: string, expira_en: string) => ({
  huella,
  estado: 200,
  respuesta: '{"ok":true}',
  creado_en: AHORA,
  expira_en: new Date(expira_en),
});

describe('the scope of a key', () => {
  it('is the user, the method and the route', () => {
    const propia = clave({}).hash;
    expect(clave({ otro: 1 }).hash).toBe(propia);
    expect(clave({}, { uid: 'c2' }).hash).not.toBe(propia);
    expect(clave({}, { texto: 'k2' }).hash).not.toBe(propia);
    expect(clave({}, { llamada: { ...LLAMADA, metodo: 'PUT' } }).hash).not.toBe(propia);
    expect(clave({}, { llamada: { ...LLAMADA, ruta: '/otra' } }).hash).not.toBe(propia);
  });

  it('does not depend on the order of the fields', () => {
    const propia = clave({ a: 1, b: { c: [1, { d: 2, e: 3 }] } });
    expect(clave({ b: { c: [1, { e: 3, d: 2 }] }, a: 1 }).huella).toBe(propia.huella);
    expect(clave({ b: { c: [{ d: 2, e: 3 }, 1] }, a: 1 }).huella).not.toBe(propia.huella);
  });
});

describe('the header', () => {
  it('is taken as it is, or made when it is missing', () => {
    expect(interpretarClave('8f14e45f-ceea')).toBe('8f14e45f-ceea');
    expect(interpretarClave(undefined)).toMatch(/^\w{20}$/);
    expect(interpretarClave(undefined)).not.toBe(interpretarClave(undefined));
  });

  it.each([[''], ['x'.repeat(201)], ['tab\t'], ['ñandú'], ['\u0000']])('%j is refused', (texto) => {
    expect(() => interpretarClave(texto)).toThrowError(
      expect.objectContaining({ codigo: 'DATOS_INVALIDOS' }),
    );
  });
});

describe('the stored answer', () => {
  const { huella } = clave({ monto: 1 });

  it('is given again for the same content', () => {
    const previa = respuestaPrevia(guardada(huella, '2026-11-27T17:00:00Z'), clave({ monto: 1 }), AHORA);
    expect(previa).toEqual({ estado: 200, json: '{"ok":true}' });
  });

  it('is a conflict for another content', () => {
    const otra = clave({ monto: 2 });
    expect(() => respuestaPrevia(guardada(huella, '2026-11-27T17:00:00Z'), otra, AHORA)).toThrowError(
      expect.objectContaining({ codigo: 'CLAVE_REUTILIZADA', http: 409 }),
    );
  });

  it('counts as absent once it expired, whatever the store still holds', () => {
    expect(respuestaPrevia(guardada('otra', '2026-11-20T17:00:00Z'), clave({ monto: 1 }), AHORA)).toBeNull();
    expect(respuestaPrevia(undefined, clave({}), AHORA)).toBeNull();
  });
});
