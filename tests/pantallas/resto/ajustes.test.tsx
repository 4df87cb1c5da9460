// The settings of the business: what they say, what may be typed, and what its question tells before it is saved.
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { invocar } from '../../setup/invocar.ts';
import { abrir } from '../apoyo/abrir.tsx';
import { usarAjustes } from '../apoyo/ajustes.ts';
import { contestar, elDialogo, seCierra } from '../apoyo/dialogo.ts';
import { dicho } from '../apoyo/dicho.ts';
import { teclear } from '../apoyo/escribir.ts';
import { mundo } from '../apoyo/mundo.ts';
import { gerente } from '../apoyo/oficina.ts';

const { documento, antes, enAjustes, panel, guardado } = usarAjustes();

const elHorario = async (usuario: UserEvent) => {
  await usuario.click(screen.getByRole('button', { name: 'Cambiar Horario de cobro' }));
  const dialogo = await elDialogo('Horario de cobro');
  return { dialogo, cierre: dialogo.getByRole('textbox', { name: 'Se cierra' }) };
};
const enHorario = async () => {
  const pantalla = await enAjustes();
  return { ...pantalla, ...(await elHorario(pantalla.usuario)) };
};
/** Another manager saves it. */
const guardar = async (cambios: object, motivo = '') => {
  const { version } = (await invocar(await gerente(), 'leerAjustes')).cuerpo;
  const cuerpo = { cambios, visto: version, motivo };
  expect((await invocar(await gerente(), 'guardarAjustes', { cuerpo })).estado).toBe(200);
};

describe('a number', () => {
  const cambiar = async (texto: string) => {
    const pantalla = await enHorario();
    await teclear(pantalla.usuario, pantalla.cierre, texto);
    return pantalla;
  };

  test('is shown with its unit; what it would replace stands beside it, and it is saved', async () => {
    const { usuario, dialogo } = await cambiar('20');
    expect(dialogo.getByText('Hoy: 18 h')).toBeTruthy();
    dialogo.getByText(/ Entre 1 y 24 h; de fábrica, 18 h\.$/);
    await contestar(usuario, 'Guardar');
    await dicho('Se guardó: Horario de cobro');
    await waitFor(() => expect(panel('Horario de cobro').getByText('20 h')).toBeTruthy());
    expect((await guardado())['parametros']).toMatchObject({ hora_cierre: 20 });
  });

  test.each([
    ['25', 'Entre 1 y 24 h'],
    ['', 'Entre 1 y 24 h'],
    ['tarde', 'Entre 1 y 24 h'],
    ['9', 'Se cierra después de que se abre.'],
  ])('"%s" is refused with its reason, and what was typed stays', async (texto, razon) => {
    const { usuario, dialogo, cierre } = await cambiar(texto === '' ? ' ' : texto);
    await usuario.click(dialogo.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(dialogo.getAllByText(razon).length).toBeGreaterThan(0));
    expect(cierre).toHaveProperty('value', texto === '' ? ' ' : texto);
    expect((await guardado())['parametros']).toEqual(antes()?.['parametros'] ?? {});
  });

  test('that another manager changed meanwhile is told, and the second time it is saved over that', async () => {
    const { usuario, dialogo } = await cambiar('19');
    await guardar({ parametros: { hora_apertura: 8 } });
    await usuario.click(dialogo.getByRole('button', { name: 'Guardar' }));
    await dialogo.findByText(/^Otra persona cambió los ajustes/);
    await contestar(usuario, 'Guardar');
    await dicho('Se guardó: Horario de cobro');
    expect((await guardado())['parametros']).toMatchObject({ hora_apertura: 8, hora_cierre: 19 });
  });
});

test('that was read again while the question stands open is told before anything is saved', async () => {
  const { usuario, red, dialogo, cierre } = await enHorario();
  await teclear(usuario, cierre, '19');
  await guardar({ parametros: { hora_cierre: 17 } });
  window.dispatchEvent(new Event('visibilitychange'));
  await dialogo.findByText(/^Otra persona cambió los ajustes/);
  dialogo.getByText('Hoy: 17 h');
  expect(cierre).toHaveProperty('value', '19');
  expect(red.enviadas(/^(POST|PUT|PATCH).*ajustes/)).toEqual([]);
});

