// Two managers change the same settings at once, at a desk and on a phone, on a suite of their own: its settings are everybody's.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { contestar } from '../apoyo/bandeja.ts';
import {
  abrirAmbos,
  AL_REVES,
  confirmarDosVeces,
  ponerDia,
  quienesHicieron,
  tocar,
} from '../apoyo/dos-gerentes.ts';
import { creditoDe, mundoPropio, usarEscenas } from '../apoyo/escena.ts';
import { irA } from '../apoyo/ir.ts';
import { revisar, revisarDialogo } from '../apoyo/revisar.ts';
import { dialogo, oye, sinDialogo } from '../apoyo/ruta.ts';
import { TELEFONO } from '../apoyo/tamanos.ts';

const { mundo, suite, abrirComo } = usarEscenas(TELEFONO, await mundoPropio({ trabajos: false }));
const AJUSTES = `${suite.url}gerente/ajustes`;

const documento = () => mundo.db.doc('configuracion/negocio');
const deAjustes = async (campo: string): Promise<unknown> => (await documento().get()).get(campo);

const panel = (pagina: Page, nombre: string) => pagina.getByRole('region', { name: nombre, exact: true });
const enAjustes = async (pagina: Page): Promise<void> => {
  await pagina.goto(AJUSTES);
  await panel(pagina, 'Horario de cobro').waitFor();
};

beforeAll(async () => {
  await mundo.cobrador([creditoDe('Ana López')]);
  // The first time it only notes the calendar that there is.
  await mundo.disparar('llevarCalendario');
});

