import { centavos, fecha } from '@leal/domain';
import { expect, it } from 'vitest';
import { textoEntrega } from './textos-entrega.ts';

const monto = centavos(300_000);
const entregada = { estado: 'entregada', monto, fecha: fecha('2026-11-18') } as const;

it.each([
  [{ estado: 'por_entregar', monto } as const, 'Por entregar'],
  [{ estado: 'cancelada', monto } as const, 'No se entregó'],
  [{ ...entregada, dias_despues: 0 }, 'Entregado 18/11/2026'],
  [{ ...entregada, dias_despues: 1 }, 'Entregado 1 día después'],
  [{ ...entregada, dias_despues: -1 }, 'Entregado 18/11/2026, antes de aprobarse'],
  [
    { ...entregada, dias_despues: 0, reloj_corregido: true as const },
    'Entregado 18/11/2026 (el reloj del teléfono estaba mal)',
  ],
  [{ ...entregada, dias_despues: 2 }, 'Entregado 2 días después'],
])('%j: %s', (entrega, dicho) => {
  expect(textoEntrega(entrega)).toBe(dicho);
});
