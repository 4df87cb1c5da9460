// The cash of the next days, as the office reads it: what the server says, what it does not know, and as of when.
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CADA_TAMANO } from '../../e2e/apoyo/tamanos.ts';
import type { Pedido } from '../apoyo/abrir.tsx';
import { cifra, losRenglones, reintentar, sePone, valorDe } from '../apoyo/leer.ts';
import { enOficina } from '../apoyo/oficina.ts';

// Today is Wednesday 18 November 2026.
const EFECTIVO = /gerente\/efectivo/;
const TITULO = 'Efectivo de los próximos días';

const elEfectivo = async (pedido: Pedido = {}) => enOficina('gerente/efectivo', pedido);

const DIA = { plan: 1000, esperado: 800, bajo: 700, alto: 900.5, entregas: 0, gastos: 50 };
const dias = ['18', '19', '20'].map((dia, i) => ({
  ...DIA,
  fecha: `2026-11-${dia}`,
  entregas: i === 0 ? 3000 : 0,
  queda: i === 0 ? -2250 : 750,
  acumulado: -2250 + 750 * i,
}));
const parte = { debido: 200, cobrado: 150, porcentaje: 75 };
const NOCHE = {
  al_cierre: '2026-11-17',
  faltan: 0,
  dias,
  proporciones: {
    total: parte,
    tramos: [
      { desde: 0, hasta: 0, ...parte, propia: true },
      { desde: 1, hasta: 1, ...parte, propia: true },
      { desde: 2, hasta: 7, ...parte, propia: true },
      { desde: 61, hasta: null, debido: 0, cobrado: 0, porcentaje: null, propia: false },
    ],
  },
  semanas: 8,
  semanas_minimas: 4,
  de_castigados: 320.5,
  por_transferencia: 12.5,
  gastos_por_dia: 50,
  ayer: { fecha: '2026-11-17', plan: 1000, esperado: 810, cobrado: 790.25 },
  errores: {
    dia: { pronosticos: 28, esperado: 6.4, plan: 21.3 },
    semana: { pronosticos: 0, esperado: null, plan: null },
  },
};
const EFECTIVO_DE_HOY = {
  hoy: '2026-11-18',
  cobrado_hoy: 320,
  entregado_hoy: { n: 0, monto: 0 },
  por_entregar: { n: 1, monto: 3000 },
  entregas_el: '2026-11-18',
  por_aprobar: { creditos: { n: 2, monto: 5000 }, renovaciones: { n: 1, monto: 1500 } },
  noche: NOCHE,
};
const con = (noche: object | null, resto: object = {}): Pedido => ({
  antes: (red) =>
    red.responder(EFECTIVO, 200, { ...EFECTIVO_DE_HOY, noche: noche && { ...NOCHE, ...noche }, ...resto }),
});
/** A day of the plan as the table says it: what comes in is the same each day. */
const renglon = (dia: string, entregas: string, queda: string, acumulado: string) => [
  dia,
  '$800.00',
  '$1,000.00',
  '$700.00',
  '$900.50',
  entregas,
  '$50.00',
  queda,
  acumulado,
];

describe.each(CADA_TAMANO)('at %s', (_, tamano) => {
  test('says each day, what goes out and what remains, as of the end of yesterday', async () => {
    const { usuario } = await elEfectivo({ tamano, ...con({}) });
    await screen.findByRole('heading', { name: TITULO });
    await screen.findByText('Al cierre del martes 17/11/2026');
    expect(await losRenglones('Día por día')).toEqual([
      renglon('Miércoles 18/11/2026', '$3,000.00', '-$2,250.00', '-$2,250.00'),
      renglon('Jueves 19/11/2026', '$0.00', '$750.00', '-$1,500.00'),
      renglon('Viernes 20/11/2026', '$0.00', '$750.00', '-$750.00'),
    ]);
    screen.getByText('1 préstamo por entregar se resta hoy; gastos de un día: $50.00.');
    expect(valorDe('Esperado hoy')).toBe('$800.00');
    expect(cifra('Esperado hoy')?.textContent).toContain('$320.00 cobrado hasta ahora');
    expect(valorDe('Queda en siete días')).toBe('-$750.00');
    expect(valorDe('Por entregar')).toBe('$3,000.00');
    expect(valorDe('Si se aprueba todo')).toBe('$6,500.00');
    expect((await losRenglones('Lo que entra')).map(([, valor]) => valor)).toHaveLength(3);
    expect(await losRenglones('Lo cobrado de lo debido')).toEqual([
      ['Al corriente', '75.00 %', '$150.00', '$200.00', 'La suya'],
      ['De 1 día', '75.00 %', '$150.00', '$200.00', 'La suya'],
      ['De 2 a 7 días', '75.00 %', '$150.00', '$200.00', 'La suya'],
      ['Más de 60 días', '—', '$0.00', '$0.00', 'La de toda la cartera'],
      ['Toda la cartera', '75.00 %', '$150.00', '$200.00', 'La suya'],
    ]);
    screen.getByText(
      'De créditos castigados llegaron $320.50 más: nadie los esperaba, y no entran en estas partes.',
    );
    screen.getByText('Por transferencia llegó el 12.50 %: no está en ninguna caja.');
    expect([valorDe('Se esperaba'), valorDe('Llegó')]).toEqual(['$810.00', '$790.25']);
    expect([valorDe('Error de un día'), valorDe('Error de siete días')]).toEqual(['6.40 %', '—']);
    expect(screen.queryByRole('alert')).toBeNull();
    await usuario.click(screen.getByRole('button', { name: 'Qué es Error de un día' }));
    await within(await screen.findByRole('tooltip')).findByText(/en parte de lo que llegó/);
    expect(screen.getByRole('button', { name: /Copiar tabla/ }).hasAttribute('disabled')).toBe(false);
  });

  test('it waits in its own shape, and a failed load says so and is asked again', async () => {
    const { red, usuario } = await elEfectivo({ tamano, antes: (laRed) => laRed.rechazar(EFECTIVO) });
    await reintentar(usuario, 'Error al obtener el efectivo de los próximos días', () => red.dejarPasar());
    await waitFor(() => expect(valorDe('Por entregar')).toMatch(/\$/));
  });

  test('before any night there is no forecast, and what is now is there', async () => {
    await elEfectivo({ tamano, ...con(null) });
    await screen.findByText('Todavía no hay pronóstico: se hace cada noche, a partir de las 3:00');
    await sePone('Si se aprueba todo', '$6,500.00');
    expect(valorDe('Esperado hoy')).toBe('—');
    expect(screen.getByRole('button', { name: /Copiar tabla/ }).hasAttribute('disabled')).toBe(true);
  });
});

