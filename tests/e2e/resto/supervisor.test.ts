// A supervisor's morning, by hand: from the dashboard to what waits, to the client it is about, and to a cut. Nothing is decided.
import { expect, test } from 'vitest';
import { escenaDe } from '../../setup/escena.ts';
import { llegarA } from '../apoyo/acceso.ts';
import { EN_MOVIMIENTO } from '../apoyo/capas.ts';
import { creditoDe, usarEscenas } from '../apoyo/escena.ts';
import { revisar } from '../apoyo/revisar.ts';
import { AMBOS, comoTexto, ESCRITORIO } from '../apoyo/tamanos.ts';

const { mundo, abrirEn } = usarEscenas(ESCRITORIO);

test.each(AMBOS.map((tamano) => [comoTexto(tamano), tamano] as const))(
  'at %s what waits, its client and a cut are read, and another request comes with Actualizar',
  async (_, tamano) => {
    const cobrador = await mundo.cobrador([creditoDe('Ana López'), creditoDe('Beto Ruiz')]);
    const ana = escenaDe(mundo, cobrador);
    await ana.pedirMultiple();
    const id_corte = await escenaDe(mundo, cobrador, 2).entregarCorte();
    const { pagina } = await abrirEn('supervisor@leal.demo', 'supervisor', { tamano, ...EN_MOVIMIENTO });
    await pagina
      .getByRole('link', { name: /^Abonos Múltiples/ })
      .last()
      .click();
    await llegarA(pagina, '/leal/supervisor/bandeja');
    await pagina.goto(`${mundo.suite.url}supervisor/bandeja?cobrador=${cobrador.uid}`);
    await pagina.getByText('Ana López').first().waitFor();
    await escenaDe(mundo, cobrador, 2).pedirCambios({ direccion: 'Hidalgo 12' });
    await pagina.getByRole('button', { name: 'Actualizar' }).click();
    await pagina.getByRole('button', { name: '1 nueva: mostrar' }).click();
    await pagina.getByText('Beto Ruiz').first().waitFor();
    await pagina.getByText('Ana López').first().click();
    await revisar(pagina);

    await pagina.goto(`${mundo.suite.url}supervisor/clientes/${ana.id_cliente}`);
    await pagina
      .getByRole('region', { name: 'Por decidir' })
      .getByRole('link', { name: 'Abonos múltiples' })
      .click();
    await llegarA(pagina, '/leal/supervisor/bandeja');

    await pagina.goto(`${mundo.suite.url}supervisor/cortes?cobrador=${cobrador.uid}`);
    await pagina
      .getByRole('link', { name: new RegExp(cobrador.uid) })
      .first()
      .click();
    await llegarA(pagina, `/leal/supervisor/cortes/${id_corte}`);
    await pagina.getByRole('table', { name: 'Conteo' }).waitFor();
    expect(await pagina.getByRole('button', { name: /Confirmar|Devolver/ }).count()).toBe(0);
    await revisar(pagina);
    await pagina.getByRole('link', { name: 'Cortes', exact: true }).first().click();
    await llegarA(pagina, '/leal/supervisor/cortes');
  },
);
