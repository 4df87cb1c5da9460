import { expect, test, vi } from 'vitest';
import { podarReglas, podarVariables } from './podar-css.ts';
import { coincidencias, reescribir } from './reescribir.ts';
import { soloFirestore } from './solo-firestore.ts';

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

test('what stands on the way to the listeners and never runs is empty; the build fails when it is imported no more', () => {
  const error = vi.fn();
  const { resolveId, buildEnd } = soloFirestore() as unknown as {
    resolveId: (fuente: string, deQuien: string) => string | undefined;
    buildEnd: (this: object) => void;
  };
  const reactfire = '/node_modules/reactfire/dist/index.js';
  expect(resolveId('firebase/app', reactfire)).toBeUndefined();
  expect(resolveId('firebase/functions', '/web/src/lib/callables/abrir-functions.ts')).toBeUndefined();
  expect(resolveId('firebase/functions', reactfire)).toBeDefined();
  expect(resolveId('re2js', reactfire)).toBeUndefined();
  expect(resolveId('re2js', '/node_modules/@firebase/firestore/dist/common.esm.js')).toBeDefined();
  buildEnd.call({ error });
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('firebase/database no more'));
  expect(resolveId('firebase/database', reactfire)).toBeDefined();
  buildEnd.call({ error });
  expect(error).toHaveBeenCalledOnce();
});
