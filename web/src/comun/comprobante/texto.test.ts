import { centavos, fecha } from '@leal/domain';
import { expect, it } from 'vitest';
import { textoDe } from './texto.ts';

const recibo = {
  folio: 'K7MQ2-0014',
  token: 'AAAAAAAAAAAAAAAAAAAAAA',
  monto: centavos(12_000),
  fecha: fecha('2026-11-18'),
};

it('the message says number, amount, day and link, and that it is no CFDI', () => {
  expect(textoDe(recibo, 'Préstamos del Norte', 'https://leal.example')).toBe(
    [
      'Comprobante de pago K7MQ2-0014',
      'Préstamos del Norte',
      '$120.00 · 18/11/2026',
      'Consulta si está vigente: https://leal.example/leal/comprobante/AAAAAAAAAAAAAAAAAAAAAA',
      'No es un CFDI.',
    ].join('\n'),
  );
});
