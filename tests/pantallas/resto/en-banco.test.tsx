// What the office has seen of transfers in the bank: one or several are marked, and one that is not there is asked about first.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CADA_TAMANO, ESCRITORIO } from '../../e2e/apoyo/tamanos.ts';
import { invocar } from '../../setup/invocar.ts';
import { abrir } from '../apoyo/abrir.tsx';
import { usarDepositos } from '../apoyo/depositos.ts';
import { contestar, seCierra } from '../apoyo/dialogo.ts';
import { llegaUnAviso } from '../apoyo/aviso.ts';
import { dicho } from '../apoyo/dicho.ts';
import { enOficina, gerente } from '../apoyo/oficina.ts';

const { documento, moverReloj, clientes } = usarDepositos();
const fila = (nombre: string) => screen.findByRole('row', { name: new RegExp(nombre) });
const boton = async (nombre: RegExp) => screen.findByRole('button', { name: nombre });
const ver = async (usuario: { click: (donde: Element) => Promise<void> }, vista: string) =>
  usuario.click(await screen.findByRole('radio', { name: vista }));

test.each(CADA_TAMANO)(
  'at %s: each with its reference, day and age; the chosen ones are marked at once',
  async (_, tamano) => {
    const [ana, beto] = [`Ana ${tamano.width}`, `Beto ${tamano.width}`];
    const referencia = `BANCO${tamano.width}x`;
    await clientes([ana, beto], referencia);
    const { usuario, red } = await enOficina('gerente/transferencias', { tamano });
    const texto = (await fila(ana)).textContent;
    for (const parte of ['$120.00', `${referencia}0`, '16/11/2026 · 2 días']) expect(texto).toContain(parte);
    for (const nombre of [ana, beto])
      await usuario.click(
        await screen.findByRole('checkbox', { name: `Elegir la transferencia de ${nombre}` }),
      );
    await screen.findByText(/^2 elegidas/);
    await usuario.click(await boton(/^Marcar como vistas/));
    await dicho('Vistas en el banco: 2 transferencias');
    await waitFor(() => expect(screen.queryByRole('row', { name: new RegExp(ana) })).toBeNull());
    expect(red.enviadas(/^PUT \/transferencias/)).toMatchObject([
      { cuerpo: { estado: 'vista', pagos: [{ visto: { monto: 120 } }, { visto: { monto: 120 } }] } },
    ]);
    await ver(usuario, 'Vistas');
    expect((await fila(beto)).textContent).toMatch(/18\/11\/2026 12:0\d · /);
  },
);

test('that it did not come is asked first; it can wait again', async () => {
  await clientes(['Carla Gil'], 'CARLA');
  const { usuario, red } = await enOficina('gerente/transferencias');
  await usuario.click(await boton(/^No llegó la transferencia de Carla Gil/));
  await screen.findByText(/^\$120\.00 de Carla Gil\. Se le avisa a /);
  await contestar(usuario, 'No llegó', '¿No llegó esta transferencia?');
  await seCierra('¿No llegó esta transferencia?');
  await dicho('No llegaron: 1 transferencia');
  // Its payment is corrected next; also later, from its row.
  await contestar(usuario, 'Cancelar', 'Editar Pago');
  await seCierra('Editar Pago');
  await ver(usuario, 'No llegaron');
  await usuario.click(await boton(/^Corregir el pago de Carla Gil/));
  await contestar(usuario, 'Cancelar', 'Editar Pago');
  await seCierra('Editar Pago');
  // An impatient hand: it is one mark.
  await usuario.dblClick(await boton(/^Dejar por confirmar la transferencia de Carla Gil/));
  await dicho('Por confirmar: 1 transferencia');
  expect(red.enviadas(/^PUT \/transferencias/)).toHaveLength(2);
  expect(screen.queryByText('No se pudo marcar')).toBeNull();
});

test('another manager was first: the server’s words, and the list as it is', async () => {
  await clientes(['Dora Paz'], 'DORA');
  const quien = await gerente();
  const { usuario } = await abrir(quien, 'gerente/transferencias', { tamano: ESCRITORIO });
  await fila('Dora Paz');
  const { datos } = (await invocar(quien, 'listarTransferencias', { consulta: { limite: 100 } })).cuerpo;
  const suya = datos.find(({ nombre_cliente }) => nombre_cliente === 'Dora Paz')!;
  const visto = { monto: 120, estado: 'por_confirmar' } as const;
  const cuerpo = { estado: 'vista' as const, pagos: [{ id_pago: suya.id_pago, visto }] };
  expect((await invocar(quien, 'marcarTransferencias', { cuerpo })).estado).toBe(200);
  await usuario.click(await boton(/^Vista en el banco la transferencia de Dora Paz/));
  await screen.findByText('No se pudo marcar');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Dora Paz/ })).toBeNull());
});

test('a supervisor reads it, and has nothing to press; the menu names it while there is one, and where there was', async () => {
  await clientes(['Elsa Rey'], 'ELSA');
  await enOficina('supervisor/transferencias');
  const renglon = await fila('Elsa Rey');
  expect(within(renglon).queryAllByRole('button')).toEqual([]);
  const menu = () => within(screen.getByRole('navigation', { name: 'Principal' }));
  await waitFor(() => expect(menu().getByText('Transferencias')).toBeTruthy());
  await documento().update({ 'parametros.dias_transferencia': 0 });
  moverReloj('2026-11-18T13:00:00-06:00');
  await enOficina('gerente/cortes');
  await screen.findByRole('heading', { name: 'Cortes' });
  // One waits still, which a notice makes the menu count.
  await llegaUnAviso();
  await waitFor(() => expect(menu().getByText('Transferencias')).toBeTruthy());
  await documento().update({ hubo_transferencias: true });
  moverReloj('2026-11-18T14:00:00-06:00');
  await enOficina('supervisor/cortes');
  await screen.findByRole('heading', { name: 'Cortes' });
  await waitFor(() => expect(menu().getByText('Transferencias')).toBeTruthy());
  await documento().update({ hubo_transferencias: false });
  moverReloj('2026-11-18T15:00:00-06:00');
  await enOficina('supervisor/cortes');
  await screen.findByRole('heading', { name: 'Cortes' });
  await waitFor(() => expect(menu().queryByText('Transferencias')).toBeNull());
});
