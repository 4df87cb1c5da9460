import type { Access } from '../engine/guard.ts';
import { type Access as RulesAccess, compileRules, RulesGate } from '../rules/index.ts';
import type { Auth } from './caller.ts';
import { type CompileRules, denied } from './gate.ts';

/** Segments before the path: projects, project, databases, database, documents. */
const ROOT_SEGMENTS = 5;

function asRulesAsk(access: Access, auth: Auth | null): RulesAccess {
  if (access.verb === 'administer') throw denied();
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
      if (!gate.checkAll(accesses.map((access) => asRulesAsk(access, auth))).allowed) throw denied();
    },
    coverage: () => rules.coverage(),
  };
};
