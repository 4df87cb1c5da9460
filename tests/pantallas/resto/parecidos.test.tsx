// Somebody new who seems to be somebody known: the form says it from what the phone holds and then from the server; the
// row, the card and the question say it to the manager, and a question about several sets it apart.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TELEFONO } from '../../e2e/apoyo/tamanos.ts';
import { invocar } from '../../setup/invocar.ts';
import type { Cobrador } from '../../setup/mundo.ts';
import { creditoDe } from '../../setup/credito-de.ts';
import { abrir } from '../apoyo/abrir.tsx';
import { dice } from '../apoyo/leer.ts';
import { campo, llenar } from '../apoyo/formulario.ts';
import { mundo } from '../apoyo/mundo.ts';
import { enOficina, gerente } from '../apoyo/oficina.ts';
import { encabezadoRuta, dialogo, pulsar } from '../apoyo/ruta.ts';

const ALMA = 'Mismo teléfono que Alma Delia Ríos, debe $3,600.00';
const conAlma = (telefono: string) =>
  mundo.cobrador([creditoDe('Alma Delia Ríos', { persona: { telefono } })]);
const seLee = (texto: string) => screen.findByText(texto);
const noSeLee = (texto: string) => waitFor(() => expect(screen.queryByText(texto)).toBeNull());

const enElFormulario = async () => {
  await screen.findByRole('heading', { name: 'Registrar Cliente' });
  await waitFor(() => campo('Nombre'));
};

test('a new client: at once from what this phone holds, without a line too, and whatever the server knows', async () => {
  const telefono = '6145550001';
  const cobrador = await conAlma(telefono);
  const { red, usuario } = await abrir(cobrador, 'cobrador');
  await encabezadoRuta(1);
  red.negar(/parecidos/);
  const [menu] = screen.getAllByRole('link', { name: 'Nuevo Cliente' });
  await usuario.click(menu!);
  await enElFormulario();
  llenar('Teléfono', '+52 1 614 555 000');
  expect(screen.queryByText(ALMA)).toBeNull();
  llenar('Teléfono', '+52 1 614 555 0001');
  await seLee(ALMA);
  llenar('Teléfono', '6145550002');
  await noSeLee(ALMA);
  llenar('Nombre', 'alma delia rios');
  await seLee('Mismo nombre que Alma Delia Ríos, debe $3,600.00');

  // The phone knows nothing of another collector's client, and the server does not say whose it is.
  await mundo.cobrador([creditoDe('Otra Mujer', { persona: { telefono: '6145550003' } })]);
  await abrir(cobrador, 'nuevo-cliente');
  await enElFormulario();
  llenar('Segundo teléfono', '614 555 0003');
  await seLee('Mismo teléfono que un cliente de otro cobrador');
  // The notice comes while the next field is typed in: it stands below all of them, so that none is pushed away.
  const aviso = screen.getByText('Mismo teléfono que un cliente de otro cobrador');
  const despues = campo('Monto solicitado').compareDocumentPosition(aviso);
  expect(despues & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  // The notice stands in nobody's way.
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Registrar Cliente' }).disabled).toBe(false);
});

async function registrar(cobrador: Cobrador, nombre: string, telefono: string): Promise<void> {
  const cuerpo = {
    nombre,
    telefono,
    negocio: 'Tacos',
    direccion: 'Pino 2',
    monto_solicitado: 3000,
    dias_pago: 30,
  };
  expect((await invocar(cobrador, 'registrarCliente', { cuerpo })).estado).toBe(201);
}

test('before a manager: the row, the card and the question; several are approved without it', async () => {
  const cobrador = await conAlma('6145550011');
  await registrar(cobrador, 'Norma Vela', '6145550011');
  await registrar(cobrador, 'Saúl Cruz', '6145550012');
  const bandeja = `gerente/bandeja?cobrador=${cobrador.uid}`;

  const { usuario } = await enOficina(bandeja);
  const tabla = await screen.findByRole('grid', { name: 'Por decidir' });
  await within(tabla).findByText(new RegExp(`^${ALMA.replace('$', String.raw`\$`)} · 30 días`));
  for (const nombre of ['Norma Vela', 'Saúl Cruz'])
    await usuario.click(
      await screen.findByRole('checkbox', { name: `Seleccionar Crédito nuevo de ${nombre}` }),
    );
  await pulsar(usuario, document.body, 'Aprobar seleccionadas (2)');
  const varias = await dialogo();
  const aparte = await within(varias).findByRole('list', { name: 'Una por una' });
  await dice(aparte, 'Norma Vela');
  await dice(aparte, ALMA);
  await within(varias).findByRole('button', { name: 'Aprobar 1' });

  const { usuario: enTelefono } = await enOficina(bandeja, { tamano: TELEFONO });
  await enTelefono.click(await screen.findByRole('button', { name: /^Norma Vela/ }));
  const tarjeta = await screen.findByRole('article', { name: 'Norma Vela' });
  await within(tarjeta).findByText(ALMA);
  await pulsar(enTelefono, tarjeta, 'Aprobar la solicitud de Norma Vela');
  await within(await dialogo()).findByText(ALMA);
});

test("on a client's page: where each namesake is, whose, and what they owe or ask for", async () => {
  const persona = { telefono: '6145550021', negocio: '', direccion: 'Pino 2' };
  const cobrador = await mundo.cobrador(
    [
      creditoDe('Alma Delia Ríos', { persona }),
      creditoDe('Norma Vela', { persona: { ...persona, negocio: 'Tacos' }, estado: 'Pendiente' }),
      creditoDe('Saúl Cruz', { persona }),
      creditoDe('Rita Soto', { persona, estado: 'Pendiente' }),
    ],
    { cobrador: { nombre: 'Karla Núñez' } },
  );
  const id_credito = `${cobrador.prefijo}-cre-4`;
  expect((await invocar(await gerente(), 'aprobarCredito', { cuerpo: { id_credito } })).estado).toBe(200);
  await abrir(await gerente(), `gerente/clientes/${cobrador.prefijo}-cli-1`);
  const panel = await screen.findByRole('region', { name: 'Parece la misma persona' });
  const dichos = within(panel)
    .getAllByRole('listitem')
    .map((fila) => [...fila.children].map((parte) => parte.textContent))
    .toSorted((a, b) => a.join().localeCompare(b.join()));
  expect(dichos).toEqual([
    ['Norma Vela', 'Por aprobar', 'Tacos · Pino 2', 'Pide $3,000.00', 'Mismo teléfono · Karla Núñez'],
    ['Rita Soto', 'Activo', 'Pino 2', 'Préstamo por entregar', 'Mismo teléfono · Karla Núñez'],
    ['Saúl Cruz', 'Activo', 'Pino 2', 'Debe $3,600.00', 'Mismo teléfono · Karla Núñez'],
  ]);
});
