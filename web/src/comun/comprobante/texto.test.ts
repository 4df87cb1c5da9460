import { centavos, fecha } from '@leal/domain';
import { expect, it, test } from 'vitest';
import type { CuentaDelPago } from './cuenta.ts';
import { renglonesDe, textoDe } from './texto.ts';

const CUENTA: CuentaDelPago = {
  cubiertos: 7,
  de: 30,
  resta: centavos(276_000),
  cuando: '2026-11-18T11:03:00-06:00',
  segunTelefono: false,
};
const RECIBO = {
  folio: 'K7MQ2-0014',
  token: 'AAAAAAAAAAAAAAAAAAAAAA',
  monto: centavos(12_000),
  fecha: fecha('2026-11-18'),
  hora: '11:03',
  enlace: 'https://leal.example/leal/comprobante/AAAAAAAAAAAAAAAAAAAAAA',
  empresa: 'Préstamos del Norte',
  contacto: '81 1234 5678',
  cliente: 'Ana López',
  cobrador: 'Pedro Ruiz',
  forma: null,
  cuenta: CUENTA,
};

it('the message says all that a client asks for, with number and link, and that it is no CFDI', () => {
  expect(textoDe(RECIBO)).toBe(
    [
      'Comprobante de pago K7MQ2-0014',
      'Préstamos del Norte',
      '81 1234 5678',
      '$120.00 · 18/11/2026 11:03',
      'Pagó: Ana López',
      'Abono 7 de 30',
      'Resta $2,760.00 al 18/11/2026 11:03',
      'Cobró: Pedro Ruiz',
      'Consulta si está vigente: https://leal.example/leal/comprobante/AAAAAAAAAAAAAAAAAAAAAA',
      'No es un CFDI.',
    ].join('\n'),
  );
});

it('a payment by transfer says so below who paid', () => {
  expect(renglonesDe({ ...RECIBO, forma: 'Transferencia, por confirmar' }).slice(0, 2)).toEqual([
    'Pagó: Ana López',
    'Transferencia, por confirmar',
  ]);
});

it('leaves out what the owner has not set', () => {
  expect(
    textoDe({ ...RECIBO, empresa: null, contacto: null })
      .split('\n')
      .slice(0, 2),
  ).toEqual(['Comprobante de pago K7MQ2-0014', '$120.00 · 18/11/2026 11:03']);
});

test.each([
  [
    'what only the phone knows',
    { ...CUENTA, segunTelefono: true },
    ['Abono 7 de 30', 'Resta $2,760.00 según este teléfono, a las 11:03'],
  ],
  [
    'a part of the first daily amount',
    { ...CUENTA, cubiertos: 0, resta: centavos(354_000) },
    ['A cuenta del abono 1 de 30', 'Resta $3,540.00 al 18/11/2026 11:03'],
  ],
  [
    'all of it',
    { ...CUENTA, cubiertos: 30, resta: centavos(0) },
    ['Abono 30 de 30', 'Resta $0.00 al 18/11/2026 11:03'],
  ],
  [
    'a payment that a manager has to approve',
    'por_aplicar',
    ['Por aplicar: falta que la oficina lo apruebe.'],
  ],
  ['a loan that nobody knows of', null, []],
] as const)('the account of %s', (_, cuenta, renglones) => {
  expect(renglonesDe({ ...RECIBO, cuenta })).toEqual(['Pagó: Ana López', ...renglones, 'Cobró: Pedro Ruiz']);
});
