import { describe, expect, test } from 'vitest';
import { Code, codeOf } from './support/codes.ts';
import { newProject, openRaw } from './support/database.ts';
import type { Message } from './support/raw-client.ts';

const raw = openRaw();

const one = { integerValue: '1' };
const write = (path: string, fields?: Message) => codeOf(raw.commit([raw.update(path, fields)]));
const repeated = (unit: string, bytes: number) => unit.repeat(bytes / Buffer.byteLength(unit));

describe('document and collection ids', () => {
  test.each([
    ['1,500 bytes', 'a'.repeat(1_500), Code.OK],
    ['1,501 bytes', 'a'.repeat(1_501), Code.INVALID_ARGUMENT],
    ['1,500 bytes of two-byte letters', repeated('ñ', 1_500), Code.OK],
    ['1,502 bytes of two-byte letters', repeated('ñ', 1_502), Code.INVALID_ARGUMENT],
    ['a dot', '.', Code.INVALID_ARGUMENT],
    ['two dots', '..', Code.INVALID_ARGUMENT],
    ['three dots', '...', Code.OK],
    ['a reserved name', '__x__', Code.INVALID_ARGUMENT],
    ['four underscores', '____', Code.INVALID_ARGUMENT],
    ['three underscores', '___', Code.OK],
    ['underscores at the start only', '__x', Code.OK],
    ['underscores at the end only', 'x__', Code.OK],
  ])('%s ends with the code %s', async (_title, id, code) => {
    expect(await write(`ids/${id}`)).toBe(code);
    expect(await write(`${id}/x`)).toBe(code);
  });

  test.each([
    ['__id7__', Code.OK],
    ['__id0__', Code.OK],
    ['__id-9223372036854775808__', Code.OK],
    ['__id9223372036854775807__', Code.OK],
    ['__id9223372036854775808__', Code.INVALID_ARGUMENT],
    ['__id007__', Code.INVALID_ARGUMENT],
    ['__id-0__', Code.INVALID_ARGUMENT],
    ['__idx__', Code.INVALID_ARGUMENT],
  ])('a document may be called by a number of 64 bits: %s ends with %i', async (id, code) => {
    expect(await write(`numbers/${id}`)).toBe(code);
    expect(await codeOf(raw.read([`numbers/${id}`]))).toBe(code);
    expect(await write(`${id}/x`)).toBe(Code.INVALID_ARGUMENT);
  });

  test.each(['__bad__/x', 'a/__bad__', 'a/__bad__/b/c'])('%s is not read either', async (path) => {
    const collectionId = path.split('/').at(-2) ?? '';
    const parent = path.split('/').slice(0, -2);
    const query = { from: [{ collectionId }] };
    const name = parent.length === 0 ? raw.documents : raw.name(parent.join('/'));
    const inIds = collectionId.startsWith('__') || parent.some((id) => id.startsWith('__'));
    const expected = inIds ? Code.INVALID_ARGUMENT : Code.OK;
    expect(await codeOf(raw.read([path]))).toBe(Code.INVALID_ARGUMENT);
    expect(await codeOf(raw.call('RunQuery', { parent: name, structuredQuery: query }))).toBe(expected);
    expect(await codeOf(raw.call('ListDocuments', { parent: name, collectionId }))).toBe(expected);
  });

  test.each(['', 'odd', 'a/b/c', 'a//b', '/a/b'])('the path %j is INVALID_ARGUMENT', async (path) => {
    expect(await write(path)).toBe(Code.INVALID_ARGUMENT);
  });

  test.each([
    'projects/p/databases/(default)',
    'projects/p',
    'x',
    'projects//databases/(default)/documents/a/b',
    'projects/p/database/(default)/documents/a/b',
  ])('the name %j is INVALID_ARGUMENT', async (name) => {
    expect(await codeOf(raw.commit([{ update: { name, fields: {} } }]))).toBe(Code.INVALID_ARGUMENT);
  });

  test('a write into another database than the call’s is INVALID_ARGUMENT', async () => {
    const name = `projects/${newProject()}/databases/(default)/documents/a/b`;
    expect(await codeOf(raw.commit([{ update: { name, fields: {} } }]))).toBe(Code.INVALID_ARGUMENT);
  });
});

