import type { AsuntoPorRevisar, DiferenciaConciliada, SemanaGuardadaDoc } from '@leal/contract/documentos';
import {
  type Aportacion,
  desviaciones,
  type Fecha,
  type Incrementos,
  numerosDe,
  type SemanaComparable,
  semanaDeTotales,
} from '@leal/domain';
import type { Timestamp } from 'firebase-admin/firestore';
import { leer } from '../../data/coleccion.ts';
import { encolarReporte, leerReporteCompilado } from '../../data/reportes-semana.ts';
import { desdeCuando, filasDeSemana, semanaGuardada, semanasQueSeGuardan } from '../../data/resumen.ts';
import { sonPocosCobradores } from '../../data/sumas-de-oficina.ts';
import { firestore } from '../../platform/firebase.ts';
import { registro } from '../../platform/registro.ts';
import { comoDiferencias, motivoDe } from './revision.ts';

/** What is kept of a collector's week; `semana` is absent: as of somebody who did nothing in it. */
export type SemanaDicha = {
  readonly lunes: Fecha;
  /** In which of the week's documents it stands, or would. */
  readonly numero: number;
  /** Whatever moved after this is rightly not in it. */
  readonly desde: Timestamp;
  readonly semana: SemanaComparable | undefined;
};

export type LectorDeSemanas = {
  readonly de: (id_cobrador: string) => Promise<SemanaDicha[]>;
  /** The weeks that could not be read. */
  readonly asuntos: () => readonly AsuntoPorRevisar[];
};

type Abierta = {
  readonly guardada: SemanaGuardadaDoc;
  readonly numero: number;
  readonly filas: ReadonlyMap<string, SemanaComparable>;
};

/** The last document that begins before that id; those before the first stand in it. */
const parteDe = ({ filas }: SemanaGuardadaDoc, id_cobrador: string): number =>
  Math.max(
    0,
    filas.findLastIndex(({ desde }) => desde <= id_cobrador),
  );

/** The document in which that collector stands; null: no such week is kept, or it is being written just now. */
async function abrir(
  lunes: Fecha,
  id_cobrador: string,
  conocida?: SemanaGuardadaDoc,
): Promise<Abierta | null> {
  const guardada = conocida ?? (await leer(semanaGuardada(lunes)));
  if (!guardada) return null;
  const numero = parteDe(guardada, id_cobrador);
  const dicha = guardada.filas[numero];
  if (!dicha) return { guardada, numero, filas: new Map() };
  const parte = await leer(filasDeSemana(lunes, numero));
  if (parte?.version !== dicha.version) return conocida ? abrir(lunes, id_cobrador) : null;
  return { guardada, numero, filas: new Map(parte.filas.map((fila) => [fila.id_cobrador, fila.semana])) };
}

/**
 * The weeks of all collectors that the clock keeps, for a run that asks for one collector after the other in the order of their ids:
 * each document is read once, and one of each week is in memory. One that cannot be read is compared with nobody, and nothing else is lost.
 */
export function lectorDeSemanas(hoy: Fecha): LectorDeSemanas {
  const abiertas = new Map<Fecha, Abierta | null>();
  const asuntos: AsuntoPorRevisar[] = [];
  const intentar = (lunes: Fecha, id_cobrador: string, conocida?: SemanaGuardadaDoc) =>
    abrir(lunes, id_cobrador, conocida).catch((error: unknown) => {
      registro.error('Una semana de todos no se pudo revisar', error, { lunes });
      const motivo = `La semana no se pudo revisar: ${motivoDe(error)}`;
      asuntos.push({ documento: `resumenes/semana-${lunes}`, motivo });
      return null;
    });
  async function de(id_cobrador: string): Promise<SemanaDicha[]> {
    if (await sonPocosCobradores()) return [];
    const dichas: SemanaDicha[] = [];
    for (const lunes of semanasQueSeGuardan(hoy)) {
      let abierta = abiertas.get(lunes);
      if (abierta === undefined || (abierta && abierta.numero !== parteDe(abierta.guardada, id_cobrador)))
        // oxlint-disable-next-line no-await-in-loop -- a few documents in a whole run
        abierta = await intentar(lunes, id_cobrador, abierta?.guardada);
      abiertas.set(lunes, abierta);
      if (!abierta) continue;
      const { guardada, numero, filas } = abierta;
      dichas.push({ lunes, numero, desde: desdeCuando(guardada), semana: filas.get(id_cobrador) });
    }
    return dichas;
  }
  return { de, asuntos: () => asuntos };
}

const porLugar = (montos: readonly number[]): object => Object.fromEntries(montos.entries());

const numeros = (semana: SemanaComparable | undefined): Incrementos => {
  const { dias = [], transferidos = [], ...resto } = semana ?? {};
  return numerosDe({ ...resto, dias: porLugar(dias), transferidos: porLugar(transferidos) });
};

/** What came or was corrected since it was kept is not in it yet: its report says so. A read, where something differs. */
async function seMovio(id_cobrador: string, { lunes, desde }: SemanaDicha): Promise<boolean> {
  const movido_en = (await leerReporteCompilado({ id_cobrador, lunes }))?.movido_en;
  return movido_en !== undefined && movido_en.getTime() > desde.toMillis();
}

type AlRevisar = {
  readonly id_cobrador: string;
  /** Read before the ledger was, so that nothing newer is in it. */
  readonly dichas: readonly SemanaDicha[];
  /** What the ledger says of each day. */
  readonly dias: Aportacion['dias'];
};

/** What is kept of a collector's weeks and is not what the ledger says. */
export async function revisarSemanas({ id_cobrador, dichas, dias }: AlRevisar) {
  const halladas: { lunes: Fecha; diferencias: DiferenciaConciliada[] }[] = [];
  for (const dicha of dichas) {
    const { lunes, numero, semana } = dicha;
    const desviadas = desviaciones(numeros(semana), numeros(semanaDeTotales(dias, lunes)));
    // oxlint-disable-next-line no-await-in-loop -- it happens when something differs
    if (desviadas.length === 0 || (await seMovio(id_cobrador, dicha))) continue;
    const documento = `resumenes/semana-${lunes}-${numero}`;
    const suyas = desviadas.map(({ ruta, ...cifras }) => ({ ruta: [id_cobrador, ...ruta], ...cifras }));
    halladas.push({ lunes, diferencias: comoDiferencias(id_cobrador, documento, suyas) });
  }
  return halladas;
}

/**
 * Nobody uses what is kept of these weeks until the hour's job has made it anew, of all reports; this collector's are compiled again
 * before, in case what is kept has its mistake from there.
 */
export async function rehacerSemanas(
  id_cobrador: string,
  semanas: readonly { readonly lunes: Fecha }[],
  ahora: Date,
): Promise<void> {
  if (semanas.length === 0) return;
  const tanda = firestore().batch();
  for (const { lunes } of semanas) {
    tanda.delete(semanaGuardada(lunes));
    encolarReporte(tanda, { id_cobrador, lunes }, ahora);
  }
  await tanda.commit();
}
