// The reason for which a decision would be refused is said before it is sent: in the row, with its buttons, in its
// question, and in the question about several.
import { ERRORES, MENSAJE_OTRO_GERENTE } from '@leal/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { recibirNegocio } from '../../../web/src/lib/negocio.ts';
import { ESCRITORIO } from '../../e2e/apoyo/tamanos.ts';
import { escena, escenaDe } from '../../setup/escena.ts';
import { invocar } from '../../setup/invocar.ts';
import { pagado, POR_RENOVAR } from '../../setup/pagado.ts';
import { creditoDe } from '../../setup/credito-de.ts';
import { abrir } from '../apoyo/abrir.tsx';
import { contestar, elDialogo, seCierra } from '../apoyo/dialogo.ts';
import { dicho } from '../apoyo/dicho.ts';
import { mundo } from '../apoyo/mundo.ts';
import { enOficina, gerente } from '../apoyo/oficina.ts';
import type { Red } from '../apoyo/red.ts';
import { rejilla } from '../apoyo/rejilla.ts';

/** All tests share an office, and two of one name are told apart. */
const DISTINTAS = ['Alonso', 'Bravo', 'Castro', 'Duarte', 'Espino'];

const tabla = () => rejilla('Por decidir');
const enBandeja = async (uid: string, cuantas: number, antes: (red: Red) => void = () => undefined) => {
  const pantalla = await enOficina(`gerente/bandeja?cobrador=${uid}`, { antes });
  const laTabla = await tabla();
  await waitFor(() => expect(within(laTabla).getAllByRole('checkbox')).toHaveLength(cuantas + 1));
  await waitFor(() => expect(document.activeElement).toBe(laTabla));
  return pantalla;
};
const boton = (nombre: string) => screen.findByRole<HTMLButtonElement>('button', { name: nombre });
/** The button is not to be pressed, and says why to whoever cannot see what stands beside it. */
async function impedido(elementoOPromesa: Promise<HTMLElement> | HTMLElement, porque: string): Promise<void> {
  const elemento = await elementoOPromesa;
  await waitFor(() => expect(elemento).toHaveProperty('disabled', true));
  const id = elemento.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(id)?.textContent).toContain(porque);
}

describe('an edit that asks for a term which has been paid by since', () => {
  let elisa = 0;
  const laElisa = () => `Elisa ${DISTINTAS[elisa - 1]}`;
  const PORQUE = ERRORES.PLAZO_NO_EDITABLE.mensaje;
  const pedida = async (mas: readonly string[] = []) => {
    const cobrador = await mundo.cobrador([
      creditoDe(`Elisa ${DISTINTAS[elisa++]}`),
      ...mas.map((nombre) => creditoDe(nombre)),
    ]);
    const escena = escenaDe(mundo, cobrador);
    await escena.pedirCambios({ dias_pago: 60, telefono: '6187654321' });
    await escena.abonar(120);
    return escena;
  };

  test('beside the table: "Aprobar" says why it cannot be; what can be done is offered, and done', async () => {
    const { cobrador, elCliente } = await pedida();
    const { usuario, red } = await enBandeja(cobrador.uid, 1);
    await usuario.keyboard('{Enter}');
    await impedido(boton(`Aprobar la solicitud de ${laElisa()}`), PORQUE);
    expect((await boton(`Rechazar la solicitud de ${laElisa()}`)).disabled).toBe(false);
    await usuario.keyboard('a');
    expect(screen.queryByText('¿Deseas aprobar y aplicar los cambios?')).toBeNull();
    expect(red.enviadas(/resolverSolicitud/)).toEqual([]);
    await usuario.click(await boton(`Editar y aprobar los datos de ${laElisa()}`));
    await contestar(usuario, 'Guardar y aprobar', 'Editar y aprobar:');
    await seCierra('Editar y aprobar:');
    expect((await elCliente())?.telefono).toBe('6187654321');
  });

  test('its question, from a row that nobody has opened, cannot be sent and leads to the form', async () => {
    const { cobrador } = await pedida();
    const { usuario } = await enBandeja(cobrador.uid, 1);
    await usuario.keyboard('a');
    const pregunta = await elDialogo('¿Deseas aprobar y aplicar los cambios?');
    await pregunta.findByText(PORQUE);
    await impedido(pregunta.getByRole('button', { name: 'Aprobar' }), PORQUE);
    await usuario.click(pregunta.getByRole('button', { name: 'Editar y aprobar' }));
    await elDialogo(`Editar y aprobar: ${laElisa()}`);
  });

  test('it may be rejected', async () => {
    const { cobrador } = await pedida();
    const { usuario } = await enBandeja(cobrador.uid, 1);
    await usuario.keyboard('r');
    await contestar(usuario, 'Rechazar', '¿Deseas rechazar esta solicitud?');
    await dicho('La solicitud fue rechazada correctamente.');
  });

  test('among several it is told as one on its own', async () => {
    const { cobrador } = await pedida(['Flor Suelta', 'Gema Suelta']);
    await escenaDe(mundo, cobrador, 2).pedirCambios({ telefono: '6187650002' });
    await escenaDe(mundo, cobrador, 3).pedirCambios({ dias_pago: 60 });
    const { usuario } = await enBandeja(cobrador.uid, 3);
    await usuario.click(screen.getByRole('checkbox', { name: 'Seleccionar todas' }));
    await usuario.keyboard('a');
    const varias = await elDialogo('Aprobar 2 solicitudes');
    const lista = within(varias.getByRole('list', { name: 'Una por una' }));
    expect(lista.getByText(`Edición de cliente de ${laElisa()}`)).toBeTruthy();
    expect(lista.getByText(PORQUE)).toBeTruthy();
  });
});

