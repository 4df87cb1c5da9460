// The dashboard of an ordinary office: the suite's own has what every test has left in it, however long or large.
import type { GerenteStats } from '@leal/contract';
import type { BrowserContext, Route } from 'playwright-core';

const ESTADISTICAS = '**/leal-api/gerente/dashboard-stats';

const NADA_POR_ENTREGAR = { prestamosPorEntregar: 0, capitalPorEntregar: 0 };

/** Three that are behind, and a week like the one before; what waits is as it was read. */
const ordinaria = (cuerpo: GerenteStats): object => ({
  ...cuerpo,
  totalCapital: 508_000,
  totalClientes: 99,
  ...NADA_POR_ENTREGAR,
  totalCobradores: 3,
  haceUnaSemana: {
    totalCapital: 472_500,
    totalClientes: 93,
    ...NADA_POR_ENTREGAR,
    totalCobradores: 3,
    porcentajeRecuperacion: 41.6,
  },
  recaudacionHoy: 1_429.17,
  esperadoHoy: 14_866.66,
  cobradoDeLoEsperado: {
    hoy: { cobrado: 1_429.17, esperado: 14_866.66, porcentaje: 9.61 },
    sieteDias: { cobrado: 78_400.5, esperado: 92_133.3, porcentaje: 85.09, dias: 7, de: 7 },
    treintaDias: { cobrado: 251_980, esperado: 301_420.75, porcentaje: 83.6, dias: 24, de: 30 },
  },
  debidosHoy: 93,
  visitadosHoy: 24,
  recaudacionSemana: 21_201.84,
  recaudacionSemanaPasada: 60_300,
  porcentajeRecuperacion: 42.31,
  clientesVencidos: 12,
  saldoVencido: 20_801.76,
  rezagados: ['Luis Fernando Ríos Meraz', 'Karla Jimena Treviño Garza', 'Mario Alberto Núñez Favela'].map(
    (nombre_cobrador, i) => ({
      id_cobrador: `cobrador-${i + 1}`,
      nombre_cobrador,
      recaudado: 350 + 100 * i,
      esperado: 4_547.5,
      debidos: 31,
      visitados: 8,
    }),
  ),
  cobranza: cuerpo.cobranza.map((dia) => ({ ...dia, cobrado: 9_886.33, cobrado_semana_pasada: 9_886.33 })),
});

async function contar(ruta: Route, cabeceras = {}): Promise<void> {
  const response = await ruta.fetch({ maxRetries: 3 });
  const headers = { ...response.headers(), ...cabeceras };
  await ruta.fulfill({ response, headers, json: ordinaria((await response.json()) as GerenteStats) });
}

/** From here on the dashboard is told that. */
export const conOficinaOrdinaria = (contexto: BrowserContext): Promise<unknown> =>
  contexto.route(ESTADISTICAS, (ruta) => contar(ruta));

const A_LAS_CINCO = { 'x-leal-ahora': '2026-11-18T17:00:00-06:00' };

/** The same at five, when all three of its routes are behind; `turno`: once that is over. */
export async function conOficinaAtrasada(contexto: BrowserContext, turno: Promise<void>): Promise<void> {
  await contexto.route('**/leal-api/**', async (ruta) => {
    const response = await ruta.fetch({ maxRetries: 3 });
    await ruta.fulfill({ response, headers: { ...response.headers(), ...A_LAS_CINCO } });
  });
  await contexto.route(ESTADISTICAS, (ruta) => turno.then(() => contar(ruta, A_LAS_CINCO)));
}
