// `npm run bench:lecturas [-- sizes]`: how many documents each screen reads, as the portfolio grows. The server's own code in
// this process, over a store with portfolios put in bulk; the store's meter counts, documents that are missing too.
import {
  type NombreLlamada,
  TOPE_BANDEJA,
  TOPE_BUSQUEDA_ACTIVOS,
  TOPE_CLIENTES_HISTORIAL,
  TOPE_HISTORIAL,
} from '@leal/contract';
import { fecha, instanteLocal, ROL } from '@leal/domain';
import { abrirSala, type Caminante, caminante } from '@leal/jugador';
import { type Invocacion, llamarPorContrato, paraCargar, sembrar } from '@leal/seed';
import { PLAZOS_MS } from '../../functions/src/platform/plazo.ts';
import { CERRADAS, queGuardaUnaNoche, trabajar } from './apoyo/noche.ts';
import { publicar } from './apoyo/publicar.ts';

const TAMANOS = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [100, 1_000, 10_000, 100_000];
const HOY = fecha('2026-11-18');
const AHORA = instanteLocal(HOY, '11:00');
const PAGINA = 20;
const ACCIONES = 100;
/** The pages of an export, at most. */
const PAGINAS = 10;
const FIGURAS = 50;
const LISTA = PAGINA + 3;
/** Beyond a page the inbox reads its lists by so many. */
const TRAMO = 100;
/** The credit, eight others of that person, the collector's sums, and who asks. */
const HECHOS = 12;

const cobrador = caminante('cobrador-1', ROL.cobrador, 'cobrador1@leal.demo');
const gerente = caminante('gerente-1', ROL.gerente, 'gerente@leal.demo');
const parametros = { id_usuario: cobrador.uid };
const pagina = { consulta: { limite: PAGINA } };

type Medido = { readonly lecturas: number; readonly maximo: number };

process.env['METADATA_SERVER_DETECTION'] = 'none';
const sala = await abrirSala('demo-bench-lecturas');
sala.ponerReloj(() => AHORA);
// The first query of a shape makes its index: of the largest portfolio that takes longer than a caller waits.
Object.assign(PLAZOS_MS, { almacen: 300_000, peticion: 300_000 });

/** Of which the sums of a month are added up by the store: a read for each thousand, twice. */
let diasDelMes = 0;

/** The same instant gives the same documents; nothing is kept of them beside the store. */
function llenar(creditos: number): void {
  sala.vaciar([]).cerrar();
  sala.motor.load(paraCargar(sembrar({ semilla: `grande:${creditos}`, ahora: AHORA }).documentos));
  // The seed's own rule: a hundred credits each, three collectors at least.
  diasDelMes = Math.max(Math.ceil(creditos / 100), 3) * Number(HOY.slice(-2));
}

const filasDe = (cuerpo: Readonly<Record<string, unknown>>, campo: string) =>
  (Array.isArray(cuerpo[campo]) ? cuerpo[campo] : []) as Record<string, string>[];

async function pedir(quien: Caminante, nombre: NombreLlamada, con: Invocacion = {}) {
  sala.motor.meter.reset();
  const { estado, cuerpo } = await llamarPorContrato(quien, nombre, con);
  if (estado >= 300) throw new Error(`${nombre}: ${estado} ${JSON.stringify(cuerpo)}`);
  const datos = filasDe(cuerpo, 'datos');
  const siguiente = cuerpo['siguiente'];
  const cursor = typeof siguiente === 'string' ? siguiente : null;
  return { lecturas: sala.motor.meter.reading().reads, datos, cursor, cuerpo };
}

const contar =
  (quien: Caminante, nombre: NombreLlamada, maximo: number, con: Invocacion = {}) =>
  async (): Promise<Medido> => ({ lecturas: (await pedir(quien, nombre, con)).lecturas, maximo });

/** A page of a list of the office. */
const lista = (nombre: NombreLlamada, maximo: number, consulta: Invocacion['consulta'] = {}) =>
  contar(gerente, nombre, maximo, { consulta: { limite: PAGINA, ...consulta } });

