// Asking the manager to change a client, from its card on the route.
import { expect, test } from 'vitest';
import { abrirMundo } from '../../setup/mundo.ts';
import { FALLO_DE_RED } from '../apoyo/consola.ts';
import { dejarPasar } from '../apoyo/duda.ts';
import { type Escena, uno, usarEscenas } from '../apoyo/escena.ts';
import { cerrarDialogo } from '../apoyo/ir.ts';
import { usarNavegador } from '../apoyo/navegador.ts';
import { revisarDialogo } from '../apoyo/revisar.ts';
import { asa, dialogo, pedirEdicion, sinDialogo } from '../apoyo/ruta.ts';
import { hayBuzon, pedirCambios } from '../apoyo/sin-linea.ts';

const mundo = abrirMundo();
const { enRuta } = usarEscenas(mundo, usarNavegador());

async function abrir({ pagina }: Escena) {
  // The cards are drawn again when their handles arrive; a focus that goes back to a button needs that very one.
  await asa(pagina, 'Ana López').waitFor();
  const boton = await pedirEdicion(pagina, 'Ana López');
  await dialogo(pagina).getByLabel('Motivo').waitFor();
  return { boton, modal: dialogo(pagina) };
}

async function pedidas({ cobrador }: Escena): Promise<object[]> {
  const { docs } = await mundo.db.collection('solicitudes').where('id_cobrador', '==', cobrador.uid).get();
  return docs.map((doc) => doc.data());
}

test('only what was changed is asked for; a refusal keeps all that was typed', async () => {
  const escena = await enRuta([uno('Ana López')]);
  const { pagina, contexto, consola } = escena;
  consola.tolerar(FALLO_DE_RED);
  const { boton, modal } = await abrir(escena);
  const conFoco = (campo: string) => () =>
    modal.getByLabel(campo, { exact: true }).evaluate((e) => e === document.activeElement);
  await expect.poll(conFoco('Motivo')).toBe(true);
  await modal.getByLabel('Motivo').fill('Cambió de número.');
  expect(await modal.getByLabel('Nombre').isVisible()).toBe(false);
  const cambiar = modal.getByRole('button', { name: 'Cambiar datos' });
  await cambiar.press('Enter');
  await expect.poll(conFoco('Nombre')).toBe(true);
  expect(await modal.getByLabel('Nombre').inputValue()).toBe('Ana López');
  expect(await cambiar.count()).toBe(0);
  await modal.getByLabel('Teléfono', { exact: true }).fill('618 765');
  await modal.getByRole('button', { name: 'Enviar solicitud' }).click();
  await modal.getByText('Ingrese un número de teléfono válido de 10 dígitos', { exact: true }).waitFor();

  await modal.getByLabel('Teléfono', { exact: true }).fill('618 765 4321');
  const url = '**/clientes/solicitudes/editar';
  await contexto.route(url, (ruta) =>
    ruta.fulfill({
      status: 422,
      json: { code: 'PLAZO_NO_EDITABLE', message: 'El crédito ya tiene movimientos.' },
    }),
  );
  await modal.getByText('60 días').click();
  await modal.getByRole('button', { name: 'Enviar solicitud' }).click();
  await modal.getByText('El crédito ya tiene movimientos.', { exact: true }).waitFor();
  expect(await modal.getByLabel('Teléfono', { exact: true }).inputValue()).toBe('6187654321');
  await dejarPasar(contexto, url);

  await modal.getByRole('button', { name: 'Enviar solicitud' }).click();
  await pagina.getByText('Solicitud enviada', { exact: true }).waitFor();
  await pagina.getByText('El gerente revisará tu solicitud.', { exact: true }).waitFor();
  await dialogo(pagina).getByRole('button', { name: 'Entendido' }).click();
  await expect.poll(() => boton.evaluate((e) => e === document.activeElement)).toBe(true);
  expect(await pedidas(escena)).toMatchObject([
    { motivo: 'Cambió de número.', datos: { cambios: { telefono: '6187654321', dias_pago: 60 } } },
  ]);
});

test('a comment alone is enough, nothing at all is not, and while a request is open there is no form for a second one', async () => {
  const escena = await enRuta([uno('Ana López')]);
  const { pagina } = escena;
  const { boton, modal } = await abrir(escena);
  const enviar = modal.getByRole('button', { name: 'Enviar solicitud' });
  await modal.getByLabel('Motivo').fill('   ');
  await enviar.click();
  await modal.getByText('Debes escribir algo!', { exact: true }).waitFor();
  await modal.getByLabel('Motivo').fill('Ya no vive ahí.');
  await enviar.click();
  await pagina.getByText('Solicitud enviada', { exact: true }).waitFor();
  await dialogo(pagina).getByRole('button', { name: 'Entendido' }).click();
  await sinDialogo(pagina);

  await boton.click();
  await modal.getByText('Ya hay una solicitud pendiente.', { exact: true }).waitFor();
  expect(await modal.getByRole('textbox').count()).toBe(0);
  await expect.poll(() => enviar.isDisabled()).toBe(true);
  expect(await pedidas(escena)).toMatchObject([
    { tipo: 'edicion_cliente', estado: 'pendiente', motivo: 'Ya no vive ahí.', datos: { cambios: null } },
  ]);
});

test('without the current values nothing can be sent, and they can be asked for again', async () => {
  const { pagina, contexto, consola } = await enRuta([uno('Ana López')]);
  consola.tolerar(FALLO_DE_RED);
  const url = '**/leal-api/creditos/**';
  await contexto.route(url, (ruta) => ruta.fulfill({ status: 503, body: '' }));
  await pedirEdicion(pagina, 'Ana López');
  const modal = dialogo(pagina);
  await modal.getByText('Error al cargar información del cliente', { exact: true }).waitFor();
  await expect.poll(() => modal.getByRole('button', { name: 'Enviar solicitud' }).isDisabled()).toBe(true);
  await dejarPasar(contexto, url);
  await modal.getByRole('button', { name: 'Reintentar' }).click();
  await modal.getByLabel('Motivo').waitFor();
});

test('without a line it is asked from what the phone has read today; of a client that it has not, by the reason alone', async () => {
  const escena = await enRuta([uno('Ana López'), uno('Beto Ruiz')]);
  const { pagina, contexto, consola } = escena;
  consola.tolerar(FALLO_DE_RED);
  await hayBuzon(pagina);
  await abrir(escena);
  await cerrarDialogo(pagina);
  await contexto.setOffline(true);
  await pedirCambios(pagina, 'Ana López');
  await pedirEdicion(pagina, 'Beto Ruiz');
  await dialogo(pagina).getByText('Error al cargar información del cliente', { exact: true }).waitFor();
  await dialogo(pagina).getByLabel('Motivo').fill('Ya no vive ahí.');
  await revisarDialogo(pagina);
  await dialogo(pagina).getByRole('button', { name: 'Enviar solicitud' }).click();
  await sinDialogo(pagina);
  await contexto.setOffline(false);
  await expect.poll(async () => (await pedidas(escena)).length).toBe(2);
  expect(await pedidas(escena)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        motivo: 'Cambió de número.',
        datos: expect.objectContaining({ cambios: { telefono: '6187654321' } }) as object,
      }),
      expect.objectContaining({ motivo: 'Ya no vive ahí.' }),
    ]),
  );
});
