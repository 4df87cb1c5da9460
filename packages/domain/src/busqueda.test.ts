import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filtrarPorTexto, MAXIMO_PREFIJOS, prefijosBuscados, prefijosBusqueda } from './busqueda.ts';
import { centavos } from './dinero.ts';

const ANA = {
  nombre: 'Ana Núñez',
  negocio: 'Estética Ñandú',
  direccion: 'Av. 20 de Noviembre 1204',
  telefono: '6181234567',
};

describe('what a client is found by', () => {
  it('prefixes of 2 to 10 letters of every word, without accents', () => {
    const prefijos = prefijosBusqueda(ANA);
    const esperados = 'an ana nu nunez es estetica nandu 20 noviembre 1204'.split(' ');
    expect(prefijos).toEqual(expect.arrayContaining(esperados));
    for (const ajeno of ['a', 'n', 'núñez', 'nez', '']) expect(prefijos).not.toContain(ajeno);
  });

  it('every run of 3 to 10 digits of the phone, and the two that it begins with: 37 entries', () => {
    const prefijos = prefijosBusqueda({ ...ANA, nombre: '', negocio: '', direccion: '' });
    expect(prefijos).toHaveLength(37);
    for (const tramo of ['61', '618', '181', '567', '4567', '12345', '6181234567'])
      expect(prefijos).toContain(tramo);
    for (const ajeno of ['18', '67', '619', '4568']) expect(prefijos).not.toContain(ajeno);
  });

  it('a second phone too, and both find whole', () => {
    const prefijos = prefijosBusqueda({ ...ANA, segundo_telefono: '8119990000' });
    expect(prefijos).toEqual(
      expect.arrayContaining(['6181234567', '81', '8119990000', '9900', 'nunez', '1204']),
    );
    expect(prefijosBusqueda({ ...ANA, segundo_telefono: '' })).toEqual(prefijosBusqueda(ANA));
  });

  it("a duplicate by its '#2', which a house number of one digit has too; longer ones by their digits", () => {
    const prefijos = prefijosBusqueda({ ...ANA, nombre: 'Ana #2', direccion: 'Nogal #7 int. #12' });
    expect(prefijos).toEqual(expect.arrayContaining(['ana', '#2', '#7', '12']));
    for (const ajeno of ['2', '7', '#1', '#12']) expect(prefijos).not.toContain(ajeno);
    expect(prefijosBuscados('ana #2')).toEqual(['ana', '#2']);
    expect(prefijosBuscados('ana 2')).toEqual(['ana']);
    expect(prefijosBuscados('nogal #12')).toEqual(['nogal', '12']);
  });

  it('a word longer than 10 letters is found by its first 10', () => {
    const prefijos = prefijosBusqueda({ ...ANA, nombre: 'Montserrathina' });
    expect(prefijos).toContain('montserrat');
    expect(prefijos).not.toContain('montserrath');
    expect(prefijosBuscados('Montserrathina')).toEqual(['montserrat']);
  });

  it('at most 37 of each phone and 83 more, and the name and the phone are never what falls off', () => {
    const larga = Array.from({ length: 60 }, (_, i) => `palabra${i}larga`).join(' ');
    const prefijos = prefijosBusqueda({ ...ANA, negocio: larga, direccion: larga });
    expect(prefijos).toHaveLength(MAXIMO_PREFIJOS);
    expect(prefijos).toEqual(expect.arrayContaining(['ana', 'nunez', '181', '4567', '6181234567']));
    expect(prefijosBusqueda({ ...ANA, nombre: larga })).toContain('6181234567');
  });

  it('never more than that, never twice the same, always 2 to 10 characters', () => {
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

describe('rows at hand', () => {
  const filas = [
    { textos: ['José Núñez', 'Hidalgo 12'], monto: centavos(500_000), telefonos: ['6181234567'] },
    { textos: ['Ana Ríos', 'Av. 5 de Mayo'], monto: centavos(1_500_000), telefonos: ['8112340099'] },
  ];
  const [jose, ana] = ['José Núñez', 'Ana Ríos'] as const;

  it.each([
    ['', [jose, ana]],
    ['  ', [jose, ana]],
    ['nunez', [jose]],
    ['5000.00', [jose, ana]],
    ['$5,000.00', [jose, ana]],
    ['15000.00', [ana]],
    ['$15,000', [ana]],
    ['618', [jose]],
    ['4567', [jose]],
    ['234', [jose, ana]],
    ['0099', [ana]],
    ['+52 81 1234-0099', [ana]],
    ['618 nunez', [jose]],
    ['67', []],
    ['5 de Mayo #12', []],
    ['5 de Mayo', [ana]],
    ['unez', []],
    ['...', []],
    ['$', []],
    ['- ana', [ana]],
    // A row without a number is not found by the word for that.
    ['undefined', []],
  ])('%j finds %j', (texto, nombres) => {
    expect(filtrarPorTexto(filas, texto, (fila) => fila).map(({ textos }) => textos[0])).toEqual(nombres);
  });
});

describe('the same words find the same, in the store and in memory', () => {
  const PERSONAS = [
    {
      nombre: 'Leticia O’Farrill',
      negocio: 'Peña–Núñez',
      direccion: 'Av. 5 de Mayo #12',
      telefono: '6181234567',
    },
    { nombre: 'Ana #2', negocio: "D'Angelo Pizza", direccion: 'Nogal #7 int. #12', telefono: '8112340099' },
    { nombre: 'Montserrathina Ríos', negocio: '', direccion: 'Nogal 12', telefono: '8711112222' },
  ];
  const enElAlmacen = (texto: string) =>
    PERSONAS.filter((persona) => {
      const [prefijos, pedidos] = [prefijosBusqueda(persona), prefijosBuscados(texto)];
      return pedidos.length > 0 && pedidos.every((pedido) => prefijos.includes(pedido));
    });
  const enMemoria = (texto: string) =>
    filtrarPorTexto(PERSONAS, texto, ({ nombre, negocio, direccion, telefono }) => ({
      textos: [nombre, negocio, direccion],
      telefonos: [telefono],
    }));

  it.each([
    ["O'Farrill", [0]],
    ['OFarrill', [0]],
    ['O’F', [0]],
    ['Farrill, Leticia', [0]],
    ['Peña–Núñez', [0]],
    ['pena nunez', [0]],
    ['5 de Mayo #12', [0]],
    ['nogal #12', [1, 2]],
    ['ana #2', [1]],
    ['dangelo', [1]],
    ['Montserrathina', [2]],
    ['+52 1 618 123 4567', [0]],
    ['8712', []],
    ['arrill', []],
    ['e', []],
  ])('%j', (texto, quienes) => {
    const esperadas = quienes.map((i) => PERSONAS[i]);
    expect([enElAlmacen(texto), enMemoria(texto)]).toEqual([esperadas, esperadas]);
  });

  it('whatever is stored and typed', () => {
    const letra = fc.constantFrom(...Array.from("aáñn o'’-,.#1259 "));
    const texto = fc.string({ unit: letra, maxLength: 14 });
    fc.assert(
      fc.property(texto, texto, texto, (nombre, direccion, buscado) => {
        const fila = { nombre, negocio: '', direccion, telefono: '6181234567' };
        const pedidos = prefijosBuscados(buscado);
        const prefijos = prefijosBusqueda(fila);
        const halla = pedidos.length > 0 && pedidos.every((pedido) => prefijos.includes(pedido));
        const enFila = filtrarPorTexto([fila], buscado, () => ({
          textos: [nombre, direccion],
          telefonos: [fila.telefono],
        }));
        // A blank text finds all: nobody is looking for anything.
        if (buscado.trim() !== '') expect([buscado, enFila.length > 0]).toEqual([buscado, halla]);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('what a typed text asks for', () => {
  it.each([
    ['', []],
    ['a', []],
    ['  ANA  núñ ', ['ana', 'nun']],
    ['ana ana', ['ana']],
    ['ana #2', ['ana', '#2']],
    ['4567', ['4567']],
    ['...', []],
    ['+52 (618) 123-4567', ['6181234567']],
    ['044 618 123 4567', ['6181234567']],
    ['\u202A+52 1 618 123 4567\u202C', ['6181234567']],
    ['618 123', ['618', '123']],
    ["O'Farrill", ['farrill']],
    ['OFarrill', ['ofarrill']],
    ["O'F", ['of']],
    ['Farrill, Leticia', ['farrill', 'leticia']],
    ['526181234567', ['6181234567']],
    ['52 de Enero', ['52', 'de', 'enero']],
  ])('%j: %j', (texto, prefijos) => {
    expect(prefijosBuscados(texto)).toEqual(prefijos);
  });

  it.each('an|ana nu|NÚÑEZ|nandu estética|4567 ana|618|81234|618 123 4567|61 8123 4567'.split('|'))(
    'every typed prefix of a name finds it: %s',
    (texto) => expect(prefijosBusqueda(ANA)).toEqual(expect.arrayContaining(prefijosBuscados(texto))),
  );
});
