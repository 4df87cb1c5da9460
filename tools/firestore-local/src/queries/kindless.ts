import { invalidArgument } from '../errors.ts';
import type { StoredDocument } from '../store/document.ts';
import { pathKey } from '../values/key.ts';
import { inScope, matches } from './matcher.ts';
import { NAME, fieldFilters, type Query } from './model.ts';
import type { Overlay } from './overlay.ts';
import type { Reader } from './scan.ts';

type Candidate = { readonly name: string; readonly key: Buffer };

function cursorTest(query: Query): (key: Buffer) => boolean {
  const start = query.start?.values[0];
  const end = query.end?.values[0];
  const from = start?.type === 'reference' ? pathKey(start.value) : undefined;
  const to = end?.type === 'reference' ? pathKey(end.value) : undefined;
  return (key) => {
    const afterStart = !from || Buffer.compare(key, from) >= (query.start?.before ? 0 : 1);
    return afterStart && (!to || Buffer.compare(key, to) <= (query.end?.before ? -1 : 0));
  };
}

/**
 * All documents below a parent, whatever their collection: what recursive deletes ask for. Ordered by name; the names
 * are gathered first, the documents read as they are asked for.
 */
export function* kindlessDocuments(
  reader: Reader,
  query: Query,
  overlay: Overlay,
): Generator<StoredDocument> {
  const onlyName = query.orders.length === 1 && fieldFilters(query.filter).every((f) => f.path === NAME);
  if (!onlyName) throw invalidArgument('A query without a collection can only filter and order by __name__.');
  const wanted = cursorTest(query);
  const candidates: Candidate[] = [];
  for (const name of new Set([...reader.documents.namesBelow(query.parent), ...overlay.keys()])) {
    const key = pathKey(name);
    if (inScope(query, name) && wanted(key)) candidates.push({ name, key });
  }
  candidates.sort((a, b) => Buffer.compare(a.key, b.key));
  if (query.orders[0]?.descending) candidates.reverse();
  for (const { name } of candidates) {
    const document = overlay.has(name) ? overlay.get(name) : reader.documents.get(name);
    if (document && matches(query, document)) yield document;
  }
}
