// A browser that translates a page puts its own elements in place of texts. A text that React writes alone in its
// element it writes anew; of several side by side it would change those that are no longer there: an old count beside a
// new one. Amounts and the names of people say that they must not be translated. The layers that open on a screen are
// for traduccion-preguntas.test.tsx.
import { act, screen } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { ESCRITORIO, TELEFONO, type Tamano } from '../../e2e/apoyo/tamanos.ts';
import { clienteConsultas } from '../../../web/src/lib/api/cliente-consultas.ts';
import { invocar } from '../../setup/invocar.ts';
import type { Persona } from '../../setup/mundo.ts';
import { abrir } from '../apoyo/abrir.tsx';
import { mundo } from '../apoyo/mundo.ts';
import { listo, seTraduceBien } from '../apoyo/traduccion.ts';

/** A collector of the demo whom few other tests use: these tests read much. */
let cobrador: Persona;
let gerente: Persona;
beforeAll(async () => {
  gerente = await mundo.gerente();
  cobrador = await mundo.cuenta('cobrador3@leal.demo');
});

async function recorrer(persona: Persona, camino: string, tamano?: Tamano): Promise<void> {
  await abrir(persona, camino, tamano && { tamano });
  await screen.findAllByRole('heading', { level: 1 });
  await seTraduceBien();
}

const DEL_COBRADOR = [
  'cobrador',
  'cobrador/dashboard',
  'cobrador/recaudado',
  'cobrador/clientes-visitados',
  'cobrador/caja',
  'cobrador/reportes',
  'cobrador/reportes?dia=2026-11-18',
  'cobrador/gastos',
  'cobrador/solicitudes',
  'cobrador/renovaciones',
  'cobrador/caja/entregar',
  'cobrador/pendientes',
];
test.each(DEL_COBRADOR)('%s stays true while it is translated', (camino) => recorrer(cobrador, camino));

const DE_LA_OFICINA = [
  'gerente/dashboard',
  'gerente/rutas',
  'gerente/rutas/cobrador-1',
  'gerente/rutas/cobrador-1/reportes',
  'gerente/riesgo',
  'gerente/resultado',
  'gerente/efectivo',
  'gerente/bandeja',
  'gerente/clientes-activos',
  'gerente/cortes',
  'gerente/gastos',
  'gerente/llegadas',
  'gerente/senales',
  'gerente/por-entregar',
  'gerente/diferencias',
  'gerente/traspasos',
  'gerente/bitacora',
  'gerente/equipo',
  'gerente/exportar',
  'gerente/renovaciones',
  'gerente/solicitudes',
  'gerente/solicitudes-abonos-multiples',
];
const TAMANOS = { teléfono: TELEFONO, escritorio: ESCRITORIO };
describe.each(Object.entries(TAMANOS))('%s', (_, tamano) => {
  test.each(DE_LA_OFICINA)('%s stays true while it is translated', (camino) =>
    recorrer(gerente, camino, tamano),
  );
});

/** Some card of the demo's route. */
async function unaTarjeta() {
  const parametros = { id_usuario: cobrador.uid };
  const { cuerpo } = await invocar(cobrador, 'activosSinPagoHoy', { parametros });
  return { tarjeta: cuerpo.datos[0]!, enLista: cuerpo.datos.length, jornada: cuerpo.jornada! };
}

test('the payment screen stays true while it is translated', async () => {
  const { tarjeta } = await unaTarjeta();
  await recorrer(cobrador, `payment/cliente?credito=${tarjeta.id_credito}`);
});

test('the client’s page stays true while it is translated', async () => {
  const { tarjeta } = await unaTarjeta();
  await recorrer(gerente, `gerente/clientes/${tarjeta.id_cliente}`, ESCRITORIO);
});

/** As a browser does it: each text goes into elements of the browser's own. */
function traducir(): void {
  const textos = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const todos: Text[] = [];
  while (textos.nextNode()) todos.push(textos.currentNode as Text);
  for (const texto of todos) {
    if (!texto.parentElement || texto.parentElement.closest('[translate="no"]') || !texto.data.trim())
      continue;
    const fuente = document.createElement('font');
    fuente.append(texto.data);
    texto.replaceWith(fuente);
  }
}

test('a route that was translated says the new count after a payment', async () => {
  const { tarjeta, enLista, jornada } = await unaTarjeta();
  await abrir(cobrador, 'cobrador');
  await screen.findByRole('heading', { name: `Clientes para hoy (${enLista})` });
  await listo();
  traducir();
  const cuerpo = { id_credito: tarjeta.id_credito, monto: 10 };
  expect(await invocar(cobrador, 'registrarAbono', { cuerpo })).toMatchObject({ estado: 200 });
  await act(() => clienteConsultas.invalidateQueries());
  await screen.findByRole('heading', { name: `Clientes para hoy (${enLista - 1})` });
  const dia = screen.getByRole('region', { name: 'El día' });
  expect(dia.textContent).toContain(`${jornada.visitados + 1} de ${jornada.debidos}`);
});
