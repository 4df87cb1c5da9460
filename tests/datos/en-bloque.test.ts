// Portfolios that are put in bulk, for tests and for measuring.
import { centavos, fecha, instanteLocal, sumarDias } from '@leal/domain';
import { type Semilla, sembrar, unaCartera } from '@leal/seed';
import { describe, expect, it } from 'vitest';
import { comprobarLibro, libroDe } from '../setup/libro.ts';
import { coleccionDe, comprobarFormas } from './formas.ts';

const HOY = fecha('2026-11-20');
const ahora = instanteLocal(HOY, '12:00');

describe('a portfolio for a test', () => {
  const movimientos = [
    { tipo: 'atraso', fecha: sumarDias(HOY, -3), minuto: 630 },
    { tipo: 'pago', fecha: sumarDias(HOY, -3), minuto: 900 },
    { tipo: 'pago', fecha: sumarDias(HOY, -1), monto: centavos(20_000) },
    { tipo: 'visita', fecha: HOY },
  ] as const;

  it('adds up and has the shapes of the contract', () => {
    const { documentos } = unaCartera({
      ahora,
      creditos: [{ movimientos }, { plazo: 60 }, { estado: 'Pendiente' }, { estado: 'Rechazado' }],
      gastos: [{ monto: centavos(5000), motivo: 'Gasolina' }],
    });
    comprobarFormas(documentos);
    const libro = libroDe(documentos, 'cobrador-1');
    expect(libro.totales).toMatchObject({ clientes: 4, clientes_activos: 2, creditos_pendientes: 1 });
    expect(libro.creditos[0]).toMatchObject({ total_pagado_centavos: 32_000, atrasos: 0, num_pagos: 2 });
    comprobarLibro(libro);
  });

  it('refuses a story that the rules refuse', () => {
    const domingo = { tipo: 'pago', fecha: fecha('2026-11-15') } as const;
    const tarde = { tipo: 'pago', fecha: HOY, minuto: 18 * 60 } as const;
    const grande = { tipo: 'pago', fecha: HOY, monto: centavos(72_000) } as const;
    for (const movimiento of [domingo, tarde, grande]) {
      expect(() => unaCartera({ ahora, creditos: [{ movimientos: [movimiento] }] })).toThrow(/story/);
    }
  });
});

describe.each<Semilla>(['vacia', 'grande:1', 'grande:430'])('the documents of %s', (semilla) => {
  const documentos = [...sembrar({ semilla, ahora }).documentos];

  it('have the shapes of the contract', () => comprobarFormas(documentos));

  it('are the same for the same instant, and can be walked twice', () => {
    const otra = sembrar({ semilla, ahora });
    expect([[...otra.documentos], [...otra.documentos]]).toEqual([documentos, documentos]);
  });
});

const sembrarGrande = (creditos: number) => sembrar({ semilla: `grande:${creditos}`, ahora });

describe('portfolios of any size', () => {
  const documentos = [...sembrarGrande(560).documentos];

  it.each([1, 2, 3, 7, 99, 126, 127, 128, 526, 1000])('grande:%i has exactly that many credits', (n) => {
    const creditos = [...sembrarGrande(n).documentos].filter(({ ruta }) => coleccionDe(ruta) === 'creditos');
    expect(creditos).toHaveLength(n);
  });

  it('adds up', () => {
    for (const numero of [1, 3, 6]) {
      const libro = libroDe(documentos, `cobrador-${numero}`);
      expect(libro.movimientos.length).toBeGreaterThan(200);
      comprobarLibro(libro);
    }
  });

  it('gives every collector other people, found by their own names', () => {
    const libros = [4, 5].map((n) => libroDe(documentos, `cobrador-${n}`));
    const [unos = [], otros = []] = libros.map(({ clientes }) => clientes.map(({ nombre }) => nombre));
    expect(unos).not.toEqual(otros);
    for (const { clientes, creditos, movimientos } of libros) {
      expect(new Set(clientes.map(({ slug }) => slug)).size).toBe(clientes.length);
      for (const cliente of clientes) expect(cliente.busca).toHaveProperty(cliente.telefono.slice(-4), true);
      expect(creditos.every((c) => clientes.some((x) => x.nombre === c.nombre && x.slug === c.slug))).toBe(
        true,
      );
      expect(movimientos.length / creditos.length).toBeGreaterThan(2.9);
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

  it('is made as it is read: the first documents do not wait for the last', () => {
    const { documentos } = sembrarGrande(1_000_000_000);
    const primero = documentos[Symbol.iterator]().next();
    expect(primero.value).toMatchObject({ ruta: 'configuracion/negocio' });
  });

  it.each(['grande:0', 'grande:-5', 'grande:1.5', 'grande:x', 'otra'])('refuses %s', (semilla) => {
    expect(() => sembrar({ semilla: semilla as Semilla, ahora })).toThrow(RangeError);
  });
});
