import type {
  CALLABLES,
  ClaseVisto,
  DatosCallable,
  DatosDecision,
  Llamada,
  NombreCallable,
  RespuestaCallable,
} from '@leal/contract';
import { CERO, type DestinoEfectivo } from '@leal/domain';
import type { Accion } from '../../lib/acciones/accion.ts';
import { leerMonto } from '../../lib/leer-monto.ts';
import type { Plano } from '../../lib/salida/registro.ts';

export type Resolver = (typeof CALLABLES)[NombreCallable];
export type Resuelto = RespuestaCallable<Resolver>;
/** The data that are sent for a decision. */
export type Dicha = DatosCallable<Resolver>;
export type Decision = Omit<DatosDecision, 'id' | 'clave' | 'visto'>;

/** The classes of things that can be decided. */
export type ClaseDecidible = Exclude<
  ClaseVisto,
  'pago' | 'cliente' | 'reasignacion' | 'usuario' | 'cuenta' | 'sesiones' | 'telefono' | 'ficha'
>;

/** The decision that an answered question sends: the action, what it is about, and the calls that list it. */
export type Decisiva = {
  readonly id: string;
  readonly accion: Accion<Plano, Dicha, Resuelto>;
  readonly acerca: Plano;
  readonly llamadas: readonly Llamada[];
};

export type Sentido = 'aprobar' | 'rechazar';

/** The same, and which of the two it is. */
export type Tomada = Decisiva & { readonly sentido: Sentido };

type Textos = { readonly [S in Sentido]: string };

/** The text of the button that opens the question, and of the one that sends it. */
export const ACCION: Textos = { aprobar: 'Aprobar', rechazar: 'Rechazar' };

/** The field `comentario`, when something was written. */
export const conComentario = (texto = ''): { comentario?: string } => {
  const comentario = texto.trim();
  return comentario === '' ? {} : { comentario };
};

/** The fields that a question may have. */
export type Escrito = {
  monto_aprobado?: string;
  motivo_rechazo?: string;
  efectivo?: DestinoEfectivo;
  comentario?: string;
};

/** The part of a decision that was written; a field that its question does not have says nothing. */
export const loEscrito = ({ monto_aprobado, motivo_rechazo, efectivo, comentario }: Escrito) => ({
  ...(monto_aprobado !== undefined && { monto_aprobado: leerMonto(monto_aprobado) ?? CERO }),
  ...(motivo_rechazo !== undefined && { motivo_rechazo: motivo_rechazo.trim() }),
  ...(efectivo && { efectivo }),
  ...conComentario(comentario),
});
