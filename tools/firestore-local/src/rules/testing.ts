import type { Filter, Query } from '../queries/model.ts';
import { StoredDocument } from '../store/document.ts';
import { fieldsFromJs, type JsValue } from '../values/from-js.ts';
import type { Auth, Decision, DocumentAccess, ListAccess } from './access.ts';
import { type CompiledRules, compileRules } from './compile.ts';
import { RulesGate } from './gate.ts';

/** The common parts of the rules' tests. */
export const DATABASE = 'projects/p/databases/(default)';
export const ROOT = `${DATABASE}/documents`;
export const NOW = new Date('2026-03-31T15:04:05.678Z');

export type Data = { readonly [key: string]: JsValue };
export const document = (path: string, data: Data): StoredDocument =>
  StoredDocument.of(`${ROOT}/${path}`, fieldsFromJs(data), 1, 1);

export const person = (uid: string, claims: Readonly<Record<string, unknown>> = {}): Auth => ({
  uid,
  token: claims,
});

/** Rules of one block around what is given. */
export const rules = (body: string): CompiledRules =>
  compileRules(`rules_version = '2';
service cloud.firestore {
match /databases/{database}/documents {
${body}
} }`);

/** A gate over a few stored documents, by path. */
export function gateOf(compiled: CompiledRules, stored: Readonly<Record<string, Data>> = {}): RulesGate {
  const documents = new Map(
    Object.entries(stored).map(([path, data]) => [`${ROOT}/${path}`, document(path, data)]),
  );
  return new RulesGate(compiled, (name) => documents.get(name));
}

export function access(
  kind: DocumentAccess['kind'],
  path: string,
  parts: Partial<DocumentAccess> = {},
): DocumentAccess {
  return { kind, database: DATABASE, path: path.split('/'), auth: undefined, time: NOW, ...parts };
}

export function query(collection: string, parts: Partial<Query> = {}): Query {
  const at = collection.lastIndexOf('/');
  return {
    database: DATABASE,
    parent: at < 0 ? ROOT : `${ROOT}/${collection.slice(0, at)}`,
    groupId: collection.slice(at + 1),
    scope: 'collection',
    filter: undefined,
    orders: [{ path: '__name__', descending: false }],
    start: undefined,
    end: undefined,
    offset: 0,
    limit: undefined,
    select: undefined,
    ...parts,
  };
}

export const all = (...filters: Filter[]): Filter => ({ kind: 'and', filters });
export const any = (...filters: Filter[]): Filter => ({ kind: 'or', filters });

export const listing = (asked: Query, auth?: Auth): ListAccess => ({
  kind: 'list',
  database: DATABASE,
  auth,
  time: NOW,
  query: asked,
});

/** The decision of one condition on a get of `c/d`. */
export function decide(
  condition: string,
  parts: Partial<DocumentAccess> = {},
  stored: Readonly<Record<string, Data>> = {},
): Decision {
  const compiled = rules(`match /c/{id} { allow get: if ${condition}; }`);
  return gateOf(compiled, stored).check(access('get', 'c/d', parts));
}
