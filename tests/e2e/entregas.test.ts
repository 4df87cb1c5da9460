// An approved loan at the door: said once, without a line, and the box has it when the line is back; with one, what the box
// lacks is asked for, and the office's answer comes by itself.
import { expect, test } from 'vitest';
import { irAPorLlevar, porEntregar, porEntregarSinLinea } from './apoyo/entrega-en-puerta.ts';
import { recargarYaCerrado } from './apoyo/ir.ts';
import { usarEscenasEnLinea } from './apoyo/linea.ts';
import { revisarDialogo } from './apoyo/revisar.ts';
import { dialogo, oye } from './apoyo/ruta.ts';
import { ponerLinea } from './apoyo/sin-linea.ts';

const escenas = await usarEscenasEnLinea();
const { mundo, linea } = escenas;

test('a loan is handed over without a line: the task goes at once, the cash leaves the box once', async () => {
  const { pagina, contexto, seccion, cobrador } = await porEntregarSinLinea(escenas);
  await seccion.getByRole('button', { name: 'Ya lo entregué' }).click();
  await dialogo(pagina)
    .getByText('¿Entregaste $3,000.00 a Eva Mora? Sale de tu caja y no se puede cambiar.')
    .waitFor();
  await oye(pagina);
  await dialogo(pagina).getByRole('button', { name: 'Sí, lo entregué' }).dblclick();
  await expect.poll(() => seccion.count()).toBe(0);
  await ponerLinea(linea, contexto, true);
  const filas = async () => {
    const caja = await mundo.db.doc(`cajas/${cobrador.uid}`).get();
    return Object.values(
      (caja.get('filas') ?? {}) as Record<string, { tipo: string; monto_centavos: number }>,
    ).map(({ tipo, monto_centavos }): [string, number] => [tipo, monto_centavos]);
  };
  // The box was empty, and nobody could ask it: what was missing waits for the office.
  await expect
    .poll(async () => new Map(await filas()))
    .toEqual(
      new Map([
        ['entrega', -300_000],
        ['fondo', 300_000],
      ]),
    );
  await recargarYaCerrado(pagina);
  await pagina.getByRole('heading', { name: 'Solicitudes', exact: true }).waitFor();
  expect(await pagina.getByText('Ya lo entregué').count()).toBe(0);
});

test('a float that is asked for at the door is given by the office, and the question knows it by itself', async () => {
  const escena = await porEntregar(escenas);
  const { pagina, cobrador } = escena;
  await irAPorLlevar(escena);
  await pagina.getByRole('button', { name: 'Ya lo entregué' }).click();
  const pregunta = dialogo(pagina);
  await pregunta.getByText('En tu caja hay $0.00; faltan $3,000.00.').waitFor();
  await oye(pagina);
  await revisarDialogo(pagina);
  await pregunta.getByRole('button', { name: 'Pedir fondo' }).click();
  await pregunta.getByText('Pediste $3,000.00 a la oficina.').waitFor();

  const { pagina: oficina } = await escenas.comoGerente(`gerente/traspasos?cobrador=${cobrador.uid}`);
  await oficina.getByRole('button', { name: /^Dar el fondo de \$3,000\.00/ }).click();
  await revisarDialogo(oficina);
  await dialogo(oficina).getByRole('button', { name: 'Sí, dar fondo' }).click();

  await pregunta.getByRole('button', { name: 'Ya recibí $3,000.00' }).waitFor();
  await revisarDialogo(pagina);
  await pregunta.getByRole('button', { name: 'Ya recibí $3,000.00' }).click();
  await pregunta.getByText('En tu caja hay $3,000.00.').waitFor();
  await pregunta.getByRole('button', { name: 'Sí, lo entregué' }).click();
  await pagina.getByText('Préstamo entregado').waitFor();
});
