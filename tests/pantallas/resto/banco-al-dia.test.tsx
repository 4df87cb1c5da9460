// Transfers and deposits while others mark and capture: the list, the menu and the inbox follow without a reload.
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CADA_MS } from '../../../web/src/oficina/figuras/use-oficina.ts';
import { mundo } from '../apoyo/mundo.ts';
import { enOficina, gerente } from '../apoyo/oficina.ts';
import { CADA_TAMANO } from '../../e2e/apoyo/tamanos.ts';
import { creditoDe } from '../../setup/credito-de.ts';
import { invocar } from '../../setup/invocar.ts';
import { llegaUnAviso } from '../apoyo/aviso.ts';
import { dicho } from '../apoyo/dicho.ts';
import { usarTransferencias } from '../apoyo/transferencias.ts';

const { transferir } = usarTransferencias();
const fila = (nombre: string) => screen.findByRole('row', { name: new RegExp(`^${nombre}`) });
const seFue = (nombre: string) =>
  waitFor(() => expect(screen.queryByRole('row', { name: new RegExp(`^${nombre}`) })).toBeNull());
const hecho = async (respuesta: Promise<{ estado: number }>) => expect((await respuesta).estado).toBe(200);

/** What waits for a look at the bank, in the whole office. */
const queEsperan = async () =>
  (await invocar(await gerente(), 'listarTransferencias', { consulta: { limite: 100 } })).cuerpo.datos;

beforeEach(async () => {
  const pagos = (await queEsperan()).map(({ id_pago, monto, estado }) => ({
    id_pago,
    visto: { monto, estado },
  }));
  if (pagos.length > 0)
    await hecho(
      invocar(await gerente(), 'marcarTransferencias', { cuerpo: { estado: 'vista' as const, pagos } }),
    );
});

/** A collector's clients have paid by transfer. */
async function pagaron(...nombres: readonly string[]): Promise<void> {
  const cobrador = await mundo.cobrador(nombres.map((nombre) => creditoDe(nombre)));
  for (const [i] of nombres.entries()) await transferir(cobrador, 120, i + 1);
}

/** Somebody else looked for it in the bank. */
async function otroLaVio(nombre: string): Promise<void> {
  const suya = (await queEsperan()).find(({ nombre_cliente }) => nombre_cliente === nombre)!;
  const { id_pago, monto, estado } = suya;
  const cuerpo = { estado: 'vista' as const, pagos: [{ id_pago, visto: { monto, estado } }] };
  await hecho(invocar(await mundo.gerente(), 'marcarTransferencias', { cuerpo }));
}

const delMenu = async () =>
  (await screen.findByRole('navigation', { name: 'Principal' })).querySelector('a[href$="/transferencias"]')
    ?.textContent;
const menuDice = (texto: string) => waitFor(async () => expect(await delMenu()).toBe(texto));

test.each(CADA_TAMANO)(
  'at %s: what another manager marked leaves the list when a notice comes',
  async (_, tamano) => {
    const [ana, beto] = [`Ana ${tamano.width}`, `Beto ${tamano.width}`];
    await pagaron(ana, beto);
    const { red } = await enOficina('gerente/transferencias', { tamano });
    await fila(ana);
    const lecturas = () => red.enviadas(/^GET \/transferencias(\?|$)/).length;
    await llegaUnAviso();
    await waitFor(() => expect(red.enviadas(/^GET \/bandeja\/cuenta/)).toHaveLength(1));
    // As many wait as the list says: it is not read again.
    const antes = lecturas();
    await otroLaVio(ana);
    expect(lecturas()).toBe(antes);
    await llegaUnAviso();
    await seFue(ana);
    await fila(beto);
    expect(lecturas()).toBe(antes + 1);
  },
);

test('without any notice it is read again every few minutes: what a collector captured comes, what another marked goes', async () => {
  const relojes = vi.spyOn(globalThis, 'setInterval');
  await pagaron('Carla Gil');
  await enOficina('gerente/transferencias');
  await fila('Carla Gil');
  await otroLaVio('Carla Gil');
  await pagaron('Dora Paz');
  const cada = relojes.mock.calls.filter(([, ms]) => ms === CADA_MS);
  expect(cada.length).toBeGreaterThan(0);
  act(() => {
    for (const [leer] of cada) leer();
  });
  await seFue('Carla Gil');
  await fila('Dora Paz');
});

test('deposits follow as well: a pair that another manager confirmed is gone', async () => {
  const cobrador = await mundo.cobrador([creditoDe('Elsa Rey')]);
  await transferir(cobrador, 119);
  const renglones = [
    { fecha: '2026-11-17', monto: 119, referencia: 'MBAN01002611170001', concepto: '', ordinal: 1 },
  ];
  const cuerpo = { cuenta: 'BBVA 1', archivo: 'nov.csv', renglones };
  await hecho(invocar(await gerente(), 'cargarRenglones', { cuerpo }));
  await enOficina('gerente/transferencias/depositos');
  await fila('Elsa Rey');
  await otroLaVio('Elsa Rey');
  await llegaUnAviso();
  await seFue('Elsa Rey');
});

test('the menu counts those that wait, and a mark of this page at once; the inbox leads to them, where there are any', async () => {
  await pagaron('Fany Sol', 'Gil Mora');
  const { usuario } = await enOficina('gerente/bandeja');
  await llegaUnAviso();
  await menuDice('Transferencias 22 pendientes');
  await usuario.click(await screen.findByRole('link', { name: '2 transferencias por confirmar' }));
  await screen.findByRole('heading', { name: 'Transferencias', level: 1 });
  await usuario.click(
    await screen.findByRole('button', { name: 'Vista en el banco la transferencia de Fany Sol' }),
  );
  await dicho('Vistas en el banco: 1 transferencia');
  await menuDice('Transferencias 11 pendiente');
  await otroLaVio('Gil Mora');
  await usuario.click(
    within(screen.getByRole('navigation', { name: 'Principal' })).getByRole('link', { name: /^Bandeja/ }),
  );
  await llegaUnAviso();
  await menuDice('Transferencias ');
  expect(screen.queryByRole('link', { name: /por confirmar$/ })).toBeNull();
});
