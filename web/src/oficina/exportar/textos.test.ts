import { describe, expect, test } from 'vitest';
import { ErrorApi, sinConexion } from '../../lib/api/error-api.ts';
import { mensajeDeFallo, nombreDeArchivo, porcentajeAvance, textoAvance } from './textos.ts';

test.each([
  [
    'the server refused',
    new ErrorApi({ codigo: 'ERROR_INTERNO', mensaje: 'Algo falló', http: 500 }),
    'Error del servidor: 500 - Algo falló',
  ],
  ['nobody answered', sinConexion(), 'Error de conexión. Verifica que el servidor esté funcionando.'],
  ['the session is over', new ErrorApi({ codigo: 'NO_AUTENTICADO', http: 401 }), null],
  ['the file could not be made', new RangeError('no cabe'), 'Error al generar el reporte: no cabe'],
])('%s: what is said of it', (_, error, mensaje) => expect(mensajeDeFallo(error)).toBe(mensaje));

test.each([
  [null, 'CREDITOS LEAL FISCALIZACION.xlsx'],
  ['Luis Fernando Ríos / Meraz', 'CREDITOS LEAL FISCALIZACION_luis-fernando-rios-meraz.xlsx'],
  ['¿?', 'CREDITOS LEAL FISCALIZACION_cobrador-1.xlsx'],
])('the file of %j', (nombre_cobrador, archivo) => {
  const cobrador = nombre_cobrador === null ? null : { id_cobrador: 'cobrador-1', nombre_cobrador };
  expect(nombreDeArchivo('CREDITOS LEAL FISCALIZACION.xlsx', cobrador)).toBe(archivo);
});

describe('how far an export is', () => {
  test.each([
    [null, 'Preparando…', 0],
    [{ paso: 'leer', leidos: 500, total: 10_000 } as const, 'Leyendo 500 de 10,000 créditos…', 2.5],
    [{ paso: 'leer', leidos: 1_001, total: 1_000 } as const, 'Leyendo 1,001 de 1,001 créditos…', 50],
    [{ paso: 'leer', leidos: 500, total: null } as const, 'Leyendo 500 créditos…', 0],
    [{ paso: 'leer', leidos: 1, total: 1 } as const, 'Leyendo 1 de 1 crédito…', 50],
    [{ paso: 'escribir', leidos: 1 } as const, 'Escribiendo 1 crédito…', 50],
    [{ paso: 'escribir', leidos: 10_000 } as const, 'Escribiendo 10,000 créditos…', 50],
  ])('%j', (avance, texto, porcentaje) => {
    expect(textoAvance(avance)).toBe(texto);
    expect(porcentajeAvance(avance)).toBe(porcentaje);
  });
});
