// Each figure of the portfolio at risk opens the clients that add up to it, and nobody else.
import type { ClienteActivo } from '@leal/contract';
import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { consultaDe, EN_LA_URL, losQuePasan } from '../../../web/src/oficina/clientes/filtro-activos.ts';
import { creditoDe } from '../../setup/credito-de.ts';
import { invocar } from '../../setup/invocar.ts';
import { cifra, laTabla } from '../apoyo/leer.ts';
import { mundo } from '../apoyo/mundo.ts';
import { enOficina, gerente } from '../apoyo/oficina.ts';
import { filasDe, rejilla } from '../apoyo/rejilla.ts';
import { CARTERA, delServidor, enRiesgo } from '../apoyo/riesgo.ts';

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
  const filas: ClienteActivo[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const consultada = { ...consultaDe(filtro), ...(cursor && { cursor }) } as Record<string, string>;
    const { cuerpo } = await invocar(await gerente(), 'clientesActivos', { consulta: consultada });
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
  expect((await invocar(await gerente(), 'aprobarCredito', { cuerpo })).estado).toBe(200);
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
  const { cuerpo } = await invocar(await gerente(), 'clientesActivos', {
    consulta: { id_cobrador: uid, atrasados: 8, atrasados_hasta: 15 },
  });
  expect(cuerpo.datos.map(({ nombre }) => nombre)).toEqual(['Beto Riesgo']);
  await enOficina(`gerente/clientes-activos?cobrador=${uid}&atrasados=0-0`);
  const tabla = await rejilla('Clientes activos');
  await waitFor(() => expect(tabla.textContent.match(/(Ana|Beto|Carla) Riesgo/g)).toEqual(['Carla Riesgo']));
});
