import { NEGOCIO_POR_DEFECTO } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { exigirCaptura } from './captura.ts';

const AHORA = new Date('2026-11-20T11:00:00-06:00');
const exigir = (capturado_en?: string, fecha_abono?: string) =>
  exigirCaptura({ capturado_en, fecha_abono }, AHORA, NEGOCIO_POR_DEFECTO);
const invalida = expect.objectContaining({ codigo: 'FECHA_INVALIDA', http: 422 });

describe('the instant that counts', () => {
  it('is now without a tap, else the tap', () => {
    expect(exigir()).toMatchObject({ instante: AHORA, fecha: '2026-11-20', tardia: false });
    expect(exigir('2026-11-19T17:59:59-06:00', '2026-11-19')).toMatchObject({
      fecha: '2026-11-19',
      tardia: true,
    });
  });

  it.each([
    ['2026-11-17T10:59:59-06:00', undefined],
    ['2026-11-20T11:02:01-06:00', undefined],
    ['2026-11-19T11:00:00-06:00', '2026-11-20'],
    [undefined, '2026-11-19'],
  ])('%s with date %s is refused', (capturado_en, fecha_abono) => {
    expect(() => exigir(capturado_en, fecha_abono)).toThrowError(invalida);
  });

  it.each([
    ['2026-11-17T11:00:00-06:00', '2026-11-17'],
    ['2026-11-20T11:02:00-06:00', '2026-11-20'],
  ])('%s is just in time', (capturado_en, fecha) => {
    expect(exigir(capturado_en)).toMatchObject({ fecha });
  });
});
