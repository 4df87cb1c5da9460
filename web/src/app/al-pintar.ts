/** Runs after the next paint; at once in a tab that is not painting. */
export function alPintar(hacer: () => void): void {
  if (document.visibilityState === 'hidden') return hacer();
  requestAnimationFrame(() => setTimeout(hacer));
}
