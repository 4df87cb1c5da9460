// The registers that a collector's phone has not got through: counted in the top bar, listed with their state, never
// lost in silence.
import { expect, test } from 'vitest';
import { eliminarCliente } from '../../setup/eliminar-cliente.ts';
import { invocar } from '../../setup/invocar.ts';
import { leerLibro } from '../../setup/libro.ts';
import type { Persona } from '../../setup/mundo.ts';
import { FALLO_DE_RED } from '../apoyo/consola.ts';
import { creditoDe } from '../apoyo/escena.ts';
import { dicho } from '../apoyo/dicho.ts';
import { cerrarDialogo, irA } from '../apoyo/ir.ts';
import { usarEscenasEnLinea } from '../apoyo/linea.ts';
import { revisar } from '../apoyo/revisar.ts';
import { dialogo, encabezadoRuta, oye, sinDialogo } from '../apoyo/ruta.ts';
import { atrasar, hayBuzon, pagar, ponerLinea } from '../apoyo/sin-linea.ts';
import { haOido } from '../apoyo/vivo.ts';

const { mundo, linea, nueva, enRuta } = await usarEscenasEnLinea();

const decidirTardia = (gerente: Persona, solicitud: { id_solicitud: string } | undefined, estado: string) =>
  invocar(gerente, 'resolverCapturaTardia', {
    parametros: { id: String(solicitud?.id_solicitud) },
    cuerpo: { estado },
  });

const ATRASO = /^POST .*registrar-atraso/;
const PAGO = /^POST .*abonos\/registrar$/;

