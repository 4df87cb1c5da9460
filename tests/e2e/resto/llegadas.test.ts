// The rows that came late or do not fit, as a manager finds them: from the late captures, by week, by collector and
// day.
import { expect, test } from 'vitest';
import { invocar } from '../../setup/invocar.ts';
import { disparar } from '../../setup/trabajo.ts';
import { dice } from '../apoyo/bandeja.ts';
import { reintentar } from '../apoyo/cifras.ts';
import { FALLO_DE_RED } from '../apoyo/consola.ts';
import { negar } from '../apoyo/duda.ts';
import { creditoDe, usarEscenas } from '../apoyo/escena.ts';

const { mundo, abrirEn } = usarEscenas();

const TOCAYA = 'Ana López';
const credito = (direccion: string) => creditoDe(TOCAYA, { plazo: 60, persona: { direccion } });

test('a phone that was set back: the manager finds the row among those that came late, with what does not fit, and the namesake apart', async () => {
  const { prefijo, ...quien } = await mundo.cobrador([credito('Juárez 1'), credito('Juárez 2')]);
  const abonar = (n: number, captura: object) =>
    invocar(quien, 'registrarAbono', {
      cuerpo: { id_credito: `${prefijo}-cre-${n}`, monto: 100, dispositivo: 'tel-1', ...captura },
    });
  const ayer = (hora: string) => `2026-11-17T${hora}:00-06:00`;
  await abonar(1, { secuencia: 4, desfase_ms: 0, capturado_en: ayer('17:00') });
  await abonar(2, { secuencia: 5, desfase_ms: 0, capturado_en: ayer('12:00') });
  await disparar(mundo.suite, 'guardarMarcas');

  const { pagina, contexto, consola } = await abrirEn('gerente@leal.demo', 'gerente/solicitudes/tardias');
  consola.tolerar(FALLO_DE_RED);
  await negar(contexto, '**/leal-api/gerente/llegadas**');
  await pagina.getByRole('link', { name: 'Llegadas tarde y marcadas' }).click();
  await reintentar(pagina, contexto, 'Error al cargar las llegadas');
  const enlace = pagina.locator(`a[href*="${quien.uid}"]`);
  expect((await enlace.innerText()).split('\n').slice(1)).toEqual([
    'Martes 17/11/2026',
    '2 llegaron tarde · 2 marcadas',
  ]);

  await enlace.click();
  const tarjetas = pagina.getByRole('article', { name: TOCAYA });
  await expect.poll(() => tarjetas.count()).toBe(2);
  const [temprano, otro] = [
    tarjetas.filter({ hasText: 'Juárez 2' }),
    tarjetas.filter({ hasText: 'Juárez 1' }),
  ];
  for (const texto of [
    'Pago de $100.00',
    '17/11/2026 12:00',
    'Llegó después: cuenta el',
    '18/11/2026',
    'Se hizo después de otra captura, pero dice una hora anterior.',
    'El reloj del teléfono se atrasó justo antes.',
  ])
    await temprano.getByText(texto, { exact: true }).waitFor();
  expect(await otro.getByRole('list', { name: 'Marcas' }).innerText()).toBe(
    'A esa hora nadie había usado ese teléfono.',
  );

  await pagina.getByRole('button', { name: 'Semana' }).click();
  await enlace.waitFor();

  // A payment that was discarded never came: the week leads to it in the audit.
  await invocar(quien, 'descartarAbono', {
    cuerpo: {
      id_credito: `${prefijo}-cre-1`,
      monto: 100,
      clave: 'una',
      capturado_en: ayer('18:30'),
      dispositivo: 'tel-1',
      secuencia: 6,
      razon: 'Horario de cobranza: 10:00 - 18:00',
    },
  });
  await pagina.getByRole('link', { name: 'Cobros descartados en teléfonos' }).click();
  const descartado = pagina.getByRole('listitem').filter({ hasText: `Cobrador ${quien.uid}` });
  for (const dicho of [
    'Descartó un cobro en su teléfono',
    '$100.00',
    '17/11/2026 18:30',
    'Horario de cobranza: 10:00 - 18:00',
  ])
    await descartado.getByText(dicho, { exact: true }).waitFor();

  await pagina.goto(`${mundo.suite.url}gerente/llegadas?semana=2026-01-05`);
  await dice(pagina, 'Esta semana nada llegó tarde ni tiene marcas');
  await pagina.getByRole('link', { name: 'Capturas Tardías' }).first().click();
  await pagina.getByRole('heading', { name: 'Capturas Tardías' }).waitFor();
});