test('the server’s own answer is one that the screen shows', async () => {
  const { red } = await elEfectivo();
  await waitFor(() => expect(valorDe('Por entregar')).toMatch(/\$/));
  expect(red.enviadas(EFECTIVO)).toHaveLength(1);
});

describe('what a reader has to know first', () => {
  test.each<[string, object, string, object?]>([
    [
      'a night did not run',
      { al_cierre: '2026-11-15' },
      'Falta contar la última noche: el plan es del cierre del domingo 15/11/2026.',
    ],
    ['somebody is missing', { faltan: 2 }, 'Falta la cartera de 2 cobradores: no se pudo leer.'],
    [
      'too few weeks are why there is no low and no high',
      { semanas: 3 },
      'El bajo y el alto necesitan 4 semanas completas con algo debido; van 3.',
    ],
    [
      'loans that wait after the hours are handed over tomorrow',
      {},
      '2 préstamos por entregar se restan mañana; gastos de un día: $50.00.',
      { entregas_el: '2026-11-19', por_entregar: { n: 2, monto: 10 } },
    ],
    [
      'what was handed over today is said beside them',
      {},
      'Ningún préstamo espera su efectivo; entregado hoy: $8,000.00; gastos de un día: $50.00.',
      { entregado_hoy: { n: 2, monto: 8000 }, por_entregar: { n: 0, monto: 0 } },
    ],
  ])('%s', async (_, noche, texto, resto) => {
    await elEfectivo(con(noche, resto));
    await screen.findByText(texto);
  });

  test('without history only the plan is said, never a rate', async () => {
    const SIN_ESPERAR = { esperado: null, bajo: null, alto: null, queda: null, acumulado: null };
    await elEfectivo(
      con({ proporciones: null, semanas: 0, dias: dias.map((dia) => ({ ...dia, ...SIN_ESPERAR })) }),
    );
    await screen.findByText(
      'Todavía no hay historia para esperar nada: se dice solo el plan. Bastan siete días con algo debido.',
    );
    const [primero] = await losRenglones('Día por día');
    expect(primero?.join(' ')).toBe('Miércoles 18/11/2026 — $1,000.00 — — $3,000.00 $50.00 — —');
    screen.getByText('Todavía no hay siete días con algo debido');
  });

  test('a plan whose days are over is no table', async () => {
    await elEfectivo(con({ al_cierre: '2026-10-01', dias: [] }));
    await screen.findByText('El plan que se contó ya pasó: se cuenta de nuevo cada noche');
    expect(screen.queryByRole('table', { name: 'Día por día' })).toBeNull();
  });
});

test('a supervisor comes to it by the menu, and is led to no list that only managers have', async () => {
  const { usuario } = await enOficina('supervisor');
  await usuario.click(await screen.findByRole('link', { name: 'Efectivo' }));
  await screen.findByRole('heading', { name: TITULO });
  await waitFor(() => expect(valorDe('Por entregar')).toMatch(/\$/));
  expect(cifra('Por entregar')?.querySelector('a')).toBeNull();
  expect(cifra('Si se aprueba todo')?.querySelector('a')?.getAttribute('href')).toBe(
    '/leal/supervisor/bandeja',
  );
});
