import type { Expression, Segment } from './ast.ts';
import { at, type TokenStream } from './token-stream.ts';

const TEXT = /\(default\)|[A-Za-z0-9_.-]+/y;

/** A literal segment, read from the source itself: `a-b.c` would be several tokens. */
function literalSegment(s: TokenStream, offset: number): string {
  TEXT.lastIndex = offset;
  const text = TEXT.exec(s.source)?.[0];
  if (text === undefined) throw s.error("expected a path segment after '/'");
  s.resumeAt(offset + text.length);
  return text;
}

function wildcard(s: TokenStream): Segment {
  s.expect('{');
  const { text: name } = s.name('a variable name');
  const rest = s.skip('=');
  if (rest) s.expect('**');
  s.expect('}');
  return { kind: rest ? 'rest' : 'one', name };
}

/** The pattern of a match: `/clientes/{id}`, `/{resto=**}`. */
export function parsePattern(s: TokenStream): Segment[] {
  const segments: Segment[] = [];
  if (!s.is('/')) throw s.error("a match starts with a path: '/…'");
  while (s.is('/')) {
    const slash = s.take();
    segments.push(
      s.is('{') && s.token.start === slash.end
        ? wildcard(s)
        : { kind: 'literal', text: literalSegment(s, slash.end) },
    );
  }
  return segments;
}

/** A path as a value: `/databases/$(database)/documents/clientes/$(id)`. */
export function parsePathLiteral(s: TokenStream, expression: () => Expression): Expression {
  const parts: (string | Expression)[] = [];
  const start = at(s.token);
  do {
    const slash = s.expect('/');
    if (s.skip('$(')) {
      parts.push(s.nested(expression));
      s.expect(')');
    } else parts.push(literalSegment(s, slash.end));
  } while (s.is('/'));
  return { kind: 'path', parts, ...start };
}
