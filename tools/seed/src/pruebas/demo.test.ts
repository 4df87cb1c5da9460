import { fechaLocal, horaLocal } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { sembrar } from '../index.ts';
import * as cuotas from './cuotas.ts';
import { INSTANTES } from './instantes.ts';
import { leerLibro } from './libro.ts';
import { revisarReglas } from './revision-de-reglas.ts';
import { revisarSumas } from './revision-de-sumas.ts';

const COBRADORES = ['cobrador-1', 'cobrador-2', 'cobrador-3'];

/** Instants after `ahora`, with where they were found. */
function* futuros(valor: unknown, ruta: string, ahora: Date): Generator<string> {
  if (valor instanceof Date) {
    if (valor > ahora) yield `${ruta} ${valor.toISOString()}`;
  } else if (typeof valor === 'object' && valor !== null) {
    for (const [campo, hijo] of Object.entries(valor)) yield* futuros(hijo, `${ruta}.${campo}`, ahora);
  }
}

describe.each(INSTANTES)('the demo on %s', (_nombre, ahora) => {
  const { documentos: iterable } = sembrar({ semilla: 'demo', ahora });
  const documentos = [...iterable];

  it('has nothing later than the present', () => {
    const hoy = fechaLocal(ahora);
    expect(documentos.flatMap(({ ruta, datos }) => [...futuros(datos, ruta, ahora)])).toEqual([]);
    const dias = documentos.flatMap(({ datos }) => [
      datos['fecha'],
      datos['fecha_inicio'],
      datos['fecha_fin'],
    ]);
    expect(dias.filter((dia) => typeof dia === 'string' && dia > hoy)).toEqual([]);
  });

  describe.each(COBRADORES)('for %s', (id_cobrador) => {
    const libro = leerLibro(documentos, id_cobrador);
    const contado = { libro, ahora };

    it('adds up from its rows', () => revisarSumas(libro, ahora));
    it('obeys the rules of the business', () => revisarReglas(libro));
    it('has a route and what starts tomorrow', () => cuotas.tieneRuta(contado));
    it('has what today’s hour allows', () => cuotas.tieneHoy(contado, horaLocal(ahora).hora >= 10));
    it('has credits in every state and condition', () => cuotas.tieneDeTodo(contado));
    it('has requests of every type and end', () => cuotas.tieneSolicitudes(contado));
    it('has the rare cases that screens must show', () => cuotas.tieneRarezas(contado));
  });
});
