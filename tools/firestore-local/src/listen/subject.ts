import { invalidArgument } from '../errors.ts';
import type { Query } from '../queries/model.ts';
import { parseQuery } from '../queries/parse.ts';
import { databaseOf, parseDocumentName, parseParent } from '../values/resource-name.ts';
import type { TargetMessage } from './messages.ts';

/** The subject of a target. */
export type Subject = { readonly query: Query } | { readonly names: readonly string[] };

function checkDatabase(named: string, database: string): void {
  if (named !== database) throw invalidArgument(`"${named}" is not the stream's database.`);
}

/** The subject that a client asks to listen to in a database, or INVALID_ARGUMENT. */
export function subjectOf({ query, documents }: TargetMessage, database: string): Subject {
  if (query) {
    if (!query.structuredQuery) throw invalidArgument('The target has no structured query.');
    checkDatabase(parseParent(query.parent).database, database);
    return { query: parseQuery(query.parent, query.structuredQuery) };
  }
  if (!documents || documents.documents.length === 0) throw invalidArgument('The target has no subject.');
  for (const name of documents.documents) {
    parseDocumentName(name);
    checkDatabase(databaseOf(name), database);
  }
  return { names: [...new Set(documents.documents)] };
}
