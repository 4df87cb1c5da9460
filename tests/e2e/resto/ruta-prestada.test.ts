// A collector's route is worked by another one, whose phone loses its line on it; then it goes back.
import { expect, test } from 'vitest';
import { libroCuadrado } from '../../setup/libro.ts';
import type { Cobrador } from '../../setup/mundo.ts';
import { creditoDe, usarEscenas } from '../apoyo/escena.ts';
import { usarEscenasEnLinea } from '../apoyo/linea.ts';
import { revisar, revisarDialogo } from '../apoyo/revisar.ts';
import { dialogo, encabezadoRuta, nombresDeHoy, tarjeta } from '../apoyo/ruta.ts';
import { pagar, ponerLinea } from '../apoyo/sin-linea.ts';
import { ESCRITORIO, TELEFONO } from '../apoyo/tamanos.ts';
import { haOido, noticia } from '../apoyo/vivo.ts';

const enLaLinea = await usarEscenasEnLinea();
const { mundo, linea } = enLaLinea;
const escenas = usarEscenas(TELEFONO, mundo);

const nombreDe = ({ prefijo }: Cobrador) => `Cobrador ${prefijo}`;
type Pagina = Awaited<ReturnType<typeof escenas.abrirComo>>['pagina'];
const suRuta = (pagina: Pagina, de: Cobrador) =>
  pagina.getByRole('radiogroup', { name: 'Qué ruta' }).getByText(`Ruta de ${nombreDe(de)}`);
const pagos = (pagina: Pagina) => pagina.getByRole('button', { name: /^Registrar Pago de / });

/** For today, from the route's screen, as a manager at a desk does it. */
async function prestar(oficina: Pagina, de: Cobrador, a: Cobrador): Promise<void> {
  await oficina.goto(`${mundo.suite.url}gerente/rutas/${de.uid}`);
  await oficina.getByRole('button', { name: 'Prestar ruta' }).click();
  await dialogo(oficina).getByRole('combobox').fill(a.prefijo);
  await oficina.getByTitle(nombreDe(a)).click();
  await revisarDialogo(oficina);
  await dialogo(oficina).getByRole('button', { name: 'Prestar ruta' }).click();
  await oficina.getByText(`Esta ruta está prestada a ${nombreDe(a)}`).waitFor();
}

test('a lent route is a second list, also without a line; its clients stay, the cash is whose hand it is in', async () => {
  const dueno = await escenas.enRuta([creditoDe('Ana López'), creditoDe('Eva Mora')]);
  await haOido(dueno.pagina);
  const lleva = await enLaLinea.enRutaGuardada([creditoDe('Luz Paz')]);
  const { pagina, contexto } = lleva;
  await haOido(pagina);
  const { pagina: oficina } = await escenas.abrirComo('gerente@leal.demo', { tamano: ESCRITORIO });
  await prestar(oficina, dueno.cobrador, lleva.cobrador);

  await noticia(pagina, `Llevas la ruta de ${nombreDe(dueno.cobrador)}`).waitFor();
  await noticia(dueno.pagina, `Tu ruta se prestó a ${nombreDe(lleva.cobrador)}`).waitFor();
  // The route's own collector sees it, and has nothing to press on it.
  await dueno.pagina.getByText('Mientras tanto no la cobras tú.').waitFor();
  await tarjeta(dueno.pagina, 'Ana López').waitFor();
  expect(await pagos(dueno.pagina).count()).toBe(0);

  await suRuta(pagina, dueno.cobrador).click();
  await encabezadoRuta(pagina, 2).waitFor();
  await revisar(pagina);
  await ponerLinea(linea, contexto, false);
  await pagina.reload();
  await encabezadoRuta(pagina, 2).waitFor();
  expect(await nombresDeHoy(pagina)).toEqual(['Ana López', 'Eva Mora']);
  await pagar(pagina, 'Ana López');
  await ponerLinea(linea, contexto, true);

  await encabezadoRuta(dueno.pagina, 1).waitFor();
  const libros = () =>
    Promise.all([dueno.cobrador, lleva.cobrador].map(({ uid }) => libroCuadrado(mundo.db, uid)));
  const [propio, delOtro] = await libros();
  expect([propio, delOtro].map((libro) => libro?.totales.en_mano_centavos)).toEqual([0, 12_000]);
  expect(propio?.totales).toMatchObject({ clientes: 2, saldo_pendiente_centavos: 2 * 360_000 - 12_000 });
  expect(delOtro?.totales).toMatchObject({ clientes: 1, saldo_pendiente_centavos: 360_000 });

  await oficina.getByRole('button', { name: 'Prestar ruta' }).click();
  await dialogo(oficina).getByRole('button', { name: 'Terminar préstamo' }).click();
  await noticia(pagina, `Ya no llevas la ruta de ${nombreDe(dueno.cobrador)}`).waitFor();
  await tarjeta(pagina, 'Luz Paz').waitFor();
  expect(await nombresDeHoy(pagina)).toEqual(['Luz Paz']);
  await pagos(dueno.pagina).first().waitFor();
});
