// A manager's inbox, on a suite of its own: it shows what all collectors ask for.
import { iniciarSuite } from '@leal/local';
import { afterAll, expect, test } from 'vitest';
import { escenaDe } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { libroCuadrado } from '../setup/libro.ts';
import { abrirMundo } from '../setup/mundo.ts';
import { pagado } from '../setup/pagado.ts';
import { RELOJ_DE_PRUEBAS } from '../setup/reloj.ts';
import { FALLO_DE_RED } from './apoyo/consola.ts';
import { uno, usarEscenas } from './apoyo/escena.ts';
import { usarNavegador } from './apoyo/navegador.ts';
import { revisar } from './apoyo/revisar.ts';
import { dialogo, oye } from './apoyo/ruta.ts';
import { ESCRITORIO } from './apoyo/tamanos.ts';

const suite = await iniciarSuite({ reloj: RELOJ_DE_PRUEBAS, semilla: 'vacia' });
afterAll(() => suite.detener());
const mundo = abrirMundo(suite);
const { abrirComo } = usarEscenas(mundo, usarNavegador(ESCRITORIO));

test('seven are chosen by keyboard and approved in one question: what another manager decided meanwhile is told, a deletion is left', async () => {
  const cobrador = await mundo.cobrador(
    [
      uno('Ana López', pagado(600)),
      uno('Beto Ruiz', pagado(600)),
      uno('Carla Gil', { estado: 'Pendiente' }),
      uno('Dora Paz'),
      uno('Eva Luna', pagado(600)),
      uno('Fito Páez', pagado(600)),
    ],
    { gastos: [{ monto: 5000 as never, motivo: 'Gasolina' }] },
  );
  const con = (numero: number) => escenaDe(mundo, cobrador, numero);
  await con(1).pedirEdicion('09', 500);
  await con(2).pedirEdicion('09', 700);
  await con(4).pedirMultiple();
  await con(5).pedirEliminacion('09');
  const deOtro = await con(6).pedirEdicion('09', 550);
  const antes = (await libroCuadrado(mundo.db, cobrador.uid)).totales;

  const { pagina, consola } = await abrirComo('gerente@leal.demo');
  consola.tolerar(FALLO_DE_RED);
  await pagina.goto(`${suite.url}gerente/bandeja`);
  const tabla = pagina.getByRole('treegrid', { name: 'Por decidir' });
  const fila = (nombre: RegExp) => tabla.getByRole('row', { name: nombre });
  await tabla.waitFor();
  await pagina.getByText('7 solicitudes por decidir', { exact: true }).waitFor();

  // What is filtered is in the address; a reload shows the same.
  await pagina.getByLabel('Buscar cliente, cobrador, monto…').fill('páez');
  await fila(/Fito Páez/).waitFor();
  await pagina.getByText('1 solicitud con estos filtros', { exact: true }).waitFor();
  await expect.poll(() => new URL(pagina.url()).searchParams.get('q')).toBe('páez');
  await pagina.getByLabel('Buscar cliente, cobrador, monto…').fill('');
  await expect.poll(() => tabla.getAttribute('aria-rowcount')).toBe('8');

  await tabla.focus();
  for (let n = 0; n < 7; n += 1) {
    await pagina.keyboard.press(' ');
    await pagina.keyboard.press('ArrowDown');
  }
  await pagina.getByText('7 seleccionadas', { exact: true }).waitFor();
  await pagina.keyboard.press('a');
  const pregunta = dialogo(pagina);
  await pregunta
    .getByText('Entregas $3,000.00 · Cobros $720.00 · Correcciones -$50.00 · Gastos $50.00', { exact: true })
    .waitFor();
  const aparte = pregunta.getByRole('list', { name: 'Una por una' });
  await aparte.getByText('Un pago eliminado no se recupera.').waitFor();
  expect(await aparte.getByRole('listitem').count()).toBe(1);

  const otro = await mundo.gerente();
  const cuerpo = { estado: 'rechazada' };
  await invocar(otro, 'resolverEdicionPago', { parametros: { id: deOtro }, cuerpo });
  await oye(pagina);
  await pregunta.getByRole('button', { name: 'Aprobar 6' }).click();

  await pregunta.getByText('5 solicitudes aprobadas de 6', { exact: true }).waitFor();
  const noPasaron = pregunta.getByRole('list', { name: 'No pasaron' });
  expect(await noPasaron.innerText()).toMatch(/Fito Páez\s+Esta solicitud ya fue procesada\./);
  await oye(pagina);
  await pregunta.getByRole('button', { name: 'Entendido' }).click();
  await pregunta.waitFor({ state: 'hidden' });
  await expect.poll(() => tabla.getAttribute('aria-rowcount')).toBe('2');
  await pagina.getByText('1 solicitud por decidir', { exact: true }).waitFor();

  // What the question said is what the ledger says: a loan with its interest, six abonos, an edit down and one up.
  const { totales, creditos, gastos } = await libroCuadrado(mundo.db, cobrador.uid);
  expect(totales.saldo_pendiente_centavos).toBe(
    antes.saldo_pendiente_centavos - 72_000 + 360_000 + 10_000 - 10_000,
  );
  expect(creditos.find(({ nombre }) => nombre === 'Carla Gil')?.estado_credito).toBe('Aprobado');
  expect(gastos.map(({ estado }) => estado)).toEqual(['aprobada']);

  // The keyboard goes on in the table: the row that is left is asked about on its own.
  await tabla.focus();
  await pagina.keyboard.press('ArrowDown');
  await pagina.keyboard.press('a');
  await dialogo(pagina)
    .getByText('¿Eliminar el pago de $600.00 de Eva Luna del 09/11/2026?', { exact: false })
    .waitFor();
  await oye(pagina);
  await pagina.keyboard.press('Escape');
  await dialogo(pagina).waitFor({ state: 'hidden' });
  await pagina.keyboard.press('Enter');
  await tabla.getByRole('article', { name: 'EVA LUNA' }).waitFor();
  await revisar(pagina);
});
