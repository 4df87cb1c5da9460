import type { FilaReporte } from '@leal/contract';
import { centavos, diasDeSemana, fecha } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { faltaEn, type Sobrepuesto } from '../../lib/acciones/sobrepuestos.ts';
import { unSobrepuesto } from '../credito/pruebas.ts';
import { delDia, type FilaSabida } from './del-dia.ts';
import { textoAparte, textoSinConfirmar } from './figuras.ts';

const HOY = fecha('2026-11-20');
const A_LAS_ONCE = Date.parse('2026-11-20T11:00:00.000-06:00');
const MINUTO = 60_000;

const fila = (cambios: Partial<FilaReporte> = {}): FilaReporte => ({
  id_pago: 'c1.pago-2026-11-20',
  id_credito: 'c1',
  tipo: 'pago',
  nombre: 'Ana López',
  direccion: 'Hidalgo 12, Centro',
  monto_pagado: centavos(12_000),
  monto_solicitado: centavos(300_000),
  hora_registro: '11:05',
  fecha_pago: HOY,
  ...cambios,
});

/** Splits them as a screen does whose answer was asked for at eleven. */
const delTelefono = (...todos: Sobrepuesto[]) => ({
  faltan: todos.filter((sobrepuesto) => faltaEn(sobrepuesto, A_LAS_ONCE)),
  estan: todos.filter((sobrepuesto) => !faltaEn(sobrepuesto, A_LAS_ONCE)),
});
const deHoy = (todos: Sobrepuesto[], filas?: FilaSabida[]) => delDia(delTelefono(...todos), [HOY], { filas });
const aparteDeHoy = (todos: Sobrepuesto[], filas?: FilaSabida[]) => deHoy(todos, filas).sinConfirmar;

const SIN_CIFRAS = {
  monto: 0,
  transferido: 0,
  enMano: 0,
  pagos: 0,
  visitas: 0,
  atrasos: 0,
  quitados: 0,
  esperan: [],
  visitados: [],
  hasta: 0,
};
const NADA = { ...SIN_CIFRAS, filas: [] };
const UN_PAGO = { ...NADA, monto: 12_000, pagos: 1, visitados: ['c1'], filas: [expect.anything()] };

