// The tools of a test of exports: pages of rows as a server would answer, and files read by another library.
import { readFileSync } from 'node:fs';
import type { RenglonExcel } from '@leal/contract';
import { SENAS, sinHuecos, tomar } from '@leal/domain';
import type { BrowserContext, Download, Locator, Page, Route } from 'playwright-core';
import { readSheet } from 'read-excel-file/node';
import { conPocasRutas } from './cifras.ts';
import type { usarEscenas } from './escena.ts';
import type { Visita } from './navegador.ts';
import { PROPIA } from './propia.ts';

export const RENGLONES = '**/leal-api/gerente/clientes-excel**';

/** A row as it travels: pesos. */
type EnCable = Pick<RenglonExcel, 'referencias'> & {
  [K in Exclude<keyof RenglonExcel, 'referencias' | 'transferido'>]: RenglonExcel[K] extends string | null
    ? string | null
    : number;
};

const SEMANA = { inicio: '2026-11-16', fin: '2026-11-22' };
const DIAS = { lunes: 120, martes: 120, miercoles: 0, jueves: 0, viernes: 0, sabado: 0, domingo: 0 };

const senasDe = (n: number) => {
  const direccion = `20 de Noviembre ${n}`;
  const telefono = `618${String(n).padStart(7, '0')}`;
  const cliente = sinHuecos({ direccion, telefono, negocio: 'Tortillería La Esperanza' });
  return tomar(
    cliente,
    SENAS.filter((campo) => campo !== 'nombre'),
  );
};

const enCable = (n: number): EnCable => ({
  id_credito: `cre-${n}`,
  id_cobrador: `cob-${n % 7}`,
  nombre_cobrador: `Cobrador ${n % 7}`,
  nombre_cliente: `Cliente del Refugio ${n}`,
  ...senasDe(n),
  dias_atrasado: n % 40,
  ubicacion: 'Centro Durango',
  fecha_inicio: '2026-11-09',
  fecha_fin: '2026-12-14',
  monto_solicitado: 3000,
  saldo_con_interes: 3600,
  dias: 30,
  abono_diario: 120,
  recaudado: 840.5,
  saldo_restante: 2759.5,
  por_entregar: 0,
  referencias: [],
  ...DIAS,
});

/** Rows `desde`…`hasta` of `total`, as the answer to a page. */
export const pagina = (desde: number, hasta: number, total: number) => ({
  datos: Array.from({ length: hasta - desde }, (_, i) => enCable(desde + i)),
  semana: SEMANA,
  ...(desde === 0 && { total }),
  siguiente: hasta < total ? String(hasta) : null,
});

/** A server with `total` rows that gives `porPagina` at a time. */
export const servirRenglones = (contexto: BrowserContext, total: number, porPagina = 500): Promise<unknown> =>
  contexto.route(RENGLONES, (ruta) => {
    const desde = Number(new URL(ruta.request().url()).searchParams.get('cursor') ?? 0);
    return ruta.fulfill({ headers: PROPIA, json: pagina(desde, Math.min(desde + porPagina, total), total) });
  });

/** Answers wait until they are let go. */
export function retener(contexto: BrowserContext) {
  const suelta = Promise.withResolvers<void>();
  const pedida = Promise.withResolvers<Route>();
  const lista = contexto.route(RENGLONES, async (ruta) => {
    pedida.resolve(ruta);
    await suelta.promise;
    await ruta.fallback();
  });
  return { lista, pedida: pedida.promise, soltar: () => suelta.resolve() };
}

export const boton = (donde: Page, texto: string): Locator =>
  donde.getByRole('button', { name: texto, exact: true });

/** Every cell of a downloaded file's sheet. */
export async function leerDescarga(descarga: Download, hoja: string) {
  return readSheet(readFileSync(await descarga.path()), hoja);
}

/** A manager's routes, few of them, and that one among them. */
export async function enRutas(
  abrirComo: ReturnType<typeof usarEscenas>['abrirComo'],
  url: string,
  uid?: string,
): Promise<Visita> {
  const visita = await abrirComo('gerente@leal.demo');
  await conPocasRutas(visita.contexto, uid);
  await visita.pagina.goto(`${url}gerente/rutas`);
  await visita.pagina.getByRole('grid', { name: 'Rutas' }).waitFor();
  return visita;
}