test('how many working days a transfer may wait is asked only where transfers are taken', async () => {
  const NOMBRE = 'Días hábiles para confirmar una transferencia';
  await enAjustes();
  panel('Señales').getByText('Registros tras mover el reloj');
  expect(panel('Señales').queryByText(NOMBRE)).toBeNull();
  await documento().update({ 'parametros.dias_transferencia': 5 });
  const { usuario } = await enAjustes();
  await usuario.click(screen.getByRole('button', { name: 'Cambiar Señales' }));
  const dialogo = await elDialogo('Señales');
  const campo = dialogo.getByRole('textbox', { name: NOMBRE });
  expect(campo).toHaveProperty('value', '3');
  await teclear(usuario, campo, '16');
  await contestar(usuario, 'Guardar');
  await dialogo.findByText('Entre 1 y 15 días');
  await teclear(usuario, campo, '5');
  await contestar(usuario, 'Guardar');
  await dicho('Se guardó: Señales');
  expect((await guardado())['parametros']).toMatchObject({ senal_dias_habiles: 5 });
});

describe('texts and papers', () => {
  test('a reason a line; blank ones are left out', async () => {
    const { usuario } = await enAjustes();
    await usuario.click(screen.getByRole('button', { name: 'Cambiar Textos de la calle' }));
    const campo = (await elDialogo('Textos de la calle')).getByRole('textbox', { name: 'Por qué no pagó' });
    await teclear(usuario, campo, 'No estaba{enter}{enter}  De viaje ');
    screen.getByText(/^Hoy: No estaba · No tiene · /);
    await contestar(usuario, 'Guardar');
    await seCierra('Por qué no pagó');
    expect((await guardado())['motivos_visita']).toEqual(['No estaba', 'De viaje']);
  });

  test('an RFC that is none is refused at its field', async () => {
    const { usuario } = await enAjustes();
    await usuario.click(screen.getByRole('button', { name: 'Cambiar Quién presta y sus papeles' }));
    const dialogo = await elDialogo('Quién presta y sus papeles');
    await usuario.type(dialogo.getByRole('textbox', { name: 'RFC' }), 'XX');
    await contestar(usuario, 'Guardar');
    await dialogo.findByText('El RFC no está bien escrito');
    expect((await guardado())['rfc']).toBeUndefined();
  });
});

describe('hours, and a day from which they hold', () => {
  test('of a weekday are typed a line each; what cannot be read is told, and stays', async () => {
    const { usuario, dialogo } = await enHorario();
    const campo = dialogo.getByRole('textbox', { name: 'Días con otro horario' });
    await usuario.type(campo, 'domingo 14-9');
    await contestar(usuario, 'Guardar');
    await dialogo.findByText(/^domingo 14-9: se abre entre las 0 y las 23/);
    await teclear(usuario, campo, 'feriado 9-14');
    await contestar(usuario, 'Guardar');
    await dialogo.findByText('No se entiende «feriado 9-14». Escribe, por ejemplo: domingo 9-14');
    await teclear(usuario, campo, 'Sábado 10 a 15{enter}domingo 9-14');
    await contestar(usuario, 'Guardar');
    await dicho('Se guardó: Horario de cobro');
    await waitFor(() => panel('Horario de cobro').getByText('sábado 10-15 · domingo 9-14'));
    expect((await guardado())['horarios']).toEqual({
      sabado: { apertura: 10, cierre: 15 },
      domingo: { apertura: 9, cierre: 14 },
    });
  });

  test('of a later day wait in a panel of their own, with who and why, and can be taken back', async () => {
    const { usuario, dialogo, cierre } = await enHorario();
    await teclear(usuario, cierre, '17');
    await usuario.type(dialogo.getByLabelText('Rige desde'), '23/11/2026{enter}');
    dialogo.getByText('Desde el principio de ese día; hasta entonces, lo de hoy.');
    await usuario.type(dialogo.getByRole('textbox', { name: 'Por qué (opcional)' }), 'Temporada');
    await contestar(usuario, 'Guardar');
    await dicho('Se guardó: Horario de cobro');
    await screen.findByRole('heading', { name: 'Cambios programados' });
    const programado = panel('Cambios programados');
    programado.getByText('Desde el lunes 23/11/2026');
    programado.getByText(/Temporada$/);
    programado.getByText('17 h');
    panel('Horario de cobro').getByText('18 h');
    // The value of today is a change on a later day, when another one stands.
    const otro = await elHorario(usuario);
    await teclear(usuario, otro.cierre, '18');
    await usuario.type(otro.dialogo.getByLabelText('Rige desde'), '25/11/2026{enter}');
    await contestar(usuario, 'Guardar');
    await waitFor(() => programado.getByText('Desde el miércoles 25/11/2026'));
    expect(programado.getAllByText(/→/).map((flecha) => flecha.parentElement?.textContent)).toEqual([
      'hoy 18 h → , después 17 h',
      'hoy 17 h → , después 18 h',
    ]);
    await usuario.click(
      programado.getByRole('button', { name: 'Quitar el cambio del miércoles 25/11/2026' }),
    );
    await contestar(usuario, 'Quitar cambio', 'Quitar cambio programado');
    await seCierra('Quitar cambio programado');
    await usuario.click(programado.getByRole('button', { name: 'Quitar el cambio del lunes 23/11/2026' }));
    await contestar(usuario, 'Quitar cambio', 'Quitar cambio programado');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Cambios programados' })).toBeNull());
  });
});

