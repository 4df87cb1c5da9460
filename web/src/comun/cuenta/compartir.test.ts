import { afterEach, describe, expect, it, vi } from 'vitest';
import { compartir, puedeCompartir } from './compartir.ts';

afterEach(() => vi.unstubAllGlobals());

type Hoja = (datos: object) => Promise<void>;
const rechaza =
  (nombre: string): Hoja =>
  () =>
    Promise.reject(new DOMException('', nombre));
const portapapeles = (deja: boolean) => ({
  clipboard: { writeText: () => (deja ? Promise.resolve() : Promise.reject(new Error('no'))) },
});

describe('a text leaves the app', () => {
  it.each([
    ['by the sheet of the phone', () => Promise.resolve(), true, 'compartido'],
    ['not at all, when the person thinks better of it', rechaza('AbortError'), true, 'cancelado'],
    ['by the clipboard, when the sheet refuses', rechaza('NotAllowedError'), true, 'copiado'],
    ['by the clipboard, where there is no sheet', undefined, true, 'copiado'],
    ['by hand, where neither is allowed', rechaza('NotAllowedError'), false, 'negado'],
    ['by hand, where there is neither', undefined, false, 'negado'],
  ])('%s', async (_, share, deja, salida) => {
    vi.stubGlobal('navigator', { ...portapapeles(deja), ...(share && { share }) });
    expect(puedeCompartir()).toBe(share !== undefined);
    expect(await compartir('Estado de cuenta', 'Te falta $120.00.')).toBe(salida);
  });
});
