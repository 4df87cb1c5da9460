// The portfolio at risk, as the office reads it: what the server adds up, where each figure leads, and when there is nothing.
import type { ClienteActivo, reporteDeRiesgo, Respuesta, riesgoDeAyer } from '@leal/contract';
import { fecha } from '@leal/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { consultaDe, EN_LA_URL, losQuePasan } from '../../../web/src/oficina/clientes/filtro-activos.ts';
import { CADA_TAMANO, ESCRITORIO } from '../../e2e/apoyo/tamanos.ts';
import { abrirMundo } from '../../setup/abrir-mundo.ts';
import { creditoDe } from '../../setup/credito-de.ts';
import { invocar } from '../../setup/invocar.ts';
import { abrir, type Pedido } from '../apoyo/abrir.tsx';
import { cifra, consulta, reintentar, sePone, valorDe } from '../apoyo/leer.ts';
import { filasDe, rejilla } from '../apoyo/rejilla.ts';

const mundo = abrirMundo();
const GERENTE = 'gerente@leal.demo';
const RIESGO = /reportes\/riesgo(\?|$)/;
const DE_AYER = /reportes\/riesgo\/de-ayer/;
/** Behind for more than 60 days, for 14, and not at all: today is Wednesday 18 November. */
const CARTERA = [
  creditoDe('Ana Riesgo', { fecha_inicio: fecha('2026-09-01'), plazo: 60 }),
  creditoDe('Beto Riesgo', { fecha_inicio: fecha('2026-11-03') }),
  creditoDe('Carla Riesgo', { fecha_inicio: fecha('2026-11-17') }),
];

const enRiesgo = async (pedido: Pedido = {}, filtro = '') =>
  abrir(await mundo.cuenta(GERENTE), `gerente/riesgo${filtro}`, { tamano: ESCRITORIO, ...pedido });
const delServidor = async (dias = 7) =>
  (await invocar(await mundo.cuenta(GERENTE), 'reporteDeRiesgo', { consulta: { dias } }))
    .cuerpo as unknown as Respuesta<typeof reporteDeRiesgo>;
const enPesos = (monto: number) =>
  monto.toLocaleString('es-MX', { style: 'currency', currency: 'MXN' }).replace(/\s/g, '');
const clientes = (n: number) => `${n} ${n === 1 ? 'cliente' : 'clientes'}`;
type Parte = { saldo: number; clientes: number };
const saldoDe = (de: Parte) => `${enPesos(de.saldo)} ${clientes(de.clientes)}`;
const parteDe = ({ porcentaje, ...de }: Parte & { porcentaje: number | null }) =>
  porcentaje === null ? '—' : `${porcentaje.toFixed(2)} % ${saldoDe(de)}`;
const laTabla = (nombre: string) => screen.findByRole('table', { name: nombre });
const losRenglones = async (nombre: string) =>
  within(await laTabla(nombre))
    .getAllByRole('row')
    .slice(1)
    .map((fila) => [...fila.children].map(({ textContent }) => textContent));
const enlace = (donde: HTMLElement, nombre: string) =>
  within(donde).getByRole('link', { name: nombre }).getAttribute('href');

