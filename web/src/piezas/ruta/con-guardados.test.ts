import type { CreditoDeRuta } from '@leal/contract';
import { fecha } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import type { Sobrepuesto } from '../../lib/acciones/sobrepuestos.ts';
import { unCredito, unSobrepuesto } from '../credito/pruebas.ts';
import { conGuardados } from './con-guardados.ts';
import type { Ruta } from './ruta-leida.ts';

const A_LAS_ONCE = Date.parse('2026-11-20T11:00:00.000-06:00');
const MINUTO = 60_000;

const RUTA: Ruta = {
  datos: [unCredito(), unCredito({ id_credito: 'c2' })],
  visitados: [],
  inician_manana: [],
  total: 2,
  fecha: fecha('2026-11-20'),
  dia: 'viernes',
};
const ids = (creditos: readonly CreditoDeRuta[]) => creditos.map(({ id_credito }) => id_credito);
const dibujar = (...hechos: Partial<Sobrepuesto>[]) => {
  const { datos, visitados } = conGuardados(RUTA, hechos.map(unSobrepuesto), A_LAS_ONCE);
  return {
    hoy: ids(datos),
    visitados: visitados.map(({ visita_hoy, atraso_hoy, atrasos }) => ({ visita_hoy, atraso_hoy, atrasos })),
  };
};
const NADA = { hoy: ['c1', 'c2'], visitados: [] };
const SALE = { hoy: ['c2'], visitados: [] };

const confirmada = (gestion: 'pago' | 'visita' | 'atraso', respuesta: object = {}): Partial<Sobrepuesto> => ({
  estado: 'confirmado',
  hasta: A_LAS_ONCE + MINUTO,
  gestion,
  respuesta: {
    yaRegistrado: false,
    resumen: {
      totalAtrasos: 4,
      penalizaciones: 0,
      montoPenalizacion: 0,
      totalPagado: 360,
      montoRestante: 3_240,
    },
    ...(gestion === 'atraso' ? { totalAtrasos: 4 } : { requiereAprobacion: false, tipo: gestion }),
    ...respuesta,
  },
});
const PAGO = { id_pago: 'c1.pago-2026-11-20', tipo: 'pago', monto: 120, hora: '10:30' };
const VISITA = { id_pago: 'c1.v', tipo: 'visita', monto: 0, hora: '10:30' };

describe('the card of a credit, drawn over a route that was asked for at eleven', () => {
  it.each<[string, Partial<Sobrepuesto>, unknown]>([
    ['a payment that waits leaves', {}, SALE],
    ['a payment leaves', confirmada('pago'), SALE],
    [
      'one that waits for the manager leaves',
      confirmada('pago', { requiereAprobacion: true, id_solicitud: 's1' }),
      SALE,
    ],
    [
      'one that the server could not book leaves, until a later answer',
      { estado: 'en_revision', hasta: A_LAS_ONCE },
      SALE,
    ],
    [
      'a visit that waits stays below',
      { gestion: 'visita', monto: 0 },
      { hoy: ['c2'], visitados: [{ visita_hoy: '11:05', atrasos: 1 }] },
    ],
    [
      'a visit stays below',
      confirmada('visita'),
      { hoy: ['c2'], visitados: [{ visita_hoy: '11:05', atrasos: 4 }] },
    ],
    [
      'a late day that waits stays below and counts one more',
      { gestion: 'atraso', monto: 0 },
      { hoy: ['c2'], visitados: [{ atraso_hoy: '11:05', atrasos: 2 }] },
    ],
    [
      'a late day stays below with its count',
      confirmada('atraso'),
      { hoy: ['c2'], visitados: [{ atraso_hoy: '11:05', atrasos: 4 }] },
    ],
    [
      'a payment that stood already leaves',
      confirmada('visita', { yaRegistrado: true, registrado: PAGO }),
      SALE,
    ],
    [
      'a visit that stood already stays, with its own hour',
      confirmada('visita', { yaRegistrado: true, registrado: VISITA }),
      { hoy: ['c2'], visitados: [{ visita_hoy: '10:30', atrasos: 4 }] },
    ],
    ['whose outcome is being asked stays, and says so itself', { enDuda: true, estado: 'enviando' }, NADA],
    [
      'that the answer knows stays as the answer says',
      { ...confirmada('pago'), hasta: A_LAS_ONCE - 1 },
      NADA,
    ],
    ['that is of yesterday stays', { capturado_en: '2026-11-19T11:05:00.000-06:00' }, NADA],
    [
      'whose answer another version got does what was asked',
      { ...confirmada('pago'), respuesta: { otra: 1 } },
      SALE,
    ],
  ])('%s', (_caso, hecho, esperado) => expect(dibujar(hecho)).toEqual(esperado));

  it('a visit and then a payment: it leaves, and the answer is as it came', () => {
    const antes = structuredClone(RUTA);
    expect(dibujar({ clave: 'k-0', ...confirmada('visita') }, {})).toEqual(SALE);
    expect(RUTA).toEqual(antes);
  });
});
