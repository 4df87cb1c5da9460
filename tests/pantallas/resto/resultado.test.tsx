// The result of a month, as the office reads it: what the server adds up, of all and by collector, and of which month.
import type { Respuesta, resultadoDeMes } from '@leal/contract';
import { compararNombres } from '@leal/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CADA_TAMANO } from '../../e2e/apoyo/tamanos.ts';
import { creditoDe } from '../../setup/credito-de.ts';
import { invocar } from '../../setup/invocar.ts';
import { leerTodo } from '../../setup/lista.ts';
import type { Pedido } from '../apoyo/abrir.tsx';
import { dicho } from '../apoyo/dicho.ts';
import { elegirDe } from '../apoyo/formulario.ts';
import {
  cifra,
  consulta,
  enPesos,
  laTabla,
  losRenglones,
  reintentar,
  sePone,
  valorDe,
} from '../apoyo/leer.ts';
import { mundo } from '../apoyo/mundo.ts';
import { conObreros } from '../apoyo/obrero-jugado.ts';
import { enOficina, gerente } from '../apoyo/oficina.ts';

// Today is Wednesday 18 November 2026.
const escritas = conObreros();
const RESULTADO = /gerente\/resultado/;

const elResultado = async (pedido: Pedido = {}, filtro = '') =>
  enOficina(`gerente/resultado${filtro}`, pedido);
/** The first page, with the collectors of all pages by name, as the screen has them. */
const delServidor = async (mes = '2026-11') => {
  const { cuerpo } = await invocar(await gerente(), 'resultadoDeMes', { consulta: { mes, limite: 100 } });
  const todos = await leerTodo(await gerente(), 'resultadoDeMes', { consulta: { mes } });
  const datos = (todos as (typeof cuerpo)['datos']).toSorted((a, b) =>
    compararNombres(a.nombre_cobrador, b.nombre_cobrador),
  );
  return { ...cuerpo, datos } as unknown as Respuesta<typeof resultadoDeMes>;
};
const lasDeCadaUno = () => losRenglones('Por cobrador');
const LINEAS = ['resultado', 'interes', 'gastos', 'condonado'] as const;
const DE_CASTIGOS = ['castigado', 'recuperado'] as const;
type Lineas = Record<(typeof LINEAS | typeof DE_CASTIGOS)[number], number>;
/** The office has a client who was deleted with a loan: the two lines of that are there. */
const montos = (lineas: Lineas) => [...LINEAS, ...DE_CASTIGOS].map((linea) => enPesos(lineas[linea]));
const TITULOS = [
  ['Resultado', 'resultado'],
  ['Interés ganado', 'interes'],
  ['Gastos', 'gastos'],
  ['Diferencias condonadas', 'condonado'],
] as const;

const quienCobro = async () => {
  const cobrador = await mundo.cobrador([creditoDe('Ana Resultado', {})]);
  const cuerpo = { id_credito: `${cobrador.prefijo}-cre-1`, monto: 97.31 };
  expect((await invocar(cobrador, 'registrarAbono', { cuerpo })).estado).toBe(200);
  return cobrador;
};

describe.each(CADA_TAMANO)('at %s', (_, tamano) => {
  test('says what the server adds up, of all and by collector, and that the month runs', async () => {
    const cobrador = await quienCobro();
    const visto = await delServidor();
    const { usuario } = await elResultado({ tamano });
    await screen.findByRole('heading', { name: 'Resultado del mes' });
    await sePone('Interés ganado', enPesos(visto.oficina!.interes));
    for (const [titulo, linea] of TITULOS) expect(valorDe(titulo)).toBe(enPesos(visto.oficina![linea]));
    screen.getByText(/^noviembre de 2026, en curso: hasta /);
    const renglones = await lasDeCadaUno();
    expect(renglones.slice(0, -1)).toEqual(
      visto.datos.map((suyo) => [suyo.nombre_cobrador, ...montos(suyo)]),
    );
    expect(renglones.at(-1)).toEqual(['Total', ...montos(visto.oficina!)]);
    // Nobody has lost a transfer, and an office that takes none is told of none.
    expect(document.body.textContent).not.toMatch(/transferencias que|no llegaron/i);
    const { nombre_cobrador } = visto.datos.find(({ id_cobrador }) => id_cobrador === cobrador.uid)!;
    const enlace = within(await laTabla('Por cobrador')).getAllByRole('link', { name: nombre_cobrador });
    expect(enlace.map((a) => a.getAttribute('href'))).toContain(
      `/leal/gerente/rutas/${cobrador.uid}/reportes`,
    );
    expect(cifra('Diferencias condonadas')?.querySelector('a')?.getAttribute('href')).toBe(
      '/leal/gerente/diferencias?ver=condonadas',
    );
    await usuario.click(screen.getByRole('button', { name: 'Qué es Interés ganado' }));
    await within(await screen.findByRole('tooltip')).findByText(/Una corrección cuenta en el mes/);
  });

  test('another month is chosen, and stands in the address; one that is over says only which it is', async () => {
    await quienCobro();
    const { usuario } = await elResultado({ tamano });
    await laTabla('Por cobrador');
    await elegirDe(usuario, 'Mes', 'mayo de 2026');
    await waitFor(() => expect(consulta()).toBe('?mes=2026-05'));
    await screen.findByText('Sin movimientos en este mes');
    await sePone('Interés ganado', '$0.00');
    expect(screen.queryByRole('table', { name: 'Por cobrador' })).toBeNull();
    expect(document.body.textContent).not.toContain('en curso');
  });

  test('it waits in its own shape, and a failed load says so and is asked again', async () => {
    const { red, usuario } = await elResultado({ tamano, antes: (laRed) => laRed.rechazar(RESULTADO) });
    await reintentar(usuario, 'Error al obtener el resultado del mes', () => red.dejarPasar());
    await screen.findByText(/en curso: hasta /);
    await waitFor(() => expect(valorDe('Resultado')).not.toBe(''));
  });
});

