import { centavos } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { exigirFicha, exigirVisto } from './exigir-visto.ts';

const GASTO = { monto: centavos(5000), motivo: 'Gasolina' };
const conCodigo = (codigo: string, resto = {}) => expect.objectContaining({ codigo, ...resto }) as Error;

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
    expect(() => exigirVisto('gasto', ajeno, GASTO)).toThrowError(
      conCodigo('DATOS_INVALIDOS', {
        detalles: [{ campo: 'visto', mensaje: 'No corresponde a lo que se decide' }],
      }),
    );
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
