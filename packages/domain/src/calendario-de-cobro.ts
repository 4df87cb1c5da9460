import { type Fecha, type Festivo, sumarDias } from './calendario.ts';

/*
 * The days on which nobody collects, as they were listed at each time. A change makes a version, and none is ever forgotten: a
 * credit carries the version of its plan, so a plan can be told for good, whatever is listed later.
 */

/** A change of the listed days: those that came (or got another name) and those that went. Version 1 is the first list. */
export type VersionCalendario = {
  readonly version: number;
  /** In force from this instant on: milliseconds since 1970. */
  readonly desde_ms: number;
  readonly mas: readonly Festivo[];
  readonly menos: readonly Fecha[];
};

/** All versions, the oldest first; the last may not be in force yet. */
export type CalendarioDeCobro = readonly VersionCalendario[];

/** The owner's holidays, as the rules receive them. */
export type DiasSinCobro = {
  /** The list in force. */
  readonly festivos: readonly Festivo[];
  /** Absent: the list in force is the only one that there ever was. */
  readonly calendario?: { readonly vigente: number; readonly versiones: CalendarioDeCobro } | undefined;
};

/** The version that credits have which are older than versions. */
export const PRIMERA_VERSION = 1;

/** A holiday may be listed or taken off the list so many days after it. */
export const DIAS_ATRAS_DEL_CALENDARIO = 7;

/** The earlier day first. */
export const porFecha = (a: Festivo, b: Festivo): number =>
  a.fecha < b.fecha ? -1 : Number(a.fecha > b.fecha);

function conCambio(lista: readonly Festivo[], { mas, menos }: CambioDeCalendario): readonly Festivo[] {
  const fuera = new Set([...menos, ...mas.map(({ fecha }) => fecha)]);
  return [...lista.filter(({ fecha }) => !fuera.has(fecha)), ...mas].toSorted(porFecha);
}

const listas = new WeakMap<CalendarioDeCobro, Map<number, readonly Festivo[]>>();

/** The list of every version, by its number; made once for the same versions. */
function listasDe(versiones: CalendarioDeCobro): Map<number, readonly Festivo[]> {
  const hechas = listas.get(versiones);
  if (hechas) return hechas;
  const nuevas = new Map<number, readonly Festivo[]>();
  let lista: readonly Festivo[] = [];
  for (const cambio of versiones) {
    lista = conCambio(lista, cambio);
    nuevas.set(cambio.version, lista);
  }
  listas.set(versiones, nuevas);
  return nuevas;
}

/** The list of a version; of one that nobody has told us yet, the newest. */
export function festivosDeVersion(
  { festivos, calendario }: DiasSinCobro,
  version: number,
): readonly Festivo[] {
  if (!calendario) return festivos;
  const todas = listasDe(calendario.versiones);
  return todas.get(version) ?? [...todas.values()].at(-1) ?? festivos;
}

/** The version in force at that instant; before the first one, the first. */
export const versionEn = (versiones: CalendarioDeCobro, instante: Date): number =>
  versiones.findLast(({ desde_ms }) => desde_ms <= instante.getTime())?.version ?? PRIMERA_VERSION;

/** The version in force. */
export const versionVigente = ({ calendario }: DiasSinCobro): number =>
  calendario?.vigente ?? PRIMERA_VERSION;

/** The settings with the list that was in force at that instant: what was captured then is judged by it. */
export function conFestivosDe<N extends DiasSinCobro>(negocio: N, instante: Date): N {
  const { calendario } = negocio;
  if (!calendario) return negocio;
  const vigente = versionEn(calendario.versiones, instante);
  if (vigente === calendario.vigente) return negocio;
  return {
    ...negocio,
    festivos: festivosDeVersion(negocio, vigente),
    calendario: { ...calendario, vigente },
  };
}

/** A credit, as far as its plan's calendar is concerned. */
export type ConPlan = {
  /** Absent: the first version. */
  readonly calendario?: number | undefined;
  readonly fecha_vencimiento: Fecha | null;
};

/**
 * The days without collection as they count for that credit: to its due date those of its plan's version, whatever is listed now;
 * past it, where there is no plan any more, those in force.
 */
export function festivosDelPlan(
  { calendario: version = PRIMERA_VERSION, fecha_vencimiento }: ConPlan,
  dias: DiasSinCobro,
): readonly Festivo[] {
  if (version === versionVigente(dias) || fecha_vencimiento === null) return dias.festivos;
  return [
    ...festivosDeVersion(dias, version).filter(({ fecha }) => fecha <= fecha_vencimiento),
    ...dias.festivos.filter(({ fecha }) => fecha > fecha_vencimiento),
  ];
}

/** The days that come, or get another name, and those that go. */
export type CambioDeCalendario = Pick<VersionCalendario, 'mas' | 'menos'>;

/**
 * The change that makes the list the one that is wanted; null: it is that one. Days that are over for more than a week stay as they
 * are: people were paid, visited and called late by them.
 */
export function cambioDeCalendario(
  lista: readonly Festivo[],
  querida: readonly Festivo[],
  hoy: Fecha,
): CambioDeCalendario | null {
  const desde = sumarDias(hoy, -DIAS_ATRAS_DEL_CALENDARIO);
  const porDia = (festivos: readonly Festivo[]) =>
    new Map(festivos.map(({ fecha, nombre }) => [fecha, nombre]));
  const [antes, despues] = [porDia(lista), porDia(querida)];
  const mas = [...despues]
    .filter(([fecha, nombre]) => fecha >= desde && antes.get(fecha) !== nombre)
    .map(([fecha, nombre]) => ({ fecha, nombre }));
  const menos = [...antes.keys()].filter((fecha) => fecha >= desde && !despues.has(fecha));
  return mas.length + menos.length === 0 ? null : { mas: mas.toSorted(porFecha), menos: menos.toSorted() };
}

/** The days between two lists on which one collects and the other does not; another name changes none. */
export function diasQueCambian(antes: readonly Festivo[], despues: readonly Festivo[]): Fecha[] {
  const sinLosDe = (lista: readonly Festivo[], quitada: readonly Festivo[]): Fecha[] => {
    const quitados = new Set(quitada.map(({ fecha }) => fecha));
    return lista.map(({ fecha }) => fecha).filter((fecha) => !quitados.has(fecha));
  };
  return [...sinLosDe(antes, despues), ...sinLosDe(despues, antes)].toSorted();
}
