// `npm run bench:dia`, the cost of one day of an office of 1,000 clients for the store: ten collectors who go to all of
// theirs, a manager, the night. The server's own code over a store in this process; its meter counts, and every commit
// is looked at for which documents are written most. Read by docs/escala.md.
import type { NombreLlamada } from '@leal/contract';
import { totalesEnCero } from '@leal/contract/documentos';
import { fecha, fechaLocal, instanteLocal, ROL, sumarDias } from '@leal/domain';
import { abrirSala, type Caminante, caminante } from '@leal/jugador';
import { type Invocacion, llamarPorContrato, paraCargar, sembrar } from '@leal/seed';
import { sonPocos } from '../../functions/src/data/sumas-de-oficina.ts';
import { moverTotales } from '../../functions/src/data/totales.ts';
import { conReintentos } from '../../functions/src/platform/transacciones.ts';
import { PLAZOS_MS } from '../../functions/src/platform/plazo.ts';
import { conciliarSaldos } from '../../functions/src/use-cases/conciliacion/conciliar-saldos.ts';
import {
  compilarReportes,
  recompilarReportes,
} from '../../functions/src/use-cases/reportes/compilar-reportes.ts';
import { guardarMarcas } from '../../functions/src/use-cases/reportes/guardar-marcas.ts';
import { resumirOficina } from '../../functions/src/use-cases/reportes/resumir-oficina.ts';
import { buscarParecidos } from '../../functions/src/use-cases/vistos/buscar-parecidos.ts';
import { olvidarPosiciones } from '../../functions/src/use-cases/bitacora/olvidar-posiciones.ts';
import { type Cuenta, enDolares } from './apoyo/costo.ts';
import { publicar } from './apoyo/publicar.ts';

const CLIENTES = 1_000;
/** A month has so many days of work, and so many nights. */
const [DIAS, NOCHES, LUNES] = [26, 30, 4];
const HOY = fecha('2026-11-18');
const JORNADA = 8 * 60;
const MINUTOS = 24 * 60;
const GESTIONES_POR_MINUTO = 100 / JORNADA;
/** The captures of a collector in a day. */
const GESTIONES = 96;
/** With more than thirty the sums of all are kept. */
const MUCHOS = 50;
const DE_MUCHOS = `the same with ${MUCHOS} collectors (not in the month), while they work`;
const DE_MUCHOS_QUIETOS = `and in the other ${MINUTOS - JORNADA} minutes`;

process.env['METADATA_SERVER_DETECTION'] = 'none';
let ms = instanteLocal(HOY, '10:00').getTime();
// The store's time is the day's: what moved a minute ago is told from what moved now.
const sala = await abrirSala('demo-bench-dia', { clock: () => new Date(ms) });
Object.assign(PLAZOS_MS, { almacen: 300_000, peticion: 300_000 });
const ahora = () => new Date((ms += 20));
sala.ponerReloj(ahora);
const { documentos, usuarios } = sembrar({ semilla: `grande:${CLIENTES}`, ahora: ahora() });
sala.vaciar([]).cerrar();
sala.motor.load(paraCargar(documentos));

const cobradores = usuarios
  .filter(({ id_rol }) => id_rol === ROL.cobrador)
  .map(({ uid, email }) => caminante(uid, ROL.cobrador, email));
const gerente = caminante('gerente-1', ROL.gerente, 'gerente@leal.demo');

/** How often each document was written. */
const escritas = new Map<string, number>();
/** The bytes that are new and stay: the keys of requests are forgotten after some days. */
let bytes = 0;
sala.motor.onCommit(({ changes }) => {
  for (const { name, before, after } of changes) {
    if (!before && after && !name.includes('/idempotencia/'))
      bytes += JSON.stringify([...after.fields], (_, valor: unknown) =>
        typeof valor === 'bigint' ? Number(valor) : valor,
      ).length;
    const ruta = name.slice(name.indexOf('/documents/') + '/documents/'.length);
    escritas.set(ruta, (escritas.get(ruta) ?? 0) + 1);
  }
});

const CUENTAS = ['llamadas', 'lecturas', 'escrituras', 'borradas'] as const;
const EN_CERO: Cuenta = { llamadas: 0, lecturas: 0, escrituras: 0, borradas: 0 };
const enColumnas = (cuenta: Cuenta) => CUENTAS.map((cual) => cuenta[cual]);

const cuentas = new Map<string, Cuenta>();
let parte = '';