describe('field names', () => {
  test.each([
    ['1,500 bytes', 'f'.repeat(1_500), Code.OK],
    ['1,501 bytes', 'f'.repeat(1_501), Code.INVALID_ARGUMENT],
    ['none', '', Code.INVALID_ARGUMENT],
    ['reserved', '__x__', Code.INVALID_ARGUMENT],
    ['half reserved', '__x', Code.OK],
  ])('%s ends with the code %s, in a nested map too', async (_title, name, code) => {
    expect(await write('fields/x', { [name]: one })).toBe(code);
    expect(await write('fields/x', { m: { mapValue: { fields: { [name]: one } } } })).toBe(code);
  });
});

describe('values', () => {
  const nested = (levels: number): Message =>
    levels === 0 ? one : { mapValue: { fields: { a: nested(levels - 1) } } };
  const arrays = (levels: number): Message =>
    levels === 0 ? one : { arrayValue: { values: [{ mapValue: { fields: { a: arrays(levels - 2) } } }] } };

  test('maps may nest 19 deep and not 22', async () => {
    expect(await write('depth/x', { a: nested(19) })).toBe(Code.OK);
    expect(await write('depth/x', { a: nested(22) })).toBe(Code.INVALID_ARGUMENT);
  });

  test('arrays count for the depth', async () => {
    expect(await write('depth/y', { a: arrays(18) })).toBe(Code.OK);
    expect(await write('depth/y', { a: arrays(22) })).toBe(Code.INVALID_ARGUMENT);
  });

  const array = (...values: Message[]) => ({ arrayValue: { values } });
  test.each<[string, Message, number]>([
    ['an array directly in an array', array(array(one)), Code.INVALID_ARGUMENT],
    ['a value of no type', {}, Code.INVALID_ARGUMENT],
    ['latitude 90.1', { geoPointValue: { latitude: 90.1, longitude: 0 } }, Code.INVALID_ARGUMENT],
    ['longitude -180.1', { geoPointValue: { latitude: 0, longitude: -180.1 } }, Code.INVALID_ARGUMENT],
    ['a timestamp of the year 10000', { timestampValue: { seconds: 253402300800 } }, Code.INVALID_ARGUMENT],
    ['a timestamp before the year 1', { timestampValue: { seconds: -62135596801 } }, Code.INVALID_ARGUMENT],
    [
      'a billion nanoseconds',
      { timestampValue: { seconds: 1, nanos: 1_000_000_000 } },
      Code.INVALID_ARGUMENT,
    ],
    ['a reference that is no document', { referenceValue: 'nowhere' }, Code.INVALID_ARGUMENT],
  ])('%s ends with the code %s', async (_title, value, code) => {
    expect(await write('values/x', { v: value })).toBe(code);
    expect(await codeOf(raw.read(['values/x']))).toBe(Code.OK);
  });

  test('a refused write leaves no document behind', async () => {
    await write('values/none', { ok: one, bad: array(array(one)) });
    const [answer] = await raw.read(['values/none']);
    expect(answer).toHaveProperty('missing');
  });
});

describe('the size of a document', () => {
  // The size as documented: name = each id + 1, + 16; fields = name + 1 + value; document + 32. A string is bytes + 1.
  const overhead = 'sizes'.length + 1 + 'x'.length + 1 + 16 + ('f'.length + 1) + 1 + 32;
  const text = (bytes: number) => ({ f: { stringValue: 'z'.repeat(bytes) } });

  test('just below 1 MiB is accepted and read back whole', async () => {
    expect(await write('sizes/x', text(1_048_576 - overhead - 100))).toBe(Code.OK);
    const [answer] = await raw.read(['sizes/x']);
    const { fields } = answer!.found as { fields: { f: { stringValue: string } } };
    expect(fields.f.stringValue).toHaveLength(1_048_576 - overhead - 100);
  });

  test('above 1 MiB is INVALID_ARGUMENT and changes nothing', async () => {
    await write('sizes/x', { small: one });
    expect(await write('sizes/x', text(1_048_577))).toBe(Code.INVALID_ARGUMENT);
    const [answer] = await raw.read(['sizes/x']);
    expect(answer).toMatchObject({ found: { fields: { small: one } } });
  });

  test('an update that makes it grow beyond 1 MiB is INVALID_ARGUMENT', async () => {
    await write('sizes/x', text(700_000));
    const update = raw.update('sizes/x', { g: { stringValue: 'y'.repeat(400_000) } });
    const grow = raw.commit([{ ...update, updateMask: { fieldPaths: ['g'] } }]);
    expect(await codeOf(grow)).toBe(Code.INVALID_ARGUMENT);
  });

  test('letters count by their bytes', async () => {
    const fields = { f: { stringValue: 'ñ'.repeat(530_000) } };
    expect(await write('sizes/y', fields)).toBe(Code.INVALID_ARGUMENT);
  });
});

