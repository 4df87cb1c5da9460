import type { CreditoDoc, MudanzaDoc } from '@leal/contract/documentos';
import {
  type Criterios,
  criteriosDe,
  criteriosVigentes,
  diasQueCambian,
  efectoEnRuta,
  type Fecha,
  fechaLocal,
  festivosDeVersion,
  idFila,
  juntarRepartos,
  type Mudanza,
  mudarCredito,
  type Negocio,
  ROL,
  type Reparto,
} from '@leal/domain';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { anotar, type Autoria } from '../../data/bitacora.ts';
import { documentoCalendario, documentoMudanza } from '../../data/configuracion.ts';
import { activosDe, creditos, leerCreditos, movimientos } from '../../data/creditos.ts';
import { leerDia } from '../../data/dias.ts';
import { type FilasDelDia, idsConTotales, moverDias, moverTotales } from '../../data/totales.ts';
import { idsDePeticion } from '../../platform/ids.ts';
import { leerNegocio } from '../../context/negocio.ts';
import { transaccionDeTrabajo } from '../../platform/transacciones.ts';
import { contarDeNuevo } from './contar-de-nuevo.ts';

/** Credits in one commit: with their audit and a late day each, a third of what a commit may write. */
const POR_TANDA = 40;

/** The clock changes it, by what the owner has listed. */
const LEAL: Autoria['actor'] = { uid: 'leal', nombre: 'Leal', id_rol: ROL.gerente };

type Corrida = {
  readonly ahora: Date;
  readonly negocio: Negocio;
  readonly version: number;
  /** The days that the version changes, the first one first. */
  readonly cambian: readonly Fecha[];
  /** The numbers by which credits are counted; null: they did not change. */
  readonly criterios: Criterios | null;
};

/** All that becomes another with a credit. */
type Mudado = {
  readonly credito: CreditoDoc;
  readonly despues: CreditoDoc;
  readonly cambios: Partial<CreditoDoc>;
  readonly atrasos: Mudanza['atrasos'];
  readonly efecto: Reparto;
};

/** A credit's plan by the calendar in force, and its count by the numbers in force; null: neither is another one. */
function mudadoDe(credito: CreditoDoc, { negocio, criterios }: Corrida): Mudado | null {
  const plan = mudarCredito(credito, negocio);
  const conta = criterios && contarDeNuevo({ ...credito, ...plan?.cambios }, criterios);
  if (plan === null && conta === null) return null;
  const cambios = { ...plan?.cambios, ...conta?.cambios };
  const despues = { ...credito, ...cambios };
  const efecto = juntarRepartos(plan?.efecto ?? {}, efectoEnRuta(credito, despues));
  return { credito, despues, cambios, atrasos: plan?.atrasos ?? [], efecto };
}

/**
 * The credits of a collector that the version may change: where numbers change all that are open; else those due on or after its first
 * day, or called late on one that is over.
 */
async function idsPorMudar(id_cobrador: string, corrida: Corrida): Promise<string[]> {
  const { ahora, cambian, criterios } = corrida;
  const [primero] = cambian;
  if (primero === undefined && criterios === null) return [];
  const abiertos = activosDe(id_cobrador);
  const delPlan =
    primero === undefined || criterios ? abiertos : abiertos.where('fecha_vencimiento', '>=', primero);
  const pasados = cambian.filter((dia) => dia <= fechaLocal(ahora));
  const [{ docs }, ...dias] = await Promise.all([
    delPlan.get(),
    ...pasados.map((dia) => leerDia(id_cobrador, dia)),
  ]);
  const tocados = docs.map((foto) => foto.data()).filter((credito) => mudadoDe(credito, corrida) !== null);
  const tarde = dias.flatMap((dia) =>
    Object.values(dia?.filas ?? {}).flatMap(({ tipo, id_credito }) =>
      tipo === 'atraso' ? [id_credito] : [],
    ),
  );
  return [...new Set([...tocados.map(({ id_credito }) => id_credito), ...tarde])];
}

/** The row stays, and says why it counts no more. */
function marcarAtrasos(tx: Transaction, { credito, atrasos }: Mudado, { ahora, version }: Corrida): void {
  for (const { id_movimiento } of atrasos) {
    const cancelado = { fecha: ahora, por: LEAL.uid, id_movimiento, calendario: version };
    tx.update(movimientos(credito.id_credito).doc(id_movimiento), { cancelado });
  }
}

const planDe = ({ fecha_vencimiento, calendario, atrasos }: CreditoDoc) => ({
  fecha_vencimiento,
  calendario,
  atrasos,
});
const cuentaDe = (credito: CreditoDoc) => ({
  renovable: credito.renovable ?? false,
  ...criteriosDe(credito),
});

/**
 * The audit of a credit that moved says its plan, where a day changed that; else the numbers by which it is counted.
 */
