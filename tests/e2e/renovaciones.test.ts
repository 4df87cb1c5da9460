// A renewal from the collector who asks for it to the manager who decides it.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { escenaDe } from '../setup/escena.ts';
import { pagado } from '../setup/pagado.ts';
import { elegir, enHistorial } from './apoyo/bandeja.ts';
import { dicho } from './apoyo/dicho.ts';
import { usarEscenas } from './apoyo/escena.ts';
import { dato } from './apoyo/pago.ts';
import { revisar } from './apoyo/revisar.ts';
import { dialogo, tarjeta } from './apoyo/ruta.ts';
import { ESCRITORIO } from './apoyo/tamanos.ts';

const { mundo, abrirComo } = usarEscenas();

const dice = (pagina: Page, texto: string) => dialogo(pagina).getByText(texto, { exact: true }).waitFor();

test('a manager sees what an approval does; a rejection needs a reason, which the collector reads', async () => {
  const personas = [
    { nombre: 'Renata Vela', telefono: '6180704501' },
    { nombre: 'Remedios Cruz', telefono: '6180704502' },
  ];
  const cobrador = await mundo.cobrador(personas.map((persona) => pagado(2880, { persona })));
  await escenaDe(mundo, cobrador).pedirRenovacion();
  await escenaDe(mundo, cobrador, 2).pedirRenovacion(5000, 60);
  const { pagina } = await abrirComo('gerente@leal.demo', { tamano: ESCRITORIO });
  const enviadas: string[] = [];
  pagina.on(
    'request',
    (pedido) => pedido.url().endsWith('/resolverSolicitud') && enviadas.push(pedido.method()),
  );
  await pagina.goto(`${mundo.suite.url}gerente/renovaciones`);
  await elegir(pagina, 'Aprobar', 'Renata Vela');
  await dice(pagina, '$3,280.00');
  expect(await dato(pagina, 'Saldo del crédito anterior')).toBe('$720.00');
  const antecedentes = dialogo(pagina).getByRole('region', { name: 'Antecedentes' });
  expect(await antecedentes.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(
      /^\$3,000\.00 a 30 días\s+Debe \$720\.00\s+Renata Vela · Activo desde .* · 0 atrasos$/,
    ),
  ]);
  expect(await dato(dialogo(pagina), 'Carga de su ruta')).toBe('2 activos · 0 vencidos · 2 por aprobar');
  await dialogo(pagina).getByText('40 abonos de $120.00').waitFor();
  await revisar(pagina);
  await dialogo(pagina).getByRole('button', { name: 'Aprobar' }).click();
  await dicho(pagina, 'Renovación aprobada correctamente');
  await tarjeta(pagina, 'Renata Vela').waitFor({ state: 'detached' });

  const antes = enviadas.filter((metodo) => metodo === 'POST').length;
  await elegir(pagina, 'Rechazar', 'Remedios Cruz');
  await dice(pagina, 'Motivo del rechazo');
  const rechazar = dialogo(pagina).getByRole('button', { name: 'Rechazar' });
  await dialogo(pagina).getByLabel('Motivo').fill('   ');
  await rechazar.click();
  await dice(pagina, 'Debe proporcionar un motivo de rechazo');
  expect(enviadas.filter((metodo) => metodo === 'POST')).toHaveLength(antes);
  await dialogo(pagina).getByLabel('Motivo').fill('Muchos atrasos.');
  await rechazar.click();
  await dicho(pagina, 'Renovación rechazada correctamente');
  await (await enHistorial(pagina, 'Remedios Cruz')).getByText('Muchos atrasos.').waitFor();
});
