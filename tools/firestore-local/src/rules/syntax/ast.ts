import type { Position } from '../rules-error.ts';
import type { RuleValue } from '../values/rule-value.ts';

export type BinaryOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | '+' | '-' | '*' | '/' | '%' | 'in';

export type Expression = Position &
  (
    | { readonly kind: 'literal'; readonly value: RuleValue }
    | { readonly kind: 'name'; readonly name: string }
    | { readonly kind: 'member'; readonly target: Expression; readonly name: string }
    | { readonly kind: 'index'; readonly target: Expression; readonly index: Expression }
    | {
        readonly kind: 'slice';
        readonly target: Expression;
        readonly from: Expression;
        readonly to: Expression;
      }
    | Call
    | {
        readonly kind: 'method';
        readonly target: Expression;
        readonly name: string;
        readonly args: readonly Expression[];
      }
    | { readonly kind: 'unary'; readonly op: '!' | '-'; readonly operand: Expression }
    | Binary
    | Logic
    | { readonly kind: 'is'; readonly operand: Expression; readonly type: string }
    | {
        readonly kind: 'ternary';
        readonly test: Expression;
        readonly yes: Expression;
        readonly no: Expression;
      }
    | { readonly kind: 'list'; readonly items: readonly Expression[] }
    | { readonly kind: 'map'; readonly entries: readonly (readonly [Expression, Expression])[] }
    | { readonly kind: 'path'; readonly parts: readonly (string | Expression)[] }
  );

export type Call = { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] };
export type Binary = {
  readonly kind: 'binary';
  readonly op: BinaryOperator;
  readonly left: Expression;
  readonly right: Expression;
};
export type Logic = {
  readonly kind: 'logic';
  readonly op: '&&' | '||';
  readonly left: Expression;
  readonly right: Expression;
};

export type Let = Position & { readonly name: string; readonly value: Expression };

export type FunctionDeclaration = Position & {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly lets: readonly Let[];
  readonly result: Expression;
};

export type Verb = 'get' | 'list' | 'create' | 'update' | 'delete';

export type Allow = Position & {
  readonly verbs: ReadonlySet<Verb>;
  /** The verbs as they are written. */
  readonly text: string;
  readonly condition: Expression;
};

export type Segment =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'one'; readonly name: string }
  | { readonly kind: 'rest'; readonly name: string };

/** A service or a match: the service has no pattern and no allows. */
export type Block = Position & {
  readonly pattern: readonly Segment[];
  readonly functions: readonly FunctionDeclaration[];
  readonly allows: readonly Allow[];
  readonly matches: readonly Block[];
};

export type RulesFile = { readonly version: '1' | '2'; readonly service: Block };
