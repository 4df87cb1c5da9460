// To another screen of the same page, as a link of the app goes.
import { act } from '@testing-library/react';

/** At `camino`, as in the address behind /leal/. */
export const irA = (camino: string): void =>
  act(() => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ idx: idx + 1, key: crypto.randomUUID() }, '', `/leal/${camino}`);
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  });
