import {
  type Centavos,
  centavos,
  CLASES_POR_APROBAR,
  porAprobar,
  type ClasePorAprobar,
  type PorAprobar,
} from '@leal/domain';
import { fuente, type Foto } from './fuente.ts';

export type ResolucionAvisada = {
  readonly id: string;
  readonly clase: ClasePorAprobar;
  readonly aprobada: boolean;
  /** Empty for an expense. */
  readonly nombre_cliente: string;
  /** The amount that it is about. */
  readonly monto?: Centavos;
  /** The cash to hand over of an approved renewal. */
  readonly monto_entregado?: Centavos;
  /** A client was changed otherwise than it was asked for. */
  readonly con_otros_datos?: true;
  /** Cash that the decision left in hand. */
  readonly por_resolver?: Centavos;
};

/**
 * The notice of a collector: how many requests wait, the last decision, and counters of changes of route and cash box.
 */
export type Aviso = {
  readonly por_aprobar: PorAprobar;
  readonly resolucion: ResolucionAvisada | null;
  /** Clients came or went: the words for it. */
  readonly manos?: { readonly id: string; readonly texto: string };
  /** Transfers that the office did not find in the bank: the words for each, the newest last. */
  readonly no_estan?: readonly { readonly id: string; readonly texto: string }[];
  readonly ruta: number;
  readonly caja: number;
};

type Crudo = Readonly<Record<string, unknown>>;

const mapaDe = (valor: unknown): Crudo =>
  typeof valor === 'object' && valor !== null ? (valor as Crudo) : {};
const enteroDe = (valor: unknown): number => (Number.isSafeInteger(valor) ? (valor as number) : 0);

/** A decision names its kind in the singular, the counters in the plural; requests have the same word in both. */
const claseDe = (tipo: unknown): ClasePorAprobar | undefined => {
  if (tipo === 'credito') return 'creditos';
  if (tipo === 'gasto') return 'gastos';
  return CLASES_POR_APROBAR.find((clase) => clase === tipo);
};

const montoEn = <C extends string>(valor: unknown, campo: C): { readonly [K in C]?: Centavos } =>
  Number.isSafeInteger(valor) ? ({ [campo]: centavos(valor as number) } as { [K in C]: Centavos }) : {};

function leerResolucion(cruda: unknown): ResolucionAvisada | null {
  const { id, tipo, estado, nombre_cliente, con_otros_datos, ...montos } = mapaDe(cruda);
  const clase = claseDe(tipo);
  if (typeof id !== 'string' || clase === undefined) return null;
  return {
    id,
    clase,
    aprobada: estado === 'aprobada',
    nombre_cliente: typeof nombre_cliente === 'string' ? nombre_cliente : '',
    ...(con_otros_datos === true && { con_otros_datos }),
    ...montoEn(montos['monto_centavos'], 'monto'),
    ...montoEn(montos['monto_entregado_centavos'], 'monto_entregado'),
    ...montoEn(montos['por_resolver_centavos'], 'por_resolver'),
  };
}

const leerPorAprobar = (crudo: unknown): PorAprobar => porAprobar((clase) => enteroDe(mapaDe(crudo)[clase]));

function dichoDe(crudo: unknown): { id: string; texto: string } | undefined {
  const { id, texto } = mapaDe(crudo);
  return typeof id === 'string' && typeof texto === 'string' ? { id, texto } : undefined;
}

/** A document of another version of the app, or a missing one, is read as far as it can be understood. */
export function leerAviso({ documentos: [documento] }: Foto): Aviso {
  const { por_aprobar, ultima_resolucion, manos, no_estan, ruta, caja } = documento?.datos ?? {};
  const dicho = dichoDe(manos);
  return {
    por_aprobar: leerPorAprobar(por_aprobar),
    resolucion: leerResolucion(ultima_resolucion),
    ...(dicho && { manos: dicho }),
    ...(Array.isArray(no_estan) && { no_estan: no_estan.flatMap((uno) => dichoDe(uno) ?? []) }),
    ruta: enteroDe(ruta),
    caja: enteroDe(caja),
  };
}

/** One collector's notice: how many wait, which was the last to be decided, and how often cash was handed over. */
export type AvisoDeUno = {
  readonly id_cobrador: string;
  readonly por_aprobar: PorAprobar;
  readonly decidida: string | null;
  readonly caja: number;
};
/** The notices of the collectors that moved last; `hayMas`: others may have moved before them. */
export type AvisosRecientes = { readonly deCadaUno: readonly AvisoDeUno[]; readonly hayMas: boolean };

/** The rules let a listener have so many: what it costs does not grow with the collectors. */
const RECIENTES = 20;

export function leerAvisos({ documentos }: Foto): AvisosRecientes {
  const deCadaUno = documentos.map(({ id, datos }) => ({
    id_cobrador: id,
    por_aprobar: leerPorAprobar(datos['por_aprobar']),
    decidida: leerResolucion(datos['ultima_resolucion'])?.id ?? null,
    caja: enteroDe(datos['caja']),
  }));
  return { deCadaUno, hayMas: deCadaUno.length >= RECIENTES };
}

export const avisoDe = (id_cobrador: string) =>
  fuente<Aviso>({ coleccion: 'avisos', id: id_cobrador }, leerAviso);

export const AVISOS_RECIENTES = fuente<AvisosRecientes>(
  { coleccion: 'avisos', orden: 'movido_en', alReves: true, limite: RECIENTES },
  leerAvisos,
);