describe('writes', () => {
  const transforms = (n: number) => ({
    ...raw.update('transforms/x'),
    updateTransforms: Array.from({ length: n }, (_, i) => ({ fieldPath: `f${i}`, increment: one })),
  });

  test('500 transforms of a document are accepted, 501 are not', async () => {
    expect(await codeOf(raw.commit([transforms(500)]))).toBe(Code.OK);
    expect(await codeOf(raw.commit([transforms(501)]))).toBe(Code.INVALID_ARGUMENT);
  });

  test('a write without an operation is INVALID_ARGUMENT', async () => {
    expect(await codeOf(raw.commit([{}]))).toBe(Code.INVALID_ARGUMENT);
  });

  test('a reserved name in a mask is INVALID_ARGUMENT', async () => {
    const reserved = { ...raw.update('writes/x'), updateMask: { fieldPaths: ['__name__'] } };
    expect(await codeOf(raw.commit([reserved]))).toBe(Code.INVALID_ARGUMENT);
  });
});

describe('calls', () => {
  test.each<[string, Message]>([
    ['CreateDocument', { parent: raw.documents, collectionId: 'a', documentId: 'b' }],
    ['UpdateDocument', {}],
    ['RunQuery', { parent: raw.documents }],
    ['RunAggregationQuery', { parent: raw.documents }],
  ])('%s without its message is INVALID_ARGUMENT', async (method, own) => {
    expect(await codeOf(raw.call(method, own))).toBe(Code.INVALID_ARGUMENT);
  });

  test('an unknown transaction is INVALID_ARGUMENT', async () => {
    const unknown = Buffer.from('no such transaction');
    expect(await codeOf(raw.commit([], unknown))).toBe(Code.INVALID_ARGUMENT);
    expect(await codeOf(raw.read(['a/b'], unknown))).toBe(Code.INVALID_ARGUMENT);
  });

  test('a committed transaction cannot be used again', async () => {
    const transaction = await raw.begin();
    await raw.commit([], transaction);
    expect(await codeOf(raw.read(['a/b'], transaction))).toBe(Code.INVALID_ARGUMENT);
  });

  test('GetDocument of a missing document is NOT_FOUND', async () => {
    expect(await codeOf(raw.one('GetDocument', { name: raw.name('no/such') }))).toBe(Code.NOT_FOUND);
  });

  test('CreateDocument, UpdateDocument and DeleteDocument do as Commit does', async () => {
    const parent = raw.documents;
    const create = () =>
      raw.one('CreateDocument', {
        parent,
        collectionId: 'crud',
        documentId: 'x',
        document: { fields: { a: one } },
      });
    expect(await create()).toMatchObject({ name: raw.name('crud/x'), fields: { a: one } });
    expect(await codeOf(create())).toBe(Code.ALREADY_EXISTS);
    const document = { name: raw.name('crud/x'), fields: { b: one } };
    const updated = await raw.one('UpdateDocument', { document, updateMask: { fieldPaths: ['b'] } });
    expect(updated.fields).toStrictEqual({ a: one, b: one });
    await raw.one('DeleteDocument', { name: document.name });
    expect(await codeOf(raw.one('GetDocument', { name: document.name }))).toBe(Code.NOT_FOUND);
  });

  test('CreateDocument without an id makes one of twenty characters', async () => {
    const made = await raw.one('CreateDocument', {
      parent: raw.documents,
      collectionId: 'auto',
      document: {},
    });
    expect(String(made.name).split('/').at(-1)).toMatch(/^[A-Za-z0-9]{20}$/);
  });
});
