// A manager decides about expenses.
import { expect, test } from 'vitest';
import { bajarHasta } from '../apoyo/bandeja.ts';
import { dicho } from '../apoyo/dicho.ts';
import { usarEscenas } from '../apoyo/escena.ts';
import { revisar } from '../apoyo/revisar.ts';
import { dialogo } from '../apoyo/ruta.ts';

const { mundo, comoGerente } = usarEscenas();

test('a manager approves one and rejects one with a reason', async () => {
  const cobrador = await mundo.cobrador();
  for (const [monto, motivo] of [
    [120, `Llanta ${cobrador.prefijo}`],
    [80, `Comida ${cobrador.prefijo}`],
  ] as const)
    await cobrador.llamar('POST', 'gastos/crear', { cuerpo: { monto, motivo } });
  const { pagina } = await comoGerente('gerente/gastos');
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