test('saved without a line: counted and listed, kept when the session ends, sent by itself; a refusal waits for a person', async () => {
  const { pagina, contexto, consola, cobrador } = await enRuta(
    ['Ana López', 'Beto Ruiz', 'Carla Gil'].map((nombre) => creditoDe(nombre)),
  );
  consola.tolerar(FALLO_DE_RED);
  const barra = pagina.getByRole('banner').getByRole('link', { name: /sincronizar|conexión|rechazado/ });
  await irA(pagina, `${linea.suite.url}cobrador/pendientes`);
  await pagina.getByText('No hay nada por sincronizar', { exact: true }).waitFor();
  await irA(pagina, `${linea.suite.url}cobrador`);
  await encabezadoRuta(pagina, 3).waitFor();
  await hayBuzon(pagina);
  await haOido(pagina);
  expect(await barra.count()).toBe(0);

  await ponerLinea(linea, contexto, false);
  await pagar(pagina, 'Ana López');
  await atrasar(pagina, 'Beto Ruiz');
  await pagar(pagina, 'Carla Gil');
  await expect.poll(() => barra.innerText()).toBe('Sin\u00A0conexión\u00A0· 3\u00A0por\u00A0sincronizar');
  await barra.click();
  await pagina.getByRole('heading', { name: 'Por sincronizar' }).waitFor();
  await pagina.getByText('3 por sincronizar · $240.00 sin confirmar', { exact: true }).waitFor();
  const ana = pagina.getByRole('article', { name: 'El pago de $120.00 de Ana López' });
  const carla = pagina.getByRole('article', { name: 'El pago de $120.00 de Carla Gil' });
  const beto = pagina.getByRole('article', { name: /de Beto Ruiz$/ });
  await ana.getByText('POR ENVIAR', { exact: true }).waitFor();
  await beto.getByText('POR ENVIAR', { exact: true }).waitFor();
  await revisar(pagina);

  // Never sent yet: Ana gave less.
  await ana.getByRole('button', { name: /^Corregir/ }).click();
  const monto = dialogo(pagina).getByLabel('Monto');
  const corregir = dialogo(pagina).getByRole('button', { name: 'Corregir', exact: true });
  for (const [escrito, dicho] of [
    ['99999', 'El monto es mayor que el saldo del crédito.'],
    ['0', 'Ingresa un monto válido'],
  ] as const) {
    await monto.fill(escrito);
    await corregir.click();
    await dialogo(pagina).getByText(dicho, { exact: true }).waitFor();
  }
  await monto.fill('100');
  await corregir.click();
  await sinDialogo(pagina);
  const deAna = pagina.getByRole('article', { name: 'El pago de $100.00 de Ana López' });
  await deAna.getByText('POR ENVIAR', { exact: true }).waitFor();
  await pagina.getByText('3 por sincronizar · $220.00 sin confirmar', { exact: true }).waitFor();
  await pagina.getByRole('banner').getByRole('button', { name: 'Cerrar sesión' }).click();
  await dialogo(pagina)
    .getByText(/^Tienes 3 registros sin enviar\. No se pierde nada/)
    .waitFor();
  await cerrarDialogo(pagina);

  // Meanwhile a manager deletes a client: the late day is refused when it arrives. Another loan is cancelled, as that of a
  // client who was deleted before such loans were kept as lost: the payment's cash is for a manager to decide about.
  const gerente = await mundo.cuenta('gerente@leal.demo');
  await eliminarCliente(gerente, `${cobrador.prefijo}-cli-2`);
  await mundo.db.doc(`creditos/${cobrador.prefijo}-cre-3`).update({ estado_credito: 'Cancelado' });
  await ponerLinea(linea, contexto, true);
  await deAna.waitFor({ state: 'hidden' });
  const [pago] = (await leerLibro(mundo.db, cobrador.uid)).movimientos;
  expect(pago).toMatchObject({ id_credito: `${cobrador.prefijo}-cre-1`, monto_centavos: 10_000 });
  await carla.getByText('EN REVISIÓN', { exact: true }).waitFor();
  await carla
    .getByText('Cambió a por aprobar. El crédito no está activo. Lo revisará el gerente.', { exact: true })
    .waitFor();
  await carla.getByRole('link', { name: 'Ver en Solicitudes' }).waitFor();
  await beto.getByText('RECHAZADO', { exact: true }).waitFor();
  await expect.poll(() => barra.innerText()).toBe('1\u00A0rechazado');
  await revisar(pagina);

  const intentos = linea.llegaron(ATRASO);
  await beto.getByRole('button', { name: /^Reintentar/ }).click();
  await expect.poll(() => linea.llegaron(ATRASO)).toBe(intentos + 1);
  await beto.getByText('RECHAZADO', { exact: true }).waitFor();
  await beto.getByRole('button', { name: /^Descartar/ }).click();
  await dialogo(pagina).getByRole('button', { name: 'Conservar' }).click();
  await beto.getByRole('button', { name: /^Descartar/ }).click();
  await dialogo(pagina).getByRole('button', { name: 'Descartar', exact: true }).click();
  // A payment that waits for the manager stays until it is decided, and the next thing to do is said here.
  expect(await carla.getByRole('button', { name: /^Quitar de la lista/ }).count()).toBe(0);
  const [tardia] = (await leerLibro(mundo.db, cobrador.uid)).solicitudes;
  await decidirTardia(gerente, tardia, 'rechazada');
  await carla.getByText('RECHAZADA', { exact: true }).waitFor();
  await carla.getByText(/ Tienes \$120\.00 en la mano: devuélvelos al cliente\.$/).waitFor();
  await revisar(pagina);
  await carla.getByRole('button', { name: /^Quitar de la lista/ }).click();
  await pagina.getByText('No hay nada por sincronizar', { exact: true }).waitFor();
  await barra.waitFor({ state: 'hidden' });
  await revisar(pagina);

  // A restore is announced: all of it goes out again, and what the server has is answered as it was.
  const antes = await leerLibro(mundo.db, cobrador.uid);
  await pagina.getByRole('button', { name: 'Volver a enviar los últimos 7 días' }).click();
  await dialogo(pagina)
    .getByText(/^Solo si tu gerente te lo pide/)
    .waitFor();
  await revisar(pagina);
  await dialogo(pagina).getByRole('button', { name: 'Volver a enviar', exact: true }).click();
  await dicho(pagina, '2 registros se vuelven a enviar.');
  await carla.getByText('RECHAZADA', { exact: true }).waitFor();
  await expect.poll(() => linea.llegaron(PAGO)).toBe(4);
  await barra.waitFor({ state: 'hidden' });
  expect(await leerLibro(mundo.db, cobrador.uid)).toEqual(antes);
});