describe.each(CADA_TAMANO)('at %s', (_, tamano) => {
  test('says what the server adds up, of all, by age, by term and by collector, and each leads to its clients', async () => {
    const cobrador = await mundo.cobrador(CARTERA);
    const visto = await delServidor();
    const { usuario } = await enRiesgo({ tamano });
    await screen.findByRole('heading', { name: 'Cartera en riesgo' });
    await sePone('Cartera entregada', enPesos(visto.saldo));
    const de7 = visto.riesgo.find(({ dias }) => dias === 7)!;
    expect(valorDe('Más de 7 días')).toBe(`${de7.porcentaje!.toFixed(2)} %`);
    within(cifra('Más de 7 días')!).getByText(`${enPesos(de7.saldo)} · ${de7.clientes} clientes`);
    const caminos = [...document.querySelectorAll('.cifra a')].map((a) => a.getAttribute('href'));
    expect(caminos).toEqual(
      [0, 2, 8, 16, 31, 61].map((n) => `/leal/gerente/clientes-activos?atrasados=${n}`),
    );
    const edades = await losRenglones('Por días de atraso');
    expect(edades.map(([nombre, saldo]) => [nombre, saldo])).toEqual(
      [
        'Al corriente',
        'De 1 a 7 días',
        'De 8 a 15 días',
        'De 16 a 30 días',
        'De 31 a 60 días',
        'Más de 60 días',
      ].map((nombre, i) => [nombre, enPesos(visto.edades[i]!.saldo)]),
    );
    expect(enlace(await laTabla('Por días de atraso'), 'De 8 a 15 días')).toContain('?atrasados=8-15');
    within(await laTabla('Por días de atraso')).getByRole('progressbar', { name: /Al corriente$/ });
    expect(await losRenglones('Por plazo')).toEqual(
      visto.plazos.map((de) => [`${de.dias_pago} días`, saldoDe(de), ...de.riesgo.map(parteDe)]),
    );
    const cobradores = await laTabla('Por cobrador');
    expect(await losRenglones('Por cobrador')).toEqual(
      visto.cobradores!.map((de) => [de.nombre_cobrador, parteDe(de.riesgo[1]!), saldoDe(de)]),
    );
    const { nombre_cobrador, riesgo } = visto.cobradores!.find((de) => de.id_cobrador === cobrador.uid)!;
    expect(riesgo.map(({ clientes }) => clientes)).toEqual([2, 2, 1, 1, 1]);
    expect(enlace(cobradores, nombre_cobrador)).toContain(`?cobrador=${cobrador.uid}&atrasados=8`);
    await usuario.click(screen.getByRole('button', { name: 'Qué es Más de 7 días' }));
    await within(await screen.findByRole('tooltip')).findByText(/más días de atraso que esos/);
  });

  test('the days of risk by which collectors are sorted are chosen, and stand in the address', async () => {
    await mundo.cobrador(CARTERA);
    const { usuario } = await enRiesgo({ tamano });
    await laTabla('Por cobrador');
    await usuario.click(screen.getByRole('radio', { name: '60 días' }));
    expect(consulta()).toBe('?dias=60');
    await screen.findByText(/^Más de 60 días de atraso/);
    const { cobradores } = await delServidor(60);
    await waitFor(async () =>
      expect((await losRenglones('Por cobrador')).map(([nombre]) => nombre)).toEqual(
        cobradores!.map(({ nombre_cobrador }) => nombre_cobrador),
      ),
    );
  });

  test('it waits in its own shape, and a failed load says so and is asked again', async () => {
    const { red, usuario } = await enRiesgo({ tamano, antes: (laRed) => laRed.rechazar(RIESGO) });
    await reintentar(usuario, 'Error al obtener la cartera en riesgo', () => red.dejarPasar());
    await laTabla('Por plazo');
  });
});

test('a collector’s name opens those of theirs that add up to the figure', async () => {
  const { uid } = await mundo.cobrador(CARTERA);
  const { usuario } = await enRiesgo();
  const fila = (await delServidor()).cobradores!.find(({ id_cobrador }) => id_cobrador === uid)!;
  await usuario.click(
    within(await laTabla('Por cobrador')).getByRole('link', { name: fila.nombre_cobrador }),
  );
  const tabla = await rejilla('Clientes activos');
  await waitFor(() => expect(filasDe(tabla)).toBe(2));
  expect(tabla.textContent.match(/(Ana|Beto|Carla) Riesgo/g)?.toSorted()).toEqual([
    'Ana Riesgo',
    'Beto Riesgo',
  ]);
});

/** The rows that the opened list shows: all pages of the call that it makes. */
async function losQueAbre(camino: string | null | undefined) {
  const filtro = EN_LA_URL.leer(new URL(camino ?? '', location.href).searchParams);
  const gerente = await mundo.cuenta(GERENTE);
  const filas: ClienteActivo[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const consultada = { ...consultaDe(filtro), ...(cursor && { cursor }) } as Record<string, string>;
    const { cuerpo } = await invocar(gerente, 'clientesActivos', { consulta: consultada });
    filas.push(...(cuerpo.datos as unknown as ClienteActivo[]));
    cursor = cuerpo.siguiente ?? null;
  }
  return losQuePasan(filas, filtro);
}

