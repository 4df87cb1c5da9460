// Somebody is away: a manager says so beside the account, and what is behind says why. The clock: Wednesday 18 November 2026, 11:00.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { abiertaDesdeAyer } from '../../e2e/apoyo/caja.ts';
import { TELEFONO } from '../../e2e/apoyo/tamanos.ts';
import { escenaDe } from '../../setup/escena.ts';
import { invocar } from '../../setup/invocar.ts';
import type { Cobrador, Persona } from '../../setup/mundo.ts';
import { creditoDe } from '../../setup/credito-de.ts';
import { contestar, elDialogo, seCierra } from '../apoyo/dialogo.ts';
import { dicho } from '../apoyo/dicho.ts';
import { teclear } from '../apoyo/escribir.ts';
import { mundo } from '../apoyo/mundo.ts';
import { enOficina, gerente } from '../apoyo/oficina.ts';
import { rejilla } from '../apoyo/rejilla.ts';

const UNAS = { del: '2026-11-17', al: '2026-11-27' };
const HASTA = 'De vacaciones hasta el 27/11/2026';
const poner = async ({ uid }: Persona, vacaciones: object | null, visto: object | null = null) =>
  invocar(await gerente(), 'ponerVacaciones', {
    parametros: { id_usuario: uid },
    cuerpo: { vacaciones, visto },
  });
const guardadas = async ({ uid }: Persona) =>
  (await mundo.db.doc(`usuarios/${uid}`).get()).get('vacaciones') as unknown;

async function enSuCuenta(cobrador: Cobrador) {
  const camino = `gerente/registrar-usuario?q=${encodeURIComponent(cobrador.email)}`;
  const pantalla = await enOficina(camino);
  await screen.findByText('1 cuenta encontrada');
  const abrirDialogo = async () => {
    await pantalla.usuario.click(screen.getByRole('button', { name: /^Vacaciones de / }));
    return elDialogo('Vacaciones');
  };
  return { ...pantalla, abrirDialogo };
}

test('the days are typed, said in the row and taken off again; while away nobody misses the phone', async () => {
  const cobrador = await mundo.cobrador([]);
  const { usuario, abrirDialogo } = await enSuCuenta(cobrador);
  screen.getByText('Sin contacto');
  let dialogo = await abrirDialogo();
  await contestar(usuario, 'Guardar vacaciones');
  await dialogo.findByText('Elige el primer día y el último.');
  await usuario.type(dialogo.getByLabelText('Primer día'), '17/11/2026{Enter}');
  await usuario.type(dialogo.getByLabelText('Último día'), '27/11/2026{Enter}');
  await contestar(usuario, 'Guardar vacaciones');
  await dicho('Vacaciones guardadas');
  await screen.findByText(HASTA);
  expect(await guardadas(cobrador)).toEqual(UNAS);
  expect(screen.queryByText('Sin contacto')).toBeNull();
  screen.getByRole('button', { name: /^Contar la caja de / });
  dialogo = await abrirDialogo();
  await usuario.click(dialogo.getByRole('button', { name: 'Quitar vacaciones' }));
  await dicho('Vacaciones quitadas');
  await seCierra('Quitar vacaciones');
  await screen.findByText('Sin contacto');
  expect(screen.queryByText(HASTA)).toBeNull();
  expect(await guardadas(cobrador)).toBeUndefined();
});

test('those to come are said with both days; days that cannot be are told and not sent', async () => {
  const cobrador = await mundo.cobrador([]);
  await poner(cobrador, { del: '2026-12-01', al: '2026-12-10' });
  const { usuario, abrirDialogo } = await enSuCuenta(cobrador);
  screen.getByText('De vacaciones del 01/12/2026 al 10/12/2026');
  screen.getByText('Sin contacto');
  const dialogo = await abrirDialogo();
  const ultimo = dialogo.getByLabelText('Último día');
  await teclear(usuario, ultimo, '30/11/2026{Enter}');
  await contestar(usuario, 'Guardar vacaciones');
  await dialogo.findByText('El último día es anterior al primero.');
  expect(await guardadas(cobrador)).toMatchObject({ al: '2026-12-10' });
});

