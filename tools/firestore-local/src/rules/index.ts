export type { Access, Auth, Decision, DocumentAccess, ListAccess, ReadDocument } from './access.ts';
export { CompiledRules, compileRules } from './compile.ts';
export type { CoverageEntry } from './coverage.ts';
export { RulesGate } from './gate.ts';
export { RulesError } from './rules-error.ts';
