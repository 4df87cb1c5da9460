import { describe, expect, it } from 'vitest';
import { sembrar } from '../index.ts';
import { VIERNES_AL_MEDIODIA as ahora } from './instantes.ts';
import { coleccionDe, leerLibro } from './libro.ts';
import { revisarSumas } from './revision-de-sumas.ts';

const sembrarGrande = (creditos: number) => sembrar({ semilla: `grande:${creditos}`, ahora });

describe('portfolios of any size', () => {
  const documentos = [...sembrarGrande(560).documentos];

  it.each([1, 2, 3, 7, 99, 126, 127, 128, 526, 1000])('grande:%i has exactly that many credits', (n) => {
    const creditos = [...sembrarGrande(n).documentos].filter(({ ruta }) => coleccionDe(ruta) === 'creditos');
    expect(creditos).toHaveLength(n);
  });

  it('adds up for full ledgers and for stamped ones', () => {
    for (const numero of [1, 3, 4, 5, 8]) {
      const libro = leerLibro(documentos, `cobrador-${numero}`);
      expect(libro.filas.length).toBeGreaterThan(200);
      revisarSumas(libro, ahora);
    }
  });

  it('gives every collector other people, found by their own names', () => {
    const libros = [4, 5].map((n) => leerLibro(documentos, `cobrador-${n}`));
    const [unos = [], otros = []] = libros.map(({ clientes }) => clientes.map(({ nombre }) => nombre));
    expect(unos).not.toEqual(otros);
    for (const { clientes, creditos, filas } of libros) {
      expect(new Set(clientes.map(({ slug }) => slug)).size).toBe(clientes.length);
      for (const cliente of clientes) expect(cliente.busca).toHaveProperty(cliente.telefono.slice(-4), true);
      expect(creditos.every((c) => clientes.some((x) => x.nombre === c.nombre && x.slug === c.slug))).toBe(
        true,
      );
      expect(filas.length / creditos.length).toBeGreaterThan(2.9);
    }
  });

  it('has accounts for the office and the first fifty collectors', () => {
    expect(
      sembrarGrande(400)
        .usuarios.map(({ uid }) => uid)
        .slice(0, 6),
    ).toEqual(['gerente-1', 'supervisor-1', 'cobrador-1', 'cobrador-2', 'cobrador-3', 'cobrador-4']);
    expect(sembrarGrande(20_000).usuarios).toHaveLength(52);
  });

  it('is made on the way: the first documents do not wait for the last', () => {
    const { documentos } = sembrarGrande(1_000_000_000);
    const primero = documentos[Symbol.iterator]().next();
    expect(primero.value).toMatchObject({ ruta: 'configuracion/negocio' });
  });

  it.each(['grande:0', 'grande:-5', 'grande:1.5', 'grande:x', 'otra'])('refuses %s', (semilla) => {
    expect(() => sembrar({ semilla: semilla as 'demo', ahora })).toThrow(RangeError);
  });
});