describe.each(AL_REVES)('settings, one %s', (_, ...tamanos) => {
  const CIERRE = 'Se cierra';
  const HORARIO = 'Horario de cobro';
  const CAMBIARON = /^Otra persona cambió los ajustes mientras tanto\./;
  const cierre = () => deAjustes('parametros.hora_cierre');
  const ambos = () => abrirAmbos(mundo, abrirComo, tamanos, enAjustes);

  async function escribirCierre(pagina: Page, hora: string, desde?: string): Promise<void> {
    await tocar(pagina, `Cambiar ${HORARIO}`);
    await dialogo(pagina).getByLabel(CIERRE).fill(hora);
    if (desde !== undefined) await ponerDia(dialogo(pagina), 'Rige desde', desde);
  }
  async function guardarCierre(pagina: Page, ...valores: [string, string?]): Promise<void> {
    await escribirCierre(pagina, ...valores);
    await contestar(pagina, 'Guardar');
    await sinDialogo(pagina);
  }
  const sigueEscrito = (hora: string) => async (pregunta: ReturnType<typeof dialogo>) =>
    expect(await pregunta.getByLabel(CIERRE).inputValue()).toBe(hora);

  test('a value, its history, and the way back to what was', async () => {
    const { a, b } = await ambos();
    await revisar(a.pagina);
    await escribirCierre(a.pagina, '20');
    await revisarDialogo(a.pagina);
    await guardarCierre(b.pagina, '19');
    await panel(b.pagina, HORARIO).getByText('19 h').waitFor();
    await confirmarDosVeces(a.pagina, {
      boton: 'Guardar',
      dice: CAMBIARON,
      guardado: cierre,
      sigue: async (pregunta) => {
        await sigueEscrito('20')(pregunta);
        await pregunta.getByText('Hoy: 19 h').waitFor();
      },
    });
    expect(await cierre()).toBe(20);
    await panel(a.pagina, HORARIO).getByText('20 h').waitFor();
    await b.pagina.reload();
    await panel(b.pagina, HORARIO).getByText('20 h').waitFor();
    expect(await quienesHicieron({ a, b }, 'ajustes/guardar')).toEqual([b.nombre, a.nombre]);

    await panel(a.pagina, 'Historial').getByRole('button', { name: 'Ver' }).click();
    const historial = a.pagina.getByRole('list', { name: 'Historial de ajustes' });
    const [ultimo, deB] = [historial.getByRole('listitem').nth(0), historial.getByRole('listitem').nth(1)];
    await ultimo.getByText(a.nombre).waitFor();
    await ultimo.getByText('Vigente', { exact: true }).waitFor();
    await deB.getByText(b.nombre).waitFor();
    await revisar(a.pagina);
    await deB.getByRole('button', { name: /^Volver a este: quedaron/ }).click();
    await dialogo(a.pagina).getByText('19 h').waitFor();
    await guardarCierre(b.pagina, '17');
    await irA(b.pagina, `${suite.url}gerente/bitacora`);
    await confirmarDosVeces(a.pagina, {
      boton: 'Volver a este',
      dice: CAMBIARON,
      guardado: cierre,
      sigue: (pregunta) => pregunta.getByText('17 h').waitFor(),
    });
    expect(await cierre()).toBe(19);
    await ultimo.getByText(/· Como quedaron el /).waitFor();
    await deB.getByText(b.nombre).waitFor();
    await b.pagina.goBack();
    await panel(b.pagina, HORARIO).getByText('19 h').waitFor();
    await guardarCierre(b.pagina, '18');
  });

  test('for a later day: the second one stands; one that is taken off already says so', async () => {
    const { a, b } = await ambos();
    const programados = () => deAjustes('programados');
    await escribirCierre(a.pagina, '16', '23/11/2026');
    await revisarDialogo(a.pagina);
    await guardarCierre(b.pagina, '17', '23/11/2026');
    await panel(b.pagina, 'Cambios programados').getByText('17 h').waitFor();
    await confirmarDosVeces(a.pagina, {
      boton: 'Guardar',
      dice: CAMBIARON,
      guardado: programados,
      sigue: sigueEscrito('16'),
    });
    expect(await programados()).toMatchObject([{ cambios: { parametros: { hora_cierre: 16 } } }]);
    await panel(a.pagina, 'Cambios programados').getByText('16 h').waitFor();
    await panel(a.pagina, HORARIO).getByText('18 h').waitFor();
    await revisar(a.pagina);
    await b.pagina.reload();
    await panel(b.pagina, 'Cambios programados').getByText('16 h').waitFor();
    expect(await quienesHicieron({ a, b }, 'ajustes/programar')).toEqual([b.nombre, a.nombre]);

    const QUITAR = 'Quitar el cambio del lunes 23/11/2026';
    await tocar(a.pagina, QUITAR);
    await revisarDialogo(a.pagina);
    await tocar(b.pagina, QUITAR);
    await contestar(b.pagina, 'Quitar cambio');
    await sinDialogo(b.pagina);
    await panel(b.pagina, 'Cambios programados').waitFor({ state: 'hidden' });
    await contestar(a.pagina, 'Quitar cambio');
    await dialogo(a.pagina).getByText(CAMBIARON).waitFor();
    await contestar(a.pagina, 'Quitar cambio');
    await dialogo(a.pagina).getByText('Ese cambio ya no está programado.').waitFor();
    await revisarDialogo(a.pagina);
    await contestar(a.pagina, 'Cancelar');
    await sinDialogo(a.pagina);
    await panel(a.pagina, 'Cambios programados').waitFor({ state: 'hidden' });
    expect(await quienesHicieron({ a, b }, 'ajustes/desprogramar')).toEqual([b.nombre]);
  });
});

