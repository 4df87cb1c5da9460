import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { decisionPorEstado, estadosPedidos } from './decision.ts';

const mensajes = (error: z.core.$ZodError | undefined) => error?.issues.map(({ message }) => message);

describe('the states that a list asks for', () => {
  it.each([
    ['aprobada', ['aprobada']],
    ['APROBADA,Rechazada', ['aprobada', 'rechazada']],
    [undefined, undefined],
  ])('%s', (texto, estados) => {
    expect(z.decode(estadosPedidos, texto)).toEqual(estados);
  });

  it('travel as they are asked for', () => {
    expect(z.encode(estadosPedidos, ['pendiente', 'aprobada'])).toBe('pendiente,aprobada');
  });

  it.each(['', 'otra', 'aprobada,otra', 'otra,aprobada', 'aprobada rechazada'])('%j is refused', (texto) => {
    expect(mensajes(z.safeDecode(estadosPedidos, texto).error)).toEqual(['El estado no es válido']);
  });
});

describe('a decision by state', () => {
  const decision = z.object(decisionPorEstado);

  it.each(['aprobada', 'rechazada'] as const)('is %s, with a comment and whoever says it', (estado) => {
    const dicha = { estado, comentario: 'De acuerdo', gerente_responde: 'u1' };
    expect(decision.parse(dicha)).toEqual(dicha);
    expect(decision.parse({ estado })).toEqual({ estado });
  });

  it.each(['pendiente', 'Aprobada', '', undefined])('%s is none', (estado) => {
    expect(mensajes(decision.safeParse({ estado }).error)).toEqual(['Debe ser aprobada o rechazada']);
  });
});
