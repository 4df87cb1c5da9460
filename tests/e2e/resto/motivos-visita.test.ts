// Why there was no payment, in one tap: of a visit and of a late day.
import { expect, test } from 'vitest';
import { abrirMundo } from '../../setup/mundo.ts';
import { dicho } from '../apoyo/dicho.ts';
import { uno, usarEscenas } from '../apoyo/escena.ts';
import { usarNavegador } from '../apoyo/navegador.ts';
import { abrirHoja, dialogo, abrirVisitados } from '../apoyo/ruta.ts';
import { TELEFONO } from '../apoyo/tamanos.ts';

const mundo = abrirMundo();
const { enRuta } = usarEscenas(mundo, usarNavegador(TELEFONO));

/** What the ledger of this collector says. */
async function motivos(id_cobrador: string) {
  const { docs } = await mundo.db
    .collectionGroup('movimientos')
    .where('id_cobrador', '==', id_cobrador)
    .get();
  return docs.map((doc) => {
    const { tipo, motivo_visita, nota_visita } = doc.data();
    return [tipo, motivo_visita, nota_visita] as unknown[];
  });
}

test('a visit keeps the reason that was tapped, with its note', async () => {
  const { pagina, cobrador } = await enRuta([uno('Ana López')]);
  const hoja = await abrirHoja(pagina, 'Ana López');
  expect(await hoja.getByText('¿Por qué no pagó? (opcional)').count()).toBe(0);
  await hoja.getByRole('button', { name: 'Visita sin pago', exact: true }).click();
  await hoja.getByRole('button', { name: 'No estaba', exact: true }).click();
  await hoja.getByRole('button', { name: 'Otro', exact: true }).click();
  await hoja.getByLabel('Qué pasó').fill('Está de viaje');
  await hoja.getByRole('button', { name: 'Registrar visita sin pago de Ana López' }).click();
  await expect.poll(() => motivos(cobrador.uid)).toEqual([['visita', 'Otro', 'Está de viaje']]);
  await abrirVisitados(pagina);
  await pagina.getByText('Otro: Está de viaje', { exact: true }).waitFor();
});

test('the question of a late day has the reasons inside', async () => {
  const { pagina, cobrador } = await enRuta([uno('Ana López')]);
  await pagina.getByRole('button', { name: 'Registrar Atraso de Ana López' }).click();
  const pregunta = dialogo(pagina);
  await pregunta.getByText('¿Confirmar registrar atraso para Ana López?', { exact: true }).waitFor();
  await pregunta.getByRole('button', { name: 'Negocio cerrado', exact: true }).click();
  await pregunta.getByRole('button', { name: 'Confirmar', exact: true }).click();
  await dicho(pagina, 'Atraso registrado correctamente.');
  await expect.poll(() => motivos(cobrador.uid)).toEqual([['atraso', 'Negocio cerrado', undefined]]);
});
