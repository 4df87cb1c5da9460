// A collector's phone still shows a loan whose import was undone: what was taken for it is handed over to the manager.
import { within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { deshacer, importador, importar } from '../setup/importaciones.ts';
import type { Persona } from '../setup/mundo.ts';
import { abrir } from './apoyo/abrir.tsx';
import { elDialogo } from './apoyo/dialogo.ts';
import { abrirHoja } from './apoyo/ruta.ts';

const mundo = abrirMundo();
const { archivo } = importador(mundo);
let gerente: Persona;
beforeAll(async () => {
  gerente = await mundo.cuenta('gerente@leal.demo');
});

test('it says why, and that the manager decides; the cash stays in hand', async () => {
  const { cobrador, huella, renglones, libro } = await archivo(1);
  await importar(gerente, huella, renglones);
  const { usuario } = await abrir(cobrador, 'cobrador');
  const hoja = await abrirHoja(usuario, 'Cliente Importado 2');
  await deshacer(gerente, huella);
  await usuario.click(within(hoja).getByRole('button', { name: /^Registrar \$/ }));
  const aviso = await elDialogo('Entendido');
  for (const texto of ['Lo revisará el gerente', 'Su importación se deshizo.']) aviso.getByText(texto);
  aviso.getByText(/^Conserva el efectivo/);
  expect((await libro()).solicitudes).toMatchObject([{ tipo: 'captura_tardia' }]);
});
