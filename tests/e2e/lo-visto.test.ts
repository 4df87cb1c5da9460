// A decision is the one that its manager read: two of them, or a manager and the street, at the same time.
import { describe, expect, test } from 'vitest';
import { ES_TODO, porCorrida } from '@leal/pruebas/corrida';
import { pagado, POR_RENOVAR } from '../setup/pagado.ts';
import { contestar, dice, elegir, enHistorial } from './apoyo/bandeja.ts';
import { FALLO_DE_RED } from './apoyo/consola.ts';
import { centroDe, Dedo } from './apoyo/dedo.ts';
import { dicho } from './apoyo/dicho.ts';
import { dejarPasar, negar } from './apoyo/duda.ts';
import { creditoDe, mundoPropio, usarEscenas } from './apoyo/escena.ts';
import { capasEnHistoria, irA } from './apoyo/ir.ts';
import * as visto from './apoyo/lo-visto.ts';
import { dato } from './apoyo/pago.ts';
import { revisarDialogo } from './apoyo/revisar.ts';
import { dialogo, sinDialogo } from './apoyo/ruta.ts';
import { ESCRITORIO } from './apoyo/tamanos.ts';
import { haOido, sinCanal } from './apoyo/vivo.ts';
import { escena } from '../setup/escena.ts';

// The file has a suite of its own: lists of requests and of users show everybody's.
const { mundo, suite, abrirComo, abrirEn } = usarEscenas(ESCRITORIO, await mundoPropio());
const GERENTE = 'gerente@leal.demo';
const otro = await mundo.gerente();

async function abrir(camino: string, email = GERENTE) {
  const visita = await abrirEn(email, camino);
  visita.consola.tolerar(FALLO_DE_RED);
  return visita;
}

test('another manager corrects a credit while its question is open: it says before and now, and approves that', async () => {
  await mundo.cobrador([creditoDe('Dora Paz', { estado: 'Pendiente' })]);
  const [{ pagina }, { pagina: ventana }] = [
    await abrir('gerente/solicitudes'),
    await abrir('gerente/solicitudes', otro.email),
  ];
  const envios = visto.enviosDe(pagina);
  const dedo = await Dedo.en(pagina);
  await elegir(pagina, 'Aprobar', 'Dora Paz');
  await dialogo(pagina)
    .getByText('¿Aprobar el crédito de $3,000.00 a 30 días de Dora Paz? Empieza hoy.')
    .waitFor();

  const seMovio = await visto.cuandoSeMueva(pagina);
  await elegir(ventana, 'Editar', 'Dora Paz');
  await dialogo(ventana).getByLabel('Monto solicitado').fill('90000');
  await contestar(ventana, 'Guardar Cambios');

  await visto.renglon(pagina, 'Monto solicitado: $3,000.00 → $90,000.00').waitFor();
  // A finger that was already moving has not read that.
  const boton = await centroDe(dialogo(pagina).getByRole('button', { name: 'Aprobar', exact: true }));
  await dedo.tocarA(boton, (await seMovio()) + 100);
  expect(envios).toEqual([]);
  await revisarDialogo(pagina);
  await dialogo(pagina)
    .getByText('¿Aprobar el crédito de $90,000.00 a 30 días de Dora Paz? Empieza hoy.')
    .waitFor();
  await contestar(pagina, 'Aprobar');
  await dice(pagina, 'Crédito aprobado');
  expect(envios).toMatchObject([{ visto: { monto_solicitado: 90_000 } }]);
});

/** Kinds that show at once what is heard: the short run leaves out their answer without a live channel. */
const OIDOS = [
  'an account that is turned off',
  'a renewal',
  'the edit of a payment',
  'the deletion of a client',
];
/** The case that is asked with the dialog of several abonos, and with its words. */
const COMO_OTRA = 'a late capture';
const SIN_OIRSE = visto.CASOS.filter(({ que }) => ES_TODO || ![...OIDOS, COMO_OTRA].includes(que));
/** One mechanism shows and compares them all: `npm test` tries the first of each. */
const CUANTOS = porCorrida({ corta: 1, resto: Infinity, todo: Infinity });

describe('without a live channel the server says it, and nothing that was typed is lost', () => {
  test.each(
    SIN_OIRSE.slice(0, CUANTOS).map((caso, n) => [caso.que, caso, `Cliente ${'ABCDEFGHIJ'[n]}`] as const),
  )('%s', async (_, caso, nombre) => {
    const lugar = await visto.llegarAlLugar(mundo, caso, nombre, otro);
    const { pagina, contexto, consola } = await abrirComo(GERENTE);
    consola.tolerar(FALLO_DE_RED);
    await sinCanal(contexto);
    await pagina.goto(suite.url + caso.camino(lugar));
    const { campo, boton } = await visto.preguntar(pagina, caso, lugar);
    const envios = visto.enviosDe(pagina);
    await caso.cambiar(lugar);
    await boton.click();
    await visto.renglon(pagina, caso.dice).waitFor();
    expect(await campo?.inputValue()).toBe(caso.escrito?.[1]);
    await boton.click();
    await dice(pagina, caso.exito);
    visto.dosVeces(envios);
  });
});

