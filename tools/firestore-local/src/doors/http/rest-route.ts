import { Code, FirestoreError, invalidArgument } from '../../errors.ts';
import type { Json } from '../json/value-json.ts';
import { decodeAddress } from './http-message.ts';

/** The method that a REST request calls, and its message as far as the address says it. */
export type RestCall = { readonly method: string; readonly message: Json };

const ADDRESS = /^\/v1\/(projects\/[^/]+\/databases\/[^/]+\/documents)(\/[^?]*?)?(?::([a-zA-Z]+))?$/;

const ON_DATABASE: Readonly<Record<string, string>> = {
  batchGet: 'BatchGetDocuments',
  commit: 'Commit',
  batchWrite: 'BatchWrite',
  beginTransaction: 'BeginTransaction',
  rollback: 'Rollback',
  executePipeline: 'ExecutePipeline',
};
const ON_PARENT: Readonly<Record<string, string>> = {
  runQuery: 'RunQuery',
  runAggregationQuery: 'RunAggregationQuery',
  listCollectionIds: 'ListCollectionIds',
  partitionQuery: 'PartitionQuery',
};

const unknown = () => new FirestoreError(Code.notFound, 'There is no such method.');

function customMethod(verb: string, root: string, path: readonly string[], body: Json): RestCall {
  const [onDatabase, onParent] = [ON_DATABASE, ON_PARENT].map((verbs) =>
    Object.hasOwn(verbs, verb) ? verbs[verb] : undefined,
  );
  const database = root.slice(0, -'/documents'.length);
  if (onDatabase && path.length === 0) return { method: onDatabase, message: { ...body, database } };
  if (onParent) return { method: onParent, message: { ...body, parent: [root, ...path].join('/') } };
  throw unknown();
}

/** Query parameters as a message: `mask.fieldPaths=a&mask.fieldPaths=b` is `{mask: {fieldPaths: ['a', 'b']}}`. */
function parameters(search: URLSearchParams): Json {
  const json: Record<string, unknown> = {};
  const nested = (outer: string) => (json[outer] ??= {}) as Record<string, unknown>;
  for (const key of new Set(search.keys())) {
    const [outer = '', inner] = key.split('.');
    const values = search.getAll(key);
    if (inner === 'fieldPaths') nested(outer)[inner] = values;
    else if (inner === undefined) json[outer] = values.at(-1);
    else nested(outer)[inner] = values.at(-1);
  }
  return json;
}

const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  GetDocument: ['mask', 'transaction', 'readTime'],
  ListDocuments: ['pageSize', 'pageToken', 'orderBy', 'mask', 'transaction', 'readTime', 'showMissing'],
  CreateDocument: ['documentId', 'mask'],
  UpdateDocument: ['updateMask', 'mask', 'currentDocument'],
  DeleteDocument: ['currentDocument'],
};

const chosen = (method: string, all: Json): Json =>
  Object.fromEntries(Object.entries(all).filter(([key]) => PARAMETERS[method]?.includes(key)));

function plainMethod(verb: string, root: string, path: readonly string[], body: Json): RestCall {
  const name = [root, ...path].join('/');
  const collection = { parent: [root, ...path.slice(0, -1)].join('/'), collectionId: path.at(-1) ?? '' };
  if (path.length % 2 === 1) {
    if (verb === 'GET') return { method: 'ListDocuments', message: collection };
    if (verb === 'POST') return { method: 'CreateDocument', message: { ...collection, document: body } };
  } else if (path.length > 0) {
    if (verb === 'GET') return { method: 'GetDocument', message: { name } };
    if (verb === 'DELETE') return { method: 'DeleteDocument', message: { name } };
    if (verb === 'PATCH') return { method: 'UpdateDocument', message: { document: { ...body, name } } };
  }
  throw unknown();
}

/** Finds the method for a request; `verb` is HTTP's. */
export function restCall(verb: string, url: URL, body: Json): RestCall {
  const known = Object.keys({ ...ON_DATABASE, ...ON_PARENT });
  const match = ADDRESS.exec(url.pathname);
  if (!match?.[1]) throw unknown();
  const custom = verb === 'POST' && match[3] !== undefined && known.includes(match[3]) ? match[3] : undefined;
  const raw = `${match[2] ?? ''}${custom === undefined && match[3] !== undefined ? `:${match[3]}` : ''}`;
  const path = raw.split('/').slice(1).map(decodeAddress);
  if (path.some((segment) => segment === '' || segment.includes('/'))) throw invalidArgument('Invalid path.');
  const root = decodeAddress(match[1]);
  if (custom !== undefined) return customMethod(custom, root, path, body);
  const { method, message } = plainMethod(verb, root, path, body);
  return { method, message: { ...chosen(method, parameters(url.searchParams)), ...message } };
}
