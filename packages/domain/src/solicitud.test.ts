import { describe, expect, it } from 'vitest';
import {
  estadoEdicionCliente,
  ESTADOS_SOLICITUD,
  interpretarEstadoSolicitud,
  decidirResolucion,
} from './solicitud.ts';

const base = { solicitante: 'c1', gerente: 'g1', exigir_segundo_gerente: false };

describe('one life cycle for every request', () => {
  it.each([
    ['pendiente', 'aprobar', { tipo: 'resuelta', estado: 'aprobada', decision_propia: false }],
    ['pendiente', 'rechazar', { tipo: 'resuelta', estado: 'rechazada', decision_propia: false }],
    ['aprobada', 'aprobar', { tipo: 'ya_procesada' }],
    ['aprobada', 'rechazar', { tipo: 'ya_procesada' }],
    ['rechazada', 'aprobar', { tipo: 'ya_procesada' }],
    ['rechazada', 'rechazar', { tipo: 'ya_procesada' }],
  ] as const)('%s, %s', (estado, decision, esperado) => {
    expect(decidirResolucion({ ...base, estado, decision })).toEqual(esperado);
  });

  it('a decision on one’s own is marked, or refused where a second manager is demanded', () => {
    const propia = { ...base, solicitante: 'g1', estado: 'pendiente', decision: 'aprobar' } as const;
    expect(decidirResolucion(propia)).toMatchObject({ decision_propia: true });
    expect(decidirResolucion({ ...propia, exigir_segundo_gerente: true })).toEqual({
      tipo: 'requiere_otro_gerente',
    });
    expect(decidirResolucion({ ...propia, solicitante: 'c1', exigir_segundo_gerente: true })).toMatchObject({
      tipo: 'resuelta',
    });
  });

  it('client edits are capitalised on the wire and read in either spelling', () => {
    for (const estado of ESTADOS_SOLICITUD) {
      expect(interpretarEstadoSolicitud(estadoEdicionCliente(estado))).toBe(estado);
      expect(interpretarEstadoSolicitud(estado)).toBe(estado);
    }
    expect(interpretarEstadoSolicitud('otra')).toBeNull();
  });
});
