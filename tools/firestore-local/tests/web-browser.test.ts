import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BrowserPage, Browsers } from './support/browser-page.ts';
import { host, newProject, openDatabase } from './support/database.ts';
import { describeLocal, tokenOf } from './support/local-server.ts';

type Seen = { ids: string[]; changes: string[]; cached: boolean; pending: boolean };
type Failed = { error: string };

const project = newProject();
const admin = openDatabase({ projectId: project });
let browsers: Browsers;

beforeAll(async () => {
  browsers = await Browsers.open();
});
afterAll(() => browsers.close());

const asked = { host: host(), project };
const settled = (ids: string) => (s: Seen) => s.ids.join() === ids && !s.cached && !s.pending;

describe.each([
  ['streaming', {}],
  ['long polling', { polling: '1' }],
])('the web SDK in a browser, %s', (title, options) => {
  const at = (path: string) => `${title.replace(' ', '-')}-${path}`;
  let page: BrowserPage;
  beforeAll(async () => {
    page = await browsers.page({ ...asked, ...options });
  });
  afterAll(() => page.close());

  test('writes and reads back', async () => {
    const data = { n: 1, text: 'ñandú 🐦 漢字', list: [1, { a: null }], map: { b: -0.5 } };
    expect(await page.run('set', at('docs/a'), data)).toBeNull();
    expect(await page.run('get', at('docs/a'))).toStrictEqual(data);
    expect(await page.run('get', at('docs/none'))).toBeNull();
    expect(await page.run('serverTime', at('docs/a'))).toBeNull();
    await page.run('batch', at('docs'));
    expect((await admin.doc(at('docs/a')).get()).data()).toMatchObject({
      n: 6,
      list: [1, { a: null }, 'ñ'],
      x: { y: 1 },
    });
  });

  test('a query follows what others write: order, limit, removal', async () => {
    const items = admin.collection(at('live'));
    await Promise.all([items.doc('b').set({ n: 2 }), items.doc('c').set({ n: 3 })]);
    await page.run('listen', at('live'), 2);
    await page.until(settled('b,c'));
    await items.doc('a').set({ n: 1, text: 'ñ🐦' });
    expect((await page.until(settled('a,b'))).changes).toContain('removed c');
    await items.doc('a').delete();
    await page.until(settled('b,c'));
    await items.doc('b').update({ n: 9 });
    await page.until(settled('c,b'));
    await page.run('stop');
  });

  test('transactions, counts, sums and the lite SDK', async () => {
    expect(await page.run('transaction', at('t/x'))).toBe(1);
    expect(await page.run('transaction', at('t/x'))).toBe(2);
    expect(await page.run('count', at('t'))).toBe(1);
    expect(await page.run('sum', at('t'))).toBe(2);
    expect(await page.run('lite', at('lite/x'))).toStrictEqual([{ n: 1, text: 'ñ🐦' }, 1]);
  });
});

test('after a time offline the browser has what went and came meanwhile', async () => {
  const page = await browsers.page({ ...asked, persistent: '1' });
  const items = admin.collection('offline');
  await Promise.all([items.doc('a').set({ n: 1 }), items.doc('b').set({ n: 2 })]);
  await page.run('listen', 'offline');
  await page.until(settled('a,b'));
  await page.run('offline');
  await items.doc('a').delete();
  await items.doc('c').set({ n: 3 });
  await page.run('online');
  await page.until(settled('b,c'));
  await page.close();
});

test('a short answer is not kept back until more comes', async () => {
  const page = await browsers.page(asked);
  expect(await page.run('hearsShortAnswers')).toBe(true);
  await page.close();
});

test('many pages open and read, none waits for ever', async () => {
  for (let round = 0; round < 6; round++) {
    const page = await browsers.page(asked);
    await page.run('listenDocument', 'many/x');
    expect(await page.until((e: { data: unknown }) => 'data' in e)).toStrictEqual({ data: null });
    await page.close();
  }
});

describeLocal('without rules', 'another one starts with open ones', () => {
  test('a visitor without a pass is told so by every door', async () => {
    const page = await browsers.page({ ...asked, token: tokenOf('ana') });
    const refused = { error: 'permission-denied' };
    expect(await page.run('set', 'closed/x', {})).toStrictEqual(refused);
    expect(await page.run('get', 'closed/x')).toStrictEqual(refused);
    expect(await page.run('count', 'closed')).toStrictEqual(refused);
    expect(await page.run('transaction', 'closed/x')).toStrictEqual(refused);
    await page.run('listen', 'closed');
    expect(await page.until((e: Failed) => 'error' in e)).toStrictEqual(refused);
    await page.close();
  });
});
