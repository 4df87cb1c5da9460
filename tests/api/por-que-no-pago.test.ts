// Why there was no payment is said of whoever was visited and neither paid nor left cash to the manager, whatever came first;
// and a late day whose day is paid after all is in no figure, however late that becomes known.
import { type Fecha, fecha, semanaDe } from '@leal/domain';
import { expect, it } from 'vitest';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { escenaDe, type Escena } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';

const mundo = abrirMundo();
const HOY = fecha('2026-11-18');
const AYER = fecha('2026-11-17');

const gerente = await mundo.cuenta('gerente@leal.demo');

type Suceso = (e: Escena) => Promise<unknown>;
type Resolver = 'resolverAbonosMultiples' | 'resolverCapturaTardia' | 'resolverEliminacionPago';
const registrar = ({ cobrador, id_credito }: Escena, monto: number, dia: Fecha) =>
  invocar(cobrador, 'registrarAbono', {
    cuerpo: { id_credito, monto, ...(dia !== HOY && { capturado_en: `${dia}T12:00:00-06:00` }) },
  });
const aprobar = async (nombre: Resolver, id: string) => {
  const { estado } = await invocar(gerente, nombre, { parametros: { id }, cuerpo: { estado: 'aprobada' } });
  expect(estado).toBe(200);
};
const visitar: Suceso = (e) => registrar(e, 0, HOY);
const atrasar: Suceso = (e) => e.atrasar();
const cobrar =
  (dia = HOY): Suceso =>
  (e) =>
    registrar(e, 120, dia);
const borrar: Suceso = async (e) => aprobar('resolverEliminacionPago', await e.pedirEliminacion('18'));
const esperar: Suceso = (e) => e.pedirMultiple();
const adelantar: Suceso = async (e) => aprobar('resolverAbonosMultiples', await e.pedirMultiple());
const adelantarAyer: Suceso = async (e) => {
  const { cuerpo } = await registrar(e, 720, AYER);
  await aprobar('resolverAbonosMultiples', String(cuerpo.id_solicitud));
};
const tardia =
  (dia: string): Suceso =>
  async (e) =>
    aprobar('resolverCapturaTardia', await e.pedirTardia(120, dia));
const enOrden =
  (...sucesos: readonly Suceso[]): Suceso =>
  async (e) => {
    for (const suceso of sucesos) await suceso(e);
  };

/** The words of each screen about that day; about today those of the route, too. */
async function dice({ cobrador, id_credito }: Escena, dia: Fecha) {
  const parametros = { id_usuario: cobrador.uid };
  const semana = semanaDe(dia).inicio;
  const [reporte, deLaSemana, ruta, detalle, historial] = await Promise.all([
    invocar(cobrador, 'reporteDia', { parametros, consulta: { fecha: dia } }),
    invocar(cobrador, 'reporteSemana', { parametros, consulta: { semana } }),
    invocar(cobrador, 'activosSinPagoHoy', { parametros }),
    invocar(cobrador, 'detalleCredito', { parametros: { id_credito } }),
    invocar(cobrador, 'historialAbonos', { parametros: { id_credito } }),
  ]);
  const { clientes_visitados: visitados, historial_fecha: filas, motivos = [] } = reporte.cuerpo;
  const atrasos = historial.cuerpo.datos.filter(
    ({ fecha: cuando, tipo }) => cuando === dia && tipo === 'atraso',
  );
  return {
    visitados,
    sinPago: motivos.reduce((suma, { n }) => suma + n, 0),
    ...(dia === HOY && { enLaRuta: ruta.cuerpo.visitados.length }),
    atrasos: {
      dia: filas.filter(({ tipo }) => tipo === 'atraso').length,
      semana: deLaSemana.cuerpo.dias.find((jornada) => jornada.fecha === dia)?.atrasos,
      historial: atrasos.filter(({ cancelado }) => !cancelado).length,
    },
    delCredito: detalle.cuerpo.resumen.totalAtrasos,
  };
}

/** One client was visited; without a payment or not, and late or not, on every screen. */
const esperado = (sinPago: number, atrasos: number, dia = HOY, delCredito = atrasos) => ({
  visitados: 1,
  sinPago,
  ...(dia === HOY && { enLaRuta: sinPago }),
  atrasos: { dia: atrasos, semana: atrasos, historial: atrasos },
  delCredito,
});

it.each<[string, Suceso, sinPago: number, atrasos: number]>([
  ['a visit', visitar, 1, 0],
  ['a late day', atrasar, 1, 1],
  ['a late day and a visit', enOrden(atrasar, visitar), 1, 1],
  ['a visit, and a payment', enOrden(visitar, cobrar()), 0, 0],
  ['a late day, and a payment', enOrden(atrasar, cobrar()), 0, 0],
  ['a late day, and a payment that was deleted', enOrden(atrasar, visitar, cobrar(), borrar), 1, 0],
  ['a visit, and six abonos that wait', enOrden(visitar, esperar), 0, 0],
  ['a late day, and six abonos that wait', enOrden(atrasar, esperar), 0, 1],
  ['a late day, and six abonos that were approved', enOrden(atrasar, adelantar), 0, 0],
  ['a late day, and six abonos that were not', enOrden(atrasar, (e) => e.multipleRechazado()), 1, 1],
])('today, after %s', async (_, suceso, sinPago, atrasos) => {
  const e = escenaDe(mundo, await mundo.cobrador([{}, {}]));
  await suceso(e);
  expect(await dice(e, HOY)).toEqual(esperado(sinPago, atrasos));
  await e.libro();
});

/** A late day on each of them; a credit's own document remembers the last eight. */
const DIAS = ['09', '10', '11', '12', '13', '14', '15', '16', '17'].map((dia) => fecha(`2026-11-${dia}`));
const TARDES = DIAS.map((dia) => ({ tipo: 'atraso', fecha: dia, minuto: 610 }) as const);

it.each<[string, Fecha, Suceso]>([
  ['yesterday’s payment came today', AYER, cobrar(AYER)],
  ['yesterday’s six abonos came today and were approved', AYER, adelantarAyer],
  ['a late capture of a day that the credit remembers was approved', fecha('2026-11-12'), tardia('12')],
  ['a late capture of a day that it has forgotten was approved', fecha('2026-11-09'), tardia('09')],
])('a late day goes when %s', async (_, dia, suceso) => {
  const e = escenaDe(mundo, await mundo.cobrador([{ movimientos: TARDES, plazo: 60 }, {}]));
  expect(await dice(e, dia)).toEqual(esperado(1, 1, dia, DIAS.length));
  await suceso(e);
  expect(await dice(e, dia)).toEqual(esperado(0, 0, dia, DIAS.length - 1));
  await e.libro();
});
