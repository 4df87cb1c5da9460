import { expect, test } from 'vitest';
import { evaluarNode } from '../arranque/version.mjs';

test.each(['20.0.0', '22.11.0', '24.21.0', '26.1.0'])('Node %s is new enough', (version) => {
  expect(evaluarNode(version)).toBeNull();
});

test.each(['4.0.0', '16.20.2', '18.20.4', '19.9.0'])('Node %s is refused in one sentence', (version) => {
  expect(evaluarNode(version)).toBe(`Leal necesita Node 20 o más nuevo; este es Node ${version}.`);
});
