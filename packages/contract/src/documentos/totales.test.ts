import { expect, it } from 'vitest';
import { totalesDoc, totalesEnCero } from './totales.ts';

it('a due date of which only the balance moved reads as no credit: additions leave out what did not move', () => {
  const sumas = {
    ...totalesEnCero('c1', 'Cobrador'),
    vencimientos: { '2026-12-15': { saldo_centavos: -5 } },
  };
  expect(totalesDoc.parse(sumas).vencimientos).toEqual({ '2026-12-15': { n: 0, saldo_centavos: -5 } });
});

it('a kind of request that came after the document counts none: a new kind leaves what is stored readable', () => {
  const { captura_tardia: _, ...deAntes } = totalesEnCero('c1', 'Cobrador').pendientes;
  const sumas = { ...totalesEnCero('c1', 'Cobrador'), pendientes: { ...deAntes, renovacion: 2 } };
  expect(totalesDoc.parse(sumas).pendientes).toMatchObject({ captura_tardia: 0, renovacion: 2 });
});
