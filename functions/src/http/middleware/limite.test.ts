import { describe, expect, it } from 'vitest';
import { contarPeticion, crearLimite } from './limite.ts';

const demasiadas = expect.objectContaining({ codigo: 'DEMASIADAS_SOLICITUDES', http: 429 });

describe('the limit per user', () => {
  it('lets the burst through, then a steady rate', () => {
    const contar = crearLimite(3, 2);
    for (let i = 0; i < 3; i += 1) contar('c1', 0);
    expect(() => contar('c1', 0)).toThrowError(demasiadas);
    expect(() => contar('c1', 400)).toThrowError(demasiadas);
    expect(() => contar('c1', 600)).not.toThrow();
    expect(() => contar('c1', 600)).toThrowError(demasiadas);
  });

  it('is each user’s own', () => {
    const contar = crearLimite(1, 1);
    contar('c1', 0);
    expect(() => contar('c2', 0)).not.toThrow();
  });

  it('takes a queue of 100 captures at once', () => {
    for (let i = 0; i < 100; i += 1) expect(() => contarPeticion('cola')).not.toThrow();
  });
});
