// One journey per role in Firefox and in WebKit, where they are installed: what only Chromium takes is found there.
import { fecha } from '@leal/domain';
import { afterAll, beforeAll, describe, expect, onTestFailed, test } from 'vitest';
import { escenaDe } from '../../setup/escena.ts';
import { libroCuadrado } from '../../setup/libro.ts';
import { abrirMundo } from '../../setup/mundo.ts';
import { CONTRASENA } from '../apoyo/acceso.ts';
import { boton, campo, conducir, type Conductor, texto } from '../apoyo/conductor.ts';
import { creditoDe } from '../apoyo/escena.ts';
import { usarLinea } from '../apoyo/linea.ts';
import { OTROS_NAVEGADORES } from '../apoyo/otros-navegadores.ts';

const mundo = abrirMundo();
const linea = await usarLinea(mundo.suite);
const { url } = linea.suite;

async function entrar(pagina: Conductor, email: string): Promise<void> {
  await pagina.ir(url);
  await pagina.escribir(campo('Correo electrónico'), email);
  await pagina.escribir(campo('Contraseña'), CONTRASENA);
  await pagina.tocar(boton('Iniciar Sesión'));
  await pagina.ver(boton('Cerrar sesión'));
  await pagina.ver('//*[@data-entorno-local]');
}

async function salir(pagina: Conductor): Promise<void> {
  await pagina.tocar(boton('Cerrar sesión'));
  await pagina.tocar(`//*[@role="dialog"]${boton('Cerrar sesión')}`);
  await pagina.ver(boton('Iniciar Sesión'));
}

async function cobrar(pagina: Conductor, nombre: string): Promise<void> {
  await pagina.tocar(boton(`Registrar Pago de ${nombre}`));
  await pagina.tocar(`//*[@role="dialog"]${boton('Registrar $120.00')}`);
}

describe.each(OTROS_NAVEGADORES)('$nombre', (navegador) => {
  if ('falta' in navegador) {
    test('a collector, a manager and a supervisor do their work', ({ skip }) => skip(navegador.falta));
    return;
  }

  let pagina: Conductor;
  let cerrar: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const abierto = await navegador.abrir();
    ({ cerrar } = abierto);
    pagina = conducir(abierto.mando);
    await pagina.medir(500, 860);
  });
  afterAll(() => cerrar?.());

  test('a collector collects, once without a line, and finds both in the ledger', async () => {
    onTestFailed(() => pagina.retratar(`${navegador.nombre}-cobrador`));
    const cobrador = await mundo.cobrador([creditoDe('Ana López'), creditoDe('Beto Ruiz')]);
    await entrar(pagina, cobrador.email);
    await cobrar(pagina, 'Ana López');
    await pagina.ver(texto('Clientes para hoy (1)'));
    const guardada = () => pagina.correr('return navigator.serviceWorker?.controller?.state');
    await expect.poll(guardada).toBe('activated');
    linea.poner('cortada');
    await cobrar(pagina, 'Beto Ruiz');
    await pagina.ver(texto('sin confirmar'));
    // The page and what it has kept come from the phone.
    await pagina.ir(`${url}cobrador`);
    await pagina.ver(texto('sin confirmar'));
    linea.poner('bien');
    const pagado = async () => {
      const { creditos } = await libroCuadrado(mundo.db, cobrador.uid);
      return creditos.map(({ total_pagado_centavos }) => total_pagado_centavos);
    };
    // Nothing tells this browser that the line is back: a try that hangs has 35 s, and the next one comes 30 s later.
    await expect.poll(pagado, { timeout: 150_000 }).toEqual([12_000, 12_000]);
    await pagina.ir(`${url}payment/beto-ruiz?credito=${cobrador.prefijo}-cre-2`);
    await pagina.ver(texto('Pago registrado'));
    await pagina.ver(texto('+$120.00'));
    await salir(pagina);
  });

  test('a manager decides a request, and a supervisor reads its client', async () => {
    onTestFailed(() => pagina.retratar(`${navegador.nombre}-oficina`));
    const nombre = `Eufrosina ${navegador.nombre}`;
    const movimientos = [{ tipo: 'pago', fecha: fecha('2026-11-09') } as const];
    const cobrador = await mundo.cobrador([creditoDe(nombre, { movimientos })]);
    const { pedirEdicion, elCredito, id_cliente } = escenaDe(mundo, cobrador);
    await entrar(pagina, 'gerente@leal.demo');
    await pagina.ir(`${url}gerente/solicitudes-edicion`);
    await pedirEdicion('09', 100);
    await pagina.tocar(boton(`Aprobar la solicitud de ${nombre}`));
    await pagina.tocar(`//*[@role="dialog"]//button[normalize-space(.)="Aprobar"]`);
    await expect.poll(async () => (await elCredito())?.total_pagado_centavos).toBe(10_000);
    await pagina.ver(`//*[@role="tabpanel"][not(.//article[contains(., "${nombre}")])]`);
    await salir(pagina);

    await entrar(pagina, 'supervisor@leal.demo');
    await pagina.ir(`${url}supervisor/clientes/${id_cliente}`);
    await pagina.ver(`//h1[contains(., "${nombre}")]`);
    await pagina.ver(`//*[@role="grid"]//*[@data-fecha="2026-11-09"][contains(., "$100")]`);
    await salir(pagina);
  });
});