describe.each(AL_REVES)('days without collection, one %s', (_, ...tamanos) => {
  const DE_ESTE = tamanos[0] === AL_REVES[0]?.[1] ? ['26', '27'] : ['24', '25'];
  const [DE_A, DE_B] = DE_ESTE.map((dia) => `${dia}/11/2026`) as [string, string];
  const festivos = async () =>
    ((await deAjustes('festivos')) as { nombre: string }[]).map(({ nombre }) => nombre);
  const dias = (pagina: Page) => panel(pagina, 'Días sin cobro');
  const escribirDia = async (pagina: Page, nombre: string, dia: string) => {
    await tocar(pagina, 'Agregar día');
    await dialogo(pagina).getByLabel('Qué día es').fill(nombre);
    await ponerDia(dialogo(pagina), 'Fecha', dia);
    await dialogo(pagina)
      .getByText(/un día de cobro después; ninguno antes\.$|^No mueve/)
      .waitFor();
  };
  const agregarDia = async (pagina: Page, nombre: string, dia: string) => {
    await escribirDia(pagina, nombre, dia);
    await contestar(pagina, 'Agregar día');
    await sinDialogo(pagina);
  };
  const quitarDia = async (pagina: Page, nombre: string, dia: string) => {
    await tocar(pagina, `Quitar ${nombre}, ${dia}`);
    await dialogo(pagina)
      .getByText(/un día de cobro antes; ninguno después\.$|^No mueve/)
      .waitFor();
    await contestar(pagina, 'Quitar día');
    await sinDialogo(pagina);
  };
  const pasan = async (minutos: number) => {
    const ahora = await suite.ahora();
    await suite.moverReloj(new Date(ahora.getTime() + minutos * 60_000).toISOString());
    await mundo.disparar('llevarCalendario');
  };

  test('both are listed; while the credits go over to one, another change waits, and says so', async () => {
    const { a, b } = await abrirAmbos(mundo, abrirComo, tamanos, enAjustes);
    await escribirDia(a.pagina, 'Inundación', DE_A);
    await revisarDialogo(a.pagina);
    await agregarDia(b.pagina, 'Huelga', DE_B);
    await confirmarDosVeces(a.pagina, {
      boton: 'Agregar día',
      dice: 'Otra persona cambió los ajustes mientras tanto. Revisa la lista y guarda de nuevo.',
      guardado: festivos,
      sigue: async (pregunta) =>
        expect(await pregunta.getByLabel('Qué día es').inputValue()).toBe('Inundación'),
    });
    expect(await festivos()).toEqual(expect.arrayContaining(['Huelga', 'Inundación']));
    expect(await quienesHicieron({ a, b }, 'ajustes/guardar')).toEqual([b.nombre, a.nombre]);
    await dias(a.pagina)
      .getByText(/^El cambio rige en dos minutos;/)
      .waitFor();
    await revisar(a.pagina);

    await mundo.disparar('llevarCalendario');
    await b.pagina.reload();
    const espera = dias(b.pagina).getByText(/recorriendo: .* Otro cambio espera a que termine\.$/);
    await espera.waitFor();
    await quitarDia(b.pagina, 'Huelga', DE_B);
    expect(await festivos()).toEqual(['Inundación']);
    await espera.waitFor();
    await revisar(b.pagina);
    await pasan(2);
    await a.pagina.reload();
    // The move that waited begins when the one before has ended.
    await dias(a.pagina)
      .getByText(/^El cambio rige en dos minutos;/)
      .waitFor();
    await dias(a.pagina).getByText('Inundación', { exact: true }).waitFor();
    expect(await dias(a.pagina).getByText('Huelga', { exact: true }).count()).toBe(0);

    await tocar(a.pagina, `Quitar Inundación, ${DE_A}`);
    await revisarDialogo(a.pagina);
    await quitarDia(b.pagina, 'Inundación', DE_A);
    // While credits go over the page reads the settings again by itself, and says so before anybody answers.
    await dialogo(a.pagina)
      .getByText(/^Otra persona cambió los ajustes/)
      .waitFor();
    await oye(a.pagina);
    await contestar(a.pagina, 'Quitar día');
    await sinDialogo(a.pagina);
    await dias(a.pagina).getByText('No hay días sin cobro por venir').waitFor();
    expect(await quienesHicieron({ a, b }, 'ajustes/guardar')).toEqual([
      b.nombre,
      a.nombre,
      b.nombre,
      b.nombre,
    ]);
    for (const minutos of [2, 2, 2]) await pasan(minutos);
    await a.pagina.reload();
    await dias(a.pagina)
      .getByText(/^El último cambio rige desde .*recorridos?\.$/)
      .waitFor();
  });
});
