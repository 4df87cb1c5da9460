import type { Access } from '../engine/guard.ts';
import { type Access as RulesAccess, type Auth, compileRules, RulesGate } from '../rules/index.ts';
import { type CompileRules, Denied, ownersOnly } from './gate.ts';

/** Segments before the path: projects, project, databases, database, documents. */
const ROOT_SEGMENTS = 5;

/** The kind of access and the collections, without ids: `list creditos`, `get creditos/…`. */
function described(access: RulesAccess): string {
  const ids = (path: readonly string[]) => path.map((segment, i) => (i % 2 === 0 ? segment : '*')).join('/');
  if (access.kind !== 'list') return `${access.kind} ${ids(access.path)}`;
  const { parent, groupId = '*', scope } = access.query;
  const above = parent.split('/').slice(ROOT_SEGMENTS);
  return `list ${ids([...above, groupId])}${scope === 'group' ? ' (collection group)' : ''}`;
}

function asRulesAsk(access: Access, auth: Auth | null): RulesAccess {
  if (access.verb === 'administer') throw ownersOnly();
  const { database } = access;
  const asked = { database, auth: auth ?? undefined, time: new Date(access.time / 1000) };
  if (access.verb === 'list') return { ...asked, kind: 'list', query: access.query };
  const path = access.name.split('/').slice(ROOT_SEGMENTS);
  const document = { ...asked, kind: access.verb, path, before: access.document };
  return access.verb === 'get'
    ? { ...document, kind: 'get' }
    : { ...document, after: access.after, pending: access.pending };
}

/** A gate of security rules. */
export const compiledGate: CompileRules = (source, file) => {
  const rules = compileRules(source, file);
  return {
    check: (accesses, auth) => {
      const [first] = accesses;
      if (!first) return;
      const gate = new RulesGate(rules, first.lookup);
      const { allowed, reason, access } = gate.checkAll(accesses.map((one) => asRulesAsk(one, auth)));
      if (!allowed) throw new Denied(`${access ? described(access) : ''}: ${reason ?? ''}`);
    },
    coverage: () => rules.coverage(),
  };
};