describe('what a manager asked for, where another one must decide it', () => {
  /** The owner demands it, as the settings that this device reads say. */
  const exigido = (red: Red) =>
    red.tratar(/configuracion/, async (_, seguir) =>
      Response.json({ ...((await (await seguir()).json()) as object), exigir_segundo_gerente: true }),
    );

  const laRita = () => `Rita ${DISTINTAS[rita - 1]}`;
  let rita = 0;
  const renovacion = async (mas: readonly string[] = []) => {
    const cobrador = await mundo.cobrador([
      creditoDe(`Rita ${DISTINTAS[rita++]}`, POR_RENOVAR),
      ...mas.map((nombre) => creditoDe(nombre, pagado(600))),
    ]);
    const { id_credito } = escenaDe(mundo, cobrador);
    const cuerpo = { id_credito_anterior: id_credito, monto_solicitado: 4000, dias_pago: 40 };
    const { estado } = await invocar(await gerente(), 'solicitarRenovacion', { cuerpo });
    expect(estado).toBe(201);
    return cobrador;
  };

  test('its row and its buttons say so, and its keys too; nothing is asked', async () => {
    const cobrador = await renovacion();
    const { usuario, red } = await enBandeja(cobrador.uid, 1, exigido);
    await within(await tabla()).findByText('De otro gerente');
    await usuario.keyboard('ar');
    await dicho(MENSAJE_OTRO_GERENTE);
    expect(screen.queryByRole('dialog')).toBeNull();
    await usuario.keyboard('{Enter}');
    await impedido(boton(`Aprobar la solicitud de ${laRita()}`), MENSAJE_OTRO_GERENTE);
    await impedido(boton(`Rechazar la solicitud de ${laRita()}`), MENSAJE_OTRO_GERENTE);
    expect(red.enviadas(/resolver/)).toEqual([]);
  });

  test('another manager has no such word', async () => {
    const cobrador = await renovacion();
    const otro = await mundo.gerente();
    await abrir(otro, `gerente/bandeja?cobrador=${cobrador.uid}`, { tamano: ESCRITORIO, antes: exigido });
    await within(await tabla()).findByText(laRita());
    expect(screen.queryByText('De otro gerente')).toBeNull();
  });

  test('several of them are decided without it', async () => {
    const cobrador = await renovacion(['Sara Ajena', 'Tere Ajena']);
    await escenaDe(mundo, cobrador, 2).pedirEdicion('09', 500);
    await escenaDe(mundo, cobrador, 3).pedirEdicion('09', 500);
    const { usuario } = await enBandeja(cobrador.uid, 3, exigido);
    await usuario.click(screen.getByRole('checkbox', { name: 'Seleccionar todas' }));
    await usuario.keyboard('r');
    const varias = await elDialogo('Rechazar 2 solicitudes');
    const lista = within(varias.getByRole('list', { name: 'De otro gerente' }));
    expect(lista.getByText(`Renovación de ${laRita()}`)).toBeTruthy();
  });

  test('a loan that a manager asked for is another one’s to decide, too', async () => {
    const { cobrador, id_credito } = await escena(mundo, creditoDe('Ulises Propio', { estado: 'Pendiente' }));
    await mundo.db.doc(`creditos/${id_credito}`).update({ registrado_por: (await gerente()).uid });
    const { usuario } = await enBandeja(cobrador.uid, 1, exigido);
    await usuario.keyboard('{Enter}');
    await impedido(boton('Aprobar la solicitud de Ulises Propio'), MENSAJE_OTRO_GERENTE);
  });

  test('a question that stood open when the owner demanded that cannot be sent any more', async () => {
    const cobrador = await renovacion();
    const { usuario } = await enBandeja(cobrador.uid, 1);
    await usuario.keyboard('a');
    const pregunta = await elDialogo('Aprobar renovación');
    const envio = pregunta.getByRole('button', { name: 'Aprobar' });
    await waitFor(() => expect(envio).toHaveProperty('disabled', false));
    act(() => recibirNegocio({ version: 'otra', exigir_segundo_gerente: true }));
    await impedido(envio, MENSAJE_OTRO_GERENTE);
  });

  test('a payment that they change themselves is their own decision: its form says so, and cannot be sent', async () => {
    const { id_credito } = await escena(mundo, creditoDe('Vera Ajena', pagado(600)));
    const { usuario } = await abrir(await gerente(), `payment/vera-ajena?credito=${id_credito}`, {
      antes: exigido,
    });
    const [editar] = await screen.findAllByRole('button', { name: /^Editar pago/ });
    await usuario.click(editar!);
    const forma = await elDialogo('Editar Pago');
    await impedido(forma.getByRole('button', { name: 'Guardar Cambios' }), MENSAJE_OTRO_GERENTE);
  });
});
