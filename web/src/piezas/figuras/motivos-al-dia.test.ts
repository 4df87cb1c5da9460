import { fecha } from '@leal/domain';
import { expect, it } from 'vitest';
import type { Sobrepuesto } from '../../lib/acciones/sobrepuestos.ts';
import { unSobrepuesto } from '../credito/pruebas.ts';
import { delDia } from './del-dia.ts';
import { motivosAlDia } from './motivos-al-dia.ts';

const HOY = fecha('2026-11-20');
const unToque = (gestion: Sobrepuesto['gestion'], mas: Partial<Sobrepuesto> = {}, motivo_visita?: string) =>
  unSobrepuesto({
    clave: `${gestion}-${motivo_visita}`,
    ...(gestion && { gestion }),
    ...(gestion !== 'pago' && { monto: 0 }),
    cuerpo: JSON.stringify({ motivo_visita }),
    ...mas,
  });
const confirmado = { estado: 'confirmado', hasta: Date.parse('2026-11-20T12:00:00.000-06:00') } as const;

const NO_ESTABA = { motivo: 'No estaba', n: 1, creditos: ['c1'] };
const NO_TIENE = { motivo: 'No tiene', n: 1, creditos: ['c1'] };

it.each<[string, (typeof NO_ESTABA)[], Sobrepuesto[], motivos: object[], faltan: number]>([
  ['a visit that waits is one more', [], [unToque('visita')], [], 1],
  ['with a late day it is one still', [], [unToque('visita'), unToque('atraso')], [], 1],
  ['with a payment it is none', [], [unToque('visita'), unToque('pago')], [], 0],
  [
    'nor with cash that the manager will decide about',
    [],
    [unToque('visita'), unToque('pago', { previsto: 'requiere_aprobacion' })],
    [],
    0,
  ],
  ['one that the answer has is no other', [NO_ESTABA], [unToque('atraso')], [NO_ESTABA], 0],
  ['a confirmed one is in it', [], [unToque('visita', confirmado, 'No tiene')], [NO_TIENE], 0],
  ['what was said last is counted', [NO_ESTABA], [unToque('atraso', confirmado, 'No tiene')], [NO_TIENE], 0],
  [
    'who said nothing then is counted as before',
    [NO_ESTABA],
    [unToque('atraso', confirmado)],
    [NO_ESTABA],
    0,
  ],
  ['a confirmed payment takes it out', [NO_ESTABA], [unToque('pago', confirmado)], [], 0],
  ['one that waits does not yet', [NO_ESTABA], [unToque('pago')], [NO_ESTABA], 0],
])('why there was no payment: %s', (_, motivos, faltan, esperados, mas) => {
  const delTelefono = delDia({ faltan, estan: [] }, [HOY], { filas: [] });
  expect(motivosAlDia(motivos, delTelefono)).toEqual({ motivos: esperados, faltan: mas });
});

it('an answer that does not say which credits it counts stays as it is', () => {
  const [viejos, delTelefono] = [
    [{ motivo: null, n: 3 }],
    delDia({ faltan: [unToque('visita')], estan: [] }, [HOY]),
  ];
  expect(motivosAlDia(viejos, delTelefono)).toEqual({ motivos: viejos, faltan: 1 });
  expect(motivosAlDia(undefined, delTelefono)).toEqual({ motivos: undefined, faltan: 1 });
});
