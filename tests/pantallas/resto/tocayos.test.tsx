// Two clients with one name: every question, button and message says which of them it means.
import { centavos } from '@leal/domain';
import { screen, within } from '@testing-library/react';
import { test } from 'vitest';
import { invocar } from '../../setup/invocar.ts';
import { creditoDe } from '../../setup/credito-de.ts';
import { abrir } from '../apoyo/abrir.tsx';
import { dicho } from '../apoyo/dicho.ts';
import { enPago, enRuta, idCredito } from '../apoyo/escena.ts';
import { bajarHasta, dice } from '../apoyo/leer.ts';
import { mundo } from '../apoyo/mundo.ts';
import { gerente } from '../apoyo/oficina.ts';
import { dialogo, pulsar, quedaRegistrado, sinDialogo, soltar, tarjeta } from '../apoyo/ruta.ts';

const LUPITA = creditoDe('Ana López', { persona: { negocio: 'Abarrotes Lupita' } });
const SOL = creditoDe('ANA LOPEZ', { persona: { negocio: 'Papelería El Sol' } });
const BETO = creditoDe('Beto Ruiz');

const hayBoton = (nombre: string) => screen.findByRole('button', { name: nombre });

test('on the route: the buttons, the sheet, the question of a late day and what is said afterwards', async () => {
  const { usuario } = await enRuta([LUPITA, SOL, BETO]);
  tarjeta('Ana López (Abarrotes Lupita)');
  await hayBoton('Registrar Pago de Beto Ruiz');
  await hayBoton('Registrar Pago de ANA LOPEZ (Papelería El Sol)');

  await usuario.click(await hayBoton('Registrar Atraso de ANA LOPEZ (Papelería El Sol)'));
  const pregunta = await dialogo();
  within(pregunta).getByText('¿Confirmar registrar atraso para ANA LOPEZ (Papelería El Sol)?');
  await pulsar(usuario, pregunta, 'Confirmar');
  await dicho('Atraso registrado correctamente.', 'ANA LOPEZ (Papelería El Sol)');
  await sinDialogo();

  await usuario.click(await hayBoton('Registrar Pago de Ana López (Abarrotes Lupita)'));
  await pulsar(usuario, await dialogo(), 'Registrar $120.00 de Ana López (Abarrotes Lupita)');
  await soltar(usuario);
  await dicho('Pago registrado correctamente.', '$120.00 de Ana López (Abarrotes Lupita)');
});

test('before a manager: the cards of requests, their questions and messages, and the list of clients', async () => {
  const negocios = ['Mercería Uno', 'Mercería Dos'];
  const nombre = 'Quirina Tocaya';
  const cobrador = await mundo.cobrador(
    negocios.map((negocio) =>
      creditoDe(nombre, { persona: { negocio }, monto_solicitado: centavos(300_000) }),
    ),
  );
  for (const n of [1, 2])
    await invocar(cobrador, 'registrarAbono', {
      cuerpo: { id_credito: idCredito({ cobrador }, n), monto: 720 },
    });
  const [primera = '', otra = ''] = negocios.map((negocio) => `${nombre} (${negocio})`);
  const { usuario } = await abrir(await gerente(), 'gerente/solicitudes-abonos-multiples');
  await bajarHasta(`Rechazar la solicitud de ${otra}`);
  await usuario.click(await hayBoton(`Aprobar la solicitud de ${primera}`));
  const pregunta = await dialogo();
  await dice(pregunta, `¿Registrar los 6 abonos de ${primera} por $720.00?`);
  await pulsar(usuario, pregunta, 'Aprobar');
  await dicho('Solicitud aprobada', `$720.00 de ${primera}`);

  const { usuario: despues } = await abrir(await gerente(), 'gerente/clientes-activos?q=quirina');
  await hayBoton(`Editar a ${otra}`);
  await despues.click(await hayBoton(`Eliminar a ${otra}`));
  const eliminar = await dialogo();
  await within(eliminar).findByText(otra);
  await pulsar(despues, eliminar, 'Cancelar');
  await sinDialogo();
});

test('on the payment screen, where no list says who else has the name, the business always stands with it', async () => {
  const { usuario } = await enPago([LUPITA]);
  const accion = await screen.findByRole('region', { name: 'Registrar Pago' });
  const portada = within(screen.getByRole('region', { name: 'Cliente y saldo' }));
  portada.getByRole('heading', { name: 'Ana López' });
  portada.getByText('Abarrotes Lupita');
  await pulsar(usuario, accion, /^Registrar \$/);
  await quedaRegistrado(usuario);
  await dicho('$120.00 de Ana López');
});
