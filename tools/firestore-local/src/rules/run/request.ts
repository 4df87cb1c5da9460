import { idOf } from '../../values/resource-name.ts';
import type { Access, Auth, DocumentAccess, ListAccess } from '../access.ts';
import { fromJson } from '../values/from-json.ts';
import { mapFrom } from '../values/plain-map.ts';
import { count, NULL, type RuleValue, text, UNKNOWN } from '../values/rule-value.ts';
import { resourceOf } from './documents.ts';
import { Scope } from './scope.ts';

const known = new WeakMap<Auth, RuleValue>();

function authValue(auth: Auth | undefined): RuleValue {
  if (!auth) return NULL;
  const made =
    known.get(auth) ??
    mapFrom([
      ['uid', text(auth.uid)],
      ['token', fromJson(auth.token)],
    ]);
  known.set(auth, made);
  return made;
}

/** `request.query`: without a limit it is null; the order is the complete one, `__name__` at its end. */
function queryValue({ query }: ListAccess): RuleValue {
  const orders = query.orders.map(
    ({ path, descending }) => [path, text(descending ? 'DESC' : 'ASC')] as const,
  );
  return mapFrom([
    ['limit', query.limit === undefined ? NULL : count(query.limit)],
    ['offset', count(query.offset)],
    ['orderBy', mapFrom(orders)],
  ]);
}

const documentPath = (access: DocumentAccess): RuleValue => ({
  type: 'path',
  segments: ['databases', idOf(access.database), 'documents', ...access.path],
});

function particulars(access: Access): (readonly [string, RuleValue])[] {
  if (access.kind === 'list') {
    return [
      ['path', UNKNOWN],
      ['query', queryValue(access)],
    ];
  }
  // Null says of a delete that nothing will be there; a read has no such field at all.
  const after = access.kind === 'delete' ? NULL : access.after && resourceOf(access.after);
  return [['path', documentPath(access)], ...(after ? [['resource', after] as const] : [])];
}

/** `request` and `resource`. */
export function requestScope(access: Access, resource: RuleValue): Scope {
  const request = mapFrom([
    ['auth', authValue(access.auth)],
    ['method', text(access.kind)],
    ['time', { type: 'timestamp', nanos: BigInt(access.time.getTime()) * 1_000_000n }],
    ...particulars(access),
  ]);
  return new Scope([
    ['request', request],
    ['resource', resource],
  ]);
}
