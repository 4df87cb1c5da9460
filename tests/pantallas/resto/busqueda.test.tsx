// Search is one function: whatever stands in a client's name, business and address, in whatever signs people type it, finds
// the same client on every screen; and the count above a result counts what stands below it.
import { fecha } from '@leal/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { invocar } from '../../setup/invocar.ts';
import type { Cobrador } from '../../setup/mundo.ts';
import { creditoDe } from '../../setup/credito-de.ts';
import { abrir } from '../apoyo/abrir.tsx';
import { enRuta, idCredito } from '../apoyo/escena.ts';
import { mundo } from '../apoyo/mundo.ts';
import { enOficina } from '../apoyo/oficina.ts';
import { buscador, dialogo, encabezadoRuta, registrarPago } from '../apoyo/ruta.ts';

const ELLA = 'Leticia O’Farrill Peña–Núñez';
const OTRA = 'Leticia Zubirán';
const CLIENTES = [
  creditoDe(ELLA, {
    persona: { negocio: 'Mercería Ñandú', direccion: 'Av. 5 de Mayo #12', telefono: '6187770012' },
  }),
  creditoDe(OTRA, { persona: { negocio: 'Tacos Zubi', direccion: 'Juárez 5', telefono: '6187770034' } }),
];
/** Each of these words means the one client, and not the other. */
const PALABRAS = [
  "O'Farrill",
  'O’Farrill',
  'O`Farrill',
  'OFarrill',
  'Peña–Núñez',
  'PENA-NUNEZ',
  'Farrill, Leticia',
  'Leticia Ñandú',
  '5 de Mayo #12 Ofarrill',
  'mercería nandu',
  '+52 1 618-777-0012',
];

/** Where she is named; a mark follows a name that several have, and the next door is named where a search hides it. */
const nombradas = (nombre: string) =>
  screen
    .queryAllByText((texto) => texto.startsWith(nombre))
    .filter((tarjeta) => tarjeta.closest('.ruta-siguiente') === null);
const deElla = () => nombradas(ELLA);
const deLaOtra = () => nombradas(OTRA);

const escribir = (campo: HTMLElement, texto: string) => fireEvent.change(campo, { target: { value: texto } });
const campo = () => screen.getAllByRole('textbox', { name: /^(Buscar|Nombre, teléfono)/ }).at(-1)!;

/** Each word in that field leaves the one client, and takes the other away. */
async function soloElla(): Promise<void> {
  for (const texto of PALABRAS) {
    escribir(campo(), 'leticia zubiran');
    await waitFor(() => expect([texto, deLaOtra().length > 0]).toEqual([texto, true]));
    await waitFor(() => expect([texto, deElla()]).toEqual([texto, []]));
    escribir(campo(), texto);
    await waitFor(() => expect([texto, deElla().length > 0]).toEqual([texto, true]));
    await waitFor(() => expect([texto, deLaOtra()]).toEqual([texto, []]));
  }
}

let conEllas: Promise<Cobrador> | undefined;

/** One collector for all these tests. */
const cobradorCon = (): Promise<Cobrador> => (conEllas ??= crear());

async function crear(): Promise<Cobrador> {
  const cobrador = await mundo.cobrador(CLIENTES, { cobrador: { nombre: 'Íñigo D’Arcy Peña–Ruiz' } });
  for (const n of [1, 2])
    await invocar(cobrador, 'solicitarEdicionCliente', {
      cuerpo: { id_cliente: `${cobrador.prefijo}-cli-${n}`, motivo: 'Se mudó' },
    });
  return cobrador;
}

