// The demo as it is played, on every kind of day and hour that a suite may start at.
import { fecha, fechaLocal, horaLocal, instanteLocal, sumarDias } from '@leal/domain';
import { corteDelDemo, type Documento } from '@leal/seed';
import { jugarDemo } from '@leal/jugador/demo';
import { beforeAll, describe, expect, it } from 'vitest';
import { ES_TODO } from '@leal/pruebas/corrida';
import { demoDelDia } from '../../tools/local/src/demo-guardado.ts';
import { comprobarLibro, libroDe } from '../setup/libro.ts';
import * as cuotas from './cuotas.ts';
import { comprobarFormas } from './formas.ts';
import { sinNombre } from './sin-nombre.ts';

const COBRADORES = ['cobrador-1', 'cobrador-2', 'cobrador-3'];

const local = (dia: string, hora: string): Date => instanteLocal(fecha(dia), hora);

/** When the suites start: theirs is played once for all of them. */
const LA_DE_LAS_SUITES = ['the Wednesday of the suites', local('2026-11-18', '11:00:00')] as const;
/** The edges of the window, ends of month and year; each takes some seconds to be played. */
const OTROS: readonly (readonly [nombre: string, ahora: Date])[] = [
  ['as the window opens', local('2026-11-18', '10:00:00')],
  ['a Sunday', local('2026-11-22', '12:15:00')],
  ['a Friday at noon', local('2026-11-20', '12:00:00')],
  ['a Saturday', local('2026-11-21', '13:30:00')],
  ['before the window', local('2026-11-18', '09:00:00')],
  ['a minute before it closes', local('2026-11-18', '17:59:00')],
  ['as the window closes', local('2026-11-18', '18:00:00')],
  ['just after midnight', local('2026-11-24', '00:02:00')],
  ['the end of a month', local('2026-11-30', '12:00:00')],
  ['New Year’s Eve', local('2026-12-31', '16:00:00')],
  ['New Year’s Day', local('2027-01-01', '12:00:00')],
  ['a leap day', local('2028-02-29', '12:00:00')],
];
const PEDIDOS = ES_TODO ? [LA_DE_LAS_SUITES, ...OTROS] : [LA_DE_LAS_SUITES];

const jugar = async (ahora: Date) => (await jugarDemo(corteDelDemo(ahora))).documentos;
const jugados: (readonly Documento[])[] = [];

/** The fields that are written by the store's own clock, which no demo sets. */
const DEL_ALMACEN = new Set(['movido_en']);

/** The paths to instants after `ahora`, field within field. */
function futuros(valor: unknown, ahora: Date): string[] {
  if (valor instanceof Date) return valor > ahora ? [` ${valor.toISOString()}`] : [];
  if (typeof valor !== 'object' || valor === null) return [];
  return Object.entries(valor)
    .filter(([campo]) => !DEL_ALMACEN.has(campo))
    .flatMap(([campo, hijo]) => futuros(hijo, ahora).map((resto) => `.${campo}${resto}`));
}

/** The parts of a value that the demo itself has made. */
function propio(valor: unknown): unknown {
  if (valor instanceof Date || typeof valor !== 'object' || valor === null) return valor;
  if (Array.isArray(valor)) return valor.map(propio);
  const campos = Object.entries(valor).filter(([campo]) => !DEL_ALMACEN.has(campo));
  return Object.fromEntries(campos.map(([campo, hijo]) => [campo, propio(hijo)]));
}

describe.each(PEDIDOS)('the demo on %s', (_nombre, ahora) => {
  let documentos: readonly Documento[];
  beforeAll(async () => {
    documentos = await demoDelDia(ahora);
    jugados.push(documentos);
  });

  it('has nothing later than the present', () => {
    const hoy = fechaLocal(ahora);
    const tarde = documentos.flatMap(({ ruta, datos }) =>
      futuros(datos, ahora).map((camino) => ruta + camino),
    );
    expect(tarde).toEqual([]);
    const dias = documentos.flatMap(({ datos }) =>
      ['fecha', 'fecha_inicio', 'fecha_fin'].map((de) => datos[de]),
    );
    expect(dias.filter((dia) => typeof dia === 'string' && dia > hoy)).toEqual([]);
  });

  it('has a name for each field that its audit shows', () => expect(sinNombre(documentos)).toEqual([]));

  it('has one signal of a collector a month at the most: nobody of it does anything on purpose', () => {
    const mirados = documentos.find(({ ruta }) => ruta === 'resumenes/senales')?.datos['dias'] ?? {};
    expect(Object.keys(mirados).length).toBeGreaterThanOrEqual(29);
    const desde = sumarDias(fechaLocal(ahora), -30);
    const dichas = documentos.flatMap(({ ruta, datos }) =>
      ruta.startsWith('senales/') && String(datos['fecha']) >= desde
        ? Object.keys(datos['senales'] ?? {}).map((clave) => [datos['id_cobrador'], clave])
        : [],
    );
    const deCadaUno = COBRADORES.map((uid) => dichas.filter(([de]) => de === uid));
    expect(deCadaUno.filter((suyas) => suyas.length > 1)).toEqual([]);
  });

  it('has the shapes of the contract', () => comprobarFormas(documentos));

  describe.each(COBRADORES)('for %s', (id_cobrador) => {
    const contado = () => ({ libro: libroDe(documentos, id_cobrador), ahora });

    it('adds up from its rows', () => comprobarLibro(contado().libro));
    it('has a route and what starts tomorrow', () => cuotas.tieneRuta(contado()));
    it('has doors that are pinned', () => cuotas.tienePuntos(contado()));
    it('has what today’s hour allows', () => cuotas.tieneHoy(contado(), horaLocal(ahora).hora >= 10));
    it('has credits in every state and condition', () => cuotas.tieneDeTodo(contado()));
    it('has requests of every type and end', () => cuotas.tieneSolicitudes(contado()));
    it('has the rare cases that screens must show', () => cuotas.tieneRarezas(contado()));
  });
});

// Each of these demos plays for some seconds.
if (ES_TODO) {
  it('is the same when it is played again that day', async () => {
    expect(propio(await jugar(local('2026-11-18', '16:40:00')))).toEqual(propio(jugados[0]));
  });

  it('has the same people on every day', () => {
    const nombres = (documentos: readonly Documento[]) =>
      documentos
        .filter(({ ruta }) => ruta.startsWith('clientes/'))
        .map(({ datos }) => String(datos['nombre']))
        .toSorted((a, b) => (a < b ? -1 : 1));
    for (const otro of jugados.slice(1)) expect(nombres(otro)).toEqual(nombres(jugados[0] ?? []));
  });
}
