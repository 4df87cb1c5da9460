// The random offices reach all that the rules allow; without that, comparing figures would prove little.
import { ESTADOS_CREDITO, ESTADOS_SOLICITUD, TIPOS_MOVIMIENTO, TIPOS_SOLICITUD } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { leerLibro } from './libro.ts';
import type { Oficina } from './oficina.ts';
import { abrirPantallas } from './pantallas.ts';

/** Two lives, each looked at several times. */
const puerta = await abrirPantallas();
const OFICINAS: Oficina[] = [];
for (const numero of [3, 6, 9, 53, 56, 59]) OFICINAS.push(await puerta.oficina(numero));
await puerta.cerrar();
const { creditos, filas, solicitudes, gastos, clientes } = leerLibro(
  OFICINAS.flatMap((oficina) => oficina.documentos),
);

describe('a few offices at random', () => {
  it('have credits in every state and rows of every type', () => {
    expect(new Set(creditos.map((credito) => credito.estado_credito))).toEqual(new Set(ESTADOS_CREDITO));
    expect(new Set(filas.map((fila) => fila.tipo))).toEqual(new Set(TIPOS_MOVIMIENTO));
  });

  it('have requests of every type with every end', () => {
    const vistas = new Set(solicitudes.map(({ tipo, estado }) => `${tipo} ${estado}`));
    const posibles = TIPOS_SOLICITUD.flatMap((tipo) =>
      ESTADOS_SOLICITUD.map((estado) => `${tipo} ${estado}`),
    );
    expect(posibles.filter((forma) => !vistas.has(forma))).toEqual([]);
    expect(new Set(gastos.map((gasto) => gasto.estado))).toEqual(new Set(ESTADOS_SOLICITUD));
  });

  it.each([
    ['deleted payments', filas.filter((fila) => fila.eliminado)],
    ['late days that a payment took back', filas.filter((fila) => fila.cancelado)],
    ['edited payments', filas.filter((fila) => fila.ediciones.length > 0)],
    ['cash of another day than its payment', filas.filter((fila) => fila.fecha !== fila.fecha_contable)],
    ['deleted clients', clientes.filter((cliente) => cliente.eliminado)],
  ])('have %s', (_, hay) => expect(hay.length).toBeGreaterThan(0));
});
