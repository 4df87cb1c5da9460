import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { type Documento, type Semilla, sembrar } from '../index.ts';
import { INSTANTES, VIERNES_AL_MEDIODIA } from './instantes.ts';
import { coleccionDe, FORMAS } from './libro.ts';

function* hojas(valor: unknown, ruta: string): Generator<[string, unknown]> {
  if (typeof valor !== 'object' || valor === null || valor instanceof Date) yield [ruta, valor];
  else for (const [campo, hijo] of Object.entries(valor)) yield* hojas(hijo, `${ruta}.${campo}`);
}

/** Each collection's field that repeats the id of the path. */
const ID: Record<string, string> = {
  usuarios: 'id_usuario',
  clientes: 'id_cliente',
  creditos: 'id_credito',
  'creditos/movimientos': 'id_movimiento',
  solicitudes: 'id_solicitud',
  gastos: 'id_gasto',
  rutas: 'id_cobrador',
  totales: 'id_cobrador',
  'totales/dias': 'fecha',
  bitacora: 'id',
};

describe.each<Semilla>(['demo', 'vacia', 'grande:1', 'grande:430'])('the documents of %s', (semilla) => {
  const documentos = [...sembrar({ semilla, ahora: VIERNES_AL_MEDIODIA }).documentos];

  it('have the shapes of the contract and nothing beside', () => {
    const leer = ({ ruta, datos }: Documento) => FORMAS[coleccionDe(ruta)]?.parse(datos);
    const otro = documentos.find((uno) => !isDeepStrictEqual(leer(uno), uno.datos));
    expect(otro && leer(otro), otro?.ruta).toStrictEqual(otro?.datos);
  });

  it('are named as they say, once each, without a dot that an id on the wire would cut at', () => {
    const rutas = documentos.map(({ ruta }) => ruta);
    expect(new Set(rutas).size).toBe(rutas.length);
    expect(rutas.filter((ruta) => !/^[^.@]+$/.test(ruta))).toEqual([]);
    const conOtroId = documentos.filter(({ ruta, datos }) => {
      const campo = ID[coleccionDe(ruta)];
      return campo !== undefined && datos[campo] !== ruta.split('/').at(-1);
    });
    expect(conOtroId).toEqual([]);
  });

  it('hold only what the store takes: no undefined, no NaN, whole centavos', () => {
    const malas = documentos.flatMap(({ ruta, datos }) =>
      [...hojas(datos, ruta)].filter(
        ([, valor]) => valor === undefined || (typeof valor === 'number' && !Number.isSafeInteger(valor)),
      ),
    );
    expect(malas).toEqual([]);
  });
});

describe('repetition', () => {
  it.each<Semilla>(['demo', 'grande:150'])(
    '%s is the same, byte by byte, for the same instant',
    (semilla) => {
      const texto = () => JSON.stringify([...sembrar({ semilla, ahora: VIERNES_AL_MEDIODIA }).documentos]);
      expect(texto()).toBe(texto());
    },
  );

  it('can be walked twice', () => {
    const { documentos } = sembrar({ semilla: 'demo', ahora: VIERNES_AL_MEDIODIA });
    expect(JSON.stringify([...documentos])).toBe(JSON.stringify([...documentos]));
  });

  it('keeps ids and people when the day changes', () => {
    const nombres = (ahora: Date) =>
      [...sembrar({ semilla: 'demo', ahora }).documentos]
        .filter(({ ruta }) => ruta.startsWith('clientes/'))
        .map(({ datos }) => `${String(datos['id_cliente'])} ${String(datos['nombre'])}`)
        .sort();
    expect(nombres(INSTANTES[3]![1])).toEqual(nombres(VIERNES_AL_MEDIODIA));
  });
});
