import {
  bandeja,
  type Llamada,
  resolverCreditoCallable,
  resolverGastoCallable,
  resolverSolicitudCallable,
} from '@leal/contract';
import type { ClasePorAprobar } from '@leal/domain';
import type { AcercaDe, Clase } from '../clases/clase.ts';
import type { Dicha, Resolver, Resuelto, Sentido, Tomada } from '../pregunta/decision.ts';
import type { Accion } from '../../lib/acciones/accion.ts';
import { caducarTodo, invalidar } from '../../lib/api/consultas.ts';
import { quitarDeListas } from '../../lib/api/lista.ts';
import { porCallable } from '../../lib/callables/llamar-callable.ts';
import type { Plano } from '../../lib/salida/registro.ts';
import { descontar } from '../../lib/vivo/cuenta.ts';

/** Spec §9: history reloads 1000 ms after processing a request. */
const MS_RECARGA = 1000;

/** The field that identifies it in the lists that show it. */
type Campo = 'id_solicitud' | 'id_credito' | 'id_gasto';
type Puerta = { readonly cosa: string; readonly campo: Campo; readonly callable: Resolver };

/** How one of that kind is named in an action, and by which call it is decided. */
function puertaDe(clase: ClasePorAprobar): Puerta {
  if (clase === 'creditos')
    return { cosa: 'credito', campo: 'id_credito', callable: resolverCreditoCallable };
  if (clase === 'gastos') return { cosa: 'gasto', campo: 'id_gasto', callable: resolverGastoCallable };
  return { cosa: clase, campo: 'id_solicitud', callable: resolverSolicitudCallable };
}

const DECISION = { aprobar: 'la aprobación', rechazar: 'el rechazo' } as const;

/** The ids that this page has decided. */
const decididas = new Set<string>();

/** Whether this page has decided it: then nobody has to be told that it is gone. */
export const laDecidio = (id: string): boolean => decididas.has(id);

/**
 * The work after a decision: it leaves the pending list at once, the lists are read again a moment later, and
 * everything else (figures, route cards, the client) is read again when it is next seen.
 */
async function trasDecidir(llamadas: readonly Llamada[], campo: Campo, id: string): Promise<void> {
  decididas.add(id);
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

type Decidible<C extends ClasePorAprobar> = {
  /** The decision that a question sends when it is answered. */
  readonly tomar: (item: AcercaDe<C>, sentido: Sentido) => Tomada;
};

/** The two decisions, yes and no, about one of that kind. */
export function decidible<C extends ClasePorAprobar>({ clase, decision }: Clase<C>): Decidible<C> {
  const { cosa, campo, callable } = puertaDe(clase);
  const mandar = porCallable(callable);
  /** When each was sent first, for the counters. */
  const enviadas = new Map<string, number>();
  const { llamadas, palabras, de, detalle } = decision;
  const accion = (sentido: Sentido): Accion<Plano, Dicha, Resuelto> => ({
    nombre: `${cosa}.${sentido}`,
    mandar: (datos, clave) => {
      if (!enviadas.has(datos.id)) enviadas.set(datos.id, Date.now());
      return mandar(datos, clave);
    },
    sobre: (item) => String(Reflect.get(item as object, campo)),
    que: (item, { visto }) => `${DECISION[sentido]} ${de(item as never, visto as never)}`,
    exito: (item, datos, resuelto) => [
      palabras[sentido].exito,
      detalle(item as never, datos.visto as never, datos, resuelto),
    ],
    fallo: palabras[sentido].fallo,
    alLograr: (_, { id }) => {
      descontar(clase, enviadas.get(id) ?? 0);
      enviadas.delete(id);
      return trasDecidir(llamadas, campo, id);
    },
  });
  const acciones = { aprobar: accion('aprobar'), rechazar: accion('rechazar') };
  const tomar = (item: Plano, sentido: Sentido): Tomada => ({
    sentido,
    id: String(Reflect.get(item as object, campo)),
    accion: acciones[sentido],
    acerca: item,
    llamadas: [...llamadas, bandeja],
  });
  return { tomar };
}
