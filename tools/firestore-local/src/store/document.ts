import { decodeField, decodeFields, encodeFields } from '../values/codec.ts';
import { type FieldPath, getField, project } from '../values/field-path.ts';
import type { Fields, Value } from '../values/value.ts';

/** One version of one document. The fields stay encoded until somebody looks at them. */
export class StoredDocument {
  readonly name: string;
  /** Microseconds since the epoch. */
  readonly createTime: number;
  readonly updateTime: number;
  readonly bytes: Uint8Array;
  #fields: Fields | undefined;

  constructor(name: string, bytes: Uint8Array, createTime: number, updateTime: number, fields?: Fields) {
    this.name = name;
    this.bytes = bytes;
    this.createTime = createTime;
    this.updateTime = updateTime;
    this.#fields = fields;
  }

  static of(name: string, fields: Fields, createTime: number, updateTime: number): StoredDocument {
    return new StoredDocument(name, encodeFields(fields), createTime, updateTime, fields);
  }

  /** One field by its path; the others stay encoded. */
  field(path: FieldPath): Value | undefined {
    if (this.#fields) return getField(this.#fields, path);
    const [head = '', ...rest] = path;
    const value = decodeField(this.bytes, head);
    if (rest.length === 0 || value === undefined) return value;
    return value.type === 'map' ? getField(value.fields, rest) : undefined;
  }

  /** The same version with these fields alone, or with all of them. */
  only(paths: readonly FieldPath[] | undefined): StoredDocument {
    return paths
      ? StoredDocument.of(this.name, project(this.fields, paths), this.createTime, this.updateTime)
      : this;
  }

  /** The same version without its decoded fields, to be kept for long. */
  encoded(): StoredDocument {
    return new StoredDocument(this.name, this.bytes, this.createTime, this.updateTime);
  }

  get fields(): Fields {
    this.#fields ??= decodeFields(this.bytes);
    return this.#fields;
  }
}
