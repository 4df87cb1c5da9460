import { centavos } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { exigirFicha, exigirVisto, sinVisto } from './exigir-visto.ts';

const GASTO = { monto: centavos(5000), motivo: 'Gasolina' };
const conCodigo = (codigo: string, resto = {}) => expect.objectContaining({ codigo, ...resto }) as Error;
const AJENO = conCodigo('DATOS_INVALIDOS', {
  detalles: [{ campo: 'visto', mensaje: 'No corresponde a lo que se decide' }],
});

describe('what was read before a decision', () => {
  it('is what is stored, or nothing is compared', () => {
    expect(() => exigirVisto('gasto', undefined, GASTO)).not.toThrow();
    expect(() => exigirVisto('gasto', { ...GASTO }, GASTO)).not.toThrow();
  });

  it('and has changed: the refusal says what the question would show now', () => {
    const antes = { ...GASTO, motivo: 'Llantas' };
    expect(() => exigirVisto('gasto', antes, GASTO)).toThrowError(
      conCodigo('CAMBIO_MIENTRAS', { actual: { monto: 50, motivo: 'Gasolina' } }),
    );
  });

  it('is of something else: refused by the name of the field', () => {
    const ajeno = { monto_actual: centavos(1), monto_nuevo: centavos(2) };
    expect(() => exigirVisto('gasto', ajeno, GASTO)).toThrowError(AJENO);
  });

  it('has the same fields in whatever order', () => {
    const { motivo, monto } = GASTO;
    expect(() => exigirVisto('gasto', { motivo: 'Llantas', monto }, GASTO)).toThrowError(
      conCodigo('CAMBIO_MIENTRAS'),
    );
    expect(() => exigirVisto('gasto', { motivo, monto }, GASTO)).not.toThrow();
  });

  it('has changed where a field that not each of its kind has came or went meanwhile', () => {
    const efectivo = { monto_actual: centavos(100) };
    const transferida = { ...efectivo, forma_actual: 'transferencia' as const };
    for (const [antes, ahora] of [
      [efectivo, transferida],
      [transferida, efectivo],
    ] as const)
      expect(() => exigirVisto('pago', antes, ahora)).toThrowError(
        conCodigo('CAMBIO_MIENTRAS', { actual: { ...ahora, monto_actual: 1 } }),
      );
  });

  it('is not known: the audit says so', () => {
    expect([sinVisto(undefined), sinVisto(GASTO)]).toEqual([{ sin_visto: true }, {}]);
  });
});

it('an edit compares the fields that it names, and none that it leaves out', () => {
  const cliente = { negocio: 'Tacos Ana' } as never;
  const visto = { negocio: 'Abarrotes Ana' };
  expect(() => exigirFicha({ visto, negocio: 'Tortas' } as never, cliente, undefined)).toThrowError(
    conCodigo('CAMBIO_MIENTRAS'),
  );
  expect(() => exigirFicha({ visto, negocio: undefined } as never, cliente, undefined)).not.toThrow();
  expect(() => exigirFicha({ visto }, cliente, undefined)).not.toThrow();
});

describe('an edit', () => {
  const cliente = { negocio: 'Tacos Ana', direccion: 'Juárez 12' } as never;
  const editar = (edicion: object) => () => exigirFicha(edicion, cliente, undefined);

  it('of what was read goes on, whatever else was read', () => {
    expect(editar({ visto: { negocio: 'Tacos Ana' }, negocio: 'Tortas' })).not.toThrow();
    expect(editar({ visto: { negocio: 'Tacos Ana', direccion: 'Otra' }, negocio: 'Tortas' })).not.toThrow();
    expect(editar({ negocio: 'Tortas' })).not.toThrow();
  });

  it('of a field whose value was not read is refused, as if something else had been', () => {
    expect(editar({ visto: { negocio: 'Tacos Ana' }, direccion: 'Otra 3' })).toThrowError(AJENO);
    expect(editar({ visto: {}, direccion: 'Otra 3' })).toThrowError(AJENO);
  });
});