/** The link of a cell: the row that begins with that name, and the column. */
const enlaceDe = async (tabla: string, fila: string, columna: string) =>
  [...(await laTabla(tabla)).querySelectorAll('tbody tr')]
    .find(({ firstElementChild }) => firstElementChild?.textContent === fila)
    ?.querySelector(`[data-columna=${columna}] a`)
    ?.getAttribute('href');

test('every figure opens the rows that add up to it: of the office, a collector, a term and an age', async () => {
  const sinEntregar = creditoDe('Dora Riesgo', { estado: 'Pendiente', plazo: 60 });
  const { uid, prefijo } = await mundo.cobrador([...CARTERA, sinEntregar]);
  const cuerpo = { id_credito: `${prefijo}-cre-4` };
  expect((await invocar(await mundo.cuenta(GERENTE), 'aprobarCredito', { cuerpo })).estado).toBe(200);
  await enRiesgo();
  await laTabla('Por cobrador');
  const visto = await delServidor();
  const suyo = visto.cobradores!.find(({ id_cobrador }) => id_cobrador === uid)!;
  const de60 = visto.plazos.find(({ dias_pago }) => dias_pago === 60)!;
  const edad = visto.edades.find(({ desde }) => desde === 8)!;
  const mas7 = ({ riesgo }: { riesgo: typeof visto.riesgo }) => riesgo.find(({ dias }) => dias === 7)!;
  const enCifra = (titulo: string) => cifra(titulo)?.querySelector('a')?.getAttribute('href');
  const cobrador = (columna: string) => enlaceDe('Por cobrador', suyo.nombre_cobrador, columna);
  const plazo = (columna: string) => enlaceDe('Por plazo', '60 días', columna);
  const figuras = {
    oficina: [enCifra('Cartera entregada'), visto],
    'oficina, más de 7': [enCifra('Más de 7 días'), mas7(visto)],
    cobrador: [await cobrador('saldo'), suyo],
    'cobrador, más de 7': [await cobrador('parte'), mas7(suyo)],
    plazo: [await plazo('saldo'), de60],
    'plazo, más de 7': [await plazo('mas7'), mas7(de60)],
    edad: [await enlaceDe('Por días de atraso', 'De 8 a 15 días', 'saldo'), edad],
  } as const;
  for (const [de, [camino, { saldo, clientes }]] of Object.entries(figuras)) {
    expect(clientes, de).toBeGreaterThan(0);
    const filas = await losQueAbre(camino);
    const centavos = filas.reduce((total, fila) => total + Math.round(fila.saldo * 100), 0);
    expect([centavos, filas.length], de).toEqual([Math.round(saldo * 100), clientes]);
  }
});

test('an age opens whoever is of that age, and nobody else', async () => {
  const { uid } = await mundo.cobrador(CARTERA);
  const { cuerpo } = await invocar(await mundo.cuenta(GERENTE), 'clientesActivos', {
    consulta: { id_cobrador: uid, atrasados: 8, atrasados_hasta: 15 },
  });
  expect(cuerpo.datos.map(({ nombre }) => nombre)).toEqual(['Beto Riesgo']);
  await abrir(await mundo.cuenta(GERENTE), `gerente/clientes-activos?cobrador=${uid}&atrasados=0-0`, {
    tamano: ESCRITORIO,
  });
  const tabla = await rejilla('Clientes activos');
  await waitFor(() => expect(tabla.textContent.match(/(Ana|Beto|Carla) Riesgo/g)).toEqual(['Carla Riesgo']));
});

const conRespuesta = async (cambios: object): Promise<Pedido> => {
  const cuerpo = { ...(await delServidor()), ...cambios };
  return { antes: (red) => red.responder(RIESGO, 200, cuerpo) };
};

test('without credits it says so, and no figure is a number that is none', async () => {
  await enRiesgo(await conRespuesta({ saldo: 0, clientes: 0, cobradores: [], total_cobradores: 0 }));
  await screen.findByText('No hay créditos entregados con saldo');
  expect(document.body.textContent).not.toContain('NaN');
});

