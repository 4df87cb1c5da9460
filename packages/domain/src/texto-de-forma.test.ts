import { expect, it } from 'vitest';
import { fecha } from './calendario.ts';
import { textoDeForma } from './texto-de-forma.ts';

const DIA = fecha('2026-11-17');
const transferencia = { fecha: DIA, referencia: 'MBAN01' };

it.each([
  ['cash', undefined, null],
  ['one that nobody has looked for', transferencia, 'Transferencia MBAN01'],
  [
    'of another day',
    { ...transferencia, fecha: fecha('2026-11-16') },
    'Transferencia MBAN01, del 16/11/2026',
  ],
  ['one that was seen', { ...transferencia, banco: 'vista' }, 'Transferencia MBAN01, Vista en el banco'],
  [
    'one that is not there',
    { fecha: DIA, nota: 'De su hija', banco: 'no_esta' },
    'Transferencia, De su hija, No está en el banco',
  ],
] as const)('%s', (_, dicha, texto) =>
  expect(textoDeForma({ transferencia: dicha, fecha: DIA })).toBe(texto),
);
