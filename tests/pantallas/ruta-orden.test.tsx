// A collector's ways with the order of the day without dragging: the next door, filters, another place.
import { centavos, fecha } from '@leal/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { creditoDe } from '../setup/credito-de.ts';
import { abrir } from './apoyo/abrir.tsx';
import { elDialogo } from './apoyo/dialogo.ts';
import { dicho } from './apoyo/dicho.ts';
import { enRuta, idCredito } from './apoyo/escena.ts';
import { mundo } from './apoyo/mundo.ts';
import { supervisor } from './apoyo/oficina.ts';
import {
  buscador,
  dialogo,
  encabezadoRuta,
  nombresDeHoy,
  pulsar,
  quedaRegistrado,
  tarjeta,
} from './apoyo/ruta.ts';

const boton = (name: string | RegExp) => screen.findByRole('button', { name });
const tocar = async (usuario: UserEvent, name: string | RegExp) => usuario.click(await boton(name));
const quedan = (...nombres: string[]) => waitFor(() => expect(nombresDeHoy()).toEqual(nombres));

const [ANA, BETO, CARLA] = ['Ana López', 'Beto Ruiz', 'Carla Gil'] as const;
const LOS_TRES = [creditoDe(ANA), creditoDe(BETO), creditoDe(CARLA)];

test("'Siguiente' is the first door that is not done, and one tap asks for its payment; also while a search hides it", async () => {
  const { usuario } = await enRuta(LOS_TRES);
  fireEvent.change(buscador(), { target: { value: 'carla' } });
  await quedan(CARLA);
  await tocar(usuario, /^Siguiente Ana López/);
  await pulsar(usuario, await dialogo(), 'Registrar $120.00 de Ana López');
  await quedaRegistrado(usuario);
  await boton(/^Siguiente Beto Ruiz/);
});

test('there is no next door where nobody is left, nor for who only looks', async () => {
  await enRuta([]);
  expect(screen.queryByRole('button', { name: /^Siguiente/ })).toBeNull();
  const cobrador = await mundo.cobrador(LOS_TRES);
  await abrir(await supervisor(), `supervisor/rutas/${cobrador.uid}`);
  await screen.findByRole('article', { name: ANA });
  expect(screen.queryByRole('button', { name: /^Siguiente/ })).toBeNull();
});

test('another place by its number, and the end, are the same change as a drag', async () => {
  const { usuario, red, cobrador } = await enRuta(LOS_TRES);
  await pulsar(usuario, tarjeta(CARLA), /^Datos de Carla Gil/);
  await tocar(usuario, 'Mover al lugar… a Carla Gil');
  const lugar = async (texto: string) => {
    fireEvent.change((await elDialogo()).getByRole('textbox'), { target: { value: texto } });
    await usuario.click((await elDialogo()).getByRole('button', { name: 'Mover' }));
  };
  for (const malo of ['0', '4', 'x', '']) {
    await lugar(malo);
    await (await elDialogo()).findByText('Escribe un lugar del 1 al 3');
  }
  await lugar('1');
  await quedan(CARLA, ANA, BETO);
  await dicho('Quedó en el lugar 1', CARLA);
  await tocar(usuario, 'Enviar al final a Carla Gil');
  await quedan(ANA, BETO, CARLA);
  await waitFor(() => expect(red.enviadas(/POST \/clientes\/orden/)).toHaveLength(2));
  const { cuerpo } = await invocar(cobrador, 'leerOrden', { parametros: { id_usuario: cobrador.uid } });
  await waitFor(() =>
    expect(cuerpo.orden_clientes).toEqual([1, 2, 3].map((n) => idCredito({ cobrador }, n))),
  );
});

const HOY = fecha('2026-11-18');

const deVarios = () => [
  creditoDe(ANA, { fecha_inicio: HOY_MENOS_UNO, persona: { colonia: 'Centro' } }),
  creditoDe(BETO, { fecha_inicio: fecha('2026-11-09'), persona: { colonia: 'Centro' } }),
  creditoDe(CARLA, { fecha_inicio: fecha('2026-08-03'), persona: { colonia: 'Norte' } }),
  creditoDe('Dora Paz', { fecha_inicio: fecha('2026-11-09'), persona: { colonia: 'Norte' } }),
];
const HOY_MENOS_UNO = fecha('2026-11-17');

test('filters go with each other and with the search, and stand in the address', async () => {
  const { usuario, cobrador } = await enRuta(deVarios());
  await encabezadoRuta(4);
  await tocar(usuario, 'Filtros');
  const filtros = within(await screen.findByRole('group', { name: 'Filtros' }));
  expect(filtros.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Vencidos (1)',
    'Atrasados (2)',
  ]);
  await tocar(usuario, 'Atrasados (2)');
  await quedan(BETO, 'Dora Paz');
  await screen.findByText('2 de 4 clientes encontrados');
  fireEvent.change(screen.getByRole('combobox', { name: 'Colonia' }), { target: { value: 'Norte' } });
  await quedan('Dora Paz');
  expect(new URLSearchParams(location.search).toString()).toBe('ver=atrasados&colonia=Norte');
  fireEvent.change(buscador(), { target: { value: 'beto' } });
  await screen.findByText('0 de 4 clientes encontrados');
  await tocar(usuario, 'Quitar filtros');
  await quedan(BETO);
  expect(screen.queryByRole('group', { name: 'Filtros' })).toBeNull();

  await abrir(cobrador, 'cobrador?ver=vencidos');
  await quedan(CARLA);
  // The cards between are not on screen: nothing is dragged.
  expect(screen.queryByRole('button', { name: /^Mover a/ })).toBeNull();
  await tocar(usuario, 'Vencidos (1)');
  await quedan(ANA, BETO, CARLA, 'Dora Paz');
});

test('who promised for today, and who was not there, are found where they stand', async () => {
  const { usuario, cobrador } = await enRuta(LOS_TRES);
  const registrar = (n: number, resto: object) =>
    invocar(cobrador, 'registrarAbono', {
      cuerpo: { id_credito: idCredito({ cobrador }, n), monto: 0, ...resto },
    });
  await registrar(1, { motivo_visita: 'No estaba', nota_visita: 'vuelve tarde' });
  await mundo.db.doc(`creditos/${idCredito({ cobrador }, 2)}`).update({
    promesa: { fecha: HOY, monto_centavos: centavos(12_000), total_pagado_centavos: 0 },
  });
  await abrir(cobrador, 'cobrador');
  await encabezadoRuta(2);
  await tocar(usuario, 'Filtros');
  await tocar(usuario, 'Prometieron hoy (1)');
  await quedan(BETO);
  await tocar(usuario, 'No estaba (1)');
  tarjeta(ANA);
  await quedan();
});
