import { type Llamada, porEntregar } from '@leal/contract';
import { type Centavos, type ClasePorAprobar, CLASES_POR_APROBAR, formatearPesos } from '@leal/domain';
import { textoEntregar } from '../../piezas/credito/entrega.ts';
import { enFrase, palabrasDe } from '../../piezas/solicitud/tipos.ts';
import type { Aviso, ResolucionAvisada } from '../../lib/vivo/avisos.ts';
import { LECTURAS_DE_CAJA } from '../../piezas/caja/lecturas.ts';
import { LECTURAS_DE_SOLICITUDES } from '../../piezas/solicitud/lecturas.ts';
import { CADUCA_CON_LA_RUTA, queCaduca } from './que-caduca.ts';

/** The name of what was asked for, and the ending of 'aprobad…' for it. */
function cosaDe(clase: ClasePorAprobar): readonly [cosa: string, final: string] {
  if (clase === 'creditos') return ['crédito', 'o'];
  if (clase === 'gastos') return ['gasto', 'o'];
  const { cosa = enFrase(clase), final } = palabrasDe(clase);
  return [cosa, final];
}

const textoPorResolver = (monto: Centavos): string =>
  `Tienes ${formatearPesos(monto)} por devolver o registrar`;

/** The message about a decision, and below it what has to be done now. */
type Dicho = readonly [texto: string, detalle?: string];

/** 'Aprobada: renovación de Ana López', 'Entregar $2,345.00'; 'Rechazada: …', 'Tienes $240.00 por devolver o registrar'. */
export function textoResolucion({
  clase,
  aprobada,
  nombre_cliente,
  monto,
  monto_entregado,
  por_resolver,
  con_otros_datos,
}: ResolucionAvisada): Dicho {
  const [cosa, final] = cosaDe(clase);
  const de = nombre_cliente && ` de ${nombre_cliente}`;
  const texto = `${aprobada ? 'Aprobad' : 'Rechazad'}${final}: ${cosa}${de}`;
  if (monto_entregado !== undefined) return [texto, textoEntregar(monto_entregado)];
  if (por_resolver !== undefined) return [texto, textoPorResolver(por_resolver)];
  if (con_otros_datos) return [texto, 'Con los datos que escribió el gerente'];
  return monto === undefined ? [texto] : [texto, formatearPesos(monto)];
}

/** The parts of a notice that this phone has told already. */
export type YaAvisado = Pick<Aviso, 'por_aprobar' | 'ruta' | 'caja'> & {
  readonly id_resolucion: string | null;
  readonly id_manos?: string | undefined;
  /** The newest of them. */
  readonly id_no_esta?: string | undefined;
};

export const yaAvisadoDe = ({ por_aprobar, ruta, caja, resolucion, manos, no_estan }: Aviso): YaAvisado => ({
  por_aprobar,
  ruta,
  caja,
  id_resolucion: resolucion?.id ?? null,
  id_manos: manos?.id,
  id_no_esta: no_estan?.at(-1)?.id,
});

type Novedades = {
  /** A decision to tell; null when the last one was told already. */
  readonly resolucion: ResolucionAvisada | null;
  /** Clients came or went; undefined when that was told already. */
  readonly manos?: string | undefined;
  /** Transfers that are not in the bank, each that was not told yet. */
  readonly no_estan: readonly string[];
  /** The number of decisions that 'Solicitudes' lists; cash that one left in hand is a task and counts as that. */
  readonly decididas: number;
  /** The calls whose cached answers are out of date. */
  readonly caducan: readonly Llamada[];
};

const NADA: Novedades = { resolucion: null, no_estan: [], decididas: 0, caducan: [] };

/** Those after the last that was told; all, where that has gone from the list. */
const queNoEstan = ({ id_no_esta }: YaAvisado, { no_estan = [] }: Aviso): readonly string[] =>
  no_estan.slice(no_estan.findIndex(({ id }) => id === id_no_esta) + 1).map(({ texto }) => texto);

/** The kinds of which fewer wait than before: they were decided. Two decisions in a row may come as one change. */
const decididas = (antes: YaAvisado, ahora: Aviso): ClasePorAprobar[] =>
  CLASES_POR_APROBAR.filter((clase) => ahora.por_aprobar[clase] < antes.por_aprobar[clase]);

/** Expenses have a list of their own. */
function cuantasDecididas(antes: YaAvisado, ahora: Aviso, resolucion: ResolucionAvisada | null): number {
  const menos = decididas(antes, ahora)
    .filter((clase) => clase !== 'gastos')
    .reduce((suma, clase) => suma + antes.por_aprobar[clase] - ahora.por_aprobar[clase], 0);
  const dicha = resolucion !== null && resolucion.clase !== 'gastos' ? 1 : 0;
  return Math.max(menos, dicha) - (resolucion?.por_resolver === undefined ? 0 : 1);
}

/** The news since `antes`; none when this phone has never looked: then everything there is old. */
export function novedadesDe(antes: YaAvisado | null, ahora: Aviso): Novedades {
  if (!antes) return NADA;
  const resolucion = ahora.resolucion?.id === antes.id_resolucion ? null : ahora.resolucion;
  const clases = new Set([...decididas(antes, ahora), ...(resolucion ? [resolucion.clase] : [])]);
  const caducan = new Set([
    ...[...clases].flatMap(queCaduca),
    ...(clases.size > 0 ? LECTURAS_DE_SOLICITUDES : []),
    ...(ahora.ruta === antes.ruta ? [] : CADUCA_CON_LA_RUTA),
    // A manager may have taken back a hand-over: then its loan waits again.
    ...(ahora.caja === antes.caja ? [] : [...LECTURAS_DE_CAJA, porEntregar]),
  ]);
  return {
    resolucion,
    ...(ahora.manos && ahora.manos.id !== antes.id_manos && { manos: ahora.manos.texto }),
    no_estan: queNoEstan(antes, ahora),
    decididas: cuantasDecididas(antes, ahora, resolucion),
    caducan: [...caducan],
  };
}
