import { fechaLocal, horaLocal } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { sembrar } from '../index.ts';
import * as cuotas from './cuotas.ts';
import { INSTANTES } from './instantes.ts';
import { leerLibro } from './libro.ts';
import { revisarReglas } from './revision-de-reglas.ts';
import { revisarSumas } from './revision-de-sumas.ts';

const COBRADORES = ['cobrador-1', 'cobrador-2', 'cobrador-3'];

/** Where instants after `ahora` are, field within field. */
function futuros(valor: unknown, ahora: Date): string[] {
  if (valor instanceof Date) return valor > ahora ? [` ${valor.toISOString()}`] : [];
  if (typeof valor !== 'object' || valor === null) return [];
  return Object.entries(valor).flatMap(([campo, hijo]) =>
    futuros(hijo, ahora).map((resto) => `.${campo}${resto}`),
  );
}

describe.each(INSTANTES)('the demo on %s', (_nombre, ahora) => {
  const { documentos: iterable } = sembrar({ semilla: 'demo', ahora });
  const documentos = [...iterable];

  it('has nothing later than the present', () => {
    const hoy = fechaLocal(ahora);
    expect(documentos.flatMap(({ ruta, datos }) => futuros(datos, ahora).map((uno) => ruta + uno))).toEqual(
      [],
    );
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