test.each([
  ['2026-12', 'Ese mes todavía no empieza.'],
  ['2026-13', 'Ese mes no existe.'],
  ['ayer', 'Ese mes no existe.'],
])('a month that cannot be is told, and nothing is asked: %s', async (mes, motivo) => {
  const { red, usuario } = await elResultado({}, `?mes=${mes}`);
  await screen.findByText(motivo);
  expect(red.enviadas(RESULTADO)).toEqual([]);
  await elegirDe(usuario, 'Mes', 'noviembre de 2026');
  await sePone('Resultado', enPesos((await delServidor()).oficina!.resultado));
});

/** The office's lines, which are one collector's. */
async function conLineas(suyas: Partial<Lineas> & { perdido?: number }) {
  const nada = { gastos: 0, condonado: 0, perdido: 0, castigado: 0, recuperado: 0 };
  const lineas = { interes: 10, ...nada, ...suyas };
  const datos = [{ id_cobrador: 'c-1', nombre_cobrador: 'Luis', ...lineas }];
  const cuerpo = { ...(await delServidor()), oficina: lineas, datos, siguiente: null };
  await elResultado({ antes: (red) => red.responder(RESULTADO, 200, cuerpo) });
}

test('a loss is below nothing, and is copied as the table has it', async () => {
  await conLineas({ gastos: 30.5, condonado: -2, perdido: 5, resultado: -23.5 });
  await sePone('Resultado', '-$23.50');
  const montos = ['-$23.50', '$10.00', '$30.50', '-$2.00', '$5.00'];
  expect(await lasDeCadaUno()).toEqual([
    ['Luis', ...montos],
    ['Total', ...montos],
  ]);
  screen.getByRole('button', { name: /Copiar tabla/ });
});

test('is a file too, whose totals are the office’s', async () => {
  await quienCobro();
  const { usuario } = await elResultado();
  const exportar = await screen.findByRole('button', { name: 'Exportar' });
  await waitFor(() => expect(exportar).toHaveProperty('disabled', false));
  await usuario.click(exportar);
  await dicho('Resultado exportado');
  const { oficina } = await delServidor();
  const { columnas, totales } = escritas.at(-1)!;
  const total = (titulo: string) => totales?.[columnas.findIndex((columna) => columna.titulo === titulo)];
  for (const [titulo, linea] of TITULOS)
    expect([titulo, total(titulo)]).toEqual([titulo, Math.round((oficina?.[linea] ?? 0) * 100)]);
});

test('loans that were written off, and what came of them, are two lines where there is either', async () => {
  await conLineas({ castigado: 100, recuperado: 20, resultado: -70 });
  await sePone('Castigos', '$100.00');
  expect(valorDe('Recuperado')).toBe('$20.00');
  expect(cifra('Castigos')?.querySelector('a')?.getAttribute('href')).toBe('/leal/gerente/castigados');
  expect((await lasDeCadaUno())[0]?.join(' ')).toBe('Luis -$70.00 $10.00 $0.00 $0.00 $100.00 $20.00');
});

test('a supervisor comes to it by the menu, and its figures lead to a supervisor’s lists', async () => {
  const { usuario } = await enOficina('supervisor');
  await usuario.click(await screen.findByRole('link', { name: 'Resultado del mes' }));
  await screen.findByRole('heading', { name: 'Resultado del mes' });
  await waitFor(() =>
    expect(cifra('Gastos')?.querySelector('a')?.getAttribute('href')).toBe(
      '/leal/supervisor/gastos?ver=aprobados',
    ),
  );
});