describe('the same words find the same client', () => {
  test('on the route', async () => {
    await abrir(await cobradorCon(), 'cobrador');
    await encabezadoRuta();
    await soloElla();
  });

  test.each<[string, (cobrador: Cobrador) => Promise<unknown>]>([
    ["in a collector's clients", (cobrador) => abrir(cobrador, 'cobrador/clientes-visitados')],
    ['in the inbox', ({ uid }) => enOficina(`gerente/bandeja?cobrador=${uid}`)],
    ["in the office's clients", ({ uid }) => enOficina(`gerente/clientes-activos?cobrador=${uid}`)],
  ])('%s', async (_, abrirla) => {
    await abrirla(await cobradorCon());
    await waitFor(() => expect(deElla()).not.toEqual([]));
    await soloElla();
  });

  test('by Ctrl K', async () => {
    await cobradorCon();
    const { usuario } = await enOficina('perfil');
    await screen.findByRole('button', { name: 'Buscar cliente' });
    await usuario.keyboard('{Control>}k{/Control}');
    await within(await dialogo()).findByRole('textbox');
    await soloElla();
  });

  test('a collector among the routes and in a list to choose from', async () => {
    await cobradorCon();
    const { usuario } = await enOficina('gerente/rutas');
    await screen.findByRole('grid', { name: 'Rutas' });
    for (const texto of ["D'Arcy", 'darcy', 'pena ruiz inigo']) {
      escribir(campo(), 'nadie así');
      await screen.findByText('No se encontraron resultados');
      escribir(campo(), texto);
      await screen.findAllByText('Íñigo D’Arcy Peña–Ruiz');
    }
    await enOficina('gerente/clientes-activos');
    await screen.findByRole('grid', { name: 'Clientes activos' });
    const elegir = await screen.findByRole('combobox', { name: 'Cobrador' });
    await usuario.click(elegir);
    await usuario.type(elegir, 'inigo darcy');
    await waitFor(() =>
      expect(
        [...document.querySelectorAll('.ant-select-item-option')].map(({ textContent }) => textContent),
      ).toContain('Íñigo D’Arcy Peña–Ruiz'),
    );
  });
});

describe('the count above a result', () => {
  const hoy = fecha('2026-11-18');

  test('counts all that is listed: who was visited, who starts tomorrow, and who has paid', async () => {
    const { usuario, cobrador } = await enRuta([
      creditoDe('Ana López', { persona: { negocio: 'Mercería Ana', telefono: '6187771111' } }),
      creditoDe('Beto Ruiz', { movimientos: [{ tipo: 'visita', fecha: hoy, minuto: 610 }] }),
      creditoDe('Carla Gil', { fecha_inicio: hoy }),
      creditoDe('Dora Paz'),
    ]);
    const busca = (texto: string) => escribir(buscador(), texto);
    for (const nombre of ['Beto Ruiz', 'Carla Gil']) {
      busca(nombre);
      await screen.findByText('1 de 4 clientes encontrados');
      screen.getByRole('article', { name: nombre });
      expect(screen.queryByText('No se encontraron resultados')).toBeNull();
    }
    busca('');
    await registrarPago(usuario, 'Ana López', '$120.00');
    // The card says so by its register, and then by the answer of the server.
    const pagada = async () => {
      for (const texto of ['ana lopez', 'merceria', '618 777 1111']) {
        busca(texto);
        await screen.findByText('1 de 4 clientes encontrados');
        await screen.findByText(/^Ya pagó hoy \$120\.00, 11:\d\d$/);
        const nombre = screen.getByRole('link', { name: 'Ana López' });
        expect(nombre.getAttribute('href')).toContain(idCredito({ cobrador }));
        expect(screen.queryByText('No se encontraron resultados')).toBeNull();
      }
    };
    await pagada();
    busca('');
    await waitFor(() => expect(screen.queryByText(/^Ya pagó hoy/)).toBeNull());
    await abrir(cobrador, 'cobrador');
    await encabezadoRuta();
    await pagada();
  });

  test('six abonos that wait for the manager are said to wait', async () => {
    const { cobrador } = await enRuta([creditoDe('Ana López'), creditoDe('Beto Ruiz')]);
    await invocar(cobrador, 'registrarAbono', {
      cuerpo: { id_credito: idCredito({ cobrador }), monto: 720 },
    });
    await abrir(cobrador, 'cobrador');
    await encabezadoRuta(1);
    escribir(buscador(), 'lopez');
    await screen.findByText(/^Por aprobar \$720\.00, 11:\d\d$/);
    await screen.findByText('1 de 2 clientes encontrados');
  });
});
