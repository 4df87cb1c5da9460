// Two clients with one name: every question, button and message says which of them it means.
import { centavos } from '@leal/domain';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { invocar } from '../../setup/invocar.ts';
import { abrirMundo } from '../../setup/mundo.ts';
import { contestar, dice } from '../apoyo/bandeja.ts';
import { dicho } from '../apoyo/dicho.ts';
import { idCredito, uno, usarEscenas } from '../apoyo/escena.ts';
import { usarNavegador } from '../apoyo/navegador.ts';
import { botonRegistrar } from '../apoyo/pago.ts';
import { dialogo, quedaRegistrado, soltar, tarjeta } from '../apoyo/ruta.ts';

const mundo = abrirMundo();
const { abrirComo, enRuta } = usarEscenas(mundo, usarNavegador());

const LUPITA = uno('Ana López', { persona: { negocio: 'Abarrotes Lupita' } });
const SOL = uno('ANA LOPEZ', { persona: { negocio: 'Papelería El Sol' } });
const BETO = uno('Beto Ruiz');

const boton = (pagina: Page, nombre: string) => pagina.getByRole('button', { name: nombre, exact: true });

test('on the route: the buttons, the sheet, the question of a late day and what is said afterwards', async () => {
  const { pagina } = await enRuta([LUPITA, SOL, BETO]);
  await tarjeta(pagina, 'Ana López (Abarrotes Lupita)').waitFor();
  await boton(pagina, 'Registrar Pago de Beto Ruiz').waitFor();
  await boton(pagina, 'Registrar Pago de ANA LOPEZ (Papelería El Sol)').waitFor();

  await boton(pagina, 'Registrar Atraso de ANA LOPEZ (Papelería El Sol)').click();
  const pregunta = '¿Confirmar registrar atraso para ANA LOPEZ (Papelería El Sol)?';
  await dialogo(pagina).getByText(pregunta, { exact: true }).waitFor();
  await contestar(pagina, 'Confirmar');
  await dicho(pagina, 'Atraso registrado correctamente.', 'ANA LOPEZ (Papelería El Sol)');

  await boton(pagina, 'Registrar Pago de Ana López (Abarrotes Lupita)').click();
  await boton(pagina, 'Registrar $120.00 de Ana López (Abarrotes Lupita)').click();
  await soltar(pagina);
  await dicho(pagina, 'Pago registrado correctamente.', '$120.00 de Ana López (Abarrotes Lupita)');
});

test('before a manager: the cards of requests, their questions and messages, and the list of clients', async () => {
  const negocios = ['Mercería Uno', 'Mercería Dos'];
  const nombre = 'Quirina Tocaya';
  const cobrador = await mundo.cobrador(
    negocios.map((negocio) => uno(nombre, { persona: { negocio }, monto_solicitado: centavos(300_000) })),
  );
  for (const n of [1, 2])
    await invocar(cobrador, 'registrarAbono', {
      cuerpo: { id_credito: idCredito({ cobrador }, n), monto: 720 },
    });
  const { pagina } = await abrirComo('gerente@leal.demo');
  await pagina.goto(`${mundo.suite.url}gerente/solicitudes-abonos-multiples`);
  const [una, otra] = negocios.map((negocio) => `${nombre} (${negocio})`);
  await boton(pagina, `Rechazar la solicitud de ${otra}`).waitFor();
  await boton(pagina, `Aprobar la solicitud de ${una}`).click();
  await dialogo(pagina).getByText(`¿Registrar los 6 abonos de ${una} por $720.00?`).waitFor();
  await contestar(pagina, 'Aprobar');
  await dicho(pagina, 'Solicitud aprobada', `$720.00 de ${una}`);

  await pagina.goto(`${mundo.suite.url}gerente/clientes-activos?q=quirina`);
  await boton(pagina, `Editar a ${otra}`).waitFor();
  await boton(pagina, `Eliminar a ${otra}`).click();
  await dialogo(pagina).getByText(String(otra), { exact: true }).waitFor();
  await contestar(pagina, 'Cancelar');
});

test('on the payment screen, where no list says who else has the name, the business always stands with it', async () => {
  const { pagina, cobrador } = await enRuta([LUPITA]);
  await pagina.goto(`${mundo.suite.url}payment/ana-lopez?credito=${idCredito({ cobrador })}`);
  const accion = pagina.getByRole('region', { name: 'Registrar Pago' });
  await accion.getByText('Ana López (Abarrotes Lupita)', { exact: true }).waitFor();
  await botonRegistrar(pagina).click();
  await quedaRegistrado(pagina);
  await dice(pagina, '$120.00 de Ana López');
});
