import type { AsuntoPorRevisar, ConciliacionDoc, DiferenciaConciliada } from '@leal/contract/documentos';
import { type Fecha, fechaLocal, sumarDias } from '@leal/domain';
import { leerNegocio } from '../../context/negocio.ts';
import { idsDeCobradores } from '../../data/conciliacion.ts';
import { guardarCierre } from '../../data/riesgo-de-ayer.ts';
import type { Reloj } from '../../platform/clock.ts';
import { nuevoId } from '../../platform/ids.ts';
import { registro } from '../../platform/registro.ts';
import { avanceNuevo, conAsuntos, conDiferencias, conTurno, terminado, type Turno } from './avance.ts';
import { juntarNoche } from './cierre-de-cartera.ts';
import { conciliarCobrador } from './conciliar-cobrador.ts';
import { guardarNoche } from './guardar-noche.ts';
import { revisarBanco } from './revisar-banco.ts';
import { revisarCuentas } from './revisar-cuentas.ts';
import { fotografiarOficina } from './fotografiar-semanas.ts';
import { leerCartera } from './leer-cartera.ts';
import { guardarDelDia, leerDelDia, retomar } from './registro-del-dia.ts';
import { revisarJornadas } from './revisar-jornadas.ts';
import { revisarResumen } from './revisar-resumen.ts';
import { type LectorDeSemanas, lectorDeSemanas } from './revisar-semanas.ts';
import { motivoDe } from './revision.ts';

type ConciliacionPedida = {
  readonly reloj: Reloj;
  /** The run only reports what is wrong: repairs nothing and leaves no record. */
  readonly soloRevisar?: boolean;
  /** These collectors only; then no record is left, because the day's record is about all of them. */
  readonly cobradores?: readonly string[];
  /** It is the night's, when nobody works: the portfolio is kept as the day before left it, too. */
  readonly deNoche?: boolean;
  /** Looks at what the collectors' sums do not hold: the accounts, which are another service's. */
  readonly ademas?: () => Promise<readonly AsuntoPorRevisar[]>;
  /** After this time no further collector is begun; the record then says how far it came. Default: no limit. */
  readonly limite_ms?: number;
};

type Corrida = {
  readonly corrida: string;
  /** The day of its record. */
  readonly dia: Fecha;
  readonly reloj: Reloj;
  readonly soloRevisar: boolean;
  readonly semanas: LectorDeSemanas;
  /** The day whose end is kept; absent: no end of a day is. */
  readonly cierre?: Fecha | undefined;
};

function avisarDe(diferencias: readonly DiferenciaConciliada[], soloRevisar: boolean): void {
  const que = soloRevisar ? 'Diferencia encontrada' : 'Diferencia conciliada';
  for (const diferencia of diferencias) registro.aviso(que, { ...diferencia });
}

/** What is kept of a night is no sum: whatever goes wrong with it, the rest is as right. */
async function sinEstorbar(que: string, hacer: () => Promise<void>): Promise<void> {
  try {
    await hacer();
  } catch (error) {
    registro.error(que, error);
  }
}

/** A collector's turn: a failure is recorded with the collector, and the others go on. */
async function turnoDe(id_cobrador: string, corrida: Corrida): Promise<Turno> {
  const { soloRevisar } = corrida;
  const diferencias: DiferenciaConciliada[] = [];
  const anotar = (nuevas: readonly DiferenciaConciliada[]) => {
    diferencias.push(...nuevas);
    avisarDe(nuevas, soloRevisar);
  };
  try {
    const desenlace = await conciliarCobrador(id_cobrador, corrida, anotar);
    for (const asunto of desenlace.por_revisar) registro.aviso('Asunto por revisar', asunto);
    const { cierre } = corrida;
    if (cierre !== undefined)
      await sinEstorbar('El cierre de un cobrador no se pudo guardar', async () =>
        guardarCierre({ id_cobrador, corrida: corrida.corrida }, await desenlace.cerrar(cierre)),
      );
    return { id_cobrador, diferencias, desenlace };
  } catch (error) {
    registro.error('Un cobrador no se pudo conciliar', error, { id_cobrador });
    return { id_cobrador, diferencias, desenlace: { motivo: motivoDe(error) } };
  }
}

