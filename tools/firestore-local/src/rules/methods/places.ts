import { fail, float, isNumeric, type RuleValue, type ValueOf } from '../values/rule-value.ts';
import { type Methods, plain } from './method.ts';

const EARTH_METERS = 6_371_010;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

function distance(from: ValueOf<'latlng'>, [to]: readonly RuleValue[]): RuleValue {
  if (to?.type !== 'latlng') return fail('distance needs a latlng');
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const across = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const chord = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * across;
  return float(2 * EARTH_METERS * Math.asin(Math.min(1, Math.sqrt(chord))));
}

export const LATLNG_METHODS: Methods<'latlng'> = {
  latitude: plain((v) => float(v.latitude)),
  longitude: plain((v) => float(v.longitude)),
  distance: { takes: 1, run: distance },
};

export function latlngOf(args: readonly RuleValue[]): RuleValue {
  const [latitude = NaN, longitude = NaN] = args.map((a) => (isNumeric(a) ? Number(a.value) : NaN));
  const valid = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return valid ? { type: 'latlng', latitude, longitude } : fail('no such latlng');
}

/** A path that is a value has no `$(x)` left; one that is written down is filled where it is evaluated. */
export const PATH_METHODS: Methods<'path'> = {
  bind: {
    takes: 1,
    run: (path, [bound]) => (bound?.type === 'map' ? path : fail('bind needs a map')),
  },
};
