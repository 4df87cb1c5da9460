import { type Position, RulesError } from '../rules-error.ts';
import type { FunctionDeclaration } from '../syntax/ast.ts';

type Edges = ReadonlyMap<FunctionDeclaration, ReadonlyMap<FunctionDeclaration, Position>>;

/** Refuses functions that call themselves, directly or through others. */
export function refuseRecursion(edges: Edges): void {
  const done = new Set<FunctionDeclaration>();
  const open = new Set<FunctionDeclaration>();
  const visit = (declaration: FunctionDeclaration): void => {
    open.add(declaration);
    for (const [callee, at] of edges.get(declaration) ?? []) {
      if (open.has(callee)) throw new RulesError(`'${callee.name}' calls itself`, at);
      if (!done.has(callee)) visit(callee);
    }
    open.delete(declaration);
    done.add(declaration);
  };
  for (const declaration of edges.keys()) if (!done.has(declaration)) visit(declaration);
}
