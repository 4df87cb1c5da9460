// A collector's open cut: what should be in hand, and why.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { escenaDe } from '../setup/escena.ts';
import { darFondo } from '../setup/fondo.ts';
import { creditoDe } from '../setup/credito-de.ts';
import { abrir } from './apoyo/abrir.tsx';
import { elDialogo } from './apoyo/dialogo.ts';
import { mundo } from './apoyo/mundo.ts';

const parte = (nombre: string) => screen.findByRole('region', { name: nombre });

test('says what should be in hand, from the efectivo a entregar to it line by line, and what waits beside it', async () => {
  const cobrador = await mundo.cobrador([creditoDe('Ana López')]);
  await escenaDe(mundo, cobrador).abonar(120);
  await darFondo(mundo, cobrador, 500);
  const { usuario } = await abrir(cobrador, 'cobrador/dashboard');
  await usuario.click(await screen.findByRole('link', { name: /^Efectivo a Entregar/ }));
  const enMano = await parte('En mano');
  await waitFor(() => expect(enMano.querySelector('strong')?.textContent).toBe('$620.00'));
  const puente = within(await parte('De dónde sale')).getAllByRole('listitem');
  expect(puente.map(({ lastElementChild }) => lastElementChild?.textContent)).toEqual([
    '$120.00',
    '$500.00',
    '$620.00',
  ]);
  screen.getByRole('link', { name: /^Por aprobar \(en mano\)/ });
  await screen.findByText('Todavía no has entregado ningún corte');
  const filas = within(await parte('Movimientos de este corte'));
  await usuario.click(filas.getByText('Pagos (1)'));
  filas.getByText('Ana López');
});

describe('the count', () => {
  const boton = (name: string) => screen.getByRole('button', { name });
  const piezas = (de: string) => screen.getByLabelText<HTMLInputElement>(`Piezas de ${de}`);
  const suma = () => document.querySelector('.conteo-pie output')?.textContent;
  const cuadre = () => document.querySelector('.conteo-pie .conteo-cuadre')?.textContent;
  const escribir = (de: string, value: string) => fireEvent.change(piezas(de), { target: { value } });

  /** Texts that hang on the whole form are drawn a moment after a key. */
  const dicen = (que: () => unknown, esperado: unknown) => waitFor(() => expect(que()).toEqual(esperado));

  /** Once the phone's storage was read. */
  const entregar = async (usuario: UserEvent) => {
    await waitFor(() => expect(boton('Entregar corte').matches(':disabled')).toBe(false));
    await usuario.click(boton('Entregar corte'));
  };

  const alContar = async (creditos: Parameters<typeof mundo.cobrador>[0] = []) => {
    const cobrador = await mundo.cobrador(creditos);
    await darFondo(mundo, cobrador, 740);
    const pantalla = await abrir(cobrador, 'cobrador/caja/entregar');
    await screen.findByLabelText('Piezas de $500');
    return pantalla;
  };

  test('goes by taps, one more and one less, never below none; the difference is said once something is counted', async () => {
    const { usuario } = await alContar();
    await dicen(() => [suma(), cuadre()], ['$0.00de $740.00', undefined]);
    await usuario.click(boton('Quitar una de $500'));
    await dicen(() => [piezas('$500').value, cuadre()], ['0', 'Te faltan $740.00']);
    await usuario.click(boton('Poner una de $500'));
    await usuario.click(boton('Poner una de $500'));
    await dicen(() => [piezas('$500').value, cuadre()], ['2', 'Te sobran $260.00']);
    await usuario.click(boton('Quitar una de $500'));
    escribir('$20', '12');
    await dicen(() => [suma(), cuadre()], ['$740.00de $740.00Cuadra', 'Cuadra']);
  });

  test('what is no number is refused where it stands, and is worth nothing that could be handed in', async () => {
    const { usuario } = await alContar();
    escribir('$500', '1');
    escribir('$20', 'doce');
    await screen.findByText('Solo números, sin decimales');
    await dicen(() => [screen.getByLabelText('Importe de $20').textContent], ['—']);
    await dicen(
      () => [suma(), cuadre()],
      ['—de $740.00Corrige lo que no es número', 'Corrige lo que no es número'],
    );
    await usuario.click(boton('Poner una de $20'));
    expect(piezas('$20').value).toBe('doce');
    await entregar(usuario);
    await waitFor(() => expect(document.activeElement).toBe(piezas('$20')));
    expect(screen.queryByRole('dialog')).toBeNull();
    escribir('$20', '12');
    await dicen(() => [cuadre()], ['Cuadra']);
  });

  test('handed in early it says who was not visited; the question says what is missing, and whose that is', async () => {
    const { usuario } = await alContar([creditoDe('Ana López'), creditoDe('Beto Ruiz')]);
    const faltan = 'Faltan 2 clientes por visitar hoy';
    await screen.findByText(faltan);
    escribir('$500', '1');
    await entregar(usuario);
    const pregunta = await elDialogo();
    await pregunta.findByText(faltan);
    pregunta.getByText('$740.00');
    pregunta.getByText('Te faltan $240.00');
    pregunta.getByText(/la diferencia queda en tu cuenta/);
  });

  test('without anybody left, and with all of it there, it says neither', async () => {
    const { usuario } = await alContar();
    escribir('$500', '1');
    escribir('$20', '12');
    await entregar(usuario);
    const pregunta = await elDialogo();
    pregunta.getByText('Cuadra');
    expect(pregunta.queryByText(/queda en tu cuenta|por visitar hoy/)).toBeNull();
  });

  test('its way back loses nothing that was typed', async () => {
    const { usuario } = await alContar();
    escribir('$500', '1');
    await usuario.click(screen.getByRole('link', { name: 'Volver' }));
    await parte('En mano');
    await usuario.click(screen.getByRole('link', { name: 'Entregar corte' }));
    await waitFor(() => expect(piezas('$500').value).toBe('1'));
    await dicen(() => [cuadre()], ['Te faltan $240.00']);
  });
});
