import { instanteReal } from './clock.ts';
import { enCurso } from './en-curso.ts';
import { PLAZOS_MS } from './plazo.ts';

/** A call of the store's client, as far as it is looked at here. */
type Llamada = {
  readonly methodDefinition: { readonly responseDeserialize: (bytes: Buffer) => unknown };
  readonly callOptions: { readonly deadline?: Date | number };
};

const DOCUMENTO = ['found', 'missing', 'document', 'result'] as const;

/** A document, one that is missing, or a count: what the store bills as a read. */
const documentosEn = (mensaje: unknown): number =>
  DOCUMENTO.some((campo) => (mensaje as Record<string, unknown>)[campo]) ? 1 : 0;

/**
 * Every call to the store passes here (`grpc.callInvocationTransformer`): it has a deadline, never later than its
 * request's, and each document that comes is charged to whoever asked.
 */
export function llamadaAlAlmacen<L extends Llamada>(llamada: L): L {
  const peticion = enCurso();
  const { responseDeserialize } = llamada.methodDefinition;
  const limite = instanteReal().getTime() + PLAZOS_MS.almacen;
  return {
    ...llamada,
    callOptions: {
      ...llamada.callOptions,
      deadline: Math.min(limite, peticion?.hasta?.getTime() ?? Number.POSITIVE_INFINITY),
    },
    methodDefinition: {
      ...llamada.methodDefinition,
      responseDeserialize: (bytes: Buffer) => {
        const mensaje = responseDeserialize(bytes);
        peticion?.cobrar(documentosEn(mensaje));
        return mensaje;
      },
    },
  };
}
