import type { CreditoDoc, MovimientoDoc } from '@leal/contract/documentos';
import { conSuInteres, dicenSuInteres } from '@leal/domain';
import type { QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { creditosDe, creditosTambienDe, libroDe } from '../../data/conciliacion.ts';
import { movimientos } from '../../data/creditos.ts';
import { contarEn, recorrerEn } from '../../data/instante.ts';

/** A credit of the collector. */
export type CreditoConLibro = {
  readonly credito: CreditoDoc;
  readonly version: Timestamp;
  /** All its rows, whoever's. */
  readonly renglones: readonly MovimientoDoc[];
};

/** A credit of another collector, of which this one's days and box hold something; with all its rows only where they are needed. */
type CreditoAjeno = {
  readonly credito: CreditoDoc;
  readonly version: null;
  readonly renglones: readonly MovimientoDoc[] | null;
};

/** A credit of either kind, with the rows that are this collector's own. */
export type ParteDelLibro = (CreditoConLibro | CreditoAjeno) & { readonly propios: readonly MovimientoDoc[] };

const creditoDe = (renglon: QueryDocumentSnapshot): string => renglon.ref.parent.parent?.id ?? '';

/** The rows of one query, taken credit by credit: they come by path. */
function porCreditos(filas: AsyncGenerator<QueryDocumentSnapshot<MovimientoDoc>>) {
  let sigue: Promise<IteratorResult<QueryDocumentSnapshot<MovimientoDoc>, unknown>> | undefined;
  return {
    ver: () => (sigue ??= filas.next()),
    async tomar(id_credito: string): Promise<MovimientoDoc[]> {
      const renglones: MovimientoDoc[] = [];
      for (;;) {
        // oxlint-disable-next-line no-await-in-loop -- a stream
        const renglon = await this.ver();
        if (renglon.done === true || creditoDe(renglon.value) !== id_credito) return renglones;
        renglones.push(renglon.value.data());
        sigue = undefined;
      }
    },
  };
}

/** The rows at a credit's path: only one that has changed hands, or was collected by others, has any that are not its collector's. */
async function todosSus(
  instante: Timestamp,
  { id_credito, tambien_de = [] }: CreditoDoc,
  propios: readonly MovimientoDoc[],
): Promise<readonly MovimientoDoc[]> {
  if (tambien_de.length === 0) return propios;
  const todos: MovimientoDoc[] = [];
  for await (const foto of recorrerEn(instante, movimientos(id_credito).todas())) todos.push(foto.data());
  return todos;
}

const deEse = (id_cobrador: string, renglones: readonly MovimientoDoc[]): readonly MovimientoDoc[] =>
  renglones.filter((renglon) => renglon.id_cobrador === id_cobrador);

/**
 * A collector's credits, each with its rows, and those of others of which they hold something: all come by path, so that
 * the rows of the next credit are the next rows. Throws on a row that belongs to none of them: nobody knows whether it counts.
 */
export async function* partesDelLibro(
  instante: Timestamp,
  id_cobrador: string,
  conTodos: (ajeno: CreditoDoc) => boolean = () => false,
): AsyncGenerator<ParteDelLibro> {
  const libro = porCreditos(recorrerEn(instante, libroDe(id_cobrador)));
  const ajenos = recorrerEn(instante, creditosTambienDe(id_cobrador));
  let ajeno = await ajenos.next();
  const sigueAntesDe = (id: string | null) => ajeno.done !== true && (id === null || ajeno.value.id < id);
  async function* ajenosAntesDe(id: string | null): AsyncGenerator<ParteDelLibro> {
    while (ajeno.done !== true && sigueAntesDe(id)) {
      const credito = ajeno.value.data();
      // Unless it has come back to them.
      if (credito.id_cobrador !== id_cobrador) {
        // oxlint-disable-next-line no-await-in-loop -- a stream
        const propios = await libro.tomar(credito.id_credito);
        // What a row of before earned depends on the others.
        const hacenFalta = conTodos(credito) || !dicenSuInteres(propios);
        // oxlint-disable-next-line no-await-in-loop -- a stream
        const todos = hacenFalta ? await todosSus(instante, credito, propios) : null;
        const deEste = deEse(id_cobrador, conSuInteres(credito, todos ?? propios));
        yield { credito, version: null, renglones: todos, propios: deEste };
      }
      // oxlint-disable-next-line no-await-in-loop -- a stream
      ajeno = await ajenos.next();
    }
  }
  for await (const foto of recorrerEn(instante, creditosDe(id_cobrador))) {
    yield* ajenosAntesDe(foto.id);
    const credito = foto.data();
    const propios = await libro.tomar(credito.id_credito);
    const renglones = await todosSus(instante, credito, propios);
    const conInteres = conSuInteres(credito, renglones);
    yield {
      credito,
      version: foto.updateTime,
      renglones: conInteres,
      propios: deEse(id_cobrador, conInteres),
    };
  }
  yield* ajenosAntesDe(null);
  const sobra = await libro.ver();
  if (sobra.done !== true) throw new Error(`${sobra.value.ref.path} no es de ningún crédito de su cobrador.`);
}

/**
 * Checks, before credits are repaired, that the rows at their paths are as many as were counted. A row that names
 * another collector, or none, is in no ledger that was read. Throws.
 */
export async function exigirLibros(
  instante: Timestamp,
  contados: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [id_credito, n] of contados) {
    const enElLibro = await contarEn(instante, movimientos(id_credito).todas().count());
    if (enElLibro !== n)
      throw new Error(
        `creditos/${id_credito}: ${enElLibro} movimientos, de los que ${n} son de su cobrador.`,
      );
  }
}
