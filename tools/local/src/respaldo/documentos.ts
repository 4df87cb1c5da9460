import { pedir } from './pedir.ts';

/** A document as Firestore's REST API writes it: nothing of a value's type is lost. */
export type Documento = { readonly name: string; readonly fields?: object };
type Renglon = { readonly readTime: string; readonly document?: Documento };

const POR_PAGINA = 2000;
/** The most that one commit takes. */
const POR_COMMIT = 500;

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
  for (let i = 0; i < escrituras.length; i += POR_COMMIT)
    await pedir('firestore', ':commit', { writes: escrituras.slice(i, i + POR_COMMIT) });
}

/** The store holds these afterwards, and nothing else. */
export async function ponerDocumentos(documentos: readonly Documento[]): Promise<void> {
  const quedan = new Set(documentos.map(({ name }) => name));
  const sobran = (await todosLosDocumentos()).filter(({ name }) => !quedan.has(name));
  await escribir(sobran.map(({ name }) => ({ delete: name })));
  await escribir(documentos.map((update) => ({ update })));
}
