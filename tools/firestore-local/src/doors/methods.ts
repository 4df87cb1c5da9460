import { randomInt } from 'node:crypto';
import type { Engine } from '../engine/engine.ts';
import type { WireWrite } from '../engine/parse-write.ts';
import type { Call } from '../engine/requests.ts';
import type { CommitResult, WriteResult } from '../engine/write.ts';
import { Code, FirestoreError, invalidArgument } from '../errors.ts';
import { parseFieldPath } from '../values/field-path.ts';
import { databaseOf, parseParent } from '../values/resource-name.ts';
import * as m from './messages.ts';
import type { ResponseDocument } from './protos.ts';

/** Calls of one message each way or with a stream of answers; answers are sent as they are returned. */
export type Method = (engine: Engine, request: never, call: Call) => Promise<readonly object[]>;

const maskPaths = (mask: { readonly fieldPaths: readonly string[] } | null) =>
  mask?.fieldPaths.map(parseFieldPath);
const transactionField = (id: string | undefined) => (id === undefined ? {} : { transaction: m.unhex(id) });

async function batchGet(engine: Engine, request: m.BatchGetMessage, call: Call): Promise<object[]> {
  const { database, documents: names } = request;
  const result = await engine.reads.get({ database, names, consistency: m.consistency(request) }, call);
  const paths = maskPaths(request.mask);
  const answers: object[] = result.documents.map(({ name, document }) => ({
    ...(document ? { found: document.only(paths) } : { missing: name }),
    readTime: result.readTime,
  }));
  if (result.transaction !== undefined) {
    if (answers.length === 0) answers.push({ readTime: result.readTime });
    Object.assign(answers[0] ?? {}, transactionField(result.transaction));
  }
  return answers;
}

async function getDocument(engine: Engine, request: m.GetMessage, call: Call): Promise<object[]> {
  const { name } = request;
  const database = databaseOf(name);
  const result = await engine.reads.get(
    { database, names: [name], consistency: m.consistency(request) },
    call,
  );
  const document = result.documents[0]?.document;
  if (!document) throw new FirestoreError(Code.notFound, `Document "${name}" not found.`);
  return [document.only(maskPaths(request.mask))];
}

function refuseExplain({ explainOptions }: m.QueryMessage | m.AggregationMessage): void {
  if (explainOptions)
    throw new FirestoreError(
      Code.unimplemented,
      'Query explain is not supported here: run the query without it.',
    );
}

async function runQuery(engine: Engine, request: m.QueryMessage, call: Call): Promise<object[]> {
  refuseExplain(request);
  if (!request.structuredQuery) throw invalidArgument('The request has no structured query.');
  const { parent, structuredQuery: query } = request;
  const result = await engine.reads.query({ parent, query, consistency: m.consistency(request) }, call);
  const { readTime, skipped, select } = result;
  const answers: object[] = result.transaction === undefined ? [] : [transactionField(result.transaction)];
  result.documents.forEach((document, i) => {
    answers.push({
      document: document.only(select),
      readTime,
      ...(i === 0 && skipped > 0 ? { skippedResults: skipped } : {}),
    });
  });
  if (result.documents.length === 0)
    answers.push({ readTime, ...(skipped > 0 ? { skippedResults: skipped } : {}) });
  return answers;
}

async function runAggregationQuery(
  engine: Engine,
  request: m.AggregationMessage,
  call: Call,
): Promise<object[]> {
  refuseExplain(request);
  if (!request.structuredAggregationQuery) throw invalidArgument('The request has no aggregation query.');
  const { parent, structuredAggregationQuery: query } = request;
  const result = await engine.reads.aggregate({ parent, query, consistency: m.consistency(request) }, call);
  const aggregateFields = Object.fromEntries(result.fields);
  const answer = {
    result: { aggregateFields },
    readTime: result.readTime,
    ...transactionField(result.transaction),
  };
  return [answer];
}

const writeResult = (r: WriteResult) => ({
  ...(r.updateTime === undefined ? {} : { updateTime: r.updateTime }),
  transformResults: r.transformResults,
});

/** A commit and its answer, by itself or on a Write stream. */
export async function commitAnswer(engine: Engine, request: m.CommitMessage, call: Call): Promise<object> {
  const writes = request.writes.map(m.write);
  const transaction = request.transaction.length > 0 ? m.hex(request.transaction) : undefined;
  const result = await engine.commits.commit({ database: request.database, writes, transaction }, call);
  return { writeResults: result.writeResults.map(writeResult), commitTime: result.commitTime };
}

