import { fingerprint } from './fingerprint.ts';
import { isNumeric, type RuleMap, type RuleValue } from './rule-value.ts';

const sameBytes = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0;
const sameItems = (a: readonly RuleValue[], b: readonly RuleValue[]) =>
  a.length === b.length && a.every((v, i) => b[i] !== undefined && equal(v, b[i]));

function sameMaps(a: RuleMap, b: RuleMap): boolean {
  const keys = [...a.keys()];
  if (keys.length !== [...b.keys()].length) return false;
  return keys.every((key) => {
    const [x, y] = [a.get(key), b.get(key)];
    return x !== undefined && y !== undefined && equal(x, y);
  });
}

function sameSets(a: readonly RuleValue[], b: readonly RuleValue[]): boolean {
  if (a.length !== b.length) return false;
  const index = new Map(b.map((item) => [fingerprint(item), item]));
  return a.every((item) => {
    const twin = index.get(fingerprint(item));
    return twin !== undefined && equal(item, twin);
  });
}

export const contains = (items: readonly RuleValue[], wanted: RuleValue): boolean =>
  items.some((item) => equal(item, wanted));

/** Values of different types differ, but for numbers; NaN equals nothing. Both must be known entirely. */
export function equal(a: RuleValue, b: RuleValue): boolean {
  if (isNumeric(a)) return isNumeric(b) && !(a.value < b.value) && a.value <= b.value;
  if (a.type !== b.type) return false;
  if (a.type === 'list' && b.type === 'list') return sameItems(a.items, b.items);
  if (a.type === 'set' && b.type === 'set') return sameSets(a.items, b.items);
  if (a.type === 'map' && b.type === 'map') return sameMaps(a.map, b.map);
  return sameScalars(a, b);
}

function sameScalars(a: RuleValue, b: RuleValue): boolean {
  if (a.type === 'null') return true;
  if ((a.type === 'bool' && b.type === 'bool') || (a.type === 'string' && b.type === 'string'))
    return a.value === b.value;
  if (a.type === 'bytes' && b.type === 'bytes') return sameBytes(a.value, b.value);
  if ((a.type === 'timestamp' && b.type === 'timestamp') || (a.type === 'duration' && b.type === 'duration'))
    return a.nanos === b.nanos;
  if (a.type === 'latlng' && b.type === 'latlng')
    return a.latitude === b.latitude && a.longitude === b.longitude;
  if (a.type === 'path' && b.type === 'path') return a.segments.join('/') === b.segments.join('/');
  return false;
}
