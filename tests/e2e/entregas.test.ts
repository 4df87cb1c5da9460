// An approved loan at the door: said once, without a line, and the box has it when the line is back.
import { expect, test } from 'vitest';
import { abrirMundo } from '../setup/mundo.ts';
import { porEntregarSinLinea } from './apoyo/entrega-en-puerta.ts';
import { usarEscenas } from './apoyo/escena.ts';
import { usarLinea } from './apoyo/linea.ts';
import { usarNavegador } from './apoyo/navegador.ts';
import { dialogo, oye } from './apoyo/ruta.ts';
import { ponerLinea } from './apoyo/sin-linea.ts';
import { TELEFONO } from './apoyo/tamanos.ts';

const mundo = abrirMundo();
const linea = await usarLinea(mundo.suite);
const escenas = usarEscenas({ ...mundo, suite: linea.suite }, usarNavegador(TELEFONO));

test('a loan is handed over without a line: the task goes at once, the cash leaves the box once', async () => {
  const { pagina, contexto, seccion, cobrador } = await porEntregarSinLinea(mundo, linea, escenas);
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
    ).map(({ tipo, monto_centavos }) => [tipo, monto_centavos]);
  };
  await expect.poll(filas).toEqual([['entrega', -300_000]]);
  await pagina.reload();
  await pagina.getByRole('heading', { name: 'Solicitudes', exact: true }).waitFor();
  expect(await pagina.getByText('Ya lo entregué').count()).toBe(0);
});