const laRuta = () => pedir(cobrador, 'activosSinPagoHoy', { parametros });

/** A payment to each client of the day, and the route before and after. */
async function turno(): Promise<Medido> {
  const antes = await laRuta();
  const creditos = antes.datos.slice(0, ACCIONES);
  let { lecturas } = antes;
  for (const { id_credito, monto_diario: monto } of creditos)
    lecturas += (await pedir(cobrador, 'registrarAbono', { cuerpo: { id_credito, monto } })).lecturas;
  lecturas += (await laRuta()).lecturas;
  return { lecturas, maximo: creditos.length * 4 + 2 * (antes.datos.length + 3) };
}

/** The calls of a payment screen: the credit by its address, its ledger. */
async function pantallaDePago(): Promise<Medido> {
  const { datos } = await laRuta();
  const { id_credito = '', slug = '' } = datos[0] ?? {};
  const credito = await pedir(cobrador, 'todosParaPayment', { consulta: { slug } });
  const historial = await pedir(cobrador, 'historialAbonos', { parametros: { id_credito } });
  return { lecturas: credito.lecturas + historial.lecturas, maximo: historial.datos.length + 4 };
}

/** So many pages at most, or all. */
async function leerPaginas(nombre: NombreLlamada, consulta: Invocacion['consulta'] = {}, cuantas = Infinity) {
  const paginas = [await pedir(gerente, nombre, { consulta })];
  for (let { cursor } = paginas[0]!; cursor !== null && paginas.length < cuantas;) {
    const otra = await pedir(gerente, nombre, { consulta: { ...consulta, cursor } });
    paginas.push(otra);
    ({ cursor } = otra);
  }
  const suma = (de: (pagina: (typeof paginas)[number]) => number) =>
    paginas.reduce((n, hoja) => n + de(hoja), 0);
  return {
    lecturas: suma(({ lecturas }) => lecturas),
    filas: suma(({ datos }) => datos.length),
    paginas: paginas.length,
  };
}

/** The first pages of an export: the first one also counts the rows, one read for each thousand. */
async function exportar(): Promise<Medido> {
  const consulta = { exportacion: 'clientes', limite: 1000 };
  const { lecturas, filas } = await leerPaginas('clientesExcel', consulta, PAGINAS);
  return { lecturas, maximo: Math.ceil(1.1 * filas) };
}

/** The calls that show all collectors as a whole, from the rows that are kept of many. */
async function deTodos(nombre: NombreLlamada, consulta: Invocacion['consulta'] = {}): Promise<Medido> {
  const { lecturas } = await leerPaginas(nombre, consulta);
  return { lecturas, maximo: FIGURAS };
}

/** As many loans as a page has are written off, and listed with the sums of all. */
async function castigados(): Promise<Medido> {
  const { datos } = await pedir(gerente, 'clientesActivos', { consulta: { limite: PAGINA + 1 } });
  for (const { id_credito = '', saldo } of datos)
    await pedir(gerente, 'castigarCredito', {
      cuerpo: { id_credito, motivo: 'No se localiza', visto: { saldo, pedido_por: null } },
    });
  const { lecturas } = await pedir(gerente, 'castigados', pagina);
  // And their sums, by the store.
  return { lecturas, maximo: LISTA + 1 };
}

/** All that the office's table holds of one collector, so that it can be filtered and ordered by anything. */
async function deUnCobrador(): Promise<Medido> {
  const consulta = { id_cobrador: cobrador.uid, limite: 100 };
  const { lecturas, filas, paginas } = await leerPaginas('clientesActivos', consulta);
  return { lecturas, maximo: filas + 3 * paginas };
}

async function elResultado(): Promise<Medido> {
  const { lecturas } = await pedir(gerente, 'resultadoDeMes', {
    consulta: { mes: '2026-11', limite: PAGINA },
  });
  return { lecturas, maximo: 3 * PAGINA + 3 + 2 * Math.ceil(diasDelMes / 1000) };
}