async function medir<T>(hacer: () => Promise<T>, llamadas = 1): Promise<T> {
  sala.motor.meter.reset();
  const resultado = await hacer();
  const { reads, writes, deletes } = sala.motor.meter.reading();
  const antes = cuentas.get(parte) ?? EN_CERO;
  cuentas.set(parte, {
    llamadas: antes.llamadas + llamadas,
    lecturas: antes.lecturas + reads,
    escrituras: antes.escrituras + writes,
    borradas: antes.borradas + deletes,
  });
  return resultado;
}

async function pedir(quien: Caminante, nombre: NombreLlamada, con: Invocacion = {}) {
  const { estado, cuerpo } = await medir(() => llamarPorContrato(quien, nombre, con));
  if (estado >= 300) throw new Error(`${nombre}: ${estado} ${JSON.stringify(cuerpo)}`);
  return cuerpo;
}
const filasDe = (cuerpo: Readonly<Record<string, unknown>>) => cuerpo['datos'] as Record<string, string>[];

/** All of today's clients, 85 of 100 pay, 10 are visited in vain, 5 are late; the screens as often as a day asks for them. */
async function turno(quien: Caminante): Promise<void> {
  const peticion = { parametros: { id_usuario: quien.uid } };
  parte = "a collector's screens";
  await pedir(quien, 'configuracionNegocio');
  const ruta = filasDe(await pedir(quien, 'activosSinPagoHoy', peticion));
  for (const [i, { id_credito = '', slug = '', id_cliente = '', monto_diario: monto }] of ruta.entries()) {
    ms += 60_000 / GESTIONES_POR_MINUTO / cobradores.length / 2;
    parte = "a collector's captures";
    const que = i % 20 === 19 ? 'registrarAtraso' : 'registrarAbono';
    const cuerpo =
      que === 'registrarAtraso' ? { id_credito } : { id_credito, monto: i % 10 === 4 ? 0 : monto };
    await pedir(quien, que, { cuerpo });
    parte = "a collector's screens";
    if (i % 10 === 0) {
      await pedir(quien, 'todosParaPayment', { consulta: { slug } });
      await pedir(quien, 'historialAbonos', { parametros: { id_credito } });
    }
    if (i % 25 === 0) {
      await pedir(quien, 'dashboardPropio');
      await pedir(quien, 'activosSinPagoHoy', peticion);
    }
    parte = 'requests and expenses';
    if (i % 50 === 0) {
      await pedir(quien, 'solicitarEdicionCliente', { cuerpo: { id_cliente, motivo: 'Se mudó' } });
      await pedir(quien, 'crearGasto', { cuerpo: { monto: 150, motivo: 'Gasolina' } });
    }
  }
}

/** Looks at the figures every half hour, decides what waits, and exports once. */
async function jornada(): Promise<void> {
  parte = "a manager's screens";
  for (let vez = 0; vez < 16; vez += 1) {
    await pedir(gerente, 'dashboardStats');
    await pedir(gerente, 'bandeja', { consulta: { limite: 20 } });
    if (vez % 4 === 0) {
      await pedir(gerente, 'gerenteRutas');
      await pedir(gerente, 'clientesActivos', { consulta: { limite: 20, busqueda: 'an' } });
    }
  }
  parte = "a manager's decisions";
  const gastos = filasDe(await pedir(gerente, 'gastosPendientes', { consulta: { limite: 20 } }));
  for (const { id_gasto = '' } of gastos) {
    await pedir(gerente, 'vistoGasto', { parametros: { id_gasto } });
    await pedir(gerente, 'aprobarGasto', { parametros: { id_gasto }, cuerpo: {} });
  }
  parte = 'the client export';
  let cursor: string | null = null;
  do {
    const consulta = { exportacion: 'clientes', limite: 500, ...(cursor !== null && { cursor }) };
    const { siguiente } = await pedir(gerente, 'clientesExcel', { consulta });
    cursor = siguiente as string | null;
  } while (cursor !== null);
}

/** Each minute that many collectors capture something, in turn, and then the job comes by; as the clock does, also by night. */
async function minutos(muevenPorMinuto: number): Promise<void> {
  for (let minuto = 0; minuto < MINUTOS; minuto += 1) {
    const mueven = minuto < JORNADA ? muevenPorMinuto : 0;
    if (muevenPorMinuto > 0) parte = mueven > 0 ? DE_MUCHOS : DE_MUCHOS_QUIETOS;
    for (let n = 0; n < mueven; n += 1) {
      ms += 60_000 / mueven;
      await mover(`m${(minuto * mueven + n) % MUCHOS}`);
    }
    if (mueven === 0) ms += 60_000;
    await medir(() => resumirOficina({ ahora }));
  }
}

