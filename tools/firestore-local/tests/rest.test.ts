import { expect, test } from 'vitest';
import { host, newProject } from './support/database.ts';

const project = newProject();
const root = `projects/${project}/databases/(default)/documents`;
const database = `projects/${project}/databases/(default)`;
const ORIGIN = 'http://127.0.0.1:5000';

type Answer = { status: number; body: Body; headers: Headers };

type Document = { name: string; fields: Record<string, unknown>; updateTime: string };
/** The answers of this file, by whatever method. */
type Body = Document & {
  error: { code: number; status: string };
  writeResults: { transformResults: { timestampValue: string }[] }[];
  collectionIds: string[];
  documents: Document[];
  nextPageToken: string;
  transaction: string;
};
type Row = {
  found?: Document;
  missing?: string;
  document: Document;
  result: { aggregateFields: unknown };
};

async function rest(method: string, path: string, body?: unknown, headers = {}): Promise<Answer> {
  const response = await fetch(`http://${host()}/v1/${path}`, {
    method,
    headers: { authorization: 'Bearer owner', ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: JSON.parse(text || '{}') as Body, headers: response.headers };
}

const ok = async (...call: Parameters<typeof rest>): Promise<Body> => {
  const { status, body } = await rest(...call);
  expect(body, JSON.stringify(body)).not.toHaveProperty('error');
  expect(status).toBe(200);
  return body;
};
const rows = async (...call: Parameters<typeof rest>) => (await ok(...call)) as unknown as Row[];

const everything = {
  nothing: { nullValue: null },
  yes: { booleanValue: true },
  huge: { integerValue: '9223372036854775807' },
  double: { doubleValue: 1.5 },
  negativeZero: { doubleValue: '-0' },
  nan: { doubleValue: 'NaN' },
  endless: { doubleValue: '-Infinity' },
  when: { timestampValue: '2026-11-20T14:00:00.123456Z' },
  early: { timestampValue: '0001-01-01T00:00:00Z' },
  text: { stringValue: 'ñandú 🐦' },
  bytes: { bytesValue: 'AAEC/w==' },
  link: { referenceValue: `${root}/a/b` },
  place: { geoPointValue: { latitude: 25.5, longitude: -100 } },
  list: { arrayValue: { values: [{ integerValue: '1' }, { stringValue: 'x' }] } },
  map: { mapValue: { fields: { __proto__x: { stringValue: 'y' } } } },
};

test('a document is made, read, changed and deleted; every type of value survives', async () => {
  const made = await ok('POST', `${root}/docs?documentId=uno`, { fields: everything });
  expect(made).toMatchObject({ name: `${root}/docs/uno`, fields: everything });
  expect(made.updateTime).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{6,9})?Z$/);
  expect((await ok('GET', `${root}/docs/uno`)).fields).toStrictEqual(everything);
  const masked = await ok('GET', `${root}/docs/uno?mask.fieldPaths=yes&mask.fieldPaths=text&key=k`);
  expect(Object.keys(masked.fields).sort()).toStrictEqual(['text', 'yes']);
  const patch = { fields: { yes: { booleanValue: false } } };
  const changed = await ok(
    'PATCH',
    `${root}/docs/uno?updateMask.fieldPaths=yes&currentDocument.exists=true`,
    patch,
  );
  expect(changed.fields.yes).toStrictEqual({ booleanValue: false });
  expect(changed.fields.text).toStrictEqual(everything.text);
  expect(await ok('DELETE', `${root}/docs/uno`)).toStrictEqual({});
  expect((await rest('GET', `${root}/docs/uno`)).body.error).toMatchObject({
    code: 404,
    status: 'NOT_FOUND',
  });
});

test('names are decoded segment by segment', async () => {
  const id = encodeURIComponent('con espacio:y ñ%');
  await ok('PATCH', `${root}/docs/${id}`, { fields: {} });
  expect((await ok('GET', `${root}/docs/${id}`)).name).toBe(`${root}/docs/con espacio:y ñ%`);
});

