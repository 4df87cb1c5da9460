import { type Position, RulesError } from '../rules-error.ts';
import type { FunctionDeclaration } from '../syntax/ast.ts';

type Edges = ReadonlyMap<FunctionDeclaration, ReadonlyMap<FunctionDeclaration, Position>>;

/** Production's limit of calls within calls. */
const MAX_CALL_DEPTH = 20;

/** Refuses functions that call themselves, directly or through others, and calls nested too deep. */
export function checkCallDepth(edges: Edges): void {
  const depths = new Map<FunctionDeclaration, number>();
  const open = new Set<FunctionDeclaration>();
  const depthOf = (declaration: FunctionDeclaration): number => {
    const known = depths.get(declaration);
    if (known !== undefined) return known;
    open.add(declaration);
    let depth = 1;
    for (const [callee, at] of edges.get(declaration) ?? []) {
      if (open.has(callee)) throw new RulesError(`'${callee.name}' calls itself`, at);
      depth = Math.max(depth, depthOf(callee) + 1);
      if (depth > MAX_CALL_DEPTH) throw new RulesError(`calls nested more than ${MAX_CALL_DEPTH} deep`, at);
    }
    open.delete(declaration);
    depths.set(declaration, depth);
    return depth;
  };
  for (const declaration of edges.keys()) depthOf(declaration);
}
