import type { FunctionDeclaration } from '../syntax/ast.ts';

/** A function, and how many matches are around its declaration: it sees their wildcards. */
export type Resolved = { readonly declaration: FunctionDeclaration; readonly depth: number };

/** The names that are known at a place of the file. */
export class StaticScope {
  readonly depth: number;
  readonly #parent: StaticScope | undefined;
  readonly #names: Set<string>;
  readonly #functions: ReadonlyMap<string, FunctionDeclaration>;

  constructor(
    names: Iterable<string>,
    functions: ReadonlyMap<string, FunctionDeclaration> = new Map(),
    parent?: StaticScope,
    depth = 0,
  ) {
    this.#names = new Set(names);
    this.#functions = functions;
    this.#parent = parent;
    this.depth = depth;
  }

  block(names: Iterable<string>, functions: ReadonlyMap<string, FunctionDeclaration>): StaticScope {
    return new StaticScope(names, functions, this, this.depth + 1);
  }

  /** The inside of a function declared here. */
  body(parameters: Iterable<string>): StaticScope {
    return new StaticScope(parameters, new Map(), this, this.depth);
  }

  declare(name: string): void {
    this.#names.add(name);
  }

  declares(name: string): boolean {
    return this.#names.has(name);
  }

  has(name: string): boolean {
    return this.#names.has(name) || (this.#parent?.has(name) ?? false);
  }

  resolve(name: string): Resolved | undefined {
    const declaration = this.#functions.get(name);
    return declaration ? { declaration, depth: this.depth } : this.#parent?.resolve(name);
  }
}
