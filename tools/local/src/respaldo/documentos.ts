import { pedir, RAIZ_DOCUMENTOS } from './pedir.ts';

/** A document as Firestore's REST API writes it: nothing of a value's type is lost. */
export type Documento = { readonly name: string; readonly fields?: object };
type Renglon = { readonly readTime: string; readonly document?: Documento };

const POR_PAGINA = 2000;
/** The most that one commit takes: of writes, and, with room to spare, of bytes. */
const POR_COMMIT = 500;
const BYTES_POR_COMMIT = 4_000_000;

/** The path of a document from the store's root. */
export const rutaDe = ({ name }: Documento): string => name.slice(RAIZ_DOCUMENTOS.length + 1);
export const documentoEn = (ruta: string, fields: object = {}): Documento => ({
  name: `${RAIZ_DOCUMENTOS}/${ruta}`,
  fields,
});

/** All that is stored, in whatever collection, as it was at one instant; ordered by name. */
export async function todosLosDocumentos(): Promise<Documento[]> {
  const todos: Documento[] = [];
  let readTime: string | undefined;
  let ultimo: string | undefined;
  for (;;) {
    const structuredQuery = {
      from: [{ allDescendants: true }],
      orderBy: [{ field: { fieldPath: '__name__' } }],
      ...(ultimo !== undefined && { startAt: { values: [{ referenceValue: ultimo }], before: false } }),
      limit: POR_PAGINA,
    };
    const renglones = await pedir<Renglon[]>('firestore', ':runQuery', { structuredQuery, readTime });
    const pagina = renglones.flatMap(({ document }) => document ?? []);
    for (const { name, fields = {} } of pagina) todos.push({ name, fields });
    if (pagina.length < POR_PAGINA) return todos;
    readTime ??= renglones[0]?.readTime;
    ultimo = pagina.at(-1)?.name;
  }
}

async function escribir(escrituras: readonly object[]): Promise<void> {
  let writes: object[] = [];
  let bytes = 0;
  const mandar = async () => {
    if (writes.length > 0) await pedir('firestore', ':commit', { writes });
    [writes, bytes] = [[], 0];
  };
  for (const escritura of escrituras) {
    const tamano = JSON.stringify(escritura).length;
    if (writes.length === POR_COMMIT || bytes + tamano > BYTES_POR_COMMIT) await mandar();
    writes.push(escritura);
    bytes += tamano;
  }
  await mandar();
}

type Cambios = { readonly poner?: readonly Documento[]; readonly quitar?: readonly Documento[] };

/** In few commits, in this order: what is taken away goes last. */
export const cambiarDocumentos = ({ poner = [], quitar = [] }: Cambios): Promise<void> =>
  escribir([...poner.map((update) => ({ update })), ...quitar.map(({ name }) => ({ delete: name }))]);