test('commit with transforms, batchGet, queries, aggregations, collection ids, pages', async () => {
  const write = (id: string, n: number) => ({
    update: { name: `${root}/q/${id}`, fields: { n: { integerValue: String(n) } } },
    updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
  });
  const committed = await ok('POST', `${root}:commit`, {
    writes: [write('a', 1), write('b', 2), write('c', 3)],
  });
  expect(committed.writeResults).toHaveLength(3);
  expect(committed.writeResults[0]?.transformResults[0]?.timestampValue).toMatch(/Z$/);
  const got = await rows('POST', `${root}:batchGet`, {
    database,
    documents: [`${root}/q/a`, `${root}/q/zz`],
  });
  expect(got.map((g) => g.found?.name ?? g.missing)).toStrictEqual([`${root}/q/a`, `${root}/q/zz`]);
  const structuredQuery = {
    from: [{ collectionId: 'q' }],
    where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'GREATER_THAN', value: { integerValue: 1 } } },
    orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }],
    limit: 1,
  };
  const found = await rows('POST', `${root}:runQuery`, { structuredQuery });
  expect(found.map((f) => f.document.name)).toStrictEqual([`${root}/q/c`]);
  const aggregations = [
    { alias: 'n', count: { upTo: '2' } },
    { alias: 'sum', sum: { field: { fieldPath: 'n' } } },
  ];
  const counted = await rows('POST', `${root}:runAggregationQuery`, {
    structuredAggregationQuery: { aggregations, structuredQuery: { from: [{ collectionId: 'q' }] } },
  });
  expect(counted[0]?.result.aggregateFields).toStrictEqual({
    n: { integerValue: '2' },
    sum: { integerValue: '6' },
  });
  expect((await ok('POST', `${root}:listCollectionIds`, {})).collectionIds).toContain('q');
  const page = await ok('GET', `${root}/q?pageSize=2`);
  const rest2 = await ok('GET', `${root}/q?pageSize=2&pageToken=${encodeURIComponent(page.nextPageToken)}`);
  expect([...page.documents, ...rest2.documents].map((d) => d.name.at(-1)).join('')).toBe('abc');
});

test('transactions', async () => {
  const { transaction } = await ok('POST', `${root}:beginTransaction`, { options: { readWrite: {} } });
  const [read] = await rows('POST', `${root}:batchGet`, { documents: [`${root}/t/x`], transaction });
  expect(read?.missing).toBe(`${root}/t/x`);
  const update = { name: `${root}/t/x`, fields: {} };
  await ok('POST', `${root}:commit`, { writes: [{ update }], transaction });
  const late = await rest('POST', `${root}:commit`, { writes: [{ update }], transaction });
  expect(late.body.error.code).toBeGreaterThanOrEqual(400);
  const again = await ok('POST', `${root}:beginTransaction`, {});
  await ok('POST', `${root}:rollback`, { transaction: again.transaction });
});

test.each<[string, string, string, unknown, number, string]>([
  ['no JSON', 'POST', `${root}:commit`, '{', 400, 'INVALID_ARGUMENT'],
  ['an unknown name', 'POST', `${root}:commit`, { nothing: 1 }, 400, 'INVALID_ARGUMENT'],
  [
    'an unknown operator',
    'POST',
    `${root}:runQuery`,
    { structuredQuery: { where: { unaryFilter: { op: 'X' } } } },
    400,
    'INVALID_ARGUMENT',
  ],
  ['no such verb', 'POST', `${root}:explode`, {}, 404, 'NOT_FOUND'],
  ['an empty segment', 'GET', `${root}/a//b`, undefined, 400, 'INVALID_ARGUMENT'],
  ['a failed precondition', 'PATCH', `${root}/a/none?currentDocument.exists=true`, {}, 404, 'NOT_FOUND'],
  [
    'a missing index',
    'POST',
    `${root}:runQuery`,
    {
      structuredQuery: {
        from: [{ collectionId: 'zz' }],
        orderBy: [{ field: { fieldPath: 'a' } }, { field: { fieldPath: 'b' } }],
      },
    },
    400,
    'FAILED_PRECONDITION',
  ],
])('%s is refused as production does', async (_title, method, path, body, code, status) => {
  const answer = await rest(method, path, body);
  expect(answer.body.error).toMatchObject({ code, status });
  expect(answer.status).toBe(code);
});

