// Asking the manager to change a client without a line; with one it is asked in tests/pantallas.
import { expect, test } from 'vitest';
import { FALLO_DE_RED } from '../apoyo/consola.ts';
import { type Escena, creditoDe, usarEscenas } from '../apoyo/escena.ts';
import { cerrarDialogo } from '../apoyo/ir.ts';
import { revisarDialogo } from '../apoyo/revisar.ts';
import { dialogo, pedirEdicion, sinDialogo } from '../apoyo/ruta.ts';
import { hayBuzon, pedirCambios } from '../apoyo/sin-linea.ts';

const { mundo, enRuta } = usarEscenas();

async function pedidas({ cobrador }: Escena): Promise<object[]> {
  const { docs } = await mundo.db.collection('solicitudes').where('id_cobrador', '==', cobrador.uid).get();
  return docs.map((doc) => doc.data());
}

test('without a line it is asked from what the phone has read today; of a client that it has not, by the reason alone', async () => {
  const escena = await enRuta([creditoDe('Ana López'), creditoDe('Beto Ruiz')]);
  const { pagina, contexto, consola } = escena;
  consola.tolerar(FALLO_DE_RED);
  await hayBuzon(pagina);
  await pedirEdicion(pagina, 'Ana López');
  await dialogo(pagina).getByLabel('Motivo').waitFor();
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