/** The change of a collector's sums by a capture. */
const mover = (id_cobrador: string) =>
  conReintentos(
    (tx) => {
      const incrementos = { total_pagado_activos_centavos: 12_000 };
      moverTotales(tx, id_cobrador, incrementos, { hoy: fechaLocal(ahora()), ultimo_movimiento_en: ahora() });
      return Promise.resolve(null);
    },
    { averiguar: () => Promise.resolve(null) },
  );

/** An office of so many that the sums of all are kept: only their sums are put, nothing else of theirs is read. */
async function conMuchos(): Promise<void> {
  sonPocos.anotar(MUCHOS);
  sala.motor.load(
    paraCargar(
      Array.from({ length: MUCHOS }, (_, n) => ({
        ruta: `totales/m${n}`,
        datos: totalesEnCero(`m${n}`, `Cobrador ${n}`),
      })),
    ),
  );
  await minutos((MUCHOS * GESTIONES) / JORNADA);
}

async function trabajos(): Promise<void> {
  parte = 'the job of each minute, 1,440 times';
  await minutos(0);
  parte = 'hourly jobs, 24 times';
  for (let hora = 0; hora < 24; hora += 1) {
    ms += 3_600_000;
    await medir(() => guardarMarcas(ahora()));
    await medir(() => recompilarReportes(ahora()));
    await medir(buscarParecidos);
  }
  parte = 'the night';
  ms = instanteLocal(sumarDias(HOY, 3), '03:00').getTime();
  await medir(() => olvidarPosiciones(ahora()));
  await medir(() => conciliarSaldos({ reloj: { ahora } }));
  parte = "Monday's reports";
  ms = instanteLocal(sumarDias(HOY, 5), '00:15').getTime();
  await medir(() => compilarReportes(ahora()));
}

/** The writes of a day: how often all documents of a kind were written, and how often one of them at most. */
const claseDe = (ruta: string): string =>
  ruta
    .split('/')
    .map((tramo, i) => (i % 2 === 0 ? tramo : '*'))
    .join('/');
const deClase = ([clase, escritos]: [string, [string, number][]]): string => {
  const veces = escritos.map(([, n]) => n);
  return `${clase} ${veces.reduce((a, b) => a + b)} (${Math.max(...veces)})`;
};

for (const quien of cobradores) await turno(quien);
await jornada();
const claves = [...escritas.keys()].filter((ruta) => ruta.startsWith('idempotencia/')).length;
const clases = [...Map.groupBy(escritas, ([ruta]) => claseDe(ruta))].map(deClase);
await trabajos();
// Afterwards: its collectors are of another office.
await conMuchos();

const VECES: Readonly<Record<string, number>> = {
  'the night': NOCHES,
  'hourly jobs, 24 times': NOCHES,
  'the job of each minute, 1,440 times': NOCHES,
  [DE_MUCHOS]: 0,
  [DE_MUCHOS_QUIETOS]: 0,
  "Monday's reports": LUNES,
};
function alMes(): Cuenta {
  const mes = { ...EN_CERO };
  for (const [que, cuenta] of cuentas)
    for (const cual of CUENTAS) mes[cual] += cuenta[cual] * (VECES[que] ?? DIAS);
  // Each key is deleted when its days are over.
  mes.borradas += DIAS * claves;
  return mes;
}
const mes = alMes();
const leidas = (que: string) => cuentas.get(que)?.lecturas ?? 0;
const enUnMinutoQuieto = leidas(DE_MUCHOS_QUIETOS) / (MINUTOS - JORNADA);
const porGestion = (leidas(DE_MUCHOS) - enUnMinutoQuieto * JORNADA) / (MUCHOS * GESTIONES);
publicar({
  nombre: 'dia',
  titulo: 'what a day of 1,000 clients costs the store',
  columnas: ['calls', 'reads', 'writes', 'deletes'],
  medidas: [
    ...[...cuentas].map(([que, cuenta]) => ({ que, valores: enColumnas(cuenta) })),
    { que: `a month: ${DIAS} days, ${NOCHES} nights`, valores: enColumnas(mes) },
  ],
  notas: [
    `${cobradores.length} collectors, one manager. Writes by day, and in brackets the most to one document: ${clases.join(', ')}.`,
    enDolares(mes, bytes * DIAS),
    `Where the sums of all are kept, here of ${MUCHOS} collectors with ${GESTIONES} captures each, that job reads ${enUnMinutoQuieto.toFixed(1)} documents a minute and writes one, and reads ${porGestion.toFixed(2)} more for each capture; with thirty collectors or fewer it counts them once an hour.`,
  ],
});
process.exit();
