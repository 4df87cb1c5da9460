// The width from which a screen is drawn as a desk, for style sheets and code alike.

/**
 * A desk begins at md (spec §9), but not on a phone that lies on its side: those are up to 932 px wide, and there the
 * menu beside the screen and the bar above it would leave little of it. A tablet stays a desk while its keyboard is up.
 */
export const ESCRITORIO = '((min-width: 1024px) or ((min-width: 900px) and (min-height: 500px)))';

/** Everything else, in which the bar stands at the foot. */
export const TELEFONO = `(not ${ESCRITORIO})`;
