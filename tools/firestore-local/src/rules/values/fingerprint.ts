import type { RuleValue } from './rule-value.ts';

const many = (items: readonly RuleValue[]) => items.map(fingerprint);
const quoted = (text: string) => JSON.stringify(text);

/** Equal values have equal fingerprints; of different ones only integers beyond 2^53 may share one. */
export function fingerprint(v: RuleValue): string {
  switch (v.type) {
    case 'int':
    case 'float':
      return `n${Number(v.value) + 0}`;
    case 'string':
      return `s${quoted(v.value)}`;
    case 'bool':
      return `b${v.value}`;
    case 'bytes':
      return `y${Buffer.from(v.value).toString('base64')}`;
    case 'timestamp':
      return `t${v.nanos}`;
    case 'duration':
      return `d${v.nanos}`;
    case 'latlng':
      return `g${v.latitude + 0},${v.longitude + 0}`;
    case 'path':
      return `p${quoted(v.segments.join('/'))}`;
    case 'list':
      return `[${many(v.items).join(',')}]`;
    case 'set':
      return `<${many(v.items).sort().join(',')}>`;
    case 'map': {
      const keys = [...v.map.keys()].sort();
      return `{${keys.map((k) => `${quoted(k)}:${fingerprint(v.map.get(k) ?? { type: 'null' })}`).join(',')}}`;
    }
    default:
      return v.type;
  }
}
