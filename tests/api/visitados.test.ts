// Every screen counts the same clients as visited, whatever happened at a door: the route, both dashboards, the routes
// of all, the day's report, the week's, and the collector's clients.
import { fecha, sumarDias } from '@leal/domain';
import { expect, it } from 'vitest';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { type Escena, escenaDe } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { pagado } from '../setup/pagado.ts';

const mundo = abrirMundo();
const HOY = fecha('2026-11-18');
const AYER = fecha('2026-11-17');

const gerente = await mundo.cuenta('gerente@leal.demo');

/** How many were visited that day, in the words of the reports. */
async function enReportes({ cobrador }: Escena, dia = HOY) {
  const parametros = { id_usuario: cobrador.uid };
  const [reporte, semana] = await Promise.all([
    invocar(cobrador, 'reporteDia', { parametros, consulta: { fecha: dia } }),
    invocar(cobrador, 'reporteSemana', { parametros, consulta: { semana: fecha('2026-11-16') } }),
  ]);
  const deLaSemana = semana.cuerpo.dias.find((jornada) => jornada.fecha === dia)?.clientes;
  return { dia: reporte.cuerpo.clientes_visitados, deLaSemana, semana: semana.cuerpo.total_clientes };
}

/** The figures of each screen for today. */
async function enPantallas(e: Escena) {
  const parametros = { id_usuario: e.cobrador.uid };
  const [ruta, tablero, clientes, rutas, reportes] = await Promise.all([
    invocar(e.cobrador, 'activosSinPagoHoy', { parametros }),
    invocar(e.cobrador, 'dashboardDeCobrador', { parametros }),
    invocar(e.cobrador, 'clientesDeCobrador', { parametros }),
    invocar(gerente, 'gerenteRutas', { consulta: { id_cobrador: e.cobrador.uid } }),
    enReportes(e),
  ]);
  const { jornada, datos } = ruta.cuerpo;
  const tarjeta = rutas.cuerpo.datos.find((fila) => fila.id_cobrador === e.cobrador.uid);
  return {
    ...reportes,
    ruta: jornada?.visitados,
    tablero: tablero.cuerpo.clientes_visitados,
    clientes: clientes.cuerpo.resumen?.visitados_hoy,
    rutas: tarjeta?.visitados,
    /** A client who is not visited is on the list, and the other way round. */
    porVisitar: [jornada!.debidos - jornada!.visitados, tarjeta!.debidos - tarjeta!.visitados],
    enLista: datos.length,
  };
}

const todas = (visitados: number, enLista: number, semana = visitados) => ({
  dia: visitados,
  deLaSemana: visitados,
  semana,
  ruta: visitados,
  tablero: visitados,
  clientes: visitados,
  rutas: visitados,
  porVisitar: [enLista, enLista],
  enLista,
});

type Suceso = (e: Escena) => Promise<unknown>;
const visitar =
  (mas: object = {}): Suceso =>
  ({ cobrador, id_credito }) =>
    invocar(cobrador, 'registrarAbono', { cuerpo: { id_credito, monto: 0, ...mas } });
const resolverMultiple = (id: string, cuerpo: object) =>
  invocar(gerente, 'resolverAbonosMultiples', { parametros: { id }, cuerpo: { ...cuerpo } });
const RECHAZADA = { estado: 'rechazada', efectivo: 'devolver', comentario: 'De 5 en 5' };
const aLas = (dia: string) => `${dia}T11:00:00-06:00`;

it.each<[string, Suceso, number]>([
  ['nothing', () => Promise.resolve(), 0],
  ['a regular payment', (e) => e.abonar(120), 1],
  ['a part of it', (e) => e.abonar(20.5), 1],
  ['a visit without payment', visitar(), 1],
  ['a late day', (e) => e.atrasar(), 1],
  ['a promise', visitar({ motivo_visita: 'Otro', promesa: { fecha: '2026-11-19', monto: 120 } }), 1],
  [
    'a late day, a visit and then a payment',
    async (e) => {
      await e.atrasar();
      await visitar()(e);
      await e.abonar(120);
    },
    1,
  ],
  [
    'a payment that came later, from a phone without a line',
    (e) =>
      invocar(e.cobrador, 'registrarAbono', {
        cuerpo: { id_credito: e.id_credito, monto: 120, capturado_en: aLas(HOY) },
      }),
    1,
  ],
  ['six abonos that wait', (e) => e.pedirMultiple(720), 1],
  [
    'six abonos that were approved',
    async (e) => resolverMultiple(await e.pedirMultiple(720), { estado: 'aprobada' }),
    1,
  ],
  ['six abonos that were not approved: the card is back', (e) => e.multipleRechazado(), 0],
  [
    'and of which a second request waits',
    async (e) => {
      await e.multipleRechazado();
      await e.pedirMultiple(840);
    },
    1,
  ],
  [
    'six abonos that were not approved, after a visit',
    async (e) => {
      await visitar()(e);
      await e.multipleRechazado();
    },
    1,
  ],
  [
    'a payment that was corrected',
    async (e) => {
      await e.abonar(120);
      const parametros = { id: await e.pedirEdicion('18', 60) };
      await invocar(gerente, 'resolverEdicionPago', {
        parametros,
        cuerpo: { estado: 'aprobada', efectivo_corregido: 'devuelto' },
      });
    },
    1,
  ],
  [
    'a payment that was deleted: the card is back',
    async (e) => {
      await e.abonar(120);
      const parametros = { id: await e.pedirEliminacion('18') };
      const { estado } = await invocar(gerente, 'resolverEliminacionPago', {
        parametros,
        cuerpo: { estado: 'aprobada' },
      });
      expect(estado).toBe(200);
    },
    0,
  ],
])('today, after %s', async (_, suceso, visitados) => {
  const e = escenaDe(mundo, await mundo.cobrador([{}, {}, {}]));
  await suceso(e);
  expect(await enPantallas(e)).toEqual(todas(visitados, 3 - visitados));
  await e.libro();
});

it('somebody whose loan begins tomorrow and who pays today was visited, and nobody is less to be visited', async () => {
  const e = escenaDe(mundo, await mundo.cobrador([{ fecha_inicio: HOY }, {}]));
  await e.abonar(120);
  expect(await enPantallas(e)).toEqual(todas(1, 1));
});

it('who was visited and renewed the same day was visited, though that loan is no longer on the route', async () => {
  const e = escenaDe(mundo, await mundo.cobrador([pagado(2880), {}]));
  await visitar()(e);
  const id_solicitud = await e.pedirRenovacion();
  expect(await invocar(gerente, 'aprobarRenovacion', { cuerpo: { id_solicitud } })).toMatchObject({
    estado: 200,
  });
  expect(await enPantallas(e)).toEqual(todas(1, 1));
});

it('six abonos of yesterday that come today are a visit of yesterday; not approved, of no day', async () => {
  const e = escenaDe(mundo, await mundo.cobrador([{}, {}]));
  const { cuerpo } = await invocar(e.cobrador, 'registrarAbono', {
    cuerpo: { id_credito: e.id_credito, monto: 720, capturado_en: aLas(AYER) },
  });
  expect(await enReportes(e, AYER)).toEqual({ dia: 1, deLaSemana: 1, semana: 1 });
  expect(await enPantallas(e)).toEqual(todas(0, 2, 1));
  await resolverMultiple(String(cuerpo.id_solicitud), RECHAZADA);
  expect(await enReportes(e, AYER)).toEqual({ dia: 0, deLaSemana: 0, semana: 0 });
  expect(sumarDias(AYER, 1)).toBe(HOY);
});
