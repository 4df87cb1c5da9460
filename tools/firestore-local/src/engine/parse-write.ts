import { Code, FirestoreError, invalidArgument } from '../errors.ts';
import { checkFieldPath, Limits } from '../limits.ts';
import { type FieldPath, parseFieldPath } from '../values/field-path.ts';
import { parseDocumentName } from '../values/resource-name.ts';
import { type Fields, isNumber, type Value } from '../values/value.ts';
import type { Precondition, Transform, Write } from './write.ts';

/* The write shapes every door produces, in the names of google.firestore.v1. A member that is absent is undefined. */
type WireArray = { readonly values: readonly Value[] };
export type WireTransform = {
  readonly fieldPath: string;
  readonly setToServerValue?: number | undefined;
  readonly increment?: Value | undefined;
  readonly maximum?: Value | undefined;
  readonly minimum?: Value | undefined;
  readonly appendMissingElements?: WireArray | undefined;
  readonly removeAllFromArray?: WireArray | undefined;
};
export type WirePrecondition = {
  readonly exists?: boolean | undefined;
  readonly updateTime?: number | undefined;
};
export type WireWrite = {
  readonly update?: { readonly name: string; readonly fields: Fields } | undefined;
  readonly delete?: string | undefined;
  /** A document that is not written: its precondition alone must hold. */
  readonly verify?: string | undefined;
  readonly transform?:
    | { readonly document: string; readonly fieldTransforms: readonly WireTransform[] }
    | undefined;
  readonly updateMask?: { readonly fieldPaths: readonly string[] } | undefined;
  readonly updateTransforms?: readonly WireTransform[] | undefined;
  readonly currentDocument?: WirePrecondition | undefined;
};

const NO_FIELDS: Fields = new Map();

function checkedPath(text: string): FieldPath {
  const path = parseFieldPath(text);
  checkFieldPath(path);
  return path;
}

function arithmetic(path: FieldPath, kind: 'increment' | 'maximum' | 'minimum', operand: Value): Transform {
  if (!isNumber(operand)) throw invalidArgument(`The operand of ${kind} must be an integer or a double.`);
  return { path, kind, operand };
}

function parseTransform(wire: WireTransform): Transform {
  const path = checkedPath(wire.fieldPath);
  if (wire.setToServerValue !== undefined) {
    if (wire.setToServerValue !== 1) throw invalidArgument('The server value must be REQUEST_TIME.');
    return { path, kind: 'server-time' };
  }
  if (wire.increment) return arithmetic(path, 'increment', wire.increment);
  if (wire.maximum) return arithmetic(path, 'maximum', wire.maximum);
  if (wire.minimum) return arithmetic(path, 'minimum', wire.minimum);
  if (wire.appendMissingElements) return { path, kind: 'union', elements: wire.appendMissingElements.values };
  if (wire.removeAllFromArray) return { path, kind: 'remove', elements: wire.removeAllFromArray.values };
  throw invalidArgument('A field transform lacks its operation.');
}

function parseTransforms(wire: readonly WireTransform[]): Transform[] {
  if (wire.length > Limits.transformsPerDocument) {
    throw invalidArgument(`A write has more than ${Limits.transformsPerDocument} field transforms.`);
  }
  return wire.map(parseTransform);
}

function parsePrecondition(wire: WirePrecondition | undefined): Precondition | undefined {
  if (wire?.exists !== undefined) return { exists: wire.exists };
  if (wire?.updateTime !== undefined) return { updateTime: wire.updateTime };
  return undefined;
}

/** The database every name of a request must be in. */
function checkedName(name: string, database: string): string {
  const parsed = parseDocumentName(name);
  if (parsed.database !== database) throw invalidArgument(`"${name}" is not a document of "${database}".`);
  return name;
}

/** A write in the engine's own terms, or INVALID_ARGUMENT. */
export function parseWrite(wire: WireWrite, database: string): Write {
  const precondition = parsePrecondition(wire.currentDocument);
  const empty = { fields: NO_FIELDS, mask: undefined, transforms: [], precondition };
  if (wire.delete !== undefined)
    return { ...empty, kind: 'delete', name: checkedName(wire.delete, database) };
  if (wire.verify !== undefined)
    return { ...empty, kind: 'verify', name: checkedName(wire.verify, database) };
  if (wire.transform) {
    const { document, fieldTransforms } = wire.transform;
    const transforms = parseTransforms(fieldTransforms);
    return { ...empty, kind: 'update', name: checkedName(document, database), mask: [], transforms };
  }
  if (!wire.update) throw invalidArgument('A write lacks its operation.');
  const mask = wire.updateMask?.fieldPaths.map(checkedPath);
  const transforms = parseTransforms(wire.updateTransforms ?? []);
  const { name, fields } = wire.update;
  return { kind: 'update', name: checkedName(name, database), fields, mask, transforms, precondition };
}

export function parseWrites(wires: readonly WireWrite[], database: string): Write[] {
  try {
    return wires.map((wire) => parseWrite(wire, database));
  } catch (error) {
    if (error instanceof FirestoreError) throw error;
    throw new FirestoreError(Code.invalidArgument, String(error));
  }
}