const RAZON = 'Horario de cobranza: 10:00 - 18:00';

test('refused cash is handed to the manager, discarded aloud, or sent again; the same amount of another tap is asked about', async () => {
  const { pagina, contexto, consola, cobrador } = await enRuta(
    ['Ana López', 'Beto Ruiz', 'Carla Gil', 'Dora Paz', 'Eva Sol'].map((nombre) => creditoDe(nombre)),
  );
  consola.tolerar(FALLO_DE_RED);
  await irA(pagina, `${linea.suite.url}cobrador/pendientes`);
  await irA(pagina, `${linea.suite.url}cobrador`);
  await hayBuzon(pagina);
  await haOido(pagina);
  await ponerLinea(linea, contexto, false);
  for (const nombre of ['Ana López', 'Beto Ruiz', 'Carla Gil', 'Dora Paz', 'Eva Sol'])
    await pagar(pagina, nombre);
  // Another phone was at Dora's before.
  await invocar(cobrador, 'registrarAbono', {
    cuerpo: {
      id_credito: `${cobrador.prefijo}-cre-4`,
      monto: 120,
      capturado_en: '2026-11-18T10:15:00-06:00',
      dispositivo: 'otro',
      secuencia: 1,
    },
  });
  await irA(pagina, `${linea.suite.url}cobrador/pendientes`);
  const de = (nombre: string) =>
    pagina.getByRole('article', { name: new RegExp(`\\$120\\.00 de ${nombre}$`) });
  const pulsar = (nombre: string, boton: string) =>
    de(nombre)
      .getByRole('button', { name: new RegExp(`^${boton}`) })
      .click();
  const confirmar = (boton: string) =>
    dialogo(pagina).getByRole('button', { name: boton, exact: true }).click();

  // Never sent, and still it does not vanish: what is told is that it was discarded.
  await pulsar('Eva Sol', 'Descartar');
  await confirmar('Descartar');
  const aviso = pagina.getByRole('article', {
    name: 'El aviso de que descartaste el pago de $120.00 de Eva Sol',
  });
  await aviso.getByText('POR ENVIAR', { exact: true }).waitFor();
  await de('Eva Sol').getByRole('button').waitFor({ state: 'detached' });

  linea.fallar({
    si: /^POST .*abonos.registrar/,
    veces: 4,
    efecto: { estado: 422, cuerpo: { message: RAZON, code: 'FUERA_DE_HORARIO' } },
  });
  await ponerLinea(linea, contexto, true);
  for (const nombre of ['Ana López', 'Beto Ruiz', 'Carla Gil', 'Dora Paz'])
    await de(nombre).getByText('RECHAZADO', { exact: true }).waitFor();
  // That notice is the fifth to be sent. A row that leaves makes the screen deaf to a press of that moment.
  await aviso.waitFor({ state: 'detached' });
  await revisar(pagina);
  const barra = pagina.getByRole('banner').getByRole('link', { name: /rechazado|por revisar/ });

  await pulsar('Carla Gil', 'Reintentar');
  await de('Carla Gil').waitFor({ state: 'hidden' });
  await oye(pagina);
  await pulsar('Dora Paz', 'Reintentar');
  await de('Dora Paz').getByText('YA ESTABA', { exact: true }).waitFor();
  await de('Dora Paz')
    .getByText(/^Ese día ya tenía un pago de \$120\.00, de las 10:15\./)
    .waitFor();
  await expect.poll(() => barra.innerText()).toBe('2\u00A0rechazados\u00A0· 1\u00A0por\u00A0revisar');

  await pulsar('Beto Ruiz', 'Descartar');
  await dialogo(pagina)
    .getByText(/tu gerente verá que lo descartaste/)
    .waitFor();
  await confirmar('Descartar');
  await de('Beto Ruiz').waitFor({ state: 'hidden' });
  const gerente = await mundo.cuenta('gerente@leal.demo');
  const consulta = { id_cobrador: cobrador.uid, accion: 'abonos/descartar' };
  const anotado = async () => (await invocar(gerente, 'leerBitacora', { consulta })).cuerpo.datos;
  await expect.poll(async () => (await anotado()).length).toBe(2);
  const [deBeto, deEva] = await anotado();
  expect(deBeto).toMatchObject({
    id_cliente: `${cobrador.prefijo}-cli-2`,
    despues: { monto: 120, razon: RAZON },
  });
  expect(deEva).toMatchObject({ id_cliente: `${cobrador.prefijo}-cli-5`, despues: { monto: 120 } });
  expect(deEva?.despues).not.toHaveProperty('razon');

  for (const nombre of ['Ana López', 'Dora Paz']) {
    await pulsar(nombre, 'Enviar al gerente');
    await dialogo(pagina).getByText('¿Enviar al gerente?').waitFor();
    await confirmar('Enviar al gerente');
    await de(nombre).getByText('EN REVISIÓN', { exact: true }).waitFor();
  }
  await barra.waitFor({ state: 'hidden' });
  const libro = () => leerLibro(mundo.db, cobrador.uid);
  const { solicitudes, totales } = await libro();
  expect(totales.en_mano_por_aprobar_centavos).toBe(24_000);
  const [deAna, deDora] = [1, 4].map((n) =>
    solicitudes.find(({ id_credito }) => id_credito === `${cobrador.prefijo}-cre-${n}`),
  );
  await decidirTardia(gerente, deAna, 'aprobada');
  await de('Ana López')
    .getByText(/^El gerente aprobó el pago de \$120\.00 .*: quedó registrado \$120\.00\.$/)
    .waitFor();
  await decidirTardia(gerente, deDora, 'rechazada');
  await de('Dora Paz').getByText('RECHAZADA', { exact: true }).waitFor();
  for (const nombre of ['Ana López', 'Dora Paz']) await pulsar(nombre, 'Quitar de la lista');
  await pagina.getByText('No hay nada por sincronizar', { exact: true }).waitFor();
  // Booked: Ana by the manager, Carla, and Dora's first; nothing of it twice.
  const { movimientos, solicitudes: quedan } = await libro();
  expect([movimientos.length, quedan.length]).toEqual([3, 2]);
});

/** Runs in the page: its storage for the outbox is corrupted until it is healed. */
function estropear(): void {
  const abrir = Reflect.get(IDBFactory.prototype, 'open');
  IDBFactory.prototype.open = function (nombre: string, version?: number) {
    if (nombre === 'leal-salida' && sessionStorage.getItem('sano') === null)
      throw new DOMException('Corrupted', 'UnknownError');
    return abrir.call(this, nombre, version);
  };
}

test('a phone whose storage cannot be read says so, and is not taken for an empty one', async () => {
  // The script stays in the profile, so that nobody else may have it.
  const { pagina, consola } = await nueva([], { sinArchivos: true });
  consola.tolerar(/Corrupted/);
  await pagina.addInitScript(estropear);
  await pagina.goto(`${linea.suite.url}cobrador/pendientes`);
  await pagina.getByText('No se pudo leer lo que guarda este teléfono', { exact: true }).waitFor();
  expect(await pagina.getByText('No hay nada por sincronizar').count()).toBe(0);
  await pagina.evaluate(() => sessionStorage.setItem('sano', ''));
  await pagina.getByRole('button', { name: 'Reintentar' }).click();
  await pagina.getByText('No hay nada por sincronizar', { exact: true }).waitFor();
});
