import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAXIMO_PREFIJOS, prefijosBuscados, prefijosBusqueda } from './busqueda.ts';

const ANA = {
  nombre: 'Ana Núñez',
  negocio: 'Estética Ñandú',
  direccion: 'Av. 20 de Noviembre 1204',
  telefono: '6181234567',
};

describe('what a client is found by', () => {
  it('prefixes of 2 to 10 letters of every word, without accents', () => {
    const prefijos = prefijosBusqueda(ANA);
    for (const esperado of [
      'an',
      'ana',
      'nu',
      'nunez',
      'es',
      'estetica',
      'nandu',
      '20',
      'noviembre',
      '1204',
    ]) {
      expect(prefijos).toContain(esperado);
    }
    for (const ajeno of ['a', 'n', 'núñez', 'nez', '']) expect(prefijos).not.toContain(ajeno);
  });

  it('the tail of the phone, from 4 digits to all 10', () => {
    const prefijos = prefijosBusqueda(ANA);
    expect(prefijos).toEqual(expect.arrayContaining(['4567', '34567', '6181234567']));
    expect(prefijos).not.toContain('567');
  });

  it('a word longer than 10 letters is found by its first 10', () => {
    const prefijos = prefijosBusqueda({ ...ANA, nombre: 'Montserrathina' });
    expect(prefijos).toContain('montserrat');
    expect(prefijos).not.toContain('montserrath');
    expect(prefijosBuscados('Montserrathina')).toEqual(['montserrat']);
  });

  it('at most 120, and the name and the phone are never what falls off', () => {
    const larga = Array.from({ length: 60 }, (_, i) => `palabra${i}larga`).join(' ');
    const prefijos = prefijosBusqueda({ ...ANA, negocio: larga, direccion: larga });
    expect(prefijos).toHaveLength(MAXIMO_PREFIJOS);
    expect(prefijos).toEqual(expect.arrayContaining(['ana', 'nunez', '4567', '6181234567']));
  });

  it('never more than 120, never twice the same, always 2 to 10 characters', () => {
    const texto = fc.string({ unit: 'grapheme', maxLength: 200 });
    fc.assert(
      fc.property(
        fc.record({ nombre: texto, negocio: texto, direccion: texto, telefono: texto }),
        (cliente) => {
          const prefijos = prefijosBusqueda(cliente);
          expect(prefijos.length).toBeLessThanOrEqual(MAXIMO_PREFIJOS);
          expect(new Set(prefijos).size).toBe(prefijos.length);
          for (const prefijo of prefijos) expect(prefijo).toMatch(/^[\p{L}\p{N}]{2,10}$/u);
        },
      ),
    );
  });
});

describe('what a typed text asks for', () => {
  it.each([
    ['', []],
    ['a', []],
    ['  ANA  núñ ', ['ana', 'nun']],
    ['ana ana', ['ana']],
    ['ana #2', ['ana']],
    ['4567', ['4567']],
  ])('%j: %j', (texto, prefijos) => {
    expect(prefijosBuscados(texto)).toEqual(prefijos);
  });

  it('every typed prefix of a name finds it', () => {
    for (const texto of ['an', 'ana nu', 'NÚÑEZ', 'nandu estética', '4567 ana']) {
      expect(prefijosBusqueda(ANA)).toEqual(expect.arrayContaining(prefijosBuscados(texto)));
    }
  });
});
