// Much of the bank at once: a file of as many rows as one may have, and more transfers that wait than are looked for together.
import type { proponerParejas, Respuesta } from '@leal/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { invocar } from '../../setup/invocar.ts';
import { usarDepositos } from '../apoyo/depositos.ts';
import { conObreros } from '../apoyo/obrero-jugado.ts';
import { enOficina, gerente } from '../apoyo/oficina.ts';
import type { Red } from '../apoyo/red.ts';

const { clientes, renglon, cargar } = usarDepositos();
conObreros();

const boton = async (nombre: RegExp | string) => screen.findByRole('button', { name: nombre });
const fila = async (nombre: RegExp) => screen.findByRole('row', { name: nombre });

const [DEPOSITOS, CON_NUMERO, COMISIONES] = [19_000, 600, 400];
const dia = (i: number) => `${String((i % 16) + 1).padStart(2, '0')}/11/2026`;
const veces = (cuantos: number, de: (i: number) => string) =>
  Array.from({ length: cuantos }, (_, i) => de(i));
/** Deposits, many of them alike, and two kinds of charges: with a number of their own, and without. */
const RENGLONES = [
  ...veces(DEPOSITOS, (i) => `${dia(i)},SPEI RECIBIDO,,,${90 + (i % 7)}.00`),
  ...veces(CON_NUMERO, (i) => `${dia(i)},SPEI ENVIADO,ENV${10_000 + i},500.00,`),
  ...veces(COMISIONES, (i) => `${dia(i)},COMISION,,5.00,`),
];
const csv = (renglones: readonly string[]) =>
  new File([['Fecha,Concepto,Referencia,Cargo,Abono', ...renglones].join('\n')], 'grande.csv');

type Cuerpo = {
  readonly revisar?: true;
  readonly renglones: readonly { readonly ordinal: number; readonly monto: number }[];
  readonly devoluciones?: readonly object[];
};
const cuerpos = (red: Red) => red.enviadas(/^POST \/banco\/renglones/).map(({ cuerpo }) => cuerpo as Cuerpo);

/** Answers as the server would of a file that is new. */
const cargarDeMentira = (red: Red) =>
  red.tratar(/^POST \/banco\/renglones/, ({ cuerpo }) =>
    Promise.resolve(
      Response.json({ resultados: (cuerpo as Cuerpo).renglones.map(() => 'cargado' as const) }),
    ),
  );

test('a file of 20,000 rows is looked at, an account is typed beside it, and it is sent in its parts', async () => {
  const { usuario, red } = await enOficina('gerente/transferencias/cargar', {
    antes: (linea) => {
      cargarDeMentira(linea);
      linea.responder(/^GET \/banco\/cuentas/, 200, { datos: [] });
    },
  });
  await usuario.upload(await screen.findByLabelText('Archivo del banco'), csv(RENGLONES));
  await screen.findByText('19,000');
  await screen.findByText('01/11/2026 al 16/11/2026');
  await screen.findByText(/^1,000 renglones: Es un cargo o una devolución.*\(19,002, 19,003, .*…\)$/);
  // The rows are not read once more for each letter.
  const leer = vi.spyOn(Map, 'groupBy');
  await usuario.type(await screen.findByLabelText('De qué cuenta son'), 'BBVA 0123');
  expect(leer.mock.calls.length).toBe(0);
  leer.mockRestore();
  await usuario.click(await boton('Cargar 19,000 depósitos'));
  await screen.findByText('Se cargaron 19,000 depósitos');
  const partes = cuerpos(red);
  const deVueltas = partes.filter(({ devoluciones }) => devoluciones);
  expect(deVueltas.map(({ renglones, devoluciones }) => [renglones.length, devoluciones?.length])).toEqual([
    [0, 200],
    [0, 200],
    [0, 200],
  ]);
  const deDepositos = partes.filter(({ devoluciones }) => !devoluciones);
  const [miradas, cargadas] = [true, undefined].map((revisar) =>
    deDepositos.filter((parte) => parte.revisar === revisar),
  );
  expect(partes.slice(0, 98).every(({ revisar }) => revisar)).toBe(true);
  expect(new Set(cargadas?.map(({ renglones }) => renglones.length))).toEqual(new Set([200]));
  const enviados = (parte?: readonly Cuerpo[]) => parte?.flatMap(({ renglones }) => renglones);
  expect(enviados(cargadas)).toHaveLength(DEPOSITOS);
  expect(enviados(cargadas)).toEqual(enviados(miradas));
  const nombres = enviados(cargadas)?.map((uno) => JSON.stringify(uno));
  expect(new Set(nombres).size).toBe(DEPOSITOS);
});

