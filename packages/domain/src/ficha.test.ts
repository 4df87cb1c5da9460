import { describe, expect, it } from 'vitest';
import { cambiosDeFicha, fichaDuplicada, type FichaCliente, fichaNueva, type ParteDeFicha } from './ficha.ts';
import { UBICACION_POR_DEFECTO } from './cliente.ts';

const FICHA: FichaCliente = {
  nombre: 'Ana López',
  slug: 'ana-lopez',
  negocio: 'Abarrotes Ana',
  direccion: 'Pino 12',
  calle: 'Pino',
  colonia: 'Centro',
  ubicacion: 'Centro Durango',
  telefono: '6185550101',
  segundo_telefono: '',
  referencias: [],
};

const ROSA = { nombre: 'Rosa Díaz', telefono: '6185550134', relacion: 'Aval' };

describe('what an edit changes of a client', () => {
  it.each<{ titulo: string; pedidos: ParteDeFicha; ficha?: FichaCliente; espera: object }>([
    { titulo: 'nothing that repeats its value', pedidos: { nombre: 'Ana López', calle: 'Pino' }, espera: {} },
    { titulo: 'nothing that is left out', pedidos: { nombre: undefined }, espera: {} },
    { titulo: 'an optional field to nothing', pedidos: { calle: '' }, espera: { calle: '' } },
    {
      titulo: 'the name and with it the slug',
      pedidos: { nombre: 'Ana Núñez', telefono: '6185550101' },
      espera: { nombre: 'Ana Núñez', slug: 'ana-nunez' },
    },
    {
      titulo: 'the colonia and with it the location, in the same city',
      pedidos: { colonia: 'Analco' },
      espera: { colonia: 'Analco', ubicacion: 'Analco Durango' },
    },
    {
      titulo: 'nothing of a list that holds the same, in whatever order its fields come',
      pedidos: { referencias: [{ relacion: 'Aval', telefono: '6185550134', nombre: 'Rosa Díaz' }] },
      ficha: { ...FICHA, referencias: [ROSA] },
      espera: {},
    },
    {
      titulo: 'the list of which one is another',
      pedidos: { referencias: [{ ...ROSA, relacion: '' }] },
      ficha: { ...FICHA, referencias: [ROSA] },
      espera: { referencias: [{ ...ROSA, relacion: '' }] },
    },
    {
      titulo: 'the list to none',
      pedidos: { referencias: [] },
      ficha: { ...FICHA, referencias: [ROSA] },
      espera: { referencias: [] },
    },
  ])('$titulo', ({ pedidos, ficha = FICHA, espera }) => {
    expect(cambiosDeFicha(ficha, pedidos)).toEqual(espera);
  });

  it.each([
    { colonia: '', ubicacion: UBICACION_POR_DEFECTO, nueva: 'Analco', queda: 'Analco' },
    { colonia: 'Centro', ubicacion: 'Centro', nueva: '', queda: UBICACION_POR_DEFECTO },
    { colonia: 'Centro', ubicacion: 'Centro Durango', nueva: '', queda: 'Durango' },
    { colonia: '', ubicacion: 'Durango', nueva: 'Analco', queda: 'Analco Durango' },
  ])('the colonia $colonia in $ubicacion becomes $nueva: $queda', ({ colonia, ubicacion, nueva, queda }) => {
    const cambios = cambiosDeFicha({ ...FICHA, colonia, ubicacion }, { colonia: nueva });
    expect(cambios).toEqual({ colonia: nueva, ubicacion: queda });
  });
});

describe('a new client', () => {
  it('has a slug, a location of its colonia, and empty text for what was left out', () => {
    const { nombre, negocio, direccion, telefono } = FICHA;
    const minima = { nombre, negocio, direccion, telefono };
    expect(fichaNueva({ ...minima, colonia: 'Centro' })).toEqual({
      ...minima,
      calle: '',
      colonia: 'Centro',
      segundo_telefono: '',
      referencias: [],
      slug: 'ana-lopez',
      ubicacion: 'Centro',
    });
    expect(fichaNueva(minima).ubicacion).toBe(UBICACION_POR_DEFECTO);
  });

  it('that is a duplicate is the same person under another name, and nothing else of the record', () => {
    const ana = { ...FICHA, referencias: [ROSA] };
    const original = { ...ana, id_cliente: 'C1', eliminado: true };
    expect(fichaDuplicada(original, 'Ana López #2')).toEqual({
      ...ana,
      nombre: 'Ana López #2',
      slug: 'ana-lopez-2',
    });
  });
});
