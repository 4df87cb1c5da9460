import { NEGOCIO_POR_DEFECTO, ROL } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { ErrorApp } from '../../platform/errores.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { exigirQuienDecide, exigirResolucion } from './exigir-resolucion.ts';

const actor = { uid: 'g1', nombre: 'G', email: 'g@leal.demo', id_rol: ROL.gerente };
const cambio = (exigir_segundo_gerente: boolean) =>
  ({ actor, negocio: { ...NEGOCIO_POR_DEFECTO, exigir_segundo_gerente } }) as unknown as Cambio;
const decidir = (exigir: boolean, solicitante: string, estado: 'pendiente' | 'aprobada' = 'pendiente') => {
  try {
    return exigirResolucion(cambio(exigir), { estado, decision: 'aprobar', solicitante });
  } catch (error) {
    return error instanceof ErrorApp ? error.codigo : error;
  }
};

describe('a decision', () => {
  it.each([
    { solicitante: 'c1', exigir: false, espera: { estado: 'aprobada', decision_propia: false } },
    { solicitante: 'c1', exigir: true, espera: { estado: 'aprobada', decision_propia: false } },
    { solicitante: 'g1', exigir: false, espera: { estado: 'aprobada', decision_propia: true } },
    { solicitante: 'g1', exigir: true, espera: 'PROHIBIDO' },
  ])(
    'on what $solicitante asked for, a second manager demanded: $exigir',
    ({ solicitante, exigir, espera }) => {
      expect(decidir(exigir, solicitante)).toEqual(espera);
    },
  );

  it('that was taken already comes before who asked', () => {
    expect(decidir(true, 'g1', 'aprobada')).toBe('YA_PROCESADA');
  });

  it("carries one's own id or none", () => {
    exigirQuienDecide(actor, undefined);
    exigirQuienDecide(actor, 'g1');
    expect(() => exigirQuienDecide(actor, 'g2')).toThrow(ErrorApp);
  });
});