async function bandejaEntera(): Promise<Medido> {
  const { lecturas, datos } = await pedir(gerente, 'bandeja', { consulta: { limite: TOPE_BANDEJA } });
  return { lecturas, maximo: datos.length + 2 * TRAMO + 3 };
}

/** A row that waits, opened: what its question shows, and the facts beside it. A loan has the most; the smallest office has none. */
async function filaAbierta(): Promise<Medido> {
  const [credito] = (await pedir(gerente, 'pendientesCreditos', pagina)).datos;
  const [gasto] = (await pedir(gerente, 'gastosPendientes', pagina)).datos;
  const { lecturas } = credito
    ? await pedir(gerente, 'vistoCredito', { parametros: { id_credito: credito['id_credito'] ?? '' } })
    : await pedir(gerente, 'vistoGasto', { parametros: { id_gasto: gasto?.['id_gasto'] ?? '' } });
  return { lecturas, maximo: HECHOS };
}

/** A client with the ledger of its credit, and what the audit says of it. */
async function paginaDeCliente(): Promise<Medido> {
  const [{ id_cliente = '', id_credito = '' } = {}] = (await laRuta()).datos;
  const ficha = await pedir(gerente, 'expedienteCliente', { parametros: { id_cliente } });
  const historial = await pedir(gerente, 'historialAbonos', { parametros: { id_credito } });
  const hechos = await pedir(gerente, 'leerBitacora', { consulta: { id_cliente, limite: PAGINA } });
  const cantidades = ['creditos', 'ligados', 'solicitudes'].map(
    (campo) => filasDe(ficha.cuerpo, campo).length,
  );
  const filas = cantidades.reduce((n, m) => n + m, historial.datos.length + hechos.datos.length);
  const deLigados = filasDe(ficha.cuerpo, 'ligados').length;
  return { lecturas: ficha.lecturas + historial.lecturas + hechos.lecturas, maximo: filas + deLigados + 10 };
}

const SEMANA = { semana: '2026-11-09' };
/** The shift comes last: it changes what the others read. */
const PANTALLAS: Readonly<Record<string, () => Promise<Medido>>> = {
  'route of the day': async () => {
    const { lecturas, datos } = await laRuta();
    return { lecturas, maximo: datos.length + 3 };
  },
  'payment screen': pantallaDePago,
  "collector's dashboard": contar(cobrador, 'dashboardPropio', 10),
  'week report': contar(cobrador, 'reporteSemana', 10, { parametros, consulta: SEMANA }),
  'day report': contar(cobrador, 'reporteDia', 10, {
    parametros,
    consulta: { fecha: '2026-11-17', limite: PAGINA },
  }),
  "manager's dashboard": contar(gerente, 'dashboardStats', FIGURAS),
  'routes of the collectors, 20 rows': lista('gerenteRutas', FIGURAS),
  'all routes, page after page': () => deTodos('gerenteRutas'),
  'weeks of all side by side, page after page': () => deTodos('compararSemanas'),
  'weeks that are over, page after page': () => deTodos('compararSemanas', { semana: CERRADAS[0] }),
  'portfolio at risk': contar(gerente, 'reporteDeRiesgo', FIGURAS),
  'risk as the night found it': contar(gerente, 'riesgoDeAyer', 3),
  'cash of the next days': contar(gerente, 'efectivoPorVenir', 12),
  'worse or better, half a year': contar(gerente, 'evolucion', 27),
  'signals, 20 rows': lista('listarSenales', LISTA + 1),
  'result of a month, 20 collectors': elResultado,
  'inbox, 20 rows': lista('bandeja', 2 * PAGINA + 3),
  'inbox, up to 500 rows': bandejaEntera,
  'a row of the inbox opened, with its facts': filaAbierta,
  'credits to approve, 20 rows': lista('pendientesCreditos', LISTA),
  'history of credits, 20 rows': lista('historialCreditos', LISTA),
  'expenses to approve, 20 rows': lista('gastosPendientes', LISTA),
  'active clients, a search': lista('clientesActivos', 2 * PAGINA + 3, { busqueda: 'an' }),
  'active clients, a search in the order of days behind': lista(
    'clientesActivos',
    2 * TOPE_BUSQUEDA_ACTIVOS + 3,
    { busqueda: 'an', orden: '-dias' },
  ),
  'active clients of everybody, the longest behind first, 20 rows': lista('clientesActivos', LISTA, {
    orden: '-dias',
  }),
  'active clients of one collector, all': deUnCobrador,
  'history of credits, a search': lista('historialCreditos', TOPE_CLIENTES_HISTORIAL + TOPE_HISTORIAL + 3, {
    busqueda: 'an',
  }),
  'history of credits, filtered, 20 rows': lista('historialCreditos', 2 * PAGINA + 3, {
    decision: 'Aprobado',
    id_cobrador: cobrador.uid,
  }),
  'loans to hand over, 20 rows': lista('porEntregar', LISTA),
  'team, 20 rows with route, cash and phones': lista('listarUsuarios', LISTA, { con: 'equipo' }),
  'audit, filtered, 20 rows': lista('leerBitacora', LISTA, { id_cobrador: cobrador.uid }),
  settings: contar(gerente, 'leerAjustes', 3),
  'any client, a search (Ctrl K)': lista('buscarClientes', 2 * PAGINA + 3, { busqueda: 'an' }),
  'a client, with ledger and audit': paginaDeCliente,
  'client export, up to 10,000 rows': exportar,
  'written-off loans, 20 rows': castigados,
  'a shift of up to 100 payments and 2 routes': turno,
};

