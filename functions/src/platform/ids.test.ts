import { describe, expect, it } from 'vitest';
import { idsDePeticion, nuevoId } from './ids.ts';

describe('ids', () => {
  it('are 20 letters and digits, never the same', () => {
    const ids = new Set(Array.from({ length: 5000 }, nuevoId));
    expect(ids.size).toBe(5000);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
  });

  it('of one request stay the same when its transaction runs again', () => {
    const ids = idsDePeticion();
    expect(ids.de('solicitud')).toBe(ids.de('solicitud'));
    expect(ids.de('bitacora')).not.toBe(ids.de('solicitud'));
    expect(idsDePeticion().de('solicitud')).not.toBe(ids.de('solicitud'));
  });
});
