import { clientesExcel } from '@leal/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { renglon, SEMANA } from '../hoja/pruebas.ts';
import { Acumulado } from './acumular.ts';

type Respuesta = z.output<typeof clientesExcel.respuesta>;

const bytes = (texto: string) => new TextEncoder().encode(texto).buffer;
const pagina = (campos: Partial<Respuesta>) =>
  bytes(
    JSON.stringify(
      z.encode(clientesExcel.respuesta, { datos: [], semana: SEMANA, siguiente: null, ...campos }),
    ),
  );

test('pages add up; the total is what the first one said', () => {
  const acumulado = new Acumulado();
  const datos = [renglon(), renglon({ id_credito: 'cre-2' })];
  expect(acumulado.leer(pagina({ datos, total: 3, siguiente: 'x' }))).toEqual({
    leidos: 2,
    total: 3,
    siguiente: 'x',
  });
  const ultima = pagina({ datos: [renglon({ id_credito: 'cre-3' })] });
  expect(acumulado.leer(ultima)).toEqual({ leidos: 3, total: 3, siguiente: null });
  expect(acumulado.hoja('clientes')).toMatchObject({ nombre: 'Clientes', filas: { length: 3 } });
  expect(acumulado.hoja('fiscalizacion')).toMatchObject({ nombre: 'Fiscalización', filas: { length: 3 } });
});

test.each([
  ['no JSON', '<html>'],
  ['JSON of something else', '{"datos":[{}]}'],
])('%s is refused by a sentence', (_, texto) =>
  expect(() => new Acumulado().leer(bytes(texto))).toThrow('el servidor respondió algo que no se entiende'),
);