llenar(100);
const deLaNoche = await queGuardaUnaNoche(AHORA);
const medidos = new Map<string, Medido[]>(Object.keys(PANTALLAS).map((que) => [que, []]));
// The largest first: that an office is small is remembered, too.
for (const tamano of TAMANOS.toReversed()) {
  llenar(tamano);
  // The sums that a job keeps every minute, or the day's first look; settings and people are remembered for one.
  await trabajar(sala, cobrador.uid, deLaNoche, AHORA);
  for (const quien of [gerente, cobrador]) await pedir(quien, 'configuracionNegocio');
  await pedir(gerente, 'listarUsuarios', { consulta: { limite: PAGINA, con: 'equipo' } });
  await laRuta();
  for (const [que, medir] of Object.entries(PANTALLAS)) medidos.get(que)?.unshift(await medir());
  console.error(`${tamano} credits: ${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MiB`);
}

publicar({
  nombre: 'lecturas',
  titulo: 'documents read by each screen, by credits in the portfolio',
  columnas: TAMANOS.map((n) => n.toLocaleString('en')),
  medidas: [...medidos].map(([que, medidas]) => ({
    que,
    valores: medidas.map(({ lecturas }) => lecturas),
    maximo: medidas.map(({ maximo }) => maximo),
  })),
  notas: [
    'All routes, and the weeks side by side, show every collector: they sort, count and add up all of them. Of more than thirty they read rows that are compiled, 250 routes or 500 weeks in a document; of thirty and fewer each collector. What a night keeps of the whole office (risk by amount, colonia and age, cash of the next days, weekly pictures) is as many documents whatever its size: those of a small office stand for all here.',
    'A search names the collector of each row that it found. Names are remembered for a minute: besides 2 × page + 3 it reads those of the collectors that nobody has read within it, at most one a row. A miss of "active clients, a search", in whatever order, is these; so is what the list of everybody reads beyond its rows. A search that is ordered reads its first 200 matches, one of the history all decided credits of its first 60 clients, 200 at most. What was weighed: the count could tell whether another page follows (one read less, 44), but it does not order the rows as they are added; words kept with each credit would save its page of reads, and be written again with every change of a client.',
    'The team is its rows + 3: their total, whoever asks, whom a list of accounts reads anew each time, and that nobody has moved; a collector who moved since the last minute, or the last look, is one more, ten at most. What is kept of all is remembered for a minute, as settings and people are. In an office of up to thirty collectors the first look of a day reads each of them.',
    'A hundred credits to a collector, three collectors at least; the second page and those after it cost what the first does. Where a goal follows from the answer (cards of the route, rows of an export), it is that of this portfolio.',
  ],
});
process.exit();