test('a part of nothing is a dash', async () => {
  const { plazos } = await delServidor();
  const vacio = plazos.map((plazo) => ({
    ...plazo,
    saldo: 0,
    riesgo: plazo.riesgo.map((en) => ({ ...en, saldo: 0, clientes: 0, porcentaje: null })),
  }));
  await enRiesgo(await conRespuesta({ plazos: vacio }));
  expect((await losRenglones('Por plazo')).map((fila) => fila.slice(2))).toEqual([
    Array(5).fill('—'),
    Array(5).fill('—'),
    Array(5).fill('—'),
  ]);
});

test('where not everybody is listed it says who is, and how old all of it is', async () => {
  await enRiesgo(await conRespuesta({ total_cobradores: 1_234, leido: '2026-11-18T16:05:00.000Z' }));
  await screen.findByText(/^Los \d+ con más riesgo, de 1,234 cobradores$/);
  screen.getByText(/al minuto de las 10:05$/);
});

test('the next collectors are asked for, until everybody is there; a page that fails is asked for again', async () => {
  await mundo.cobrador(CARTERA);
  const visto = await delServidor();
  const todos = visto.cobradores!;
  const [primero, ...resto] = todos;
  const pagina = (cobradores: typeof todos, siguiente: string | null) => ({
    ...visto,
    cobradores,
    total_cobradores: todos.length,
    siguiente,
  });
  const DE_OTRA = /reportes\/riesgo\?.*cursor=la-otra/;
  const { red, usuario } = await enRiesgo({
    antes: (laRed) => {
      laRed.responder(/reportes\/riesgo\?dias=7$/, 200, pagina([primero!], 'la-otra'));
      laRed.rechazar(DE_OTRA);
    },
  });
  await screen.findByText(`Los 1 con más riesgo, de ${todos.length} cobradores`);
  await usuario.click(screen.getByRole('button', { name: 'Ver más cobradores' }));
  await reintentar(usuario, 'Error al obtener la cartera en riesgo', () =>
    // Whoever moved up meanwhile comes a second time.
    red.responder(DE_OTRA, 200, pagina([primero!, ...resto], null)),
  );
  await waitFor(async () =>
    expect((await losRenglones('Por cobrador')).map(([nombre]) => nombre)).toEqual(
      todos.map(({ nombre_cobrador }) => nombre_cobrador),
    ),
  );
  expect(screen.queryByRole('button', { name: 'Ver más cobradores' })).toBeNull();
  expect(screen.queryByText(/con más riesgo, de/)).toBeNull();
});

test('where there are too many collectors to be kept the rest is there', async () => {
  await enRiesgo(await conRespuesta({ cobradores: null, total_cobradores: 0 }));
  await screen.findByText(/^La parte de cada cobrador se prepara en oficinas de hasta 2,000/);
  await laTabla('Por plazo');
  expect(screen.queryByRole('table', { name: 'Por cobrador' })).toBeNull();
});

test('a supervisor comes to it by the menu, and its figures lead to a supervisor’s list', async () => {
  const { usuario } = await abrir(await mundo.cuenta('supervisor@leal.demo'), 'supervisor', {
    tamano: ESCRITORIO,
  });
  await usuario.click(await screen.findByRole('link', { name: 'Riesgo' }));
  await screen.findByRole('heading', { name: 'Cartera en riesgo' });
  await laTabla('Por plazo');
  expect(cifra('Más de 7 días')?.querySelector('a')?.getAttribute('href')).toBe(
    '/leal/supervisor/clientes-activos?atrasados=8',
  );
});

