import { invalidArgument } from '../errors.ts';
import type { Fields, Value } from './value.ts';

/** A field path as its segments: `` a.`b.c` `` is `['a', 'b.c']`. */
export type FieldPath = readonly string[];

const SIMPLE = /^[a-zA-Z_][a-zA-Z0-9_]*$/;
const TOKEN = /`((?:[^`\\]|\\[^])*)`|([a-zA-Z_][a-zA-Z0-9_]*)/y;
const parsed = new Map<string, FieldPath>();
const CACHE_LIMIT = 10_000;

function parse(text: string): FieldPath {
  const segments: string[] = [];
  for (let at = 0; at <= text.length; at++) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    if (!match) throw invalidArgument(`Invalid field path: ${text}`);
    segments.push(match[2] ?? (match[1] ?? '').replaceAll(/\\([^])/g, '$1'));
    at += match[0].length;
    if (at < text.length && text[at] !== '.') throw invalidArgument(`Invalid field path: ${text}`);
  }
  if (segments.some((s) => s === '')) throw invalidArgument(`Invalid field path: ${text}`);
  return segments;
}

export function parseFieldPath(text: string): FieldPath {
  const known = parsed.get(text);
  if (known) return known;
  const path = parse(text);
  if (parsed.size > CACHE_LIMIT) parsed.clear();
  parsed.set(text, path);
  return path;
}

const quote = (s: string) =>
  SIMPLE.test(s) ? s : `\`${s.replaceAll('\\', '\\\\').replaceAll('`', '\\`')}\``;

/** The canonical text of a path, which is how indexes and plans name fields. */
export const formatFieldPath = (path: FieldPath): string => path.map(quote).join('.');

export function getField(fields: Fields, path: FieldPath): Value | undefined {
  let value = fields.get(path[0] ?? '');
  for (let i = 1; i < path.length && value; i++) {
    value = value.type === 'map' ? value.fields.get(path[i] ?? '') : undefined;
  }
  return value;
}

/** Sets one field, copying the maps on the way and making those that are missing or not maps. */
export function setField(fields: Map<string, Value>, path: FieldPath, value: Value): void {
  const [head = '', ...rest] = path;
  if (rest.length === 0) {
    fields.set(head, value);
    return;
  }
  const inner = fields.get(head);
  const copy = new Map(inner?.type === 'map' ? inner.fields : []);
  setField(copy, rest, value);
  fields.set(head, { type: 'map', fields: copy });
}

export function deleteField(fields: Map<string, Value>, path: FieldPath): void {
  const [head = '', ...rest] = path;
  if (rest.length === 0) {
    fields.delete(head);
    return;
  }
  const inner = fields.get(head);
  if (inner?.type !== 'map') return;
  const copy = new Map(inner.fields);
  deleteField(copy, rest);
  fields.set(head, { type: 'map', fields: copy });
}

/** The fields that a mask names, and no others. */
export function project(fields: Fields, paths: readonly FieldPath[]): Map<string, Value> {
  const kept = new Map<string, Value>();
  for (const path of paths) {
    const value = getField(fields, path);
    if (value) setField(kept, path, value);
  }
  return kept;
}
