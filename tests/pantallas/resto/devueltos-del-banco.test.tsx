// A file of the bank gives back what an earlier one brought: the review says which deposit, and of whose payment it is by now.
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CADA_TAMANO, TELEFONO } from '../../e2e/apoyo/tamanos.ts';
import { usarDepositos } from '../apoyo/depositos.ts';
import { dicho } from '../apoyo/dicho.ts';
import { conObreros } from '../apoyo/obrero-jugado.ts';
import { enOficina } from '../apoyo/oficina.ts';

const { clientes, renglon, cargar, elegirCuenta } = usarDepositos();
conObreros();
const boton = async (nombre: RegExp | string) => screen.findByRole('button', { name: nombre });

const DE_OTRO_ARCHIVO = [
  'Fecha,Referencia,Cargo,Abono',
  '17/11/2026,REVES70,120.00,',
  '17/11/2026,REVES8888,33.00,',
  '17/11/2026,REVES9999,34.00,',
  '17/11/2026,NUEVO5555,,35.00',
].join('\n');
const conCuenta = async (usuario: UserEvent, csv: string) => {
  await usuario.upload(await screen.findByLabelText('Archivo del banco'), new File([csv], 'dic.csv'));
  await elegirCuenta(usuario, 'BBVA 0123');
};

test.each(CADA_TAMANO)(
  'at %s: a file that gives back deposits of an earlier one says which, and of whose payment',
  async (_, tamano) => {
    const [nombre, mio] = [`Flor Vuelta ${tamano.width}`, `REVES${tamano.width}x000`];
    await clientes([nombre], mio);
    const libre = { referencia: `REVES8888${tamano.width}`, monto: 33 };
    await cargar(renglon({ referencia: `${mio}0` }), renglon(libre));
    const { usuario, red } = await enOficina('gerente/transferencias/depositos', { tamano });
    await usuario.click(await boton(`Es la transferencia de ${nombre}`));
    await dicho('Vistas en el banco: 1 transferencia');
    await usuario.click(await screen.findByText('Cargar movimientos'));
    const csv = DE_OTRO_ARCHIVO.replace('REVES70', `${mio}0`).replace('REVES8888', libre.referencia);
    await conCuenta(usuario, csv);
    await usuario.click(await boton('Cargar 1 depósito'));
    await screen.findByText(/^Se carg.* depósito/);
    const titulo = await screen.findByText('2 devoluciones de depósitos que ya estaban cargados');
    const aviso = titulo.closest<HTMLElement>('[role="alert"]')!;
    for (const parte of [
      `Devolución del 17/11/2026, $120.00 · ${mio}0`,
      `Devuelve el depósito del 16/11/2026, $120.00: visto en el banco como pago de ${nombre}`,
      `Devolución del 17/11/2026, $33.00 · ${libre.referencia}`,
      'Devuelve el depósito del 16/11/2026, $33.00: libre',
    ])
      expect(aviso.textContent).toContain(parte);
    expect(aviso.textContent).not.toContain('REVES9999');
    expect(within(aviso).getByRole('link', { name: nombre }).getAttribute('href')).toMatch(
      /payment.*credito=/,
    );
    expect(within(aviso).getByRole('link', { name: 'Depósitos libres' })).toBeDefined();
    expect(red.enviadas(/^PUT/)).toHaveLength(1);
    await usuario.click(within(aviso).getByRole('link', { name: 'Transferencias vistas' }));
    await boton(`Dejar por confirmar la transferencia de ${nombre}`);
  },
);

test('a file without any deposit is looked at for what it gives back', async () => {
  await cargar(renglon({ referencia: 'SOLO7777', monto: 44 }));
  const { usuario, red } = await enOficina('gerente/transferencias/cargar', {
    tamano: TELEFONO,
  });
  const archivo = (referencia: string) => `Fecha,Referencia,Cargo,Abono\n17/11/2026,${referencia},44.00,\n`;
  await conCuenta(usuario, archivo('SOLO6666'));
  await usuario.click(await boton('Buscar devoluciones'));
  await screen.findByText('Ninguno devuelve un depósito que ya estaba cargado');
  await usuario.upload(
    await screen.findByLabelText('Archivo del banco'),
    new File([`${archivo('SOLO7777')}\n`], 'otro.csv'),
  );
  await elegirCuenta(usuario, 'BBVA 0123');
  await usuario.click(await boton('Buscar devoluciones'));
  await screen.findByText('1 devolución de depósitos que ya estaban cargados');
  for (const { cuerpo } of red.enviadas(/^POST \/banco/))
    expect(cuerpo).toMatchObject({ revisar: true, renglones: [] });
});
