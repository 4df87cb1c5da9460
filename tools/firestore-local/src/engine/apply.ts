import { Code, failedPrecondition, FirestoreError, invalidArgument } from '../errors.ts';
import { checkDocument } from '../limits.ts';
import { StoredDocument } from '../store/document.ts';
import { deleteField, getField, setField } from '../values/field-path.ts';
import { parseDocumentName } from '../values/resource-name.ts';
import type { Fields, Value } from '../values/value.ts';
import { applyTransform } from './transforms.ts';
import type { Change, Write, WriteResult } from './write.ts';

type Current = StoredDocument | undefined;

/** `deleted`: by an earlier write of the same commit. */
function checkPrecondition(write: Write, current: Current, deleted: boolean): void {
  const { precondition, name } = write;
  if (!precondition) return;
  if ('exists' in precondition) {
    if (precondition.exists && deleted)
      throw invalidArgument(`The commit deletes a document and then expects it to exist: ${name}`);
    if (precondition.exists && !current)
      throw new FirestoreError(Code.notFound, `No document to update: ${name}`);
    if (!precondition.exists && current) {
      throw new FirestoreError(Code.alreadyExists, `Document already exists: ${name}`);
    }
    return;
  }
  const stored = current?.updateTime ?? 0;
  if (stored === precondition.updateTime) return;
  throw failedPrecondition(
    `the stored version (${stored}) does not match the required base version (${precondition.updateTime})`,
  );
}

function updatedFields(write: Write, current: Current): Map<string, Value> {
  if (!write.mask) return new Map(write.fields);
  const fields = new Map<string, Value>(current?.fields);
  for (const path of write.mask) {
    const value = getField(write.fields, path);
    if (value) setField(fields, path, value);
    else deleteField(fields, path);
  }
  return fields;
}

function transformed(write: Write, fields: Map<string, Value>, now: number): Value[] {
  return write.transforms.map((transform) => {
    const { value, result } = applyTransform(transform, getField(fields, transform.path), now);
    setField(fields, transform.path, value);
    return result;
  });
}

/** The new version; one that says nothing new keeps its old update time. */
function version(name: string, fields: Fields, current: Current, now: number): StoredDocument {
  const next = StoredDocument.of(name, fields, current?.createTime ?? now, now);
  return current && Buffer.compare(current.bytes, next.bytes) === 0 ? current : next;
}

function applyWrite(write: Write, current: Current, now: number): { after: Current; result: WriteResult } {
  if (write.kind === 'delete')
    return { after: undefined, result: { updateTime: undefined, transformResults: [] } };
  if (write.kind === 'verify')
    return { after: current, result: { updateTime: current?.updateTime, transformResults: [] } };
  const fields = updatedFields(write, current);
  const transformResults = transformed(write, fields, now);
  checkDocument(write.name, parseDocumentName(write.name).path, fields);
  const after = version(write.name, fields, current, now);
  return { after, result: { updateTime: after.updateTime, transformResults } };
}

export type Outcome = {
  readonly changes: readonly Change[];
  readonly results: readonly WriteResult[];
  /** The result of each write. */
  readonly steps: readonly Change[];
};

/**
 * Tells what writes make of the documents: each sees what those before it did. It changes nothing itself. Without their
 * preconditions it tells what they would do if these held.
 */
export function applyWrites(
  writes: readonly Write[],
  read: (name: string) => StoredDocument | undefined,
  now: number,
  conditions = true,
): Outcome {
  const changes = new Map<string, Change>();
  const steps: Change[] = [];
  const results = writes.map((write) => {
    const known = changes.get(write.name);
    const before = known ? known.before : read(write.name);
    const current = known ? known.after : before;
    if (conditions) checkPrecondition(write, current, known !== undefined && !current);
    const { after, result } = applyWrite(write, current, now);
    steps.push({ name: write.name, before: current, after });
    if (write.kind !== 'verify') changes.set(write.name, { name: write.name, before, after });
    return result;
  });
  return { changes: [...changes.values()], results, steps };
}
