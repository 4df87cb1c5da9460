import type { AsuntoPorRevisar, ConciliacionDoc, DiferenciaConciliada } from '@leal/contract/documentos';
import { type Fecha, fechaLocal, juntarEfectivo } from '@leal/domain';
import type { CobradorConciliado } from './conciliar-cobrador.ts';

/** The most details that a day's record keeps; the log has them all. */
const MAXIMO_DETALLE = 200;

/** A run that has not looked at any collector yet. */
export const avanceNuevo = (
  corrida: string,
  ahora: Date,
  anteriores: ConciliacionDoc['anteriores'] = [],
): ConciliacionDoc => ({
  fecha: fechaLocal(ahora),
  estado: 'en_curso',
  corrida,
  hasta: null,
  empezo_en: ahora,
  termino_en: ahora,
  leido_en: ahora,
  cobradores: 0,
  creditos: 0,
  movimientos: 0,
  diferencias: 0,
  detalle: [],
  detalle_omitido: 0,
  sin_reparar: 0,
  por_revisar: [],
  fallidos: [],
  anteriores,
});

/** The end of a collector's turn. Repairs that were made before it failed stay. */
export type Turno = {
  readonly id_cobrador: string;
  readonly diferencias: readonly DiferenciaConciliada[];
  readonly desenlace: CobradorConciliado | { readonly motivo: string };
};

/** The record with what was found besides. */
export function conDiferencias(previo: ConciliacionDoc, nuevas: Turno['diferencias']): ConciliacionDoc {
  const diferencias = previo.diferencias + nuevas.length;
  const detalle = [...previo.detalle, ...nuevas].slice(0, MAXIMO_DETALLE);
  return { ...previo, diferencias, detalle, detalle_omitido: diferencias - detalle.length };
}

/** The record with who of them has no picture of the last weeks, so that the office's says that they are missing. */
const conSinFotos = (previo: ConciliacionDoc, id_cobrador: string): ConciliacionDoc => ({
  ...previo,
  sin_fotos: [...(previo.sin_fotos ?? []), id_cobrador],
});

/** The record with the oldest week in which any collector's picture was held against the rows. */
const conFotosDesde = (previo: ConciliacionDoc, desde: Fecha | undefined): ConciliacionDoc =>
  desde === undefined || (previo.fotos_desde !== undefined && previo.fotos_desde <= desde)
    ? previo
    : { ...previo, fotos_desde: desde };

/** The record with one collector more. */
export function conTurno(
  previo: ConciliacionDoc,
  { id_cobrador, diferencias, desenlace }: Turno,
  ahora: Date,
): ConciliacionDoc {
  const avance = { ...conDiferencias(previo, diferencias), hasta: id_cobrador, termino_en: ahora };
  if ('motivo' in desenlace) {
    const fallido = { id_cobrador, motivo: desenlace.motivo };
    const fallidos = [...previo.fallidos, fallido].slice(0, MAXIMO_DETALLE);
    return conSinFotos({ ...avance, fallidos }, id_cobrador);
  }
  const { leido_en, creditos, movimientos, por_revisar, efectivo, fotos, fotos_desde } = desenlace;
  const conFotos = fotos ? conFotosDesde(avance, fotos_desde) : conSinFotos(avance, id_cobrador);
  return {
    ...conAsuntos(conFotos, por_revisar),
    leido_en,
    cobradores: previo.cobradores + 1,
    creditos: previo.creditos + creditos,
    movimientos: previo.movimientos + movimientos,
    efectivo: previo.efectivo ? juntarEfectivo(previo.efectivo, efectivo) : efectivo,
  };
}

/** The record with what a person has to look at besides. */
export const conAsuntos = (
  previo: ConciliacionDoc,
  asuntos: readonly AsuntoPorRevisar[],
): ConciliacionDoc => ({
  ...previo,
  sin_reparar: previo.sin_reparar + asuntos.length,
  por_revisar: [...previo.por_revisar, ...asuntos].slice(0, MAXIMO_DETALLE),
});

function desenlaceDe(
  { fallidos, sin_reparar, diferencias }: ConciliacionDoc,
  soloRevisar: boolean,
): ConciliacionDoc['estado'] {
  if (fallidos.length > 0 || sin_reparar > 0) return 'por_revisar';
  if (diferencias === 0) return 'cuadra';
  return soloRevisar ? 'por_revisar' : 'corregida';
}

/** The record of a run that has looked at every collector. */
export const terminado = (avance: ConciliacionDoc, ahora: Date, soloRevisar: boolean): ConciliacionDoc => ({
  ...avance,
  estado: desenlaceDe(avance, soloRevisar),
  termino_en: ahora,
});
