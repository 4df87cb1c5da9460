// A collector's phone still shows a loan whose import was undone: what was taken for it is handed over to the manager.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TELEFONO } from '../../setup/casos-rechazo.ts';
import { deshacer, importador, importar } from '../../setup/importaciones.ts';
import { invocar } from '../../setup/invocar.ts';
import { abrir } from '../apoyo/abrir.tsx';
import { contestar, elDialogo } from '../apoyo/dialogo.ts';
import { mundo } from '../apoyo/mundo.ts';
import { gerente } from '../apoyo/oficina.ts';
import { abrirHoja } from '../apoyo/ruta.ts';

const { archivo } = importador(mundo);

test('it says why, and that the manager decides; the cash stays in hand', async () => {
  const { cobrador, huella, renglones, libro } = await archivo(1);
  await importar(await gerente(), huella, renglones);
  const { usuario } = await abrir(cobrador, 'cobrador');
  const hoja = await abrirHoja(usuario, 'Cliente Importado 2');
  await deshacer(await gerente(), huella);
  await usuario.click(within(hoja).getByRole('button', { name: /^Registrar \$/ }));
  const aviso = await elDialogo('Entendido');
  for (const texto of ['Lo revisará el gerente', 'Su importación se deshizo.']) aviso.getByText(texto);
  aviso.getByText(/^Conserva el efectivo/);
  expect((await libro()).solicitudes).toMatchObject([{ tipo: 'captura_tardia' }]);
});

test('whoever manages reads whose it is and how much, and can only have it given back', async () => {
  const { cobrador, huella, renglones, libro } = await archivo(1, { nombre: 'Rosa Que Se Fue' });
  await importar(await gerente(), huella, renglones);
  const [credito] = (await libro()).creditos;
  await deshacer(await gerente(), huella);
  const tap = { monto: 120, capturado_en: '2026-11-18T10:30:00-06:00', ...TELEFONO };
  await invocar(cobrador, 'registrarAbono', { cuerpo: { id_credito: credito!.id_credito, ...tap } });
  const { usuario } = await abrir(await gerente(), 'gerente/solicitudes/tardias');
  const tarjeta = within((await screen.findByText('Rosa Que Se Fue')).closest('article')!);
  tarjeta.getByText('Su importación se deshizo.');
  tarjeta.getByText('Cancelado · saldo $3,000.00');
  expect(tarjeta.queryByRole('button', { name: /^Aprobar/ })).toBeNull();
  await usuario.click(tarjeta.getByRole('button', { name: /^Rechazar/ }));
  const pregunta = await elDialogo('Rechazar');
  await pregunta.findByText('Cancelado');
  await contestar(usuario, 'Rechazar');
  await waitFor(async () =>
    expect((await libro()).solicitudes).toMatchObject([
      { estado: 'rechazada', datos: { efectivo: 'devolver' } },
    ]),
  );
});
