import { bandeja, type ClaseVisto, type Llamada, type Visto } from '@leal/contract';
import type {
  ClaseDecidible,
  Decisiva,
  Dicha,
  Resolver,
  Resuelto,
} from '../comun/decision/DialogoDecision.tsx';
import type { Sentido } from '../comun/decision/palabras.tsx';
import type { Accion } from '../lib/acciones/accion.ts';
import type { Plano } from '../lib/salida/registro.ts';
import { caducarTodo, invalidar } from '../lib/api/consultas.ts';
import { quitarDeListas } from '../lib/api/lista.ts';
import { porCallable } from '../lib/callables/llamar-callable.ts';

/** Spec §9: history reloads 1000 ms after processing a request. */
const MS_RECARGA = 1000;

/** The field that identifies it in the lists that show it. */
type Campo = 'id_solicitud' | 'id_credito' | 'id_gasto';
export type Palabras = { readonly exito: string; readonly fallo: string };

type Decidir<T, C extends ClaseVisto> = {
  readonly callable: Resolver;
  readonly campo: Campo & keyof T;
  /** The calls behind the screens that list it: it leaves them at once. */
  readonly llamadas: readonly Llamada[];
  readonly palabras: { readonly [S in Sentido]: Palabras };
  /** As it follows 'la aprobación': 'del crédito de $5,000.00 de Ana'. */
  readonly de: (item: T, visto: Visto<C>) => string;
  /** The second line of the message afterwards: whose it is, and how much. */
  readonly detalle: (item: T, visto: Visto<C>, datos: Dicha, resuelto: Resuelto) => string;
};

const DECISION = { aprobar: 'la aprobación', rechazar: 'el rechazo' } as const;

/**
 * After a decision: it leaves the pending list at once, the lists are read again a moment later, and
 * everything else (figures, route cards, the client) is read again when it is next seen.
 */
async function trasDecidir(llamadas: readonly Llamada[], campo: Campo, id: string): Promise<void> {
  const dice = (cosa: unknown, nombre: string): unknown =>
    typeof cosa === 'object' && cosa !== null ? Reflect.get(cosa, nombre) : undefined;
  const esLa = (fila: unknown): boolean => dice(fila, campo) === id;
  // A request names its credit too.
  const esLaDeTodas = (fila: unknown): boolean =>
    esLa(dice(fila, 'item')) && (campo !== 'id_credito' || dice(fila, 'clase') === 'creditos');
  setTimeout(() => void invalidar(...llamadas), MS_RECARGA);
  await Promise.all([
    ...llamadas.map((llamada) => quitarDeListas(llamada, esLa)),
    quitarDeListas(bandeja, esLaDeTodas),
  ]);
  await caducarTodo();
}

/** The two decisions, yes and no, about one kind of thing. */
export const decidir = <C extends ClaseDecidible, T extends Plano & object>(
  clase: C,
  { callable, campo, llamadas, palabras, de, detalle }: Decidir<T, C>,
) => {
  const accion = (sentido: Sentido): Accion<T, Dicha, Resuelto> => ({
    nombre: `${clase}.${sentido}`,
    mandar: porCallable(callable),
    sobre: (item) => String(item[campo]),
    que: (item, { visto }) => `${DECISION[sentido]} ${de(item, visto as Visto<C>)}`,
    exito: (item, datos, resuelto) => [
      palabras[sentido].exito,
      detalle(item, datos.visto as Visto<C>, datos, resuelto),
    ],
    fallo: palabras[sentido].fallo,
    alLograr: (_, { id }) => trasDecidir(llamadas, campo, id),
  });
  const acciones = { aprobar: accion('aprobar'), rechazar: accion('rechazar') };
  /** What a question sends when it is answered. */
  const tomar = (item: T, sentido: Sentido): Decisiva => ({
    id: String(item[campo]),
    accion: acciones[sentido] as Accion<Plano, Dicha, Resuelto>,
    acerca: item,
    llamadas: [...llamadas, bandeja],
  });
  return { tomar, llamadas };
};