describe('the history', () => {
  test('says who changed what and why, and goes back to any of them', async () => {
    await guardar({ parametros: { hora_cierre: 20 }, legales: { lugar: 'Durango' } }, 'Verano');
    await guardar(
      { parametros: { hora_cierre: 19 }, horarios: { domingo: { apertura: 9, cierre: 14 } } },
      'Lluvias',
    );
    await guardar({ parametros: { minutos_tardia: 30 } }, 'Prueba');
    await guardar({ festivos: [{ fecha: '2026-12-12', nombre: 'Guadalupe' }] });
    const { usuario } = await enAjustes();
    await usuario.click(panel('Historial').getByRole('button', { name: 'Ver' }));
    const lista = within(await screen.findByRole('list', { name: 'Historial de ajustes' }));
    lista.getByText('Vigente');
    for (const motivo of [/Verano$/, /Lluvias$/, /Prueba$/]) lista.getByText(motivo);
    lista.getByText('12/12/2026 Guadalupe');
    const volver = lista.getAllByRole('button', { name: /^Volver a este: quedaron/ });
    // The first of the list is in force; the second change's state is the one before it.
    await usuario.click(volver[2]!);
    const dialogo = await elDialogo('Volver a estos ajustes');
    dialogo.getByText('20 h');
    dialogo.getByText('Ninguno');
    dialogo.getByText('15 min');
    await contestar(usuario, 'Volver a este');
    await seCierra('Volver a estos ajustes');
    expect(await guardado()).toMatchObject({
      parametros: { hora_cierre: 20, minutos_tardia: 15 },
      horarios: {},
      lugar: 'Durango',
    });
  });

  test('is read again with the settings, which another manager changed while it stood open', async () => {
    const { usuario } = await enAjustes();
    await usuario.click(panel('Historial').getByRole('button', { name: 'Ver' }));
    await panel('Historial').findByText('Vigente');
    await guardar({ parametros: { minutos_tardia: 25 } }, 'Mientras tanto');
    window.dispatchEvent(new Event('visibilitychange'));
    await panel('Historial').findByText(/Mientras tanto$/);
  });
});

test('what somebody wrote by hand and no rule can use is named', async () => {
  await documento().set({
    festivos: [],
    exigir_segundo_gerente: false,
    parametros: { hora_cierre: 'tarde' },
  });
  await enAjustes();
  expect(screen.getByText('Se cierra: tarde')).toBeTruthy();
  expect(panel('Horario de cobro').getByText('18 h')).toBeTruthy();
});

test('nobody but a manager finds them', async () => {
  const cobrador = await mundo.cobrador([{}]);
  await abrir(cobrador, 'gerente/ajustes');
  await screen.findByText('Usuario no autorizado');
});