type Reglas = Required<Pick<ConciliacionPedida, 'ademas' | 'limite_ms'>> & {
  readonly deTodos: boolean;
  /** Everybody, those of an earlier part of the run, too. */
  readonly todos: readonly string[];
  readonly guardar: (avance: ConciliacionDoc) => Promise<void>;
};

/** A failure is what a person has to look at, and hides nothing of what the collectors' turns found. */
const asuntosDe = (ademas: Reglas['ademas']): Promise<readonly AsuntoPorRevisar[]> =>
  ademas().catch((error: unknown) => {
    registro.error('Las cuentas no se pudieron revisar', error);
    return [{ documento: 'usuarios', motivo: `Las cuentas no se pudieron revisar: ${motivoDe(error)}` }];
  });

type DeTodos = {
  readonly documento: string;
  readonly revisar: typeof revisarResumen;
  /** What is said when it could not be done. */
  readonly que: string;
};

/** What is kept of all collectors together, once each one's own sums are right. */
const DE_TODOS: readonly DeTodos[] = [
  {
    documento: 'resumenes/oficina',
    revisar: revisarResumen,
    que: 'Las sumas de la oficina no se pudieron revisar',
  },
  {
    documento: 'resumenes/jornadas',
    revisar: revisarJornadas,
    que: 'Los días de la oficina no se pudieron revisar',
  },
];

async function conRevision(
  avance: ConciliacionDoc,
  corrida: Corrida,
  { documento, revisar, que }: DeTodos,
): Promise<ConciliacionDoc> {
  try {
    const diferencias = await revisar(corrida);
    avisarDe(diferencias, corrida.soloRevisar);
    return conDiferencias(avance, diferencias);
  } catch (error) {
    registro.error(que, error);
    return conAsuntos(avance, [{ documento, motivo: `${que}: ${motivoDe(error)}` }]);
  }
}

/** What the bank tells beside what was paid: no collector's. */
async function asuntosDelBanco(): Promise<readonly AsuntoPorRevisar[]> {
  try {
    const asuntos = await revisarBanco();
    for (const asunto of asuntos) registro.aviso('Asunto por revisar', asunto);
    return asuntos;
  } catch (error) {
    registro.error('Los depósitos del banco no se pudieron revisar', error);
    const motivo = `Los depósitos del banco no se pudieron revisar: ${motivoDe(error)}`;
    return [{ documento: 'renglones_banco', motivo }];
  }
}

/**
 * Keeps the office's weeks, once its collectors' are kept, and drops the list of those who are missing; the next night makes up for one
 * that failed. The weeks are those that were over when the run began: every collector was asked for them.
 */
async function conFotosDeOficina(avance: ConciliacionDoc): Promise<ConciliacionDoc> {
  const { sin_fotos = [], fotos_desde: desde, ...sinLista } = avance;
  try {
    await fotografiarOficina({ hoy: avance.fecha, negocio: await leerNegocio(), sin_fotos, desde });
    return sinLista;
  } catch (error) {
    registro.error('Las fotos de la oficina no se pudieron guardar', error);
    const motivo = `No se guardaron las de la oficina: ${motivoDe(error)}`;
    return conAsuntos(sinLista, [{ documento: 'fotos_semanales', motivo }]);
  }
}

/** Adds how the portfolio stands, for the dashboard of a week later; without it nothing else is lost. */
async function conCartera(avance: ConciliacionDoc, { reloj }: Corrida): Promise<ConciliacionDoc> {
  try {
    return { ...avance, cartera: await leerCartera(reloj) };
  } catch (error) {
    registro.aviso('La cartera del día no se pudo anotar', { motivo: motivoDe(error) });
    return avance;
  }
}

/** Keeps the cash that is to come and drops the sums it was made of; without it nothing else is lost. */
async function conEfectivo(avance: ConciliacionDoc): Promise<ConciliacionDoc> {
  const { efectivo: _, ...sinSumas } = avance;
  try {
    await guardarNoche(avance);
  } catch (error) {
    registro.aviso('El efectivo por venir no se pudo guardar', { motivo: motivoDe(error) });
  }
  return sinSumas;
}

