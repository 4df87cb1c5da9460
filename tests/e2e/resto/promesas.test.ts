// 'Prometió pagar' with a visit, kept over a lost line, and the first line of its day's card; with a late day in tests/pantallas.
import { expect, test } from 'vitest';
import { FALLO_DE_RED, PRECARGA_DOBLE } from '../apoyo/consola.ts';
import { seCopia } from '../apoyo/copia.ts';
import { dicho } from '../apoyo/dicho.ts';
import { creditoDe, usarEscenas } from '../apoyo/escena.ts';
import { panel } from '../apoyo/pago.ts';
import { abrirHoja, abrirVisitados, encabezadoRuta, tarjeta } from '../apoyo/ruta.ts';
import { hayBuzon, tieneLaApp } from '../apoyo/sin-linea.ts';

const { mundo, nueva, enRuta } = usarEscenas();

/** The promises in the ledger of this collector. */
async function promesas(id_cobrador: string) {
  const filas = await mundo.db.collectionGroup('movimientos').where('id_cobrador', '==', id_cobrador).get();
  return filas.docs.map((doc) => doc.data()['promesa'] as unknown);
}

test('a visit promises the next day and the usual amount in one tap; both can be changed, and it leads the card of its day', async () => {
  const { pagina, cobrador } = await enRuta([creditoDe('Ana López')]);
  const hoja = await abrirHoja(pagina, 'Ana López');
  await hoja.getByRole('button', { name: 'Visita sin pago', exact: true }).click();
  await hoja.getByRole('button', { name: 'Prometió pagar', exact: true }).click();
  expect(await hoja.getByLabel('Qué día').inputValue()).toBe('2026-11-19');
  await hoja.getByLabel('Cuánto').fill('9999999');
  await hoja.getByText(/así no se guarda la promesa/).waitFor();
  await hoja.getByLabel('Qué día').selectOption('2026-11-18');
  await hoja.getByLabel('Cuánto').fill('25.50');
  await hoja.getByRole('button', { name: 'No tiene', exact: true }).click();
  await hoja.getByRole('button', { name: 'Registrar visita sin pago de Ana López' }).click();
  await expect.poll(() => promesas(cobrador.uid)).toEqual([{ fecha: '2026-11-18', monto_centavos: 2550 }]);
  await abrirVisitados(pagina);
  const laTarjeta = pagina.getByRole('article', { name: 'Ana López' });
  await laTarjeta.getByText('Prometió $25.50 hoy', { exact: true }).waitFor();
  expect(await laTarjeta.locator(':scope > *').first().innerText()).toBe('Prometió $25.50 hoy');
});

test('its day and amount come into view above the button, however many lines a long name takes there', async () => {
  const nombre = 'María del Carmen Salazar Vázquez';
  const { pagina } = await enRuta([creditoDe(nombre)]);
  const hoja = await abrirHoja(pagina, nombre);
  await hoja.getByRole('button', { name: 'Visita sin pago', exact: true }).click();
  await hoja.getByRole('button', { name: 'Prometió pagar', exact: true }).click();
  const boton = hoja.getByRole('button', { name: `Registrar visita sin pago de ${nombre}` });
  for (const campo of ['Qué día', 'Cuánto'])
    await expect
      .poll(async () => {
        const [lugar, suBoton] = await Promise.all([
          hoja.getByLabel(campo).boundingBox(),
          boton.boundingBox(),
        ]);
        return lugar && suBoton && lugar.y + lugar.height <= suBoton.y;
      })
      .toBe(true);
});

/** A visit without payment and its promise are being noted, and the line has gone. */
async function prometiendoSinLinea() {
  const escena = await enRuta([creditoDe('Ana López')]);
  const { pagina, contexto, consola } = escena;
  consola.tolerar(FALLO_DE_RED, PRECARGA_DOBLE);
  await hayBuzon(pagina);
  await contexto.setOffline(true);
  const hoja = await abrirHoja(pagina, 'Ana López');
  await hoja.getByRole('button', { name: 'Visita sin pago', exact: true }).click();
  await hoja.getByRole('button', { name: 'Prometió pagar', exact: true }).click();
  return { ...escena, hoja };
}

