import { FieldPath, type Query } from 'firebase-admin/firestore';

/** All lists that are read together are in the order in which things were asked for. */
const CAMPO = 'fecha_solicitud';
type Pedido = { readonly fecha_solicitud: Date };

export type Lugar = { readonly fecha: Date; readonly id: string };
type EnOrden<T> = Lugar & { readonly doc: T };

type Cola<T> = { readonly consulta: Query<T>; filas: EnOrden<T>[]; fin: boolean; tras: Lugar | null };

export const ordenada = <T>(consulta: Query<T>): Query<T> =>
  consulta.orderBy(CAMPO, 'asc').orderBy(FieldPath.documentId(), 'asc');

/** The next rows of a queue that has run out. */
async function rellenar<T extends Pedido>(cola: Cola<T>, tramo: number): Promise<void> {
  if (cola.fin || cola.filas.length > 0) return;
  const { consulta, tras } = cola;
  const desde = tras ? ordenada(consulta).startAfter(tras.fecha, tras.id) : ordenada(consulta);
  const { docs } = await desde.limit(tramo).get();
  cola.filas = docs.map((foto) => ({ id: foto.id, fecha: foto.data().fecha_solicitud, doc: foto.data() }));
  cola.fin = docs.length < tramo;
  cola.tras = cola.filas.at(-1) ?? tras;
}

const esAntes = (lugar: Lugar, otroLugar: Lugar): boolean =>
  lugar.fecha.getTime() === otroLugar.fecha.getTime()
    ? lugar.id < otroLugar.id
    : lugar.fecha < otroLugar.fecha;

function masVieja<T>(colas: readonly Cola<T>[]): Cola<T> | undefined {
  const conFilas = colas.filter(({ filas }) => filas.length > 0);
  return conFilas.reduce<Cola<T> | undefined>((mejor, cola) => {
    const [primera, primeraDelMejor] = [cola.filas[0], mejor?.filas[0]];
    return primera && (!primeraDelMejor || esAntes(primera, primeraDelMejor)) ? cola : mejor;
  }, undefined);
}

type Pedidas = { readonly tras: Lugar | null; readonly limite: number; readonly tramo: number };

/**
 * Several queries read as one list, oldest first: each is read `tramo` rows at a time, and only when its rows have
 * run out. At most that many rows of each are read and not shown.
 */
export async function leerEnOrden<T extends Pedido>(
  consultas: readonly Query<T>[],
  { tras, limite, tramo }: Pedidas,
): Promise<{ readonly filas: readonly EnOrden<T>[]; readonly hayMas: boolean }> {
  const colas = consultas.map((consulta): Cola<T> => ({ consulta, filas: [], fin: false, tras }));
  const filas: EnOrden<T>[] = [];
  while (filas.length < limite) {
    // oxlint-disable-next-line no-await-in-loop -- which queue has run out is known only now
    await Promise.all(colas.map((cola) => rellenar(cola, tramo)));
    const primera = masVieja(colas)?.filas;
    if (primera === undefined) return { filas, hayMas: false };
    filas.push(...primera.splice(0, 1));
  }
  // A queue that ended with the page is not read again only to know that it has ended.
  return { filas, hayMas: colas.some((cola) => !cola.fin || cola.filas.length > 0) };
}
