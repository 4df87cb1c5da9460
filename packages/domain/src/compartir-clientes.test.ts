import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compartirClientes, FORMAS_DE_COMPARTIR } from './compartir-clientes.ts';

const de = (colonia: string, ...ids: readonly number[]) => ids.map((id) => ({ id, colonia }));
const ids = (partes: readonly (readonly { readonly id: number }[])[]) =>
  partes.map((parte) => parte.map(({ id }) => id));

describe('as many to each', () => {
  it.each([
    [6, 2, [3, 3]],
    [7, 2, [3, 4]],
    [7, 3, [2, 2, 3]],
    [1, 3, [0, 0, 1]],
    [0, 2, [0, 0]],
    [5, 1, [5]],
  ])('%i clients among %i', (n, cuantos, largos) => {
    const clientes = Array.from({ length: n }, (_, id) => ({ id, colonia: '' }));
    const partes = compartirClientes(clientes, cuantos, 'cuenta');
    expect(partes.map(({ length }) => length)).toEqual(largos);
    expect(partes.flat()).toEqual(clientes);
  });
});

describe('each neighbourhood whole', () => {
  it('the largest first, to whoever has the fewest', () => {
    const clientes = [...de('Centro', 1, 2), ...de('Las Rosas', 3, 4, 5), ...de('Norte', 6, 7)];
    expect(ids(compartirClientes(clientes, 2, 'colonia'))).toEqual([
      [3, 4, 5],
      [1, 2, 6, 7],
    ]);
  });

  it('however it is written', () => {
    const clientes = [...de('José Martí', 1), ...de('  JOSE  MARTI ', 2), ...de('Centro', 3)];
    expect(ids(compartirClientes(clientes, 2, 'colonia'))).toEqual([[1, 2], [3]]);
  });

  it('whoever has none fills up', () => {
    const clientes = [...de('', 1), ...de('Centro', 2, 3, 4), ...de(' ', 5, 6)];
    expect(ids(compartirClientes(clientes, 2, 'colonia'))).toEqual([
      [2, 3, 4],
      [1, 5, 6],
    ]);
  });
});

it('nobody is lost or doubled, each part keeps the order, no neighbourhood is torn', () => {
  const cliente = fc.record({ colonia: fc.constantFrom('', 'Centro', 'centro ', 'Norte', 'Sur', 'Álamos') });
  fc.assert(
    fc.property(
      fc.array(cliente, { maxLength: 40 }),
      fc.integer({ min: 1, max: 6 }),
      fc.constantFrom(...FORMAS_DE_COMPARTIR),
      (sin, cuantos, forma) => {
        const clientes = sin.map((unCliente, id) => ({ ...unCliente, id }));
        const partes = compartirClientes(clientes, cuantos, forma);
        expect(partes).toHaveLength(cuantos);
        expect(partes.flat().toSorted((a, b) => a.id - b.id)).toEqual(clientes);
        for (const parte of partes) expect(parte).toEqual(parte.toSorted((a, b) => a.id - b.id));
        if (forma === 'cuenta') return;
        const dondeEsta = (colonia: string) =>
          partes.filter((parte) =>
            parte.some((unCliente) => unCliente.colonia.trim().toLowerCase() === colonia),
          ).length;
        for (const colonia of ['centro', 'norte', 'sur', 'álamos'])
          expect(dondeEsta(colonia)).toBeLessThanOrEqual(1);
      },
    ),
  );
});