const cartera = (saldo: number, clientes: number, porcentaje: number | null) => ({
  saldo,
  clientes,
  riesgo: [1, 7, 15, 30, 60].map((dias) => ({
    dias,
    saldo: (saldo * (porcentaje ?? 0)) / 100,
    clientes,
    porcentaje,
  })),
});
const CIERRE = {
  fecha: '2026-11-17',
  faltan: 0,
  ...cartera(3_000, 3, 12.5),
  montos: [
    { desde: 0, hasta: 3_000, ...cartera(2_000, 2, 10) },
    { desde: 3_000, hasta: 5_000, ...cartera(1_000, 1, 20) },
    { desde: 20_000, hasta: null, ...cartera(0, 0, null) },
  ],
  antiguedades: [
    { desde: 0, hasta: 1, ...cartera(1_000, 1, 0) },
    { desde: 1, hasta: 3, ...cartera(2_000, 2, 10) },
    { desde: 12, hasta: null, ...cartera(0, 0, null) },
  ],
  colonias: [{ nombre: 'Centro', ...cartera(2_000, 2, 10) }],
  otras: { colonias: 2, ...cartera(700, 1, 0) },
  sin_colonia: cartera(300, 1, 0),
} as unknown as NonNullable<Respuesta<typeof riesgoDeAyer>['cierre']>;

const conCierre = (cierre: object | null): Pedido => ({
  antes: (red) => red.responder(DE_AYER, 200, { cierre }),
});
const lasLineas = async () =>
  (await losRenglones('Al cierre de ayer')).map(([nombre, saldo, clientes]) => [nombre, saldo, clientes]);

describe.each(CADA_TAMANO)('what only the night reads, at %s', (_, tamano) => {
  test('is asked for when it is opened: by amount, colonia and age, of which day, and what it adds up to', async () => {
    const { red, usuario } = await enRiesgo({ tamano, ...conCierre(CIERRE) });
    await laTabla('Por plazo');
    expect(red.enviadas(DE_AYER)).toHaveLength(0);
    await usuario.click(screen.getByRole('button', { name: 'Ver el cierre de ayer' }));
    expect(await lasLineas()).toEqual([
      ['Hasta $3,000', '$2,000.00', '2'],
      ['Más de $3,000 a $5,000', '$1,000.00', '1'],
      ['Más de $20,000', '$0.00', '0'],
      ['Total', '$3,000.00', '3'],
    ]);
    screen.getByText(/^Al cierre de ayer, .*17/);
    const cierre = await losRenglones('Al cierre de ayer');
    expect(cierre[0]?.at(-1)).toBe('10.00 % $200.00 2 clientes');
    expect(cierre[2]?.at(-1)).toBe('—');
    await usuario.click(screen.getByRole('radio', { name: 'Colonia' }));
    expect(consulta()).toBe('?cierre=colonia');
    expect(await lasLineas()).toEqual([
      ['Centro', '$2,000.00', '2'],
      ['2 colonias más', '$700.00', '1'],
      ['Sin colonia', '$300.00', '1'],
      ['Total', '$3,000.00', '3'],
    ]);
    await usuario.click(screen.getByRole('radio', { name: 'Antigüedad' }));
    expect((await lasLineas()).map(([nombre]) => nombre)).toEqual([
      'Menos de 1 mes',
      'De 1 a menos de 3 meses',
      '12 meses o más',
      'Total',
    ]);
    await usuario.click(screen.getByRole('button', { name: 'Qué es cada cifra de los cierres' }));
    await within(await screen.findByRole('dialog')).findByText(/meses cumplidos desde que empezó/);
  });

  test('a failed load says so and is asked again, and the rest of the screen is there', async () => {
    const { red, usuario } = await enRiesgo(
      { tamano, antes: (laRed) => laRed.rechazar(DE_AYER) },
      '?cierre=monto',
    );
    await laTabla('Por plazo');
    await reintentar(usuario, 'Error al obtener el cierre de ayer', () =>
      red.responder(DE_AYER, 200, { cierre: null }),
    );
    await screen.findByText(/^Todavía no hay un cierre/);
  });
});

test('a night that did not run leaves an older one, which says of which day it is', async () => {
  await enRiesgo(conCierre({ ...CIERRE, fecha: '2026-11-15', faltan: 2 }), '?cierre=monto');
  await screen.findByText(/^Al cierre del .*15.*: la última noche no se hizo$/);
  screen.getByText('Sin la cartera de 2 cobradores, que la noche no pudo leer');
});