test.each([
  ['a value of two kinds', { stringValue: '', nullValue: null }],
  ['an integer too large', { integerValue: '9223372036854775808' }],
  ['no timestamp', { timestampValue: 'today' }],
  ['no base64', { bytesValue: '!' }],
])('%s is no value of a field', async (_title, x) => {
  const answer = await rest('PATCH', `${root}/a/b`, { fields: { x } });
  expect(answer.body.error).toMatchObject({ code: 400, status: 'INVALID_ARGUMENT' });
  expect(answer.status).toBe(400);
});

test('a value nested a thousand deep is refused, not a crash', async () => {
  const deep = `${'{"arrayValue":{"values":['.repeat(1000)}{"nullValue":null}${']}}'.repeat(1000)}`;
  const answer = await rest('PATCH', `${root}/a/b`, `{"fields":{"x":${deep}}}`);
  expect(answer.body.error.status).toBe('INVALID_ARGUMENT');
});

test('a page of another origin may call with credentials, after a preflight', async () => {
  const asked = 'authorization,x-goog-api-client';
  const preflight = await rest('OPTIONS', `${root}:commit`, undefined, {
    origin: ORIGIN,
    'access-control-request-method': 'POST',
    'access-control-request-headers': asked,
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe(ORIGIN);
  expect(preflight.headers.get('access-control-allow-credentials')).toBe('true');
  expect(preflight.headers.get('access-control-allow-headers')).toBe(asked);
  const call = await rest('GET', `${root}/q/a`, undefined, { origin: ORIGIN });
  expect(call.headers.get('access-control-allow-origin')).toBe(ORIGIN);
  const local = await fetch(`http://${host()}/_local/health`, { headers: { origin: ORIGIN } });
  expect(local.headers.get('access-control-allow-origin')).toBeNull();
});

test('a commit verifies what it does not write', async () => {
  const update = { name: `${root}/v/a`, fields: {} };
  await ok('POST', `${root}:commit`, { writes: [{ update }] });
  const { updateTime } = await ok('GET', `${root}/v/a`);
  const verified = await ok('POST', `${root}:commit`, {
    writes: [
      { verify: `${root}/v/a`, currentDocument: { updateTime } },
      { verify: `${root}/v/none`, currentDocument: { exists: false } },
      { update: { name: `${root}/v/b`, fields: {} } },
    ],
  });
  expect(verified.writeResults).toHaveLength(3);
  const stale = await rest('POST', `${root}:commit`, {
    writes: [
      { verify: `${root}/v/a`, currentDocument: { updateTime: '2020-01-01T00:00:00Z' } },
      { update: { name: `${root}/v/c`, fields: {} } },
    ],
  });
  expect(stale.body.error.status).toBe('FAILED_PRECONDITION');
  expect((await rest('GET', `${root}/v/c`)).status).toBe(404);
  expect((await ok('GET', `${root}/v/a`)).updateTime).toBe(updateTime);
});

test.each(['partitionQuery', 'executePipeline'])('%s is UNIMPLEMENTED, not unknown', async (verb) => {
  const answer = await rest('POST', `${root}:${verb}`, {});
  expect(answer.body.error).toMatchObject({ code: 501, status: 'UNIMPLEMENTED' });
});

test.each(['GET', 'PUT', 'DELETE'])(
  'an address that is badly encoded is the caller’s mistake: %s',
  async (method) => {
    for (const path of ['emulator/v1/projects/%zz:ruleCoverage', `v1/${root}/a/%`, '_local/%']) {
      const response = await fetch(`http://${host()}/${path}`, { method });
      expect([path, response.status]).toStrictEqual([path, 400]);
      expect(await response.json()).toMatchObject({ error: { code: 400 } });
    }
  },
);
