import { DOCUMENT_CALLS, GLOBALS } from '../methods/namespaces.ts';
import { RulesError } from '../rules-error.ts';
import type { Block, FunctionDeclaration, RulesFile, Segment } from '../syntax/ast.ts';
import { ExpressionChecker, Resolution } from './check-expression.ts';
import { checkCallDepth } from './call-depth.ts';
import { StaticScope } from './scope.ts';

/** Production's limits of a rules file. */
const MAX_PARAMETERS = 7;
const MAX_LETS = 10;
const MAX_MATCH_DEPTH = 10;
const MAX_SEGMENTS = 100;
const MAX_CAPTURES = 20;

class Checker {
  readonly resolution = new Resolution();
  readonly #version: '1' | '2';

  constructor(version: '1' | '2') {
    this.#version = version;
  }

  block(block: Block, parent: StaticScope, outer: readonly Segment[]): void {
    const pattern = [...outer, ...block.pattern];
    this.#pattern(block, pattern);
    const names = block.pattern.flatMap((s) => (s.kind === 'literal' ? [] : [s.name]));
    const scope = parent.block(names, this.#functions(block));
    if (scope.depth - 1 > MAX_MATCH_DEPTH)
      throw new RulesError(`matches nested more than ${MAX_MATCH_DEPTH} deep`, block);
    for (const declaration of block.functions) this.#body(declaration, scope);
    for (const { condition } of block.allows) new ExpressionChecker(this.resolution).check(condition, scope);
    for (const inner of block.matches) this.block(inner, scope, pattern);
  }

  #pattern(block: Block, pattern: readonly Segment[]): void {
    if (pattern.length > MAX_SEGMENTS)
      throw new RulesError(`a path of more than ${MAX_SEGMENTS} segments`, block);
    if (pattern.filter((s) => s.kind !== 'literal').length > MAX_CAPTURES)
      throw new RulesError(`a path with more than ${MAX_CAPTURES} captures`, block);
    const rests = pattern.filter((s) => s.kind === 'rest').length;
    if (rests > 1) throw new RulesError('a path takes one {name=**} only', block);
    if (this.#version === '1' && rests === 1 && pattern.at(-1)?.kind !== 'rest')
      throw new RulesError("{name=**} must be last in rules_version '1'", block);
  }

  #functions(block: Block): Map<string, FunctionDeclaration> {
    const found = new Map<string, FunctionDeclaration>();
    for (const declaration of block.functions) {
      const { name } = declaration;
      if (found.has(name)) throw new RulesError(`function '${name}' is declared twice`, declaration);
      if (Object.hasOwn(GLOBALS, name) || DOCUMENT_CALLS.has(name))
        throw new RulesError(`function '${name}' is part of the language`, declaration);
      found.set(name, declaration);
    }
    return found;
  }

  #body(declaration: FunctionDeclaration, outer: StaticScope): void {
    const { parameters, lets } = declaration;
    if (parameters.length > MAX_PARAMETERS)
      throw new RulesError(`a function takes ${MAX_PARAMETERS} parameters at most`, declaration);
    if (lets.length > MAX_LETS) throw new RulesError(`a function has ${MAX_LETS} lets at most`, declaration);
    if (new Set(parameters).size < parameters.length)
      throw new RulesError('two parameters of one name', declaration);
    const scope = outer.body(parameters);
    const checker = new ExpressionChecker(this.resolution, declaration);
    for (const { name, value, ...at } of lets) {
      checker.check(value, scope);
      if (scope.declares(name)) throw new RulesError(`'${name}' is declared twice`, at);
      scope.declare(name);
    }
    checker.check(declaration.result, scope);
  }
}

/** Names, functions, arguments, types and limits; answers which function each call means. */
export function checkRules(file: RulesFile): Resolution {
  const checker = new Checker(file.version);
  checker.block(file.service, new StaticScope(['request', 'resource']), []);
  checkCallDepth(checker.resolution.edges);
  return checker.resolution;
}
