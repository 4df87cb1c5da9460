import { describe, expect, test } from 'vitest';
import { type AlDia, ponerAlDia } from './al-dia.ts';

type Credito = { monto_solicitado: number; nombre: string };

const NUEVA: AlDia<Credito> = { visto: undefined, movidos: [] };
const CINCO_MIL = { monto_solicitado: 500_000, nombre: 'Ana López' };
const NOVENTA_MIL = { ...CINCO_MIL, monto_solicitado: 9_000_000 };
const SUBIO = { campo: 'monto_solicitado', antes: 500_000, ahora: 9_000_000 };

describe('what stands in a question after another reading', () => {
  test('the first reading is no change, unless the card said something else', () => {
    expect(ponerAlDia(NUEVA, NOVENTA_MIL)).toEqual({ visto: NOVENTA_MIL, movidos: [] });
    expect(ponerAlDia(NUEVA, NOVENTA_MIL, { monto_solicitado: 500_000 })).toEqual({
      visto: NOVENTA_MIL,
      movidos: [SUBIO],
    });
  });

  test('a field that moved is told from what was read last, and stays told when another moves', () => {
    const subida = ponerAlDia(ponerAlDia(NUEVA, CINCO_MIL), NOVENTA_MIL);
    expect(subida.movidos).toEqual([SUBIO]);
    const renombrada = ponerAlDia(subida, { ...NOVENTA_MIL, nombre: 'Ana Ruiz' });
    expect(renombrada.movidos).toEqual([SUBIO, { campo: 'nombre', antes: 'Ana López', ahora: 'Ana Ruiz' }]);
    expect(ponerAlDia(renombrada, { ...CINCO_MIL, nombre: 'Ana Ruiz' }).movidos).toContainEqual({
      campo: 'monto_solicitado',
      antes: 9_000_000,
      ahora: 500_000,
    });
  });

  test('the same once more is no news: not one row is another', () => {
    const subida = ponerAlDia(ponerAlDia(NUEVA, CINCO_MIL), NOVENTA_MIL);
    expect(ponerAlDia(subida, { ...NOVENTA_MIL }).movidos).toBe(subida.movidos);
  });

  test('a list is another when it holds something else, and not because it was read again', () => {
    const leida = (nombre: string) => ({ referencias: [{ nombre }] });
    const antes = ponerAlDia<ReturnType<typeof leida>>({ visto: undefined, movidos: [] }, leida('Rosa'));
    expect(ponerAlDia(antes, leida('Rosa')).movidos).toEqual([]);
    expect(ponerAlDia(antes, leida('Luis')).movidos).toEqual([
      { campo: 'referencias', antes: [{ nombre: 'Rosa' }], ahora: [{ nombre: 'Luis' }] },
    ]);
  });

  test('what lies inside a field is compared by itself', () => {
    const nueva: AlDia<{ cambios: object; actuales: object }> = { visto: undefined, movidos: [] };
    const antes = ponerAlDia(nueva, { cambios: { telefono: '1' }, actuales: { telefono: '2' } });
    expect(ponerAlDia(antes, { cambios: { telefono: '1' }, actuales: { telefono: '3' } }).movidos).toEqual([
      { campo: 'actuales.telefono', antes: '2', ahora: '3' },
    ]);
  });
});
