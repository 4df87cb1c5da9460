import { describe, expect, it } from 'vitest';
import {
  estadoEdicionCliente,
  ESTADOS_SOLICITUD,
  leerEstadoSolicitud,
  resolverSolicitud,
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
    expect(resolverSolicitud({ ...base, estado, decision })).toEqual(esperado);
  });

  it('a decision on one’s own is marked, or refused where a second manager is demanded', () => {
    const propia = { ...base, solicitante: 'g1', estado: 'pendiente', decision: 'aprobar' } as const;
    expect(resolverSolicitud(propia)).toMatchObject({ decision_propia: true });
    expect(resolverSolicitud({ ...propia, exigir_segundo_gerente: true })).toEqual({
      tipo: 'requiere_otro_gerente',
    });
    expect(resolverSolicitud({ ...propia, solicitante: 'c1', exigir_segundo_gerente: true })).toMatchObject({
      tipo: 'resuelta',
    });
  });

  it('client edits are capitalised on the wire and read in either spelling', () => {
    for (const estado of ESTADOS_SOLICITUD) {
      expect(leerEstadoSolicitud(estadoEdicionCliente(estado))).toBe(estado);
      expect(leerEstadoSolicitud(estado)).toBe(estado);
    }
    expect(leerEstadoSolicitud('otra')).toBeNull();
  });
});