test('another manager was faster: what stands now is told, and the next attempt replaces it', async () => {
  const cobrador = await mundo.cobrador([]);
  const { usuario, abrirDialogo } = await enSuCuenta(cobrador);
  const dialogo = await abrirDialogo();
  await usuario.type(dialogo.getByLabelText('Primer día'), '17/11/2026{Enter}');
  await usuario.type(dialogo.getByLabelText('Último día'), '27/11/2026{Enter}');
  await poner(cobrador, { del: '2026-11-20', al: '2026-11-21' });
  await contestar(usuario, 'Guardar vacaciones');
  await dialogo.findByText('Otra persona las cambió mientras tanto');
  dialogo.getByText(/^De vacaciones del 20\/11\/2026 al 21\/11\/2026\. Revisa/);
  await contestar(usuario, 'Guardar vacaciones');
  await screen.findByText(HASTA);
  expect(await guardadas(cobrador)).toEqual(UNAS);
});

test('a question that does not arrive keeps the days, and says so', async () => {
  const cobrador = await mundo.cobrador([]);
  const { usuario, red, abrirDialogo } = await enSuCuenta(cobrador);
  const dialogo = await abrirDialogo();
  await usuario.type(dialogo.getByLabelText('Primer día'), '17/11/2026{Enter}');
  await usuario.type(dialogo.getByLabelText('Último día'), '27/11/2026{Enter}');
  red.responder(/\/vacaciones$/, 422, { code: 'FECHA_INVALIDA', message: 'Esos días ya pasaron.' });
  await contestar(usuario, 'Guardar vacaciones');
  await dialogo.findByText('No se pudieron guardar las vacaciones');
  dialogo.getByText('Esos días ya pasaron.');
  expect(await guardadas(cobrador)).toBeUndefined();
});

/** A client of somebody who is away, with cash since yesterday. */
async function deAusente() {
  const cobrador = await mundo.cobrador([creditoDe('Zulema Ortiz')], {
    cobrador: { nombre: 'Ausente Ramos' },
  });
  const e = escenaDe(mundo, cobrador);
  await e.abonar(120);
  await abiertaDesdeAyer(mundo, cobrador, 120);
  await poner(cobrador, UNAS);
  return { cobrador, e };
}

test('routes, clients, the page of a client, weeks and boxes say it beside the name', async () => {
  const { cobrador, e } = await deAusente();
  const { uid } = cobrador;
  await enOficina('gerente/rutas?q=Ausente&vista=atraso');
  await within(await rejilla('Rutas')).findByText(HASTA);
  await enOficina(`gerente/rutas/${uid}`);
  await screen.findByText(HASTA);
  await enOficina(`gerente/clientes-activos?cobrador=${uid}`);
  const celda = await within(await rejilla('Clientes activos')).findByText('Vacaciones');
  expect(celda.title).toBe(HASTA);
  await enOficina(`gerente/clientes/${e.id_cliente}`);
  await screen.findByText('Su cobrador está de vacaciones hasta el 27/11/2026');
  await enOficina('gerente/reportes');
  const tabla = within(await screen.findByRole('table', { name: 'Por cobrador' }));
  await tabla.findByText('De vacaciones del 17/11/2026 al 27/11/2026');
  const { usuario } = await enOficina('gerente/cortes');
  const cajas = within(await screen.findByRole('list', { name: 'Sin entregar' }));
  const renglon = within((await cajas.findByText(HASTA)).closest('li')!);
  await usuario.click(renglon.getByRole('button', { name: 'Contar la caja de Ausente Ramos' }));
  await elDialogo('Cuenta lo que dejó');
});

test('cards on a phone say it as well', async () => {
  const { cobrador } = await deAusente();
  await enOficina(`gerente/clientes-activos?cobrador=${cobrador.uid}`, { tamano: TELEFONO });
  await screen.findByText('Su cobrador está de vacaciones hasta el 27/11/2026');
  await enOficina('gerente/rutas', { tamano: TELEFONO });
  await waitFor(() => expect(screen.getAllByText(HASTA).length).toBeGreaterThan(0));
});