function mudarUno(autoria: Autoria, mudado: Mudado, corrida: Corrida): Reparto {
  const { credito, despues, cambios, efecto } = mudado;
  autoria.tx.update(creditos.doc(credito.id_credito), cambios);
  marcarAtrasos(autoria.tx, mudado, corrida);
  const delPlan = cambios.debe_desde !== undefined;
  const dicho = (version: CreditoDoc) => ({
    ...(delPlan && planDe(version)),
    ...(cambios.criterios && cuentaDe(version)),
  });
  anotar(autoria, {
    accion: delPlan ? 'calendario/mudar' : 'ajustes/mudar',
    documento: `creditos/${credito.id_credito}`,
    id_cobrador: credito.id_cobrador,
    cliente: credito,
    antes: dicho(credito),
    despues: dicho(despues),
  });
  return efecto;
}

/** The rows of late days leave the lists of their days, which are those of whoever marked them. */
function filasQueSalen(mudados: readonly Mudado[]): Record<string, Record<Fecha, FilasDelDia>> {
  const filas: Record<string, Record<Fecha, Record<string, null>>> = {};
  for (const { credito, atrasos } of mudados) {
    for (const { fecha, id_movimiento, id_cobrador } of atrasos)
      ((filas[id_cobrador] ??= {})[fecha] ??= {})[idFila(credito.id_credito, id_movimiento)] = null;
  }
  return filas;
}

/** One commit: read again, changed once, however often it is sent; the collector's sums move once for all of it. */
function mudarTanda(ids: readonly string[], corrida: Corrida): Promise<void> {
  const idsDeFilas = idsDePeticion();
  return transaccionDeTrabajo(async (tx) => {
    const leidos = await leerCreditos(ids, tx);
    const mudados = leidos.flatMap((credito): Mudado[] => {
      // A credit that has another collector by now moves too: the late day that is called off is this one's.
      const mudado = mudadoDe(credito, corrida);
      return mudado === null ? [] : [mudado];
    });
    if (mudados.length === 0) return;
    const autoria: Autoria = { tx, actor: LEAL, ahora: corrida.ahora, ids: idsDeFilas };
    const efecto = mudados
      .map((mudado) => mudarUno(autoria, mudado, corrida))
      .reduce((suma, reparto) => juntarRepartos(suma, reparto), {});
    const filas = filasQueSalen(mudados);
    for (const [quien, { totales, dias }] of Object.entries(efecto)) {
      moverTotales(tx, quien, totales, { hoy: fechaLocal(corrida.ahora) });
      moverDias(tx, quien, { dias, filas: filas[quien] }, corrida.ahora);
    }
    tx.update(documentoMudanza(), {
      creditos: FieldValue.increment(mudados.length),
      atrasos: FieldValue.increment(mudados.reduce((n, { atrasos }) => n + atrasos.length, 0)),
    });
  });
}

async function mudarCartera(id_cobrador: string, corrida: Corrida): Promise<void> {
  const ids = await idsPorMudar(id_cobrador, corrida);
  for (let i = 0; i < ids.length; i += POR_TANDA) {
    // oxlint-disable-next-line no-await-in-loop -- commits of one collector would wait for each other
    await mudarTanda(ids.slice(i, i + POR_TANDA), corrida);
  }
}

/** The days between the list of a version and the one before it. */
function diasDeLaVersion(negocio: Negocio, version: number): Fecha[] {
  const [antes, despues] = [version - 1, version].map((numero) => festivosDeVersion(negocio, numero));
  return diasQueCambian(antes ?? [], despues ?? []);
}

/** Says how far it is, unless a newer version is on its way: a run that was left behind would let that one pass collectors over. */
const siSigue = (version: number, escribir: (tx: Transaction) => void): Promise<boolean> =>
  transaccionDeTrabajo(async (tx) => {
    const sigue = (await tx.get(documentoMudanza())).data()?.version === version;
    if (sigue) escribir(tx);
    return sigue;
  });

type AlMudar = {
  readonly ahora: Date;
  /** Whether the version changes the numbers by which credits are counted. */
  readonly conCriterios: boolean;
  readonly limite_ms: number;
};

/**
 * Brings the open credits over to the newest version, which must be in force, and to the numbers in force where these changed: collector
 * by collector, in batches. A run that was cut short is continued by the next one; what is over already is not touched again. Resolves
 * with whether all are.
 */
export async function mudarCreditos(
  { version, hasta }: MudanzaDoc,
  { ahora, conCriterios, limite_ms }: AlMudar,
): Promise<boolean> {
  const empezo = performance.now();
  for (const id_cobrador of await idsConTotales(hasta)) {
    if (performance.now() - empezo > limite_ms) return false;
    // oxlint-disable-next-line no-await-in-loop -- each time again: a run is longer than settings are remembered
    const negocio = await leerNegocio();
    const corrida = {
      ahora,
      negocio,
      version,
      cambian: diasDeLaVersion(negocio, version),
      criterios: conCriterios ? criteriosVigentes(negocio.parametros) : null,
    };
    // oxlint-disable-next-line no-await-in-loop -- one collector at a time, so that what is over is known
    await mudarCartera(id_cobrador, corrida);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const sigue = await siSigue(version, (tx) => void tx.update(documentoMudanza(), { hasta: id_cobrador }));
    if (!sigue) return false;
  }
  return siSigue(version, (tx) => {
    tx.update(documentoMudanza(), { estado: 'hecha', termino_en: ahora });
    tx.update(documentoCalendario(), { mudada: version });
  });
}
