// An expense from the collector who asks for it to the manager who decides it.
import { expect, test } from 'vitest';
import { abrirMundo } from '../setup/mundo.ts';
import { filas, valorDe } from './apoyo/cifras.ts';
import { FALLO_DE_RED } from './apoyo/consola.ts';
import { bajarHasta } from './apoyo/bandeja.ts';
import { dicho } from './apoyo/dicho.ts';
import { enDuda, perderRespuesta } from './apoyo/duda.ts';
import { usarEscenas } from './apoyo/escena.ts';
import { usarNavegador } from './apoyo/navegador.ts';
import { revisar } from './apoyo/revisar.ts';
import { dialogo } from './apoyo/ruta.ts';
import { ESCRITORIO } from './apoyo/tamanos.ts';

const mundo = abrirMundo();
const { abrirComo } = usarEscenas(mundo, usarNavegador());

test('a collector asks for one; while its answer is lost the screen says that it is unknown, and it is one expense', async () => {
  const cobrador = await mundo.cobrador();
  const { pagina, contexto, consola } = await abrirComo(cobrador.email);
  consola.tolerar(FALLO_DE_RED);
  await pagina.goto(`${mundo.suite.url}cobrador/gastos`);
  const enviar = pagina.getByRole('button', { name: 'Solicitar Gasto' });
  await pagina.getByLabel('Monto').fill('350.50');
  const motivo = pagina.getByLabel('Motivo');
  await pagina.getByText('Refacción', { exact: true }).click();
  await pagina.getByText('Otro', { exact: true }).click();
  await expect.poll(() => motivo.evaluate((e) => e === document.activeElement)).toBe(true);
  expect(await motivo.inputValue()).toBe('');
  await pagina.getByText('Gasolina', { exact: true }).click();
  const perdida = await perderRespuesta(contexto, '**/gastos/crear');
  await enviar.click();
  await enDuda(pagina, 'el gasto de $350.50').waitFor();
  expect(await pagina.getByLabel('Motivo').inputValue()).toBe('Gasolina');
  perdida.volver();
  await dicho(pagina, 'Gasto enviado. El gerente lo revisará.');
  await expect.poll(() => filas(pagina)).toHaveLength(1);
  expect((await filas(pagina))[0]).toMatch(/^Gasolina .*\$350\.50 .*Pendiente/);
  await expect.poll(() => valorDe(pagina, 'Pendientes')).toBe('1');
  await expect.poll(() => pagina.getByLabel('Monto').inputValue()).toBe('');
});

test('a manager approves one and rejects one with a reason', async () => {
  const cobrador = await mundo.cobrador();
  for (const [monto, motivo] of [
    [120, `Llanta ${cobrador.prefijo}`],
    [80, `Comida ${cobrador.prefijo}`],
  ] as const)
    await cobrador.llamar('POST', 'gastos/crear', { cuerpo: { monto, motivo } });
  const { pagina } = await abrirComo('gerente@leal.demo', { tamano: ESCRITORIO });
  await pagina.goto(`${mundo.suite.url}gerente/gastos`);
  const fila = (motivo: string) => pagina.getByRole('row', { name: `${motivo} ${cobrador.prefijo}` });
  const boton = (accion: string, motivo: string) =>
    pagina.getByRole('button', {
      name: new RegExp(`^${accion} la solicitud de .* \\(${motivo} ${cobrador.prefijo}, \\$`),
    });

  await bajarHasta(pagina, boton('Aprobar', 'Llanta'));
  await revisar(pagina);
  await boton('Aprobar', 'Llanta').click();
  await dialogo(pagina).getByText('$120.00').waitFor();
  await dialogo(pagina).getByRole('button', { name: 'Aprobar' }).click();
  await dicho(pagina, 'Gasto aprobado correctamente');
  await fila('Llanta').waitFor({ state: 'detached' });

  await bajarHasta(pagina, boton('Rechazar', 'Comida'));
  await boton('Rechazar', 'Comida').click();
  const rechazar = dialogo(pagina).getByRole('button', { name: 'Rechazar' });
  await dialogo(pagina).getByLabel('Motivo').fill('Sin nota.');
  await rechazar.click();
  await dicho(pagina, 'Gasto rechazado correctamente');
  await pagina.getByText('Todos', { exact: true }).click();
  await bajarHasta(pagina, fila('Comida').getByText('Sin nota.'));
  await bajarHasta(pagina, fila('Llanta'));
  await fila('Llanta').getByText('Aprobado', { exact: true }).waitFor();
  expect(await fila('Comida').getByRole('button').count()).toBe(0);
});