test('a file of more is refused, and says what to do', async () => {
  const { usuario, red } = await enOficina('gerente/transferencias/cargar');
  // Above the headings and below the rows there may be others: a thousand of them.
  const demas = RENGLONES.slice(0, 1100);
  await usuario.upload(await screen.findByLabelText('Archivo del banco'), csv([...RENGLONES, ...demas]));
  await screen.findByText(
    'El archivo tiene 21,101 renglones y el máximo es 20,000. Pide a tu banco menos días, y carga cada día completo.',
  );
  expect(screen.queryByRole('button', { name: /^Cargar/ })).toBeNull();
  expect(cuerpos(red)).toEqual([]);
});

test('of more transfers than are looked for at once the next are asked for, and the first again', async () => {
  await clientes(['Zoe Vieja', 'Zoe Nueva'], 'GRANDE777');
  await cargar(renglon({ referencia: 'GRANDE7770' }), renglon({ referencia: 'GRANDE7771' }));
  const { datos } = (await invocar(await gerente(), 'proponerParejas')).cuerpo;
  const de = (nombre: string) => datos.filter(({ transferencia }) => transferencia.nombre_cliente === nombre);
  expect([de('Zoe Vieja'), de('Zoe Nueva')].map(({ length }) => length)).toEqual([1, 1]);
  type Pagina = { readonly [C in keyof Respuesta<typeof proponerParejas>]: unknown };
  const paginas: Readonly<Record<string, Pagina>> = {
    '': { datos: de('Zoe Vieja'), sin_pareja: 99, siguiente: 'las-siguientes' },
    'las-siguientes': { datos: de('Zoe Nueva'), sin_pareja: 3, siguiente: null },
  };
  const { usuario, red } = await enOficina('gerente/transferencias/depositos', {
    antes: (linea) =>
      linea.tratar(/^GET \/transferencias\/parejas/, ({ ruta }) => {
        const cursor = new URL(ruta, 'http://leal').searchParams.get('cursor') ?? '';
        return Promise.resolve(Response.json(paginas[cursor] ?? {}));
      }),
  });
  const seFue = (nombre: RegExp) =>
    waitFor(() => expect(screen.queryByRole('row', { name: nombre })).toBeNull());
  await fila(/Zoe Vieja/);
  await screen.findByText(/^99 transferencias por confirmar sin/);
  expect(screen.queryByRole('button', { name: 'Volver a las primeras' })).toBeNull();
  await usuario.click(await boton('Buscar las siguientes'));
  await fila(/Zoe Nueva/);
  await seFue(/Zoe Vieja/);
  await screen.findByText(/^3 transferencias por confirmar sin/);
  expect(screen.queryByRole('button', { name: 'Buscar las siguientes' })).toBeNull();
  expect(red.enviadas(/^GET \/transferencias\/parejas\?.*cursor=las-siguientes/)).toHaveLength(1);
  await usuario.click(await boton('Volver a las primeras'));
  await fila(/Zoe Vieja/);
  await seFue(/Zoe Nueva/);
  await boton('Buscar las siguientes');
  expect(screen.queryByRole('button', { name: 'Volver a las primeras' })).toBeNull();
});
