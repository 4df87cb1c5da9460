import type { CreditoDeRuta } from '@leal/contract';
import { calcularCredito, centavos, CERO, fecha } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { unCredito } from '../credito/pruebas.ts';
import { aplicarEnRuta, ponerVisitado, quitarDeRuta, type Ruta } from './ruta-leida.ts';

const monto_solicitado = centavos(300_000);
const figuras = calcularCredito(monto_solicitado, 30);

const credito = (id_credito: string): CreditoDeRuta =>
  unCredito({
    id_credito,
    id_cliente: `cliente-${id_credito}`,
    nombre: `Cliente ${id_credito}`,
    monto_solicitado,
    ...figuras,
    total_pagado: CERO,
    saldo: figuras.monto_total,
    atrasos: 0,
  });

const ruta = (): Ruta => ({
  datos: [credito('a'), credito('b'), credito('c')],
  visitados: [credito('v')],
  inician_manana: [credito('m')],
  total: 3,
  fecha: fecha('2026-11-20'),
  dia: 'viernes',
});

const PAGADO = { monto: centavos(12_000), hora: '11:12', espera: false };

const ids = (creditos: readonly CreditoDeRuta[]) => creditos.map((c) => c.id_credito);

describe('the cached route after an answer', () => {
  it.each([
    ['a', { datos: ['b', 'c'], visitados: ['v'], manana: ['m'], total: 2 }],
    ['v', { datos: ['a', 'b', 'c'], visitados: [], manana: ['m'], total: 3 }],
    ['m', { datos: ['a', 'b', 'c'], visitados: ['v'], manana: [], total: 3 }],
    ['unknown', { datos: ['a', 'b', 'c'], visitados: ['v'], manana: ['m'], total: 3 }],
  ])('a paid credit %s leaves whichever list it stood in, and is found as paid', (id, esperado) => {
    const despues = quitarDeRuta(ruta(), id, PAGADO, centavos(5_000));
    expect(despues.pagados ?? []).toEqual(
      id === 'unknown'
        ? []
        : [expect.objectContaining({ nombre: `Cliente ${id}`, saldo: 5_000, pagado: PAGADO })],
    );
    expect(ids(despues.datos)).toEqual(esperado.datos);
    expect(ids(despues.visitados)).toEqual(esperado.visitados);
    expect(ids(despues.inician_manana)).toEqual(esperado.manana);
    expect(despues.total).toBe(esperado.total);
  });

  it('a visited credit moves below, marked, and stays payable', () => {
    const despues = ponerVisitado(ruta(), 'b', { visita_hoy: '11:05' });
    expect(ids(despues.datos)).toEqual(['a', 'c']);
    expect(ids(despues.visitados)).toEqual(['v', 'b']);
    expect(despues.visitados[1]?.visita_hoy).toBe('11:05');
    expect(despues.total).toBe(2);
  });

  it('a late day on a visited credit adds its mark and its count, once', () => {
    const despues = ponerVisitado(ruta(), 'v', { atraso_hoy: '12:00', atrasos: 3 });
    expect(ids(despues.visitados)).toEqual(['v']);
    expect(despues.visitados[0]).toMatchObject({ atraso_hoy: '12:00', atrasos: 3 });
  });

  it('a credit that starts tomorrow stays there when it is visited', () => {
    const despues = ponerVisitado(ruta(), 'm', { visita_hoy: '13:00' });
    expect(ids(despues.inician_manana)).toEqual(['m']);
    expect(despues.inician_manana[0]?.visita_hoy).toBe('13:00');
    expect(ids(despues.visitados)).toEqual(['v']);
  });

  it('leaves the route it was given untouched', () => {
    const antes = ruta();
    aplicarEnRuta(antes, 'a', { clase: 'sale', pagado: PAGADO, saldo: CERO });
    aplicarEnRuta(antes, 'b', { clase: 'visitado', cambios: { visita_hoy: '11:00' } });
    expect(antes).toEqual(ruta());
  });
});
