import { invalidArgument } from '../errors.ts';
import { checkPath } from '../limits.ts';

const DATABASE = /^projects\/[^/]+\/databases\/[^/]+$/;
const ROOT = /^(projects\/[^/]+\/databases\/[^/]+)\/documents(?:\/(.*))?$/;

/** `projects/{p}/databases/{d}/documents/{path}` taken apart; `path` is empty for the root. */
export type ResourceName = { readonly database: string; readonly path: string; readonly segments: number };

export function parseDatabase(name: string): string {
  if (!DATABASE.test(name)) throw invalidArgument(`Invalid database name: "${name}"`);
  return name;
}

function parseResource(name: string): ResourceName {
  const match = ROOT.exec(name);
  if (!match?.[1]) throw invalidArgument(`Document name "${name}" has invalid format.`);
  const path = match[2] ?? '';
  return { database: match[1], path, segments: path === '' ? 0 : path.split('/').length };
}

/** A document's name, or the error production gives for it. */
export function parseDocumentName(name: string): ResourceName {
  const parsed = parseResource(name);
  const complete = parsed.segments > 0 && parsed.segments % 2 === 0;
  if (!complete) throw invalidArgument(`Document name "${name}" lacks a document id or names a collection.`);
  if (parsed.path.split('/').includes(''))
    throw invalidArgument(`Document name "${name}" has an empty segment.`);
  checkPath(parsed.path);
  return parsed;
}

/** A parent of collections: the root or a document. */
export function parseParent(name: string): ResourceName {
  const parsed = parseResource(name);
  if (parsed.segments % 2 !== 0) throw invalidArgument(`Parent "${name}" is not a document.`);
  if (parsed.segments > 0) checkPath(parsed.path);
  return parsed;
}

export const collectionOf = (name: string): string => name.slice(0, name.lastIndexOf('/'));
export const idOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1);
export const databaseOf = (name: string): string => name.split('/', 4).join('/');
export const documentsRoot = (database: string): string => `${database}/documents`;
