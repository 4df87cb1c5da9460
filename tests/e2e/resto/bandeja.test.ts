// A manager's inbox, on a suite of its own: it shows what all collectors ask for.
import { expect, test } from 'vitest';
import { escenaDe } from '../../setup/escena.ts';
import { invocar } from '../../setup/invocar.ts';
import { libroCuadrado } from '../../setup/libro.ts';
import { pagado } from '../../setup/pagado.ts';
import { contarDibujadas } from '../apoyo/bandeja.ts';
import { FALLO_DE_RED } from '../apoyo/consola.ts';
import { conEdiciones, conLaPrimera, DECISION, enBandeja, usarRetenida } from '../apoyo/lote.ts';
import { creditoDe, mundoPropio, usarEscenas } from '../apoyo/escena.ts';
import { cerrarDialogo } from '../apoyo/ir.ts';
import { revisar } from '../apoyo/revisar.ts';
import { dialogo, oye, sinDialogo } from '../apoyo/ruta.ts';
import { ESCRITORIO } from '../apoyo/tamanos.ts';
import { tabularHasta } from '../apoyo/teclado.ts';

const { mundo, abrirComo, comoGerente } = usarEscenas(ESCRITORIO, await mundoPropio());

test('seven are chosen by keyboard and approved in one question: what another manager decided meanwhile is told, a deletion is left', async () => {
  const cobrador = await mundo.cobrador(
    [
      creditoDe('Ana López', pagado(600)),
      creditoDe('Beto Ruiz', pagado(600)),
      // With a phone of her own: whoever has a known one is decided apart.
      creditoDe('Carla Gil', { estado: 'Pendiente', persona: { telefono: '6145550090' } }),
      creditoDe('Dora Paz'),
      creditoDe('Eva Luna', pagado(600)),
      creditoDe('Fito Páez', pagado(600)),
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

  const { pagina, contexto, consola } = await comoGerente('gerente/bandeja');
  consola.tolerar(FALLO_DE_RED);
  const tabla = pagina.getByRole('grid', { name: 'Por decidir' });
  const fila = (nombre: RegExp) => tabla.getByRole('row', { name: nombre });
  await tabla.waitFor();
  await pagina.getByText('7 solicitudes por decidir', { exact: true }).waitFor();

  // The filters are in the address; a reload shows the same.
  await pagina.getByLabel('Buscar cliente, cobrador, monto...').fill('páez');
  await fila(/Fito Páez/).waitFor();
  await pagina.getByText('1 solicitud con estos filtros', { exact: true }).waitFor();
  await expect.poll(() => new URL(pagina.url()).searchParams.get('q')).toBe('páez');
  await pagina.getByLabel('Buscar cliente, cobrador, monto...').fill('');
  await expect.poll(() => tabla.getAttribute('aria-rowcount')).toBe('8');

  await tabla.focus();
  // The row that was found is still the current one.
  await pagina.keyboard.press('Home');
  for (const tecla of Array.from({ length: 7 }, () => [' ', 'ArrowDown']).flat())
    await pagina.keyboard.press(tecla);
  await pagina.getByText('7 seleccionadas', { exact: true }).waitFor();
  await pagina.keyboard.press('a');
  const pregunta = dialogo(pagina);
  await pregunta
    .getByText('Entregas $3,000.00 · Cobros $720.00 · Correcciones -$50.00 · Gastos $50.00', { exact: true })
    .waitFor();
  const aparte = pregunta.getByRole('list', { name: 'Una por una' });
  await aparte.getByText('Un pago eliminado no se recupera.').waitFor();
  expect(await aparte.getByRole('listitem').count()).toBe(1);

  // With the first of them on its way, the other manager decides one whose turn has not come.
  const otro = await mundo.gerente();
  const rechazo = { parametros: { id: deOtro }, cuerpo: { estado: 'rechazada' } };
  await conLaPrimera(contexto, () => invocar(otro, 'resolverEdicionPago', rechazo));
  await oye(pagina);
  await pregunta.filter({ hasText: 'Aprobar 6 solicitudes' }).getByText('Aprobar 6', { exact: true }).click();

  await pregunta.getByText('5 solicitudes aprobadas de 6', { exact: true }).waitFor();
  const noPasaron = pregunta.getByRole('list', { name: 'No pasaron' });
  expect(await noPasaron.innerText()).toMatch(/Fito Páez\s+Esta solicitud ya fue procesada\./);
  await oye(pagina);
  await pregunta.getByRole('button', { name: 'Entendido' }).click();
  await pregunta.waitFor({ state: 'hidden' });
  await expect.poll(() => tabla.getAttribute('aria-rowcount')).toBe('2');
  await pagina.getByText('1 solicitud por decidir', { exact: true }).waitFor();

  // The ledger has the sums that the question said: a loan with its interest, six abonos, an edit down and one up.
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
  await cerrarDialogo(pagina);
  await pagina.keyboard.press('Enter');
  await pagina.getByRole('article', { name: 'EVA LUNA' }).waitFor();
  await revisar(pagina);
});

test("twenty edits are approved by the keyboard alone while another manager decides some of them and an answer is lost: each is decided once; a notice reads its collector's rows only", async () => {
  const { cobrador, ids } = await conEdiciones(mundo, 20);
  const deOtro = await mundo.cobrador([creditoDe('Nora Gil'), creditoDe('Olga Ríos')]);
  const antes = (await libroCuadrado(mundo.db, cobrador.uid)).totales;
  const { pagina, contexto, consola } = await abrirComo('gerente@leal.demo');
  consola.tolerar(FALLO_DE_RED);
  const { tabla, cuantas, elegir } = await enBandeja(mundo, pagina, 20);

  // In the search field they are letters.
  await tabularHasta(pagina, '.bandeja-filtros input');
  await pagina.keyboard.type('a r?');
  expect(await pagina.getByLabel('Buscar cliente, cobrador, monto...').inputValue()).toBe('a r?');
  expect(await dialogo(pagina).count()).toBe(0);
  await pagina.keyboard.press('Control+a');
  await pagina.keyboard.press('Delete');
  await cuantas(20);

  // Somebody asks, and another manager decides it: each notice reads what waits of that collector.
  const leidas: unknown[] = [];
  pagina.on('response', (respuesta) => {
    const { pathname, search } = new URL(respuesta.url());
    const anotar = (cuerpo: { datos: unknown[] }) => leidas.push([search, cuerpo.datos.length]);
    if (pathname.endsWith('/leal-api/bandeja')) void respuesta.json().then(anotar);
  });
  const id = await escenaDe(mundo, deOtro).pedirMultiple();
  await pagina.getByRole('button', { name: '1 nueva: mostrar' }).waitFor();
  await tabularHasta(pagina, '.bandeja-acciones button:not([disabled])');
  await pagina.keyboard.press('Enter');
  await cuantas(21);
  await expect.poll(() => pagina.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  const otro = await mundo.gerente();
  const consulta = `?cobradores=${deOtro.uid}`;
  await expect.poll(() => leidas).toEqual([[consulta, 1]]);
  await invocar(otro, 'resolverAbonosMultiples', { parametros: { id }, cuerpo: { estado: 'aprobada' } });
  await cuantas(20);
  await expect
    .poll(() => leidas)
    .toEqual([
      [consulta, 1],
      [consulta, 0],
    ]);

  await tabularHasta(pagina, '[role=grid]');
  await pagina.keyboard.press('?');
  await dialogo(pagina).getByText('Aprobar la fila, o las seleccionadas').waitFor();
  await cerrarDialogo(pagina);
  await expect.poll(() => tabla.evaluate((nodo) => nodo === document.activeElement)).toBe(true);

  // A key draws the rows that it changes, and those that come into sight.
  const dibujadas = await contarDibujadas(pagina);
  for (const [tecla, filas] of [
    [' ', 1],
    [' ', 1],
    ['ArrowDown', 2],
    ['ArrowUp', 2],
  ] as const)
    expect([tecla, await dibujadas(tecla)]).toEqual([tecla, filas]);
  const caben = await tabla.locator('.tabla-fila').count();
  expect(caben).toBeLessThan(20);
  for (const tecla of ['PageDown', 'Home', 'End'])
    expect(await dibujadas(tecla), tecla).toBeLessThanOrEqual(caben + 1);

  await elegir(20);
  await pagina.getByText('20 seleccionadas', { exact: true }).waitFor();
  await pagina.keyboard.press('a');
  await dialogo(pagina).getByText('Correcciones -$2,000.00', { exact: true }).waitFor();

  const aprobar = (cual: string) =>
    invocar(otro, 'resolverEdicionPago', { parametros: { id: cual }, cuerpo: { estado: 'aprobada' } });
  const claves: unknown[] = [];
  const delOtro: ReturnType<typeof aprobar>[] = [];
  await contexto.route(DECISION, async (ruta) => {
    const { clave } = (ruta.request().postDataJSON() as { data: { clave: string } }).data;
    claves.push(clave);
    // The turn of these has not come yet.
    if (claves.length === 1) await Promise.all(ids.slice(1, 4).map(aprobar));
    if (claves.length !== 5) return ruta.continue();
    delOtro.push(...ids.slice(12).toReversed().map(aprobar));
    await ruta.fetch();
    return ruta.abort();
  });
  await oye(pagina);
  await tabularHasta(pagina, '[role=dialog] .ant-btn-primary');
  await pagina.keyboard.press('Enter');

  const titulo = dialogo(pagina).getByText(/^\d+ solicitudes aprobadas de 20$/);
  await titulo.waitFor();
  const noPasaron = await dialogo(pagina)
    .getByRole('list', { name: 'No pasaron' })
    .getByRole('listitem')
    .allInnerTexts();
  const hechas = Number.parseInt(await titulo.innerText(), 10);
  const aceptadas = (await Promise.all(delOtro)).filter(({ estado }) => estado === 200).length;
  expect([hechas + noPasaron.length, hechas + 3 + aceptadas]).toEqual([20, 20]);
  for (const texto of noPasaron) expect(texto).toContain('Esta solicitud ya fue procesada.');
  // The lost one was asked again with its key; every other one was sent once.
  expect([claves.length, new Set(claves).size, claves.filter((clave) => clave === claves[4]).length]).toEqual(
    [21, 20, 2],
  );
  await oye(pagina);
  await pagina.keyboard.press('Enter');
  await cuantas(0);
  const { totales, bitacora, movimientos } = await libroCuadrado(mundo.db, cobrador.uid);
  expect(totales.saldo_pendiente_centavos).toBe(antes.saldo_pendiente_centavos + 20 * 10_000);
  expect(movimientos.filter(({ monto_centavos }) => monto_centavos === 50_000)).toHaveLength(20);
  expect(bitacora.filter(({ accion }) => accion === 'solicitudes/aprobar')).toHaveLength(20);
});

test('a batch that is stopped, left behind or closed: what was sent stands, the rest waits, and what is said of it is true', async () => {
  const { ids, resueltas } = await conEdiciones(mundo, 6);
  const { pagina, contexto, consola } = await abrirComo('gerente@leal.demo');
  consola.tolerar(FALLO_DE_RED);
  const { cuantas, preguntar, avance } = await enBandeja(mundo, pagina, 6);
  const retener = await usarRetenida(contexto);

  await preguntar(6, 'a');
  const primera = retener();
  await dialogo(pagina).getByRole('button', { name: 'Aprobar 6' }).click();
  await primera.decidida;
  await pagina.getByText('0 de 6', { exact: true }).waitFor();
  expect(await avance()).toBe('0');
  await pagina.getByRole('button', { name: 'Detener' }).press('Enter');
  await pagina.getByRole('button', { name: 'Deteniendo...' }).waitFor();
  await expect.poll(() => pagina.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  primera.soltar();
  await dialogo(pagina).getByText('1 solicitud aprobada de 6', { exact: true }).waitFor();
  await dialogo(pagina).getByText('5 no se enviaron: siguen pendientes.', { exact: true }).waitFor();
  await dialogo(pagina).getByRole('button', { name: 'Entendido' }).click();
  await sinDialogo(pagina);
  await cuantas(5);
  expect(await resueltas()).toEqual([ids[0]]);
  // No row is chosen any more.
  await pagina.getByText('Marca las que quieras decidir juntas.').waitFor();

  // On another screen it goes on, and is told there.
  await preguntar(2, 'r');
  await dialogo(pagina).getByLabel('Motivo para todas').fill('Estaba bien');
  const segunda = retener();
  await dialogo(pagina).getByRole('button', { name: 'Rechazar 2' }).click();
  await segunda.decidida;
  const siguiente = retener();
  segunda.soltar();
  await siguiente.decidida;
  await expect.poll(avance).toBe('50');
  await pagina.getByRole('link', { name: 'Clientes Activos' }).first().click();
  await pagina.getByRole('heading', { level: 1, name: 'Clientes Activos' }).waitFor();
  siguiente.soltar();
  await pagina.getByText('2 solicitudes rechazadas', { exact: true }).waitFor();
  await pagina.goBack();
  await cuantas(3);
  expect(await resueltas()).toEqual([0, 4, 5].map((i) => ids[i]));

  // A page that is closed asks first. The decisions that it had sent are made; the requests that still wait are there
  // to be chosen again.
  await preguntar(3, 'a');
  const tercera = retener();
  await dialogo(pagina).getByRole('button', { name: 'Aprobar 3' }).click();
  await tercera.decidida;
  const preguntada = pagina.waitForEvent('dialog');
  const recarga = pagina.reload({ waitUntil: 'commit' });
  const deCierre = await preguntada;
  expect(deCierre.type()).toBe('beforeunload');
  await deCierre.accept();
  await recarga;
  tercera.soltar();
  await cuantas(2);
  await pagina.getByText('Marca las que quieras decidir juntas.').waitFor();
  expect(await resueltas()).toEqual([0, 1, 4, 5].map((i) => ids[i]));
});
