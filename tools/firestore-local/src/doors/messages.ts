import type { WireTransform, WireWrite } from '../engine/parse-write.ts';
import type { Consistency, TransactionOptions } from '../engine/requests.ts';
import type { WireAggregationQuery, WireQuery } from '../queries/wire.ts';
import type { RequestDocument } from './protos.ts';

/* Decoded messages: absent members come from the prototype as empty values, so presence is an own property. */
type Bytes = Uint8Array;
type Options = {
  readonly readOnly?: { readonly readTime?: number };
  readonly readWrite?: { readonly retryTransaction?: Bytes };
};
type Mask = { readonly fieldPaths: readonly string[] } | null;

export type ConsistencyMessage = {
  readonly transaction?: Bytes;
  readonly newTransaction?: Options;
  readonly readTime?: number;
};
export type WriteMessage = {
  readonly update?: RequestDocument;
  readonly delete?: string;
  readonly verify?: string;
  readonly transform?: { readonly document: string; readonly fieldTransforms: readonly WireTransform[] };
  readonly updateMask?: Mask;
  readonly updateTransforms: readonly WireTransform[];
  readonly currentDocument?: { readonly exists?: boolean; readonly updateTime?: number } | null;
};
export type BatchGetMessage = ConsistencyMessage & {
  database: string;
  documents: readonly string[];
  mask: Mask;
};
export type GetMessage = ConsistencyMessage & { name: string; mask: Mask };
type Explainable = { explainOptions?: object | null };
export type QueryMessage = ConsistencyMessage &
  Explainable & { parent: string; structuredQuery?: WireQuery | null };
export type AggregationMessage = ConsistencyMessage &
  Explainable & { parent: string; structuredAggregationQuery?: WireAggregationQuery | null };
export type CommitMessage = { database: string; writes: readonly WriteMessage[]; transaction: Bytes };
export type ListMessage = ConsistencyMessage & {
  parent: string;
  collectionId: string;
  pageSize: number;
  pageToken: string;
  orderBy: string;
  showMissing: boolean;
  mask: Mask;
};
export type CreateMessage = {
  parent: string;
  collectionId: string;
  documentId: string;
  document?: RequestDocument | null;
  mask: Mask;
};
export type UpdateMessage = {
  document?: RequestDocument;
  updateMask?: Mask;
  mask: Mask;
  currentDocument?: WriteMessage['currentDocument'];
};

/** A member that was really sent. */
function own<T extends object, K extends keyof T>(message: T, key: K): T[K] | undefined {
  return Object.hasOwn(message, key) ? (message[key] ?? undefined) : undefined;
}

export const hex = (bytes: Bytes): string => Buffer.from(bytes).toString('hex');
export const unhex = (text: string | undefined): Buffer | undefined =>
  text === undefined ? undefined : Buffer.from(text, 'hex');

export function transactionOptions(options: Options): TransactionOptions {
  const readOnly = own(options, 'readOnly');
  const readWrite = own(options, 'readWrite');
  const retry = readWrite && own(readWrite, 'retryTransaction');
  if (readOnly) return { readOnly: { readTime: own(readOnly, 'readTime') } };
  return { readWrite: { retryTransaction: retry && hex(retry) } };
}

/** A new transaction begun by a read is read-only unless it says otherwise. */
function newTransaction(options: Options): TransactionOptions {
  return own(options, 'readWrite')
    ? transactionOptions(options)
    : { readOnly: { readTime: own(own(options, 'readOnly') ?? {}, 'readTime') } };
}

export function consistency(message: ConsistencyMessage): Consistency {
  const transaction = own(message, 'transaction');
  const options = own(message, 'newTransaction');
  return {
    transaction: transaction && hex(transaction),
    newTransaction: options && newTransaction(options),
    readTime: own(message, 'readTime'),
  };
}

const TRANSFORMS = [
  'setToServerValue',
  'increment',
  'maximum',
  'minimum',
  'appendMissingElements',
  'removeAllFromArray',
] as const;

function transform(message: WireTransform): WireTransform {
  const sent = TRANSFORMS.filter((key) => Object.hasOwn(message, key)).map((key) => [key, message[key]]);
  return { fieldPath: message.fieldPath, ...Object.fromEntries(sent) } as WireTransform;
}

export function write(message: WriteMessage): WireWrite {
  const legacy = own(message, 'transform');
  const condition = own(message, 'currentDocument');
  return {
    update: own(message, 'update'),
    delete: own(message, 'delete'),
    verify: own(message, 'verify'),
    transform: legacy && {
      document: legacy.document,
      fieldTransforms: legacy.fieldTransforms.map(transform),
    },
    updateMask: own(message, 'updateMask') ?? undefined,
    updateTransforms: message.updateTransforms.map(transform),
    currentDocument: condition
      ? { exists: own(condition, 'exists'), updateTime: own(condition, 'updateTime') }
      : undefined,
  };
}
