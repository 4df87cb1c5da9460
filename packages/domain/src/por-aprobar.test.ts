import { describe, expect, it } from 'vitest';
import { bloquePorAprobar, cambioPorAprobar, CLASES_POR_APROBAR, porAprobar } from './por-aprobar.ts';

describe('what a move of the sums means for what waits', () => {
  it('is nothing when no counter of requests moves', () => {
    expect(cambioPorAprobar({ saldo_pendiente_centavos: -100, pendientes: {} })).toBeNull();
  });

  it('is the same move, class by class', () => {
    const cambio = cambioPorAprobar({ creditos_pendientes: 1, pendientes: { renovacion: -1, gastos: 2 } });
    expect(cambio).toEqual({ ...porAprobar(() => 0), creditos: 1, renovacion: -1, gastos: 2 });
  });
});

it("the block 'Por Aprobar' takes edits, deletions, multiples and late captures together", () => {
  const cuenta = porAprobar((clase) => 10 ** CLASES_POR_APROBAR.indexOf(clase));
  expect(bloquePorAprobar(cuenta)).toEqual({
    clientes: cuenta.creditos,
    abonos: cuenta.edicion_pago + cuenta.eliminacion_pago + cuenta.abonos_multiples + cuenta.captura_tardia,
    gastos: cuenta.gastos,
    renovaciones: cuenta.renovacion,
  });
});
