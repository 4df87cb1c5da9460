import type { DiferenciaConciliada, FilasDoc, ResumenDoc, TotalesDoc } from '@leal/contract/documentos';
import {
  desviaciones,
  type Fecha,
  fechaLocal,
  type Incrementos,
  numerosDe,
  sumasVigentes,
} from '@leal/domain';
import type { Timestamp } from 'firebase-admin/firestore';
import { leerNegocio } from '../../context/negocio.ts';
import { mantenerEquipo } from '../../data/equipo.ts';
import { type CuandoDeFilas, type Fila, filaDe } from '../../data/filas.ts';
import { leerJuntos } from '../../data/instante.ts';
import { instanteDe, resumen, resumenDeEquipo, resumenDeFilas } from '../../data/resumen.ts';
import type { Reloj } from '../../platform/clock.ts';
import { sumarTodos, sumarYGuardar } from '../../data/sumas-de-oficina.ts';
import { totalesEn } from '../../data/totales-al-dia.ts';

/** The store is read as it was for so long; sums that are older are not used, and the next minute makes new ones. */
const LEGIBLE_MS = 50 * 60_000;

type AlRevisar = { readonly reloj: Reloj; readonly soloRevisar: boolean };

/** What is kept of all collectors, as of one moment: the sums, the routes of the team's table, and the rows. */
const leerGuardado = () =>
  leerJuntos(async (tx) => {
    const foto = await tx.get(resumen());
    const guardado = foto.data();
    const equipo = (await tx.get(resumenDeEquipo())).data();
    const partes = (guardado?.filas ?? []).map((_, numero) => resumenDeFilas(numero));
    const filas = partes.length > 0 ? await tx.getAll(...partes) : [];
    return { instante: foto.readTime, guardado, equipo, filas: filas.map((parte) => parte.data()) };
  });

/** The same from the sums of each, with what is said of each. */
async function contar(instante: Timestamp, cuando: CuandoDeFilas) {
  const filas: Fila[] = [];
  async function* conFilas(): AsyncGenerator<TotalesDoc> {
    for await (const sumas of totalesEn(instante)) {
      filas.push(filaDe(sumas, cuando, false));
      yield sumas;
    }
  }
  return { ...(await sumarTodos(instante, cuando, conFilas())), filas };
}

/** Lists as trees, so that their numbers are compared like the others. */
const sinListas = (valor: unknown): unknown =>
  typeof valor === 'object' && valor !== null && !(valor instanceof Date)
    ? Object.fromEntries(Object.entries(valor).map(([campo, dentro]) => [campo, sinListas(dentro)]))
    : valor;

const numeros = (documento: object): Incrementos => numerosDe(sinListas(documento) as object);

const diferencias = (documento: string, dicho: Incrementos, contado: Incrementos): DiferenciaConciliada[] =>
  desviaciones(dicho, contado).map(({ ruta, ...cifras }) => ({
    documento: `resumenes/${documento}`,
    campo: ruta.join('.'),
    ...cifras,
  }));

const porId = (filas: readonly Fila[]): Incrementos =>
  numeros(
    Object.fromEntries(filas.map(({ id_cobrador, ruta, semanas }) => [id_cobrador, { ruta, semanas }])),
  );

/** A document that was written since the sums were is used by nobody. */
function deFilas(
  { filas: indice = [] }: ResumenDoc,
  partes: readonly (FilasDoc | undefined)[],
  contadas: readonly Fila[],
): DiferenciaConciliada[] {
  return indice.flatMap(({ desde, version }, i) => {
    const parte = partes[i];
    if (parte?.version !== version) return [];
    const hasta = indice[i + 1]?.desde;
    const suyas = contadas.filter(
      ({ id_cobrador: id }) => (i === 0 || id >= desde) && (hasta === undefined || id < hasta),
    );
    return diferencias(`filas-${i}`, porId(parte.filas), porId(suyas));
  });
}

const vigentes = ({ sumas }: Pick<ResumenDoc, 'sumas'>, hoy: Fecha): Incrementos =>
  sumasVigentes(numerosDe(sumas), hoy);

/**
 * Compares what is kept of all collectors with each one's own sums of that instant; where it differs, the sums and the
 * routes are made anew, and nobody uses the rows until the next minute has made them.
 */
export async function revisarResumen({ reloj, soloRevisar }: AlRevisar): Promise<DiferenciaConciliada[]> {
  const { instante, guardado, equipo, filas } = await leerGuardado();
  if (!guardado || instante.toMillis() - instanteDe(guardado).toMillis() > LEGIBLE_MS) return [];
  const hoy = fechaLocal(reloj.ahora());
  const cuando = { hoy, negocio: await leerNegocio() };
  const contado = await contar(instanteDe(guardado), cuando);
  const hallado = diferencias('oficina', vigentes(guardado, hoy), vigentes(contado, hoy));
  // What is of another day is used by nobody.
  if (guardado.fecha === hoy) hallado.push(...deFilas(guardado, filas, contado.filas));
  if (equipo?.fecha === hoy && instanteDe(equipo).isEqual(instanteDe(guardado)))
    hallado.push(...diferencias('equipo', numeros(equipo.rutas), numeros(contado.equipo)));
  if (hallado.length > 0 && !soloRevisar) {
    const { equipo: rutas } = await sumarYGuardar(instante, cuando);
    await mantenerEquipo({ antes: undefined, instante, rutas }, hoy);
  }
  return hallado;
}
