import type { Registrado } from '@leal/contract';
import { CERO, centavos, ESTADOS_CREDITO, fecha, PARAMETROS, recibePagos } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { accionDelDia, atrasoImpedido, nombrePorAprobar } from './accion-del-dia.ts';
import { unDetalle } from '../../../piezas/credito/pruebas.ts';

const hecho = (tipo: Registrado['tipo']): Registrado => ({
  id_pago: `c1.${tipo}`,
  tipo,
  monto: tipo === 'pago' ? centavos(12_000) : CERO,
  hora: '11:05',
});
const DE_BANCO: Registrado = { ...hecho('pago'), id_pago: 'c1.transferencia', forma: 'transferencia' };
const multiple = { id_solicitud: 's1', monto: centavos(72_000), hora: '10:30' };

describe('what the day still takes', () => {
  it.each([
    ['nothing yet', {}, 'cobrar', null],
    ['a visit', { registrado: hecho('visita') }, 'cobrar', null],
    [
      'a late day',
      { registrado: hecho('atraso') },
      'cobrar',
      'Ya se registró un atraso para este cliente hoy.',
    ],
    ['a payment', { registrado: hecho('pago') }, 'pagado', 'Ya se registró un pago para este cliente hoy.'],
    [
      'a payment that waits for the manager',
      { multiple_pendiente: multiple },
      'por_aprobar',
      'El pago de hoy está por aprobar.',
    ],
    [
      'a visit and then a payment that waits',
      { registrado: hecho('visita'), multiple_pendiente: multiple },
      'por_aprobar',
      'El pago de hoy está por aprobar.',
    ],
  ] as const)('%s', (_, hoy, clase, impedido) => {
    const detalle = unDetalle({}, hoy);
    expect(accionDelDia(detalle, PARAMETROS).clase).toBe(clase);
    expect(atrasoImpedido(detalle)).toBe(impedido);
  });

  it.each(ESTADOS_CREDITO.filter((estado) => !recibePagos(estado)))(
    'a credit %s takes nothing and says why',
    (estado_credito) => {
      const detalle = unDetalle({ estado_credito });
      expect(accionDelDia(detalle, PARAMETROS)).toMatchObject({
        clase: 'cerrado',
        motivo: expect.stringMatching(/\.$/),
      });
      expect(atrasoImpedido(detalle)).toBe('El crédito no está activo.');
    },
  );

  it('one that was written off is still paid, says what it is, and has no late day; nothing more once all is paid', () => {
    const detalle = unDetalle({ estado_credito: 'Castigado' });
    expect(accionDelDia(detalle, PARAMETROS)).toMatchObject({
      clase: 'cobrar',
      nota: expect.stringMatching(/^Crédito castigado/),
    });
    expect(atrasoImpedido(detalle)).toBe('El crédito no está activo.');
    const pagado = unDetalle({ estado_credito: 'Castigado', saldo: CERO });
    expect(accionDelDia(pagado, PARAMETROS).clase).toBe('cerrado');
    const hoy = unDetalle({ estado_credito: 'Castigado', saldo: CERO }, { registrado: hecho('pago') });
    expect(accionDelDia(hoy, PARAMETROS).clase).toBe('pagado');
  });

  it.each([
    ['cash, where no transfer is taken', [hecho('pago')], 0, undefined],
    ['cash', [hecho('pago')], 3, 'transferencia'],
    ['a transfer', [DE_BANCO], 3, 'efectivo'],
    ['a transfer, and none is taken any more', [DE_BANCO], 0, 'efectivo'],
    ['one of each', [hecho('pago'), DE_BANCO], 3, undefined],
  ] as const)('beside %s there is room for one more payment, or none', (_, pagos, dias, falta) => {
    const [registrado, transferencia] = pagos;
    const detalle = unDetalle({}, { registrado, ...(transferencia && { transferencia }) });
    const parametros = { ...PARAMETROS, dias_transferencia: dias };
    expect(accionDelDia(detalle, parametros)).toMatchObject({ clase: 'pagado', falta });
  });

  it('beside a transfer of many abonos that waits there is room for cash', () => {
    const pendiente_multiple = { ...multiple, fecha: fecha('2026-11-20'), transferencia: true as const };
    const detalle = unDetalle({ pendiente_multiple }, { multiple_pendiente: multiple });
    expect(accionDelDia(detalle, PARAMETROS)).toMatchObject({ clase: 'por_aprobar', falta: 'efectivo' });
    expect(nombrePorAprobar(detalle.credito)).toBe('Por aprobar (transferencia)');
  });

  it('says what happened today short of a payment', () => {
    const nota = (hoy: Parameters<typeof unDetalle>[1]) => {
      const accion = accionDelDia(unDetalle({}, hoy), PARAMETROS);
      return accion.clase === 'cobrar' && accion.nota;
    };
    expect(nota({ registrado: hecho('visita') })).toContain('Visita sin pago a las 11:05');
    expect(nota({ registrado: hecho('atraso') })).toContain('el atraso se cancela');
    expect(nota({})).toBeNull();
  });

  it('a request of an earlier day leaves room for up to 5 abonos', () => {
    const pendiente_multiple = { id_solicitud: 's1', monto: centavos(72_000) };
    expect(accionDelDia(unDetalle({ pendiente_multiple }), PARAMETROS)).toMatchObject({
      clase: 'cobrar',
      nota: expect.stringContaining('$720.00 por aprobar'),
    });
  });
});
