// The signals, as a manager reads and answers them: what each says and leads to, the states of the list, and what becomes of a word.
import { fecha } from '@leal/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CADA_TAMANO, ESCRITORIO } from '../../e2e/apoyo/tamanos.ts';
import { invocar } from '../../setup/invocar.ts';
import { senalada } from '../../setup/senalada.ts';
import { abrir, type Pedido } from '../apoyo/abrir.tsx';
import { llegaUnAviso } from '../apoyo/aviso.ts';
import { contestar, elDialogo, seCierra } from '../apoyo/dialogo.ts';
import { dicho } from '../apoyo/dicho.ts';
import { reintentar } from '../apoyo/leer.ts';
import { mundo } from '../apoyo/mundo.ts';
import { gerente } from '../apoyo/oficina.ts';

const SENALES = /gerente\/senales/;
const TITULO = 'Diferencias de efectivo una y otra vez';

async function conSenal() {
  const cobrador = await mundo.cobrador([{}]);
  const doc = senalada(cobrador.uid, fecha('2026-11-17'));
  await mundo.db.doc(`senales/${doc.id}`).set(doc);
  return { cobrador, nombre: `Cobrador ${cobrador.uid}`, doc };
}
const enSenales = async (filtro: string, pedido: Pedido = {}) =>
  abrir(await gerente(), `gerente/senales${filtro}`, pedido);
const boton = (como: string, nombre: string) =>
  screen.findByRole('button', { name: `${como}: ${TITULO}, ${nombre}` });

describe.each(CADA_TAMANO)('at %s', (_, tamano) => {
  test('each says its rule, how usual it is here and its rows, which lead to what they are', async () => {
    const { cobrador, nombre, doc } = await conSenal();
    await mundo.db.doc('resumenes/senales').set({
      dias: {
        '2026-11-16': { cobradores: 250, claves: {} },
        '2026-11-17': { cobradores: 162, claves: { faltantes: 3 } },
      },
      en_curso: null,
    });
    const { usuario } = await enSenales(`?cobrador=${cobrador.uid}`, { tamano });
    await screen.findByRole('heading', { name: nombre, level: 2 });
    screen.getByText('Martes 17/11/2026');
    const articulo = screen.getByRole('article', { name: TITULO });
    within(articulo).getByText('En 14 días faltó o sobró efectivo en 3 o más de sus cortes.');
    within(articulo).getByText('3 de 412 días de cobrador (0.7 %)');
    within(articulo).getByText('Por revisar');
    const enlaces = within(articulo).getAllByRole('link', { name: 'Ver corte' });
    expect(enlaces.map((enlace) => enlace.getAttribute('href'))).toEqual(
      [1, 2, 3].map((n) => `/leal/gerente/cortes/${doc.id_cobrador}_${n}`),
    );
    expect(within(articulo).getAllByText('$20.00')).toHaveLength(3);
    await usuario.hover(within(articulo).getByRole('button', { name: `Qué tan usual es: ${TITULO}` }));
    await screen.findByText(/^En cuántos días de algún cobrador se dijo esta señal/);
  });

  test('one that was looked at leaves the list with a note, and stands among the others', async () => {
    const { cobrador, nombre } = await conSenal();
    const { usuario } = await enSenales(`?cobrador=${cobrador.uid}`, { tamano });
    await usuario.click(await boton('Revisada', nombre));
    const dialogo = await elDialogo('Señal revisada');
    await contestar(usuario, 'Guardar');
    await dialogo.findByText('Escribe qué encontraste');
    await usuario.type(dialogo.getByLabelText('Qué encontraste'), 'Cambio mal dado');
    await contestar(usuario, 'Guardar');
    await seCierra('Señal revisada');
    await dicho('Señal revisada');
    await screen.findByText('No se encontraron resultados');
    await usuario.click(screen.getByRole('radio', { name: 'Revisadas' }));
    await screen.findByText(/: Cambio mal dado$/);
    await boton('Falsa alarma', nombre);
    expect(screen.queryByRole('button', { name: `Revisada: ${TITULO}, ${nombre}` })).toBeNull();
  });
});

test('a false alarm says what follows from it, and needs no note', async () => {
  const { cobrador, nombre } = await conSenal();
  const { usuario } = await enSenales(`?cobrador=${cobrador.uid}&ver=todas`);
  await usuario.click(await boton('Falsa alarma', nombre));
  const dialogo = await elDialogo('Falsa alarma');
  dialogo.getByText(/Durante 30 días, esta señal de este cobrador necesita el doble/);
  await contestar(usuario, 'Falsa alarma');
  await seCierra('Falsa alarma');
  await waitFor(() =>
    within(screen.getByRole('article', { name: TITULO })).getByText('Falsa alarma', {
      selector: '.insignia',
    }),
  );
});

test('the menu says how many days wait, and at once that one of them was looked at', async () => {
  const { cobrador, nombre } = await conSenal();
  const { senales: n = 0 } = (await invocar(await gerente(), 'cuentaDeBandeja', {})).cuerpo;
  expect(n).toBeGreaterThan(0);
  const { usuario } = await enSenales(`?cobrador=${cobrador.uid}&ver=todas`, { tamano: ESCRITORIO });
  const menuDice = async (cuantos: number) =>
    waitFor(() => {
      const menu = within(screen.getByRole('navigation', { name: 'Principal' }));
      const { textContent } = menu.getByRole('link', { name: /^Señales/ });
      expect(textContent?.replace(/\D/g, '')).toBe(cuantos === 0 ? '' : `${cuantos}${cuantos}`);
    });
  await llegaUnAviso();
  await menuDice(n);
  await usuario.click(await boton('Falsa alarma', nombre));
  await elDialogo('Falsa alarma');
  await contestar(usuario, 'Falsa alarma');
  await seCierra('Falsa alarma');
  await menuDice(n - 1);
});

test('another manager said something meanwhile: it is told, and read again', async () => {
  const { cobrador, nombre, doc } = await conSenal();
  const { usuario } = await enSenales(`?cobrador=${cobrador.uid}&ver=todas`);
  await usuario.click(await boton('Falsa alarma', nombre));
  await elDialogo('Falsa alarma');
  const revision = {
    estado: 'revisada',
    nota: 'Ya vi',
    por: 'x',
    nombre_gerente: 'Eva Ríos',
    en: new Date(),
  };
  await mundo.db.doc(`senales/${doc.id}`).update({ 'senales.faltantes.revision': revision, abierta: false });
  await contestar(usuario, 'Falsa alarma');
  await screen.findByText('No se pudo guardar lo que se dijo de la señal');
  await screen.findByText(/^Eva Ríos, .*: Ya vi$/);
});

test('where nothing was found it says so, and what is looked for', async () => {
  await enSenales('', {
    antes: (red) => red.responder(SENALES, 200, { datos: [], total: 0, siguiente: null }),
  });
  await screen.findByText('No hay señales por revisar');
  expect(within(screen.getByRole('list', { name: 'Qué se busca' })).getAllByRole('listitem')).toHaveLength(
    10,
  );
});

test('a day that has none is no result', async () => {
  await enSenales('?dia=2026-01-05&ver=todas');
  await screen.findByText('No se encontraron resultados');
});

test('a failure is said, and another try helps', async () => {
  const { cobrador, nombre } = await conSenal();
  const { usuario, red } = await enSenales(`?cobrador=${cobrador.uid}`, {
    antes: (laRed) => laRed.rechazar(SENALES),
  });
  await reintentar(usuario, 'Error al obtener las señales', () => red.dejarPasar());
  await screen.findByRole('heading', { name: nombre, level: 2 });
});
