import { centavos } from '@leal/domain';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { pesos } from './dinero.ts';
import { instante } from './fechas.ts';
import { presentar } from './presentar.ts';

it('a document in the words of an answer: amounts without their suffix, instants as text, nothing that the answer has not', () => {
  const forma = z.object({ monto: pesos, creado_en: instante, nombre: z.string(), centavos_de: z.string() });
  const documento = {
    monto_centavos: centavos(12_050),
    creado_en: new Date('2026-11-20T17:00:00.000Z'),
    nombre: 'Ana',
    centavos_de: 'otro',
    registrado_por: 'u1',
  };
  const dicho = presentar(forma, documento);
  expect(dicho).toEqual({
    monto: 12_050,
    creado_en: '2026-11-20T11:00:00.000-06:00',
    nombre: 'Ana',
    centavos_de: 'otro',
  });
  expect(z.encode(forma, dicho)).toMatchObject({ monto: 120.5 });
});

it('a suffix at the beginning of a name is none', () => {
  const forma = z.object({ _centavos_de: z.string() });
  expect(presentar(forma, { _centavos_de: 'otro' })).toEqual({ _centavos_de: 'otro' });
});
