import { idOf } from '../values/resource-name.ts';
import type { Query } from '../queries/model.ts';
import type { Access, Decision, DocumentAccess, ListAccess, ReadDocument } from './access.ts';
import type { CompiledRules } from './compile.ts';
import { DocumentReader, resourceOf, SharedReads } from './run/documents.ts';
import { Evaluator } from './run/evaluator.ts';
import { LimitExceeded } from './run/limits.ts';
import { possibleResources } from './run/list-facts.ts';
import { ANY, type AskedSegment, bind, type Entry, MANY } from './run/patterns.ts';
import { requestScope } from './run/request.ts';
import { Scope } from './run/scope.ts';
import type { Verb } from './syntax/ast.ts';
import { NULL, type RuleValue } from './values/rule-value.ts';

type Bound = { readonly entry: Entry; readonly values: readonly RuleValue[] };

const ALLOWED: Decision = { allowed: true };
const refused = (reason: string): Decision => ({ allowed: false, reason });

/** Decides accesses by compiled rules. Throws FirestoreError for a query that cannot be one. */
export class RulesGate {
  readonly rules: CompiledRules;
  readonly #read: ReadDocument;

  constructor(rules: CompiledRules, read: ReadDocument) {
    this.rules = rules;
    this.#read = read;
  }

  check(access: Access): Decision {
    return this.checkAll([access]);
  }

  /** All documents of one request (a batch, a BatchGet): they share the limit of `get()` calls; the first refusal counts. */
  checkAll(accesses: readonly Access[]): Decision {
    const shared = new SharedReads(this.#read);
    for (const access of accesses) {
      const decision = this.#guarded(access, shared);
      if (!decision.allowed) return { ...decision, access };
    }
    return ALLOWED;
  }

  #guarded(access: Access, shared: SharedReads): Decision {
    try {
      return access.kind === 'list' ? this.#list(access, shared) : this.#document(access, shared);
    } catch (error) {
      if (error instanceof LimitExceeded) return refused(error.message);
      throw error;
    }
  }

  #document(access: DocumentAccess, shared: SharedReads): Decision {
    const entries = this.#matching(access.kind, access.database, access.path);
    const reader = new DocumentReader(shared, access.database, access.pending);
    const resource = access.before ? resourceOf(access.before) : NULL;
    return this.#decide(access, entries, requestScope(access, resource), reader);
  }

  /** Every document the query might find must be allowed, as far as the query tells what it is. */
  #list(access: ListAccess, shared: SharedReads): Decision {
    const { query } = access;
    if (query.groupId === undefined)
      return refused('queries over collections of any id are not supported by rules');
    if (query.scope === 'group' && this.rules.version === '1')
      return refused("collection groups need rules_version '2'");
    const entries = this.#matching('list', access.database, askedPath(query));
    const reader = new DocumentReader(shared, access.database, undefined);
    for (const resource of possibleResources(query)) {
      const decision = this.#decide(access, entries, requestScope(access, resource), reader);
      if (!decision.allowed) return decision;
    }
    return ALLOWED;
  }

  #matching(verb: Verb, database: string, path: readonly AskedSegment[]): Bound[] {
    const asked: AskedSegment[] = ['databases', idOf(database), 'documents', ...path];
    return this.rules.entries.flatMap((entry) => {
      if (!entry.allows.some((allow) => allow.verbs.has(verb))) return [];
      const segments = entry.pattern.map(({ segment }) => segment);
      const values = bind(segments, asked, this.rules.version === '2');
      return values ? [{ entry, values }] : [];
    });
  }

  #decide(access: Access, entries: readonly Bound[], root: Scope, reader: DocumentReader): Decision {
    const evaluator = new Evaluator(this.rules.program, reader);
    const reasons: string[] = [];
    for (const bound of entries) {
      const blocks = blockScopes(bound, root);
      for (const allow of bound.entry.allows) {
        if (!allow.verbs.has(access.kind)) continue;
        const value = evaluator.condition(allow.condition, blocks);
        if (value.type === 'bool' && value.value) return ALLOWED;
        reasons.push(`${allow.text} at ${allow.line}:${allow.column}: ${describe(value)}`);
      }
    }
    return refused(reasons.join('; ') || `no allow ${access.kind} for this path`);
  }
}

function describe(value: RuleValue): string {
  if (value.type === 'error') return `${value.message} (${value.line ?? 0}:${value.column ?? 0})`;
  if (value.type === 'unknown') return 'the query does not prove it';
  return value.type === 'bool' ? 'false' : `${value.type} is no boolean`;
}

/** The ids on the way to the documents of a query. */
function askedPath(query: Query): AskedSegment[] {
  const parent = query.parent.split('/').slice(5);
  const many = query.scope === 'group' ? [MANY] : [];
  return [...parent, ...many, query.groupId ?? '', ANY] as AskedSegment[];
}

/** The service's scope and one for each match, with its wildcards. */
function blockScopes({ entry, values }: Bound, root: Scope): Scope[] {
  const scopes = [new Scope([], root)];
  for (let depth = 1; depth <= entry.depth; depth++) scopes.push(new Scope([], scopes.at(-1)));
  entry.pattern.forEach(({ segment, depth }, i) => {
    const value = values[i];
    if (segment.kind !== 'literal' && value) scopes[depth]?.set(segment.name, value);
  });
  return scopes;
}