describe('what the phone holds and an answer lacks', () => {
  it('is summed apart, with its rows as the table shows them, newest first', () => {
    const visita = unSobrepuesto({
      clave: 'k-2',
      sobre: 'c2',
      gestion: 'visita',
      monto: 0,
      capturado_en: '2026-11-20T11:20:00.000-06:00',
    });
    const { filas, ...cifras } = aparteDeHoy([unSobrepuesto(), visita]);
    expect(cifras).toEqual({ ...SIN_CIFRAS, monto: 12_000, pagos: 1, visitas: 1, visitados: ['c1', 'c2'] });
    expect(filas).toMatchObject([{ tipo: 'visita', hora_registro: '11:20' }, fila({ id_pago: 'k-1' })]);
  });

  it.each<[string, Partial<Sobrepuesto>, 'confirmado' | 'sinConfirmar' | 'nada']>([
    ['is being asked for', { enDuda: true, estado: 'enviando' }, 'sinConfirmar'],
    ['waits for a line', { estado: 'pendiente' }, 'sinConfirmar'],
    [
      'was confirmed after the answer was asked for',
      { estado: 'confirmado', hasta: A_LAS_ONCE + MINUTO },
      'confirmado',
    ],
    ['was confirmed before', { estado: 'confirmado', hasta: A_LAS_ONCE - MINUTO }, 'nada'],
    ['waits for a manager, which the answer says', { estado: 'en_revision', hasta: A_LAS_ONCE - 1 }, 'nada'],
    [
      'was booked before, under another key',
      { estado: 'confirmado', hasta: A_LAS_ONCE + 1, respuesta: { yaRegistrado: true } },
      'nada',
    ],
    ['is of another day', { capturado_en: '2026-11-19T17:59:00.000-06:00' }, 'nada'],
  ])('a payment that %s: %o', (_, cambios, donde) => {
    const hasta = cambios.estado === 'confirmado' ? A_LAS_ONCE + MINUTO : 0;
    expect(deHoy([unSobrepuesto(cambios)])).toEqual({
      confirmado: donde === 'confirmado' ? { ...UN_PAGO, hasta } : NADA,
      sinConfirmar: donde === 'sinConfirmar' ? UN_PAGO : NADA,
    });
  });

  it.each<[string, Partial<Sobrepuesto>, string[]]>([
    ['a late capture', { estado: 'en_revision', respuesta: { tipo: 'tardia' } }, []],
    ['many abonos', { estado: 'en_revision', respuesta: { tipo: 'multiple' } }, ['c1']],
    ['many abonos, not sent yet', { estado: 'pendiente', previsto: 'requiere_aprobacion' }, ['c1']],
  ])(
    'about which a manager will decide is cash in hand and no payment; many abonos are a visit: %s',
    (_, cambios, visitados) => {
      const { confirmado, sinConfirmar } = deHoy([unSobrepuesto({ hasta: A_LAS_ONCE, ...cambios })]);
      const cuenta = { ...NADA, enMano: 12_000, visitados, esperan: visitados, hasta: A_LAS_ONCE };
      expect([confirmado, sinConfirmar]).toEqual(
        cambios.estado === 'pendiente' ? [NADA, cuenta] : [cuenta, NADA],
      );
    },
  );

  it('is only what was done at a door', () => {
    const { gestion, ...gasto } = unSobrepuesto({ accion: 'gasto.crear' });
    expect(gestion).toBe('pago');
    expect(aparteDeHoy([gasto])).toEqual(NADA);
  });

  it('is not what the answer shows: its own answer was lost, but it got through', () => {
    expect(aparteDeHoy([unSobrepuesto({ enDuda: true })], [fila()])).toEqual(NADA);
    const otro = aparteDeHoy([unSobrepuesto({ enDuda: true })], [fila({ hora_registro: '10:40' })]);
    expect(otro).toMatchObject({ monto: 12_000, pagos: 1, visitados: [] });
  });

  it('counts a client once, and not at all when an answer did', () => {
    const visita = { gestion: 'visita', monto: 0 } as const;
    const dos = [unSobrepuesto({ clave: 'k-0', ...visita }), unSobrepuesto()];
    expect(aparteDeHoy(dos).visitados).toEqual(['c1']);
    const vista = unSobrepuesto({ clave: 'k-0', ...visita, hasta: A_LAS_ONCE - MINUTO });
    expect(aparteDeHoy([vista, unSobrepuesto()])).toMatchObject({ pagos: 1, visitados: [] });
    const contada = delDia(delTelefono(...dos), [HOY], { visitado: (id) => id === 'c1' });
    expect(contada.sinConfirmar).toMatchObject({ pagos: 1, visitados: [] });
  });

  it('of a week is that of its days', () => {
    const ayer = unSobrepuesto({ clave: 'k-0', capturado_en: '2026-11-19T11:05:00.000-06:00' });
    const domingo = unSobrepuesto({ clave: 'k-9', capturado_en: '2026-11-15T11:05:00.000-06:00' });
    const dias = diasDeSemana(fecha('2026-11-16'));
    expect(delDia(delTelefono(domingo, ayer, unSobrepuesto()), dias).sinConfirmar).toMatchObject({
      monto: 24_000,
      pagos: 2,
    });
  });
});

it('is said next to the figure, never in it', () => {
  const leido = new Date('2026-11-20T10:42:00.000-06:00');
  const sinFijos = (texto: string | undefined) => texto?.replaceAll('\u00A0', ' ');
  expect(sinFijos(textoAparte(centavos(12_000), leido))).toBe('a las 10:42 + $120.00 sin confirmar');
  expect(sinFijos(textoSinConfirmar(3, 'cuenta'))).toBe('+ 3 sin confirmar');
  expect(textoAparte(centavos(0), leido)).toBeUndefined();
  expect(textoSinConfirmar(0, 'cuenta')).toBeUndefined();
});
