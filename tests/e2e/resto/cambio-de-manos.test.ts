// A collector's clients go over to another one while both are in the street, one of them without a line; then they come back.
import { expect, test } from 'vitest';
import { libroCuadrado } from '../../setup/libro.ts';
import type { Cobrador } from '../../setup/mundo.ts';
import { creditoDe, usarEscenas } from '../apoyo/escena.ts';
import { usarEscenasEnLinea } from '../apoyo/linea.ts';
import { revisarDialogo } from '../apoyo/revisar.ts';
import { dialogo, encabezadoRuta, nombresDeHoy, oye } from '../apoyo/ruta.ts';
import { pagar, ponerLinea } from '../apoyo/sin-linea.ts';
import { ESCRITORIO, TELEFONO } from '../apoyo/tamanos.ts';
import { haOido, noticia } from '../apoyo/vivo.ts';

const enLaLinea = await usarEscenasEnLinea();
const { mundo, linea } = enLaLinea;
const escenas = usarEscenas(TELEFONO, mundo);

const nombreDe = ({ prefijo }: Cobrador) => `Cobrador ${prefijo}`;
type Pagina = Awaited<ReturnType<typeof escenas.abrirComo>>['pagina'];

/** The whole route, from its screen, as a manager at a desk does it. */
async function reasignar(oficina: Pagina, de: Cobrador, a: Cobrador, cuantos: number): Promise<void> {
  await oficina.goto(`${mundo.suite.url}gerente/rutas/${de.uid}`);
  await oficina.getByRole('button', { name: 'Reasignar ruta' }).click();
  await dialogo(oficina).getByRole('combobox').fill(a.prefijo);
  await oficina.getByTitle(nombreDe(a)).click();
  // The choice stays open for others, over the button.
  await dialogo(oficina).getByText('¿Quién se queda con').click();
  await revisarDialogo(oficina);
  await dialogo(oficina).getByRole('button', { name: 'Revisar cambio' }).click();
  await dialogo(oficina).getByRole('list', { name: 'Quién los recibe' }).getByText(nombreDe(a)).waitFor();
  await oye(oficina);
  await revisarDialogo(oficina);
  await dialogo(oficina)
    .getByRole('button', { name: `Reasignar ${cuantos}` })
    .click();
  await dialogo(oficina).getByText(`Terminada: ${cuantos} de ${cuantos} clientes`).waitFor();
  await revisarDialogo(oficina);
  await dialogo(oficina).getByRole('button', { name: 'Cerrar' }).click();
}

test('a route goes over: the new phone has it, the old one says so at its next line, and what was taken before is the old one’s cash', async () => {
  const { pagina, contexto, cobrador } = await enLaLinea.enRutaGuardada([
    creditoDe('Ana López'),
    creditoDe('Eva Mora'),
  ]);
  const nueva = await escenas.enRuta([creditoDe('Luz Paz')]);
  await haOido(nueva.pagina);
  await ponerLinea(linea, contexto, false);
  await pagar(pagina, 'Ana López');

  const { pagina: oficina } = await escenas.abrirComo('gerente@leal.demo', { tamano: ESCRITORIO });
  await reasignar(oficina, cobrador, nueva.cobrador, 2);
  await noticia(nueva.pagina, `Recibiste 2 clientes de ${nombreDe(cobrador)}`).waitFor();
  await encabezadoRuta(nueva.pagina, 3).waitFor();

  await ponerLinea(linea, contexto, true);
  await noticia(pagina, `Pasaron 2 clientes a ${nombreDe(nueva.cobrador)}`).waitFor();
  await encabezadoRuta(pagina, 0).waitFor();
  // Paid by then: nobody asks for it again, and the cash is whose hand it is in.
  await encabezadoRuta(nueva.pagina, 2).waitFor();
  expect((await nombresDeHoy(nueva.pagina)).toSorted()).toEqual(['Eva Mora', 'Luz Paz']);
  const libros = () => Promise.all([cobrador, nueva.cobrador].map(({ uid }) => libroCuadrado(mundo.db, uid)));
  const [propio, delOtro] = await libros();
  expect([propio, delOtro].map((libro) => libro?.totales.en_mano_centavos)).toEqual([12_000, 0]);
  expect(delOtro?.totales).toMatchObject({ clientes: 3, saldo_pendiente_centavos: 3 * 360_000 - 12_000 });

  // The collector who left is back, and so are the clients.
  await reasignar(oficina, nueva.cobrador, cobrador, 3);
  await noticia(pagina, `Recibiste 3 clientes de ${nombreDe(nueva.cobrador)}`).waitFor();
  await encabezadoRuta(pagina, 2).waitFor();
  const [deVuelta] = await libros();
  expect(deVuelta?.totales).toMatchObject({ clientes: 3, en_mano_centavos: 12_000 });
});
