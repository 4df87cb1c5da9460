/*
 * Risk by amount, colonia and age of the client, again from the credits as they are stored: with nothing of the code that puts them
 * into lines. Amounts in centavos.
 */
import type { CreditoDoc } from '@leal/contract/documentos';
import { coloniaDe } from '@leal/domain';
import { expect } from 'vitest';
import { leerLibro } from './libro.ts';
import { festivosDe, type Oficina } from './oficina.ts';
import type { Pantallas } from './pantallas.ts';
import { masDias, suma } from './recuento.ts';
import { type Contado, corriendo, parte } from './recuento-riesgo.ts';
import { exigirCartera } from './revisar-riesgo.ts';

const PESOS = [0, 3_000, 5_000, 10_000, 20_000, Infinity];
const MESES = [0, 1, 3, 6, 12, Infinity];
const MAXIMO = 30;

const dos = (n: number): string => String(n).padStart(2, '0');

/** Month after month on the same day, which may be none of the calendar, as long as that is not past the end. */
function meses(desde: string, hasta: string): number {
  const [a = 0, m = 0, d = 0] = desde.split('-').map(Number);
  const tras = (n: number) => `${a + Math.floor((m - 1 + n) / 12)}-${dos(((m - 1 + n) % 12) + 1)}-${dos(d)}`;
  let n = 0;
  while (tras(n + 1) <= hasta) n += 1;
  return n;
}

const empezo = ({ fecha_inicio, entrega }: CreditoDoc): string[] =>
  fecha_inicio === null || entrega?.estado === 'cancelada' ? [] : [fecha_inicio];

const llana = (colonia: string): string =>
  colonia
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}. ]/gu, '')
    .toLowerCase()
    .trim()
    .replace(/^(colonia |col\. ?|col )/, '')
    .trim();

const exigirLineas = (
  vistas: readonly Parameters<typeof exigirCartera>[0][],
  esperadas: readonly (readonly Contado[])[],
): void => {
  expect(vistas).toHaveLength(esperadas.length);
  for (const [i, vista] of vistas.entries()) exigirCartera(vista, esperadas[i] ?? []);
};

/** What the night kept, against every credit; the day at whose end it was. */
export async function riesgoDeAyer(oficina: Oficina, pantallas: Pantallas) {
  const { hoy, documentos } = oficina;
  const ayer = masDias(hoy, -1);
  const libro = leerLibro(documentos);
  const todos = corriendo(libro, ayer, festivosDe(oficina));
  const { cierre } = await pantallas.riesgoDeAyer();
  expect(cierre).toMatchObject({ fecha: ayer, faltan: 0 });
  if (!cierre) throw new Error('No night has kept any');
  exigirCartera(cierre, todos);
  exigirLineas(
    cierre.montos,
    PESOS.slice(1).map((hasta, i) =>
      todos.filter(({ credito: { monto_solicitado_centavos: monto } }) => {
        const pesos = monto / 100;
        return pesos > (PESOS[i] ?? 0) && pesos <= hasta;
      }),
    ),
  );
  const lleva = ({ credito: { id_cliente } }: Contado): number => {
    const suyos = libro.creditos.filter((credito) => credito.id_cliente === id_cliente).flatMap(empezo);
    return meses(suyos.toSorted()[0] ?? ayer, ayer);
  };
  exigirLineas(
    cierre.antiguedades,
    MESES.slice(1).map((hasta, i) =>
      todos.filter((contado) => lleva(contado) >= (MESES[i] ?? 0) && lleva(contado) < hasta),
    ),
  );
  const porColonia = Map.groupBy(todos, ({ credito }) => llana(coloniaDe(credito)));
  const enOrden = [...porColonia]
    .filter(([nombre]) => nombre !== '')
    .toSorted(([a, deA], [b, deB]) => parte(deB).saldo - parte(deA).saldo || (a < b ? -1 : 1));
  expect(cierre.colonias.map(({ nombre }) => llana(nombre))).toEqual(
    enOrden.slice(0, MAXIMO).map(([nombre]) => nombre),
  );
  exigirLineas(
    cierre.colonias,
    enOrden.slice(0, MAXIMO).map(([, suyos]) => suyos),
  );
  exigirCartera(
    cierre.otras,
    enOrden.slice(MAXIMO).flatMap(([, suyos]) => suyos),
  );
  expect(cierre.otras.colonias).toBe(Math.max(enOrden.length - MAXIMO, 0));
  exigirCartera(cierre.sin_colonia, porColonia.get('') ?? []);
  for (const lineas of [
    cierre.montos,
    cierre.antiguedades,
    [...cierre.colonias, cierre.otras, cierre.sin_colonia],
  ])
    expect(suma(lineas, ({ saldo }) => saldo)).toBe(cierre.saldo);
  return { cierre, todos };
}
