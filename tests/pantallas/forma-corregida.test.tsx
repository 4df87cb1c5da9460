// A payment in the wrong form: how its collector asks for the other one, and what a manager reads before deciding about transfers.
import { fecha } from '@leal/domain';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { creditoDe } from '../setup/credito-de.ts';
import { invocar } from '../setup/invocar.ts';
import type { Cobrador } from '../setup/mundo.ts';
import { abrir } from './apoyo/abrir.tsx';
import { pedidas } from './apoyo/bandeja.ts';
import { usarBanco } from './apoyo/depositos.ts';
import { contestar, elDialogo, seCierra } from './apoyo/dialogo.ts';
import { escribir } from './apoyo/escribir.ts';
import { enPago, idCredito } from './apoyo/escena.ts';
import { mundo } from './apoyo/mundo.ts';
import { enOficina, gerente } from './apoyo/oficina.ts';
import { hayRenglones, renglones, renglonDel } from './apoyo/pago.ts';
import { dialogo, pulsar } from './apoyo/ruta.ts';

usarBanco();
const ANA = creditoDe('Ana López', {
  fecha_inicio: fecha('2026-11-09'),
  movimientos: [{ tipo: 'pago', fecha: fecha('2026-11-13') }],
});
const TRANSFERENCIA = { fecha: '2026-11-13', referencia: 'MBAN01' };

/** The inbox of one collector, and the only request in it, opened. */
async function enBandeja(cobrador: Cobrador) {
  const pantalla = await enOficina(`gerente/bandeja?cobrador=${cobrador.uid}`);
  const fila = await screen.findByRole('row', { name: /Ana López/ });
  await pantalla.usuario.click(fila);
  await screen.findByRole('article', { name: 'Ana López' });
  return { ...pantalla, tarjeta: within(document.querySelector<HTMLElement>('.cajon')!) };
}
const dato = (tarjeta: ReturnType<typeof within>, nombre: string) =>
  tarjeta.getByText(nombre).closest('.dato')?.querySelector('dd')?.textContent;

async function pedirQueSeaTransferencia(usuario: UserEvent) {
  await usuario.click(within(renglonDel('13/11/2026')).getByRole('button', { name: /^Solicitar edición/ }));
  const pregunta = await dialogo();
  await within(pregunta).findByLabelText('Motivo');
  // The same amount in the same form is no change.
  escribir(pregunta, 'Motivo', 'Fue por SPEI');
  await pulsar(usuario, pregunta, 'Enviar solicitud');
  await within(pregunta).findByText('Es el monto que ya está registrado');
  await pulsar(usuario, pregunta, 'Transferencia');
  await usuario.type(within(pregunta).getByLabelText('Referencia o clave de rastreo'), 'MBAN01');
  await waitFor(() => expect(pregunta.textContent).toContain('¿Qué pasó con los $120.00?'));
  await usuario.click(within(pregunta).getByText('No se recibió'));
  await pulsar(usuario, pregunta, 'Enviar solicitud');
}

test('an edit asks for the other form, and what became of the cash; the manager reads both, and the history says it', async () => {
  const { usuario, cobrador } = await enPago([ANA]);
  await hayRenglones(1);
  await pedirQueSeaTransferencia(usuario);
  await waitFor(async () => expect(await pedidas(cobrador)).toHaveLength(1));
  expect(await pedidas(cobrador)).toMatchObject([
    {
      datos: {
        monto_nuevo_centavos: 12_000,
        efectivo_corregido: 'no_recibido',
        transferencia_nueva: { fecha: '2026-11-18', referencia: 'MBAN01' },
      },
    },
  ]);
  const { usuario: jefe, tarjeta } = await enBandeja(cobrador);
  expect(dato(tarjeta, 'Forma de pago')).toBe('Efectivo → Transferencia MBAN01, del 18/11/2026');
  await jefe.click(await tarjeta.findByRole('button', { name: /^Aprobar/ }));
  const pregunta = await elDialogo('Aprobar edición de pago');
  expect(pregunta.getByText(/por transferencia$/).textContent).toBe('$120.00 por transferencia');
  await contestar(jefe, 'Aprobar', 'Aprobar edición de pago');
  await seCierra('Aprobar edición de pago');
  await abrir(await gerente(), `payment/cliente?credito=${idCredito({ cobrador })}`);
  await hayRenglones(1);
  expect(renglones()[0]).toContain('Transferencia MBAN01, del 18/11/2026');
});

test('a transfer of many abonos is rejected without a word about cash', async () => {
  const cobrador = await mundo.cobrador([ANA]);
  const cuerpo = { id_credito: idCredito({ cobrador }), monto: 720, transferencia: TRANSFERENCIA };
  expect((await invocar(cobrador, 'registrarAbono', { cuerpo })).cuerpo).toMatchObject({ tipo: 'multiple' });
  const { usuario, tarjeta, red } = await enBandeja(cobrador);
  expect(dato(tarjeta, 'Forma de pago')).toBe('Transferencia MBAN01, del 13/11/2026');
  await usuario.click(await tarjeta.findByRole('button', { name: /^Rechazar/ }));
  const pregunta = await elDialogo('Rechazar abonos múltiples');
  expect(pregunta.queryByText(/tiene en la mano|Devolver/)).toBeNull();
  await contestar(usuario, 'Rechazar', 'Rechazar abonos múltiples');
  await seCierra('Rechazar abonos múltiples');
  const [enviada] = red.enviadas(/resolver|solicitudes-abonos-multiples/);
  expect(enviada?.cuerpo).not.toHaveProperty('efectivo');
  expect(await pedidas(cobrador)).toMatchObject([{ estado: 'rechazada', datos: { efectivo: null } }]);
});