test('one that does not fit when the line is back: the visit is booked, its person is told, and the card promises nothing', async () => {
  const { pagina, contexto, cobrador, hoja } = await prometiendoSinLinea();
  await hoja.getByLabel('Cuánto').fill('100');
  await hoja.getByRole('button', { name: 'Registrar visita sin pago de Ana López' }).click();
  const creditos = await mundo.db.collection('creditos').where('id_cobrador', '==', cobrador.uid).get();
  await creditos.docs[0]!.ref.update({ saldo_centavos: 5_000 });
  await contexto.setOffline(false);
  await dicho(
    pagina,
    'La visita quedó registrada; la promesa no.',
    'no puede ser mayor que el saldo de $50.00',
  );
  expect(await promesas(cobrador.uid)).toEqual([undefined]);
  await abrirVisitados(pagina);
  await pagina.getByRole('article', { name: 'Ana López' }).waitFor();
  await expect.poll(() => pagina.getByText(/^Prometió/).count()).toBe(0);
});

test('without a line the promise is on the card at once', async () => {
  const { pagina, contexto, cobrador, hoja } = await prometiendoSinLinea();
  await hoja.getByLabel('Qué día').selectOption('2026-11-18');
  await hoja.getByRole('button', { name: 'Registrar visita sin pago de Ana López' }).click();
  await abrirVisitados(pagina);
  await pagina.getByText(/^Prometió \$.* hoy$/).waitFor();
  expect(await promesas(cobrador.uid)).toEqual([]);
  await contexto.setOffline(false);
  await expect.poll(() => promesas(cobrador.uid)).toHaveLength(1);
});

test('without a line the copy of the day has them: one of today leads its card, and one that was broken stays', async () => {
  const { pagina, contexto, consola, cobrador } = await nueva(
    [creditoDe('Ana López'), creditoDe('Beto Ruiz')],
    {
      serviceWorkers: 'allow',
    },
  );
  consola.tolerar(FALLO_DE_RED, PRECARGA_DOBLE);
  const prometida = { monto_centavos: 2550, total_pagado_centavos: 0 };
  for (const [numero, fecha] of [
    [1, '2026-11-18'],
    [2, '2026-11-17'],
  ] as const)
    await mundo.db
      .doc(`creditos/${cobrador.prefijo}-cre-${numero}`)
      .update({ promesa: { ...prometida, fecha } });
  await pagina.goto(`${mundo.suite.url}cobrador`);
  await encabezadoRuta(pagina, 2).waitFor();
  await seCopia(pagina, cobrador.uid);
  await hayBuzon(pagina);
  await tieneLaApp(pagina);
  await contexto.setOffline(true);
  await pagina.reload();
  await pagina.getByText(/^Datos de las \d\d:\d\d/).waitFor();
  const primera = (nombre: string) => tarjeta(pagina, nombre).locator(':scope > *').first();
  expect(await primera('Ana López').innerText()).toBe('Prometió $25.50 hoy');
  expect(await primera('Beto Ruiz').innerText()).toBe('No cumplió: $25.50 para el 17/11/2026');
  // A promise that is made now is on its card and on the client's page, which nobody has opened today.
  const hoja = await abrirHoja(pagina, 'Ana López');
  await hoja.getByRole('button', { name: 'Visita sin pago', exact: true }).click();
  await hoja.getByRole('button', { name: 'Prometió pagar', exact: true }).click();
  await hoja.getByRole('button', { name: 'Registrar visita sin pago de Ana López' }).click();
  await abrirVisitados(pagina);
  const dicha = 'Prometió $120.00 para el 19/11/2026';
  expect(await primera('Ana López').innerText()).toBe(dicha);
  await tarjeta(pagina, 'Ana López').getByRole('link', { name: 'Ana López' }).click();
  const fila = panel(pagina, 'Historial de Transacciones').getByRole('listitem');
  await fila.getByText(dicha, { exact: true }).waitFor();
  await fila.getByText('Sin confirmar', { exact: true }).waitFor();
});
