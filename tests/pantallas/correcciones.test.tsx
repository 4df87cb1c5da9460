// The corrections that a collector asks for of a payment that stands.
import { fecha } from '@leal/domain';
import { waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { creditoDe } from '../setup/credito-de.ts';
import { pedidas } from './apoyo/bandeja.ts';
import { dicho } from './apoyo/dicho.ts';
import { campo, escribir } from './apoyo/escribir.ts';
import { enPago, idCredito } from './apoyo/escena.ts';
import { hayRenglones, renglonDel } from './apoyo/pago.ts';
import { dialogo, pulsar, sinDialogo } from './apoyo/ruta.ts';

const ANA = creditoDe('Ana López', {
  fecha_inicio: fecha('2026-11-09'),
  movimientos: [
    { tipo: 'pago', fecha: fecha('2026-11-10') },
    { tipo: 'pago', fecha: fecha('2026-11-13') },
  ],
});

const ENVIAR = 'Enviar solicitud';

const enCorrecciones = async () => {
  const escena = await enPago([ANA]);
  await hayRenglones(2);
  return escena;
};
const boton = (dia: string, accion: RegExp) => within(renglonDel(dia)).getByRole('button', { name: accion });

async function preguntar(usuario: UserEvent, dia: string, accion: RegExp) {
  await usuario.click(boton(dia, accion));
  const pregunta = await dialogo();
  await within(pregunta).findByLabelText('Motivo');
  return pregunta;
}

const diceDe = (pregunta: HTMLElement, texto: string) =>
  waitFor(() => expect(pregunta.textContent).toContain(texto));

const esperaRevision = (dia: string) => within(renglonDel(dia)).findByText('Solicitud por revisar');

test('an edit is asked for with an amount and a reason; the row says at once that it waits', async () => {
  const { usuario, red, cobrador } = await enCorrecciones();
  const lapiz = boton('13/11/2026', /^Solicitar edición/);
  const pregunta = await preguntar(usuario, '13/11/2026', /^Solicitar edición/);
  escribir(pregunta, 'Monto nuevo', '0');
  await pulsar(usuario, pregunta, ENVIAR);
  await within(pregunta).findByText('Ingresa un monto válido');
  await within(pregunta).findByText('El motivo es requerido');
  escribir(pregunta, 'Monto nuevo', '100');
  escribir(pregunta, 'Motivo', 'Conté mal.');
  await diceDe(pregunta, '¿Qué pasó con los $20.00 de diferencia?');
  await pulsar(usuario, pregunta, ENVIAR);
  await within(pregunta).findByText('Elige qué pasó con ese dinero');
  expect(within(pregunta).queryAllByRole('radio', { checked: true })).toEqual([]);
  await usuario.click(within(pregunta).getByRole('radio', { name: 'No se recibió' }));
  // A definite refusal: without an answer the app would ask again by itself.
  red.responder(/solicitudes-edicion/, 422, { code: 'NO_ELEGIBLE', message: 'Hoy no se puede.' });
  await pulsar(usuario, pregunta, ENVIAR);
  await within(pregunta).findByText('Error al enviar solicitud de edición');
  expect(campo(pregunta, 'Motivo').value).toBe('Conté mal.');
  red.dejarPasar();
  await pulsar(usuario, pregunta, ENVIAR);
  await dicho('Solicitud de edición enviada correctamente');
  await esperaRevision('13/11/2026');
  await waitFor(() => expect(document.activeElement).toBe(lapiz));
  expect(await pedidas(cobrador)).toMatchObject([{ tipo: 'edicion_pago', motivo: 'Conté mal.' }]);

  expect(lapiz.getAttribute('aria-disabled')).toBe('true');
  await sinDialogo();
  await usuario.click(lapiz);
  await dicho('Ya hay una solicitud por revisar de este pago.');
  await sinDialogo();
});

test('a deletion needs a reason; what was asked for elsewhere meanwhile is said', async () => {
  const escena = await enCorrecciones();
  const { usuario, cobrador } = escena;
  const pregunta = await preguntar(usuario, '13/11/2026', /^Eliminar pago/);
  await pulsar(usuario, pregunta, ENVIAR);
  await within(pregunta).findByText('El motivo es requerido');
  escribir(pregunta, 'Motivo', 'Era de otro cliente.');
  await diceDe(pregunta, '¿Qué pasó con los $120.00?');
  await usuario.click(within(pregunta).getByRole('radio', { name: 'Se devolvió' }));
  await pulsar(usuario, pregunta, ENVIAR);
  await dicho('Solicitud de eliminación enviada correctamente');
  await esperaRevision('13/11/2026');
  await sinDialogo();

  const otra = await preguntar(usuario, '10/11/2026', /^Eliminar pago/);
  escribir(otra, 'Motivo', 'También.');
  await usuario.click(within(otra).getByRole('radio', { name: 'Se devolvió' }));
  const id_pago = `${idCredito(escena)}.pago-2026-11-10`;
  await cobrador.llamar('POST', 'abonos/solicitudes-edicion', {
    cuerpo: { id_pago, monto_nuevo: 90, motivo: 'Desde el otro teléfono.' },
  });
  await pulsar(usuario, otra, ENVIAR);
  await within(otra).findByText('Error al enviar solicitud de eliminación');
  await pulsar(usuario, otra, 'Cancelar');
  await esperaRevision('10/11/2026');
  expect(await pedidas(cobrador)).toHaveLength(2);
});