/** One collector at a time, so that memory holds only one; the record is written after each. */
async function seguir(
  desde: ConciliacionDoc,
  ids: readonly string[],
  corrida: Corrida,
  { limite_ms, ademas, guardar, deTodos, todos }: Reglas,
): Promise<ConciliacionDoc> {
  const empezo = performance.now();
  let avance = desde;
  // The progress is written first, so that a run that continues this one knows its id even if this one is killed in its
  // first turn.
  await guardar(avance);
  for (const id_cobrador of ids) {
    if (performance.now() - empezo > limite_ms) return avance;
    avance = conTurno(avance, await turnoDe(id_cobrador, corrida), corrida.reloj.ahora());
    await guardar(avance);
  }
  if (deTodos) {
    for (const resumen of DE_TODOS) avance = await conRevision(avance, corrida, resumen);
    avance = conAsuntos(avance, [...corrida.semanas.asuntos(), ...(await asuntosDelBanco())]);
  }
  const { cierre } = corrida;
  if (cierre !== undefined)
    await sinEstorbar('El riesgo de ayer no se pudo guardar', () =>
      juntarNoche(todos, { corrida: corrida.corrida, dia: cierre, ahora: corrida.reloj.ahora() }),
    );
  // A run that only looks leaves no record to keep it in.
  if (deTodos && !corrida.soloRevisar)
    avance = await conFotosDeOficina(await conEfectivo(await conCartera(avance, corrida)));
  avance = conAsuntos(avance, await asuntosDe(ademas));
  const final = terminado(avance, corrida.reloj.ahora(), corrida.soloRevisar);
  await guardar(final);
  return final;
}

function contarlo(hecho: ConciliacionDoc, soloRevisar: boolean): void {
  const { estado, cobradores, creditos, movimientos, diferencias, sin_reparar, fallidos } = hecho;
  const cifras = { estado, cobradores, creditos, movimientos, diferencias, sin_reparar };
  registro.info(soloRevisar ? 'Saldos revisados' : 'Saldos conciliados', {
    ...cifras,
    fallidos: fallidos.length,
  });
}

const sinMas = () => Promise.resolve([]);

/**
 * Every stored sum against what its documents add up to, collector by collector in the order of their ids; what
 * differs is repaired. The day's record is written after each collector: the next run continues one that was killed
 * or ran out of time, and each repair is told exactly once.
 */
export async function conciliarSaldos(pedida: ConciliacionPedida): Promise<ConciliacionDoc> {
  const { reloj, soloRevisar = false, deNoche = false } = pedida;
  const { cobradores, limite_ms = Infinity, ademas = sinMas } = pedida;
  const ahora = reloj.ahora();
  const deTodos = cobradores === undefined;
  const queda = deTodos && !soloRevisar;
  const desde = queda ? await retomar(ahora) : avanceNuevo(nuevoId(), ahora);
  const { hasta } = desde;
  const todos = cobradores ?? (await idsDeCobradores());
  const ids = todos.filter((id) => hasta === null || id > hasta);
  const guardar = queda ? guardarDelDia : () => Promise.resolve();
  const cierre = queda && deNoche ? sumarDias(desde.fecha, -1) : undefined;
  const semanas = lectorDeSemanas(desde.fecha);
  const corrida = { corrida: desde.corrida, dia: desde.fecha, reloj, soloRevisar, semanas, cierre };
  const hecho = await seguir(desde, ids, corrida, { limite_ms, ademas, guardar, deTodos, todos });
  contarlo(hecho, soloRevisar);
  return hecho;
}

/** The night's: begins the day's run, or goes on with it; when it is over there is nothing to do. */
export async function conciliarDeNoche(reloj: Reloj, limite_ms: number): Promise<void> {
  const deHoy = await leerDelDia(fechaLocal(reloj.ahora()));
  if (deHoy === undefined || deHoy.estado === 'en_curso') {
    await conciliarSaldos({ reloj, deNoche: true, limite_ms, ademas: revisarCuentas });
  }
}
