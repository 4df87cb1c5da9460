// Every collector's week beside the one before: on the screen, in a spreadsheet, on paper.
import { fecha } from '@leal/domain';
import { expect, test } from 'vitest';
import { alturasDesiguales, conPocasRutas, valorDe } from '../apoyo/cifras.ts';
import { dicho } from '../apoyo/dicho.ts';
import { creditoDe, usarEscenas } from '../apoyo/escena.ts';
import { ESCRITORIO } from '../apoyo/tamanos.ts';

const { mundo, abrirComo } = usarEscenas(ESCRITORIO);
const pago = (dia: string) => ({ tipo: 'pago' as const, fecha: fecha(`2026-11-${dia}`) });

test('weeks side by side are sorted, copied as numbers, printed without the frame, and lead to each collector’s own', async () => {
  const cobrador = await mundo.cobrador([
    creditoDe('Ana López', { movimientos: [pago('09'), pago('10'), pago('16')] }),
    creditoDe('Beto Ruiz', { movimientos: [pago('10'), pago('12'), pago('18')] }),
  ]);
  const nombre = `Cobrador ${cobrador.uid}`;
  await mundo.disparar('resumirOficina');
  const { pagina, contexto } = await abrirComo('gerente@leal.demo');
  await conPocasRutas(contexto, cobrador.uid);
  await contexto.grantPermissions(['clipboard-read', 'clipboard-write']);
  await pagina.goto(`${mundo.suite.url}gerente/reportes`);
  // Monday and Tuesday are over: one payment beside three. The cash of today counts, and is compared with nothing.
  const fila = pagina.getByRole('row', { name: nombre });
  await fila.getByText('−67 %').waitFor();
  expect(await fila.getByRole('cell').allInnerTexts()).toEqual([
    nombre,
    '$240.00',
    '$480.00',
    '−67 %',
    '2',
    '0',
    '0',
    '$0.00',
  ]);

  await pagina.getByRole('button', { name: 'Copiar tabla' }).click();
  await dicho(pagina, 'Tabla copiada');
  const copiado = await pagina.evaluate(() => navigator.clipboard.readText());
  const renglones = copiado.split('\n').map((renglon) => renglon.split('\t'));
  expect(renglones.find(([quien]) => quien === nombre)).toEqual([
    nombre,
    '240.00',
    '480.00',
    '-67',
    '2',
    '0',
    '0',
    '0.00',
  ]);

  await pagina.getByRole('button', { name: 'Variación', exact: true }).click();
  await expect.poll(() => new URL(pagina.url()).search).toBe('?orden=-variacion');
  await pagina.emulateMedia({ media: 'print' });
  expect(await pagina.locator(':is(.barra, .marco-lateral, .comparar .ant-btn):visible').count()).toBe(0);
  expect(await fila.isVisible()).toBe(true);
  await pagina.emulateMedia({ media: null });

  await pagina.getByRole('button', { name: 'Semana anterior' }).click();
  await fila.getByText('$480.00').waitFor();
  await fila.getByText('sin semana anterior').waitFor();

  // Neither the title nor what one chooses by moves on the way to one of them.
  expect(await alturasDesiguales(pagina)).toEqual([]);
  const lugares = () =>
    Promise.all(
      [
        pagina.getByRole('heading', { level: 1 }),
        pagina.getByRole('combobox', { name: 'Cobrador' }),
        pagina.getByRole('button', { name: 'Semana anterior' }),
      ].map(async (boton) => {
        const caja = await boton.boundingBox();
        return [caja?.x, caja?.y];
      }),
    );
  const antes = await lugares();
  await fila.getByRole('link', { name: nombre }).click();
  await expect.poll(() => valorDe(pagina, 'Total semana')).toBe('$480.00');
  expect(await lugares()).toEqual(antes);
  expect(await alturasDesiguales(pagina)).toEqual([]);
});