describe('what is heard shows at once, and is decided with one touch', () => {
  test.each(
    visto.CASOS.filter(({ que }) => OIDOS.includes(que))
      .slice(0, CUANTOS)
      .map((caso, n) => [caso.que, caso, n] as const),
  )('%s', async (_, caso, n) => {
    const lugar = await visto.llegarAlLugar(mundo, caso, `Vivo ${'ABCD'[n]}`, otro);
    const { pagina } = await abrir(caso.camino(lugar));
    const { boton } = await visto.preguntar(pagina, caso, lugar);
    const envios = visto.enviosDe(pagina);
    await caso.cambiar(lugar);
    await visto.renglon(pagina, caso.dice).waitFor();
    await boton.click();
    await dice(pagina, caso.exito);
    expect(envios).toHaveLength(1);
  });
});

test('nothing can be confirmed before it was read; a field that nobody touched follows what stands', async () => {
  const caso = visto.CASOS.find(({ que }) => que === 'the edit of a client')!;
  const lugar = await visto.llegarAlLugar(mundo, caso, 'Zita Mena', otro);
  const { pagina, contexto } = await abrir(caso.camino(lugar));
  const url = '**/leal-api/vistos/**';
  await negar(contexto, url, 422, { code: 'NO_ELEGIBLE', message: 'No.' });
  await pagina.getByRole('button', { name: 'Editar a Zita Mena' }).click();
  await dialogo(pagina).getByText('Error al cargar información del cliente', { exact: true }).waitFor();
  const guardar = dialogo(pagina).getByRole('button', { name: 'Guardar Cambios' });
  await expect.poll(() => guardar.isEnabled()).toBe(false);
  await dejarPasar(contexto, url);
  const calle = dialogo(pagina).getByLabel('Calle');
  const reintentar = dialogo(pagina).getByRole('button', { name: 'Reintentar' });
  // News of anybody's request reads it again as well, and may be faster than the click.
  await expect
    .poll(async () => {
      await reintentar.click({ timeout: 1_000 }).catch(() => undefined);
      return calle.isVisible();
    })
    .toBe(true);
  await calle.fill('Juárez');
  await caso.cambiar(lugar);
  await visto.renglon(pagina, caso.dice).waitFor();
  // Deaf to taps and keys that choose, not to typing.
  await pagina.keyboard.type(' 5');
  expect(await dialogo(pagina).getByLabel('Teléfono', { exact: true }).inputValue()).toBe('6180000000');
  await guardar.click();
  await dice(pagina, caso.exito);
  expect(await lugar.elCliente()).toMatchObject({ telefono: '6180000000', calle: 'Juárez 5' });
});

test('decided or closed elsewhere: the question only says so, whether it is pressed or looked at again', async () => {
  const { pagina, contexto, consola } = await abrirComo(GERENTE);
  consola.tolerar(FALLO_DE_RED);
  await sinCanal(contexto);
  const lugar = await visto.llegarAlLugar(
    mundo,
    { ...visto.CASOS[0]!, credito: pagado(120) },
    'Ema Ríos',
    otro,
  );
  await lugar.pedirEdicion('09', 100);
  await pagina.goto(`${suite.url}gerente/solicitudes-edicion`);
  await elegir(pagina, 'Aprobar', 'Ema Ríos');
  await dialogo(pagina).getByText('¿Aprobar que el pago de $120.00 de Ema Ríos quede en $100.00?').waitFor();
  await visto.editarPago(lugar);
  await contestar(pagina, 'Aprobar');
  await dialogo(pagina).getByText('Esta solicitud ya fue procesada.', { exact: true }).waitFor();
  await dialogo(pagina).getByText('Quedó rechazada.', { exact: true }).waitFor();
  await contestar(pagina, 'Cerrar');
  await sinDialogo(pagina);
  await expect.poll(() => capasEnHistoria(pagina)).toBe(0);

  await irA(pagina, `${suite.url}gerente/registrar-usuario`);
  const desactivar = pagina.getByRole('button', { name: `Desactivar a Cobrador ${lugar.cobrador.prefijo}` });
  await desactivar.click();
  await dialogo(pagina).getByText('¿Desactivar a').waitFor();
  await visto.desactivar(lugar);
  await visto.mirarDeNuevo(pagina);
  await dialogo(pagina).getByText('La cuenta ya está desactivada.', { exact: true }).waitFor();
  expect(await dialogo(pagina).getByRole('button').allInnerTexts()).toEqual(['Cerrar']);
  await dejarPasar(contexto);
});

test('a renewal says what to hand over, of the balance at that very moment: question, toast, history, notice', async () => {
  const ana = await escena(mundo, creditoDe('Ana Vela', POR_RENOVAR));
  await ana.pedirRenovacion();
  const calle = await abrir('cobrador', ana.cobrador.email);
  await haOido(calle.pagina);
  const { pagina } = await abrir('gerente/renovaciones');
  await elegir(pagina, 'Aprobar', 'Ana Vela');
  await dialogo(pagina).getByText('Entregar $3,280.00.', { exact: true }).waitFor();
  await ana.abonar(120);
  await visto.renglon(pagina, 'Saldo anterior: $720.00 → $600.00').waitFor();
  await dialogo(pagina).getByText('Entregar $3,400.00.', { exact: true }).waitFor();
  await contestar(pagina, 'Aprobar');
  await dice(pagina, 'Renovación aprobada correctamente');
  await dice(pagina, 'Entregar $3,400.00 a Ana Vela');
  await dicho(calle.pagina, 'Aprobada: renovación de Ana Vela', 'Entregar $3,400.00');
  await enHistorial(pagina, 'Ana Vela');
  expect(await dato(pagina, 'Entregar')).toBe('$3,400.00');
});
