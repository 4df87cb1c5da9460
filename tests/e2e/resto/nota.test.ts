// A client's note that is written without a line: on the phone at once and after a reload, at the office later; and not over a
// newer one of the office.
import { expect, test } from 'vitest';
import { idCliente } from '../../setup/activos.ts';
import { invocar } from '../../setup/invocar.ts';
import { dicho } from '../apoyo/dicho.ts';
import { creditoDe } from '../apoyo/escena.ts';
import { usarEscenasEnLinea } from '../apoyo/linea.ts';
import { dialogo, enDatos, oye, sinDialogo, tarjeta } from '../apoyo/ruta.ts';
import { pagar, ponerLinea } from '../apoyo/sin-linea.ts';

const { mundo, linea, enRutaGuardada } = await usarEscenasEnLinea();
const PERRO = 'Perro bravo, tocar atrás';
const TARDE = 'Solo después de las 5';

test('two notes without a line: the later is on the card after a reload, a payment of the same client waits for neither, and a newer one of the office stands', async () => {
  const { pagina, contexto, cobrador } = await enRutaGuardada([
    creditoDe('Ana López'),
    creditoDe('Beto Ruiz'),
  ]);
  await ponerLinea(linea, contexto, false);
  const escribir = async (nombre: string, boton: string, texto: string) => {
    const laTarjeta = tarjeta(pagina, nombre);
    const escribirla = laTarjeta.getByRole('button', { name: `${boton} de ${nombre}` });
    await enDatos(pagina, nombre, escribirla);
    await dialogo(pagina).getByLabel('Nota').fill(texto);
    await oye(pagina);
    await dialogo(pagina).getByRole('button', { name: 'Guardar nota' }).click();
    await dicho(pagina, 'Guardado', `la nota de ${nombre}: «${texto}»`);
    await sinDialogo(pagina);
    await laTarjeta.getByText(texto, { exact: true }).waitFor();
  };
  await escribir('Ana López', 'Agregar nota', 'Otra');
  await escribir('Ana López', 'Cambiar nota', PERRO);
  await escribir('Beto Ruiz', 'Agregar nota', PERRO);
  await pagina.reload();
  await tarjeta(pagina, 'Ana López').getByText(PERRO, { exact: true }).waitFor();
  await pagar(pagina, 'Ana López');

  // The office writes a newer note about Beto.
  const gerente = await mundo.cuenta('gerente@leal.demo');
  const deOficina = (id_cliente: string) => ({ parametros: { id_cliente }, cuerpo: { nota: TARDE } });
  await invocar(gerente, 'guardarNota', deOficina(idCliente(cobrador, 2)));
  await ponerLinea(linea, contexto, true);
  await tarjeta(pagina, 'Beto Ruiz').getByText(TARDE, { exact: true }).waitFor();
  const notaDe = async (numero: number) =>
    (await mundo.db.doc(`clientes/${idCliente(cobrador, numero)}`).get()).get('nota.texto') as unknown;
  await expect.poll(() => notaDe(1)).toBe(PERRO);
  expect(await notaDe(2)).toBe(TARDE);
});
