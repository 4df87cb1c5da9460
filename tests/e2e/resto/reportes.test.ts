// The week that a collector takes along: to a spreadsheet, and on paper.
import { fecha } from '@leal/domain';
import { expect, test } from 'vitest';
import { dicho } from '../apoyo/dicho.ts';
import { creditoDe, usarEscenas } from '../apoyo/escena.ts';

const { mundo, abrirComo } = usarEscenas();
const ANA = creditoDe('Ana López', { movimientos: [{ tipo: 'pago', fecha: fecha('2026-11-17') }] });

test("a week's table goes to the clipboard, and has neither the frame nor buttons on paper", async () => {
  const { email } = await mundo.cobrador([ANA]);
  const { pagina, contexto } = await abrirComo(email);
  await contexto.grantPermissions(['clipboard-read', 'clipboard-write']);
  await pagina.goto(`${mundo.suite.url}cobrador/reportes`);
  await pagina.getByRole('button', { name: 'Copiar tabla' }).click();
  await dicho(pagina, 'Tabla copiada');
  const renglones = (await pagina.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(renglones[8]?.split('\t').slice(0, 3)).toEqual(['Total', '', '120.00']);
  await pagina.emulateMedia({ media: 'print' });
  expect(await pagina.locator(':is(.barra, .inferior, .reportes .ant-btn):visible').count()).toBe(0);
  await pagina.emulateMedia({ media: null });
});
