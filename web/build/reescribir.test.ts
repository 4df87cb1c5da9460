import { expect, test, vi } from 'vitest';
import { podarReglas, podarVariables } from './podar-css.ts';
import { coincidencias, reescribir } from './reescribir.ts';
import { sinRealtimeDatabase } from './sin-realtime-database.ts';

test('a rewriting says what became of the text, and fails where it finds nothing', () => {
  expect(reescribir('a-b-a', /a/g, 'c')).toBe('c-b-c');
  expect(() => reescribir('a-b-a', '<script type="module"', '')).toThrow(/Nothing to rewrite/);
  expect(coincidencias('.leal{}', /\.leal\{\}/g)).toEqual(['.leal{}']);
  expect(() => coincidencias('.otra{}', /\.leal\{\}/g)).toThrow(/Nothing found/);
});

test('rules are pruned by patterns that antd still has', async () => {
  const css = '.ant-col-1{width:1px}.ant-col{color:red}.ant-wave{color:blue}';
  const html = '<i class="ant-col"></i>';
  expect(await podarReglas(css, { html, conservar: [/^ant-wave/], quitar: [/^ant-col-/] })).toBe(
    '.ant-col{color:red}.ant-wave{color:blue}',
  );
  await expect(podarReglas(css, { html, conservar: [/^ant-ripple/] })).rejects.toThrow(/ant-ripple/);
  await expect(podarReglas(css, { html, conservar: [/^ant-wave/], quitar: [/^ant-grid-/] })).rejects.toThrow(
    /ant-grid-/,
  );
});

test('variables that nothing reads go; where none is declared there is nothing to prune', () => {
  const css = '.leal{--ant-a:1px;--ant-b:2px;--ant-c:var(--ant-a)}.x{width:var(--ant-c)}';
  expect(podarVariables(css, '')).toBe('.leal{--ant-a:1px;--ant-c:var(--ant-a)}.x{width:var(--ant-c)}');
  expect(() => podarVariables('.x{width:1px}', '')).toThrow(/Nothing to rewrite/);
});

test('the empty Realtime Database fails the build when nobody imports the real one any more', () => {
  const error = vi.fn();
  const { resolveId, buildEnd } = sinRealtimeDatabase() as unknown as {
    resolveId: (fuente: string) => string | undefined;
    buildEnd: (this: object) => void;
  };
  expect(resolveId('firebase/app')).toBeUndefined();
  buildEnd.call({ error });
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('this plugin can go'));
  expect(resolveId('firebase/database')).toBeDefined();
  buildEnd.call({ error });
  expect(error).toHaveBeenCalledOnce();
});
