// The owner's morning: five lines of what the server says, each the way to its rows, and what is said when one of them is not there.
import { fecha } from '@leal/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { cuantasSenales } from '../../../web/src/oficina/senales/cuantas.ts';
import { CADA_TAMANO } from '../../e2e/apoyo/tamanos.ts';
import { creditoDe } from '../../setup/credito-de.ts';
import { invocar } from '../../setup/invocar.ts';
import { senalada } from '../../setup/senalada.ts';
import { llegaUnAviso } from '../apoyo/aviso.ts';
import { enPesos, reintentar } from '../apoyo/leer.ts';
import { mundo } from '../apoyo/mundo.ts';
import { enOficina, gerente, supervisor } from '../apoyo/oficina.ts';

const TEMAS = ['Decisiones', 'Efectivo', 'Cobranza', 'Riesgo', 'Entregas'];
const CAJAS = /cortes\/sin-entregar/;

const lineas = () =>
  within(screen.getByRole('region', { name: 'En cinco renglones' })).queryAllByRole('link');
const dichas = async () => {
  await waitFor(() =>
    expect(lineas().map((linea) => linea.querySelector('strong')?.textContent)).toEqual(TEMAS),
  );
  return lineas();
};

describe.each(CADA_TAMANO)('at %s', (_, tamano) => {
  test('says what the server says, and leads there', async () => {
    await mundo.cobrador([
      creditoDe('Ana Hoy', { fecha_inicio: fecha('2026-09-01'), plazo: 60 }),
      creditoDe('Beto Hoy'),
    ]);
    const [{ cuerpo: e }, { cuerpo: enRiesgo }] = await Promise.all([
      invocar(await gerente(), 'dashboardStats'),
      invocar(await gerente(), 'reporteDeRiesgo', { consulta: { dias: 7 } }),
    ]);
    await enOficina('gerente/hoy', { tamano });
    const cinco = await dichas();
    const de7 = enRiesgo.riesgo.find(({ dias }) => dias === 7)!;
    expect(cinco[2]?.textContent).toContain(`${enPesos(e.recaudacionSemana)} esta semana`);
    expect(cinco[3]?.textContent).toContain(`${enPesos(de7.saldo)} con más de 7 días de atraso`);
    within(cinco[3]!).getByLabelText('Hay que ver');
    expect(cinco.map((linea) => linea.getAttribute('href'))).toEqual(
      ['bandeja', 'cortes', 'reportes', 'clientes-activos?atrasados=8', 'por-entregar'].map(
        (camino) => `/leal/gerente/${camino}`,
      ),
    );
  });

  test('one answer that does not come is said, and asked again; the other lines are there', async () => {
    const { red, usuario } = await enOficina('gerente/hoy', {
      tamano,
      antes: (laRed) => laRed.rechazar(CAJAS),
    });
    await waitFor(() => expect(lineas()).toHaveLength(4));
    expect(document.body.textContent).not.toContain('Ninguna caja');
    expect(screen.getByRole('button', { name: 'Copiar' })).toHaveProperty('disabled', true);
    await reintentar(usuario, 'Error al obtener las cajas sin entregar', () => red.dejarPasar());
    await dichas();
  });
});

test('a supervisor reads the same, and goes where a supervisor may', async () => {
  await enOficina('supervisor/hoy');
  const cinco = await dichas();
  for (const linea of cinco) expect(linea.getAttribute('href')).toMatch(/^\/leal\/supervisor\//);
  expect(cinco[4]?.getAttribute('href')).toBe('/leal/supervisor/efectivo');
});

test('what waits beside the requests is told to a supervisor, too, but for signals; a count that does not come is said', async () => {
  const { uid } = await mundo.cobrador([creditoDe('Carla Castigo')]);
  const doc = senalada(uid, fecha('2026-11-16'));
  await mundo.db.doc(`senales/${doc.id}`).set(doc);
  const [[foto]] = [(await mundo.db.collection('creditos').where('id_cobrador', '==', uid).get()).docs];
  const castigo_pedido = { en: new Date(), por: 'g', nombre: 'Otra Gerente', motivo: 'No paga' };
  await foto!.ref.update({ castigo_pedido });
  const { castigos = 0, senales } = (await invocar(await supervisor(), 'cuentaDeBandeja', {})).cuerpo;
  expect([castigos > 0, senales]).toEqual([true, undefined]);
  const { red, usuario } = await enOficina('supervisor/hoy', {
    antes: (laRed) => laRed.rechazar(/bandeja\/cuenta/),
  });
  await waitFor(() => expect(lineas()).toHaveLength(4));
  expect(document.body.textContent).not.toContain('Nada espera');
  await reintentar(usuario, 'Error al contar lo que espera', () => red.dejarPasar());
  const [decisiones] = await dichas();
  expect(decisiones!.textContent).toContain(
    `${castigos} ${castigos === 1 ? 'castigo' : 'castigos'} por confirmar`,
  );
  await foto!.ref.update({ castigo_pedido: null });
});

test('signals at which nobody has looked are told', async () => {
  const { uid } = await mundo.cobrador([{}]);
  const doc = senalada(uid, fecha('2026-11-17'));
  await mundo.db.doc(`senales/${doc.id}`).set(doc);
  const { senales = 0 } = (await invocar(await gerente(), 'cuentaDeBandeja', {})).cuerpo;
  expect(senales).toBeGreaterThan(0);
  await enOficina('gerente/hoy');
  await dichas();
  await llegaUnAviso();
  await waitFor(() => expect(lineas()[0]?.textContent).toContain(cuantasSenales(senales)));
});

test('it is printed, without what nobody can press on paper', async () => {
  const imprimir = vi.spyOn(globalThis, 'print').mockReturnValue();
  const { usuario } = await enOficina('gerente/hoy');
  const cinco = await dichas();
  await usuario.click(screen.getByRole('button', { name: 'Imprimir' }));
  expect(imprimir).toHaveBeenCalledOnce();
  for (const linea of cinco) expect(linea.closest('.no-impreso')).toBeNull();
  for (const nombre of ['Imprimir', 'Copiar'])
    expect(screen.getByRole('button', { name: nombre }).closest('.no-impreso')).not.toBeNull();
});

test('a browser that lets nobody copy is told', async () => {
  const { usuario } = await enOficina('gerente/hoy');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('NotAllowedError'));
  await dichas();
  await usuario.click(screen.getByRole('button', { name: 'Copiar' }));
  await screen.findByText('Este navegador no deja copiar.');
  expect(screen.queryByText('Pégalo en un mensaje.')).toBeNull();
});

test('it is copied as a message, line by line', async () => {
  const { usuario } = await enOficina('gerente/hoy');
  const escribir = vi.spyOn(navigator.clipboard, 'writeText');
  await dichas();
  await usuario.click(screen.getByRole('button', { name: 'Copiar' }));
  await screen.findByText('Pégalo en un mensaje.');
  const [mensaje = ''] = escribir.mock.lastCall ?? [];
  const renglones = mensaje.split('\n');
  expect(renglones[0]).toMatch(/^Qué ver hoy, Miércoles 18\/11\/2026$/);
  expect(renglones.slice(1).map((renglon) => renglon.split(':')[0])).toEqual(
    TEMAS.map((tema) => `• ${tema}`),
  );
});