async function commit(engine: Engine, request: m.CommitMessage, call: Call): Promise<object[]> {
  return [await commitAnswer(engine, request, call)];
}

async function batchWrite(engine: Engine, request: m.CommitMessage, call: Call): Promise<object[]> {
  const { results, statuses } = await engine.commits.batch(
    request.database,
    request.writes.map(m.write),
    call,
  );
  return [{ writeResults: results.map(writeResult), status: statuses }];
}

async function beginTransaction(
  engine: Engine,
  request: { database: string; options?: Parameters<typeof m.transactionOptions>[0] | null },
) {
  return [transactionField(engine.begin(m.transactionOptions(request.options ?? {}), request.database))];
}

async function rollback(engine: Engine, request: { transaction: Uint8Array }): Promise<object[]> {
  engine.rollback(m.hex(request.transaction));
  return [{}];
}

async function listCollectionIds(
  engine: Engine,
  request: { parent: string; pageSize: number; pageToken: string },
  call: Call,
) {
  const { ids, nextPageToken } = engine.listing.collectionIds(request, call);
  return [{ collectionIds: ids, nextPageToken }];
}

async function listDocuments(engine: Engine, request: m.ListMessage, call: Call): Promise<object[]> {
  if (request.orderBy !== '' && request.orderBy !== '__name__') {
    throw new FirestoreError(Code.unimplemented, 'ListDocuments orders by __name__ only here.');
  }
  const result = await engine.listing.documents(
    { ...pick(request), consistency: m.consistency(request) },
    call,
  );
  const paths = maskPaths(request.mask);
  const documents: ResponseDocument[] = result.documents.map(({ name, document }) =>
    document ? document.only(paths) : { name },
  );
  return [{ documents, nextPageToken: result.nextPageToken }];
}

const pick = ({ parent, collectionId, pageSize, pageToken, showMissing }: m.ListMessage) => ({
  parent,
  collectionId,
  pageSize,
  pageToken,
  showMissing,
});

/** One write as a commit, answered with the document it made. */
async function writeOne(
  engine: Engine,
  name: string,
  wire: WireWrite,
  mask: m.GetMessage['mask'],
  call: Call,
): Promise<object[]> {
  const database = databaseOf(name);
  const result: CommitResult = await engine.commits.commit({ database, writes: [wire] }, call);
  const read = await engine.reads.get({ database, names: [name], consistency: {} }, call);
  const document = read.documents[0]?.document;
  if (!document)
    throw new FirestoreError(Code.aborted, `"${name}" changed again after ${result.commitTime}.`);
  return [document.only(maskPaths(mask))];
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const automaticId = () => Array.from({ length: 20 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

async function createDocument(engine: Engine, request: m.CreateMessage, call: Call): Promise<object[]> {
  parseParent(request.parent);
  if (!request.document) throw invalidArgument('The request has no document.');
  const id = request.documentId === '' ? automaticId() : request.documentId;
  const name = `${request.parent}/${request.collectionId}/${id}`;
  const update = { name, fields: request.document.fields };
  return writeOne(engine, name, { update, currentDocument: { exists: false } }, request.mask, call);
}

async function updateDocument(engine: Engine, request: m.UpdateMessage, call: Call): Promise<object[]> {
  const message = { updateTransforms: [], ...request, update: request.document } as unknown as m.WriteMessage;
  const name = request.document?.name ?? '';
  return writeOne(engine, name, m.write(message), request.mask, call);
}

async function deleteDocument(
  engine: Engine,
  request: { name: string } & Pick<m.WriteMessage, 'currentDocument'>,
  call: Call,
) {
  const wire = m.write({ ...request, delete: request.name, updateTransforms: [] });
  await engine.commits.commit({ database: databaseOf(request.name), writes: [wire] }, call);
  return [{}];
}

export const METHODS: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['BatchGetDocuments', batchGet],
  ['GetDocument', getDocument],
  ['RunQuery', runQuery],
  ['RunAggregationQuery', runAggregationQuery],
  ['Commit', commit],
  ['BatchWrite', batchWrite],
  ['BeginTransaction', beginTransaction],
  ['Rollback', rollback],
  ['ListCollectionIds', listCollectionIds],
  ['ListDocuments', listDocuments],
  ['CreateDocument', createDocument],
  ['UpdateDocument', updateDocument],
  ['DeleteDocument', deleteDocument],
]);
