import { clientesDeCobrador, detalleCredito } from '@leal/contract';
import { fecha } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { unDetalle } from '../../piezas/credito/pruebas.ts';
import { diaDe, guardadaDe, leidaDe } from './guardada.ts';

const EN = Date.parse('2026-11-22T10:42:00.000-06:00');
const DETALLE = unDetalle();
const guardada = guardadaDe(detalleCredito, DETALLE, EN);

describe('an answer in the copy', () => {
  it('is kept as it travels, and read as an answer is read', () => {
    expect(guardada).toMatchObject({ respuesta: { credito: { saldo: 3360 } } });
    expect(leidaDe(detalleCredito, structuredClone(guardada))).toEqual({ datos: DETALLE, en: EN });
  });

  it('of a list is kept with all of its pages', () => {
    const resumen = { total: 0, activos: 0, por_entregar: 0, finalizados: 0, visitados_hoy: 0 };
    const lista = { pages: [{ datos: [], siguiente: null, total: 0, resumen }], pageParams: [null] };
    expect(leidaDe(clientesDeCobrador, guardadaDe(clientesDeCobrador, lista, EN))).toEqual({
      datos: lista,
      en: EN,
    });
  });

  it('that a newer version answers with more is read as far as it is known', () => {
    const { respuesta } = guardada as { respuesta: object };
    const nueva = { ...guardada, respuesta: { ...respuesta, otra_cosa: 1 } };
    expect(leidaDe(detalleCredito, nueva)?.datos).toEqual(DETALLE);
  });

  it.each([
    ['nothing', undefined],
    ['of another form', { ...guardada, version: 0 }],
    ['without its hour', { ...guardada, en: 'ayer' }],
    ['of another call', { ...guardada, respuesta: { datos: [] } }],
    [
      'damaged',
      { ...guardada, respuesta: { ...(guardada.respuesta as object), credito: { saldo: 'mucho' } } },
    ],
    ['a list where none was', { ...guardada, respuesta: { pages: [1], pageParams: [null] } }],
  ])('%s is none', (_, crudo) => {
    expect(leidaDe(detalleCredito, crudo)).toBeNull();
  });
});

describe('the business day of an answer', () => {
  it('is the one that it names', () => {
    expect(diaDe({ fecha: '2026-11-21' }, EN)).toBe(fecha('2026-11-21'));
  });

  it('else the one on which it came, in the street and not in Greenwich', () => {
    expect(diaDe(DETALLE, Date.parse('2026-11-23T03:00:00.000Z'))).toBe(fecha('2026-11-22'));
  });
});
