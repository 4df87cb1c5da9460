// Clients get another collector: who, with what, and what becomes of both routes is asked before; how far it is, and who stayed, is
// said after.
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { libroCuadrado } from '../setup/libro.ts';
import type { Cobrador } from '../setup/mundo.ts';
import { creditoDe } from '../setup/credito-de.ts';
import type { abrir } from './apoyo/abrir.tsx';
import { mundo } from './apoyo/mundo.ts';
import { enOficina } from './apoyo/oficina.ts';

const nombreDe = ({ prefijo }: Cobrador) => `Cobrador ${prefijo}`;
const enRuta = async (de: Cobrador) => enOficina(`gerente/rutas/${de.uid}`);

type Usuario = Awaited<ReturnType<typeof abrir>>['usuario'];
const enDialogo = async (nombre = 'Reasignar clientes') =>
  within(await screen.findByRole('dialog', { name: nombre }));

/** Other tests here have many collectors: one types. */
async function elegirA(usuario: Usuario, campo: HTMLElement, quien: Cobrador): Promise<void> {
  await usuario.type(campo, quien.prefijo);
  await usuario.click(await screen.findByTitle(nombreDe(quien)));
}

/** From the route's screen to the question. */
async function elegir(usuario: Usuario, ...a: Cobrador[]): Promise<void> {
  await usuario.click(await screen.findByRole('button', { name: 'Reasignar ruta' }));
  const dialogo = await enDialogo();
  for (const quien of a) await elegirA(usuario, dialogo.getByRole('combobox'), quien);
  await usuario.click(dialogo.getByRole('button', { name: 'Revisar cambio' }));
}

test('a route is shared out by neighbourhood; the question says what each gets, and the end how many went', async () => {
  const enColonia = (nombre: string, colonia: string) => {
    const { persona, ...credito } = creditoDe(nombre);
    return { ...credito, persona: { ...persona, colonia } };
  };
  const [de, a, b] = await Promise.all([
    mundo.cobrador([
      enColonia('Ana López', 'Centro'),
      enColonia('Eva Mora', 'Norte'),
      enColonia('Luz Paz', 'Norte'),
    ]),
    mundo.cobrador([creditoDe('Ana López')]),
    mundo.cobrador(),
  ]);
  const { usuario } = await enRuta(de);
  await usuario.click(await screen.findByRole('button', { name: 'Reasignar ruta' }));
  const elige = await enDialogo();
  await usuario.click(elige.getByRole('button', { name: 'Revisar cambio' }));
  await elige.findByText('Selecciona el cobrador');
  for (const quien of [b, a]) await elegirA(usuario, elige.getByRole('combobox'), quien);
  await usuario.click(await elige.findByRole('radio', { name: 'Por colonia' }));
  await usuario.click(elige.getByRole('button', { name: 'Revisar cambio' }));

  const pregunta = await enDialogo();
  const quienes = within(await pregunta.findByRole('list', { name: 'Quién los recibe' }));
  const [deB, deA] = quienes.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(deB).toBe(`${nombreDe(b)}+ 2 clientes · $7,200.00Clientes activos: 0 → 2Saldo: $0.00 → $7,200.00`);
  expect(deA).toBe(
    `${nombreDe(a)}+ 1 cliente · $3,600.00Clientes activos: 1 → 2Saldo: $3,600.00 → $7,200.00`,
  );
  pregunta.getByText('Ana López → Ana López #2');
  await usuario.click(pregunta.getByRole('button', { name: 'Reasignar 3' }));
  const avance = await enDialogo('Reasignación de clientes');
  await avance.findByText('Terminada: 3 de 3 clientes');
  expect((await libroCuadrado(mundo.db, b.uid)).clientes.map(({ colonia }) => colonia)).toEqual([
    'Norte',
    'Norte',
  ]);
  expect((await libroCuadrado(mundo.db, de.uid)).clientes).toEqual([]);
});

test('a payment while the question is open is shown, and what goes is what was read then', async () => {
  const [de, a] = await Promise.all([mundo.cobrador([creditoDe('Ana López')]), mundo.cobrador()]);
  const { usuario } = await enRuta(de);
  await elegir(usuario, a);
  const pregunta = await enDialogo();
  await pregunta.findByText('$3,600.00', { selector: 'dd *' });
  await invocar(de, 'registrarAbono', { cuerpo: { id_credito: `${de.prefijo}-cre-1`, monto: 120 } });
  await usuario.click(pregunta.getByRole('button', { name: 'Reasignar 1' }));
  await pregunta.findByText('Los datos cambiaron. Revísalos antes de confirmar.');
  expect((await libroCuadrado(mundo.db, a.uid)).clientes).toEqual([]);
  await usuario.click(await pregunta.findByRole('button', { name: 'Reasignar 1' }));
  await (await enDialogo('Reasignación de clientes')).findByText('Terminada: 1 de 1 cliente');
  expect((await libroCuadrado(mundo.db, a.uid)).creditos).toMatchObject([{ saldo_centavos: 348_000 }]);
});
