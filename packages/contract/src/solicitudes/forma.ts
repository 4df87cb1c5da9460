import { type CampoTelefono, ESTADOS_SOLICITUD, type TipoSolicitud } from '@leal/domain';
import * as z from 'zod/mini';
import {
  type Campo,
  type Campos,
  dichos,
  type Dichos,
  guardado,
  igual,
  momento,
  nulable,
  opcional,
} from '../comunes/campo.ts';
import type { Esquema } from '../llamada.ts';

const estado = z.enum(ESTADOS_SOLICITUD);

const telefono = igual(z._default(z.string(), ''));
/** The phones by which the inbox finds a request; '' in those that are older than this. */
const TELEFONOS_DEL_CLIENTE = {
  telefono,
  segundo_telefono: telefono,
} as const satisfies Record<CampoTelefono, Campo>;

/** The fields of every request, whatever its kind (spec §3). */
export const COMUNES = {
  id_solicitud: igual(z.string()),
  id_cobrador: igual(z.string()),
  solicitante: igual(z.string()),
  nombre_solicitante: igual(z.string()),
  id_cliente: igual(z.string()),
  id_credito: nulable(igual(z.string())),
  nombre_cliente: igual(z.string()),
  negocio: igual(z.string()),
  direccion: igual(z.string()),
  ...TELEFONOS_DEL_CLIENTE,
  motivo: igual(z.string()),
  fecha_solicitud: momento,
  fecha_respuesta: nulable(momento),
  gerente_responde: nulable(igual(z.string())),
  nombre_gerente: nulable(igual(z.string())),
  comentario: igual(z.string()),
  decision_propia: guardado(z.boolean()),
  /** Cash that the decision left is still in the collector's hands; queries filter by this field. */
  tarea_abierta: guardado(z.optional(z.boolean())),
  /** A transfer that no payment stands for is to be cleared up by the office; queries filter by this field. */
  por_aclarar: guardado(z.optional(z.literal(true))),
  /** A manager's words on what it was. */
  aclarado: opcional(igual(z.string())),
} as const;

/** The wire's part of them, with the state. */
export const comunDicho = { ...dichos(COMUNES), estado };

/** The parts that belong to one kind of request only. */
export type DeTipo<C extends Campos, V extends Esquema, J extends Record<string, Esquema>> = {
  /** Stored inside `datos`, sent next to the common fields. A kind may spell its state in its own way. */
  readonly campos: C;
  /** The amounts of which the first that is there is its money: what was decided, else what was asked for. Empty: none. */
  readonly montos: readonly (keyof C & string)[];
  /** The values that the question before the decision shows: those that the decision changes. */
  readonly visto: V;
  /** The question's additions, which the server does not compare. */
  readonly junto: J;
};

type ConEstado<C extends Campos> = Omit<typeof comunDicho, keyof Dichos<C>>;

/** A kind of request, written once: its document and its answer are made from this. */
export function formaDeSolicitud<
  T extends TipoSolicitud,
  C extends Campos,
  V extends Esquema,
  J extends Record<string, Esquema>,
>(tipo: T, { campos, montos, visto, junto }: DeTipo<C, V, J>) {
  const { estado: deTodas, ...resto } = comunDicho;
  const forma = {
    ...resto,
    ...(!('estado' in campos) && { estado: deTodas }),
    tipo: z.literal(tipo),
    ...dichos(campos),
  };
  return {
    tipo,
    campos,
    montos,
    visto,
    junto,
    /** The wire's. */
    solicitud: z.object(forma as unknown as ConEstado<C> & { tipo: z.ZodMiniLiteral<T> } & Dichos<C>),
    /** The answer to its question. */
    pregunta: z.object({
      tipo: z.literal(tipo),
      estado,
      visto,
      ...junto,
    }),
  };
}
