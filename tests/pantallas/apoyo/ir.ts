// To another screen of the same page, as a link of the app goes.
import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Without how much waits. */
const titulo = (): string => document.title.replace(/^\(\d+\) /, '');

/** At `camino`, as in the address behind /leal/, and no longer on the last screen; its data may still be on the way. */
export async function irA(camino: string): Promise<void> {
  const [antes, pantalla] = [titulo(), location.pathname];
  act(() => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ idx: idx + 1, key: crypto.randomUUID() }, '', `/leal/${camino}`);
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  });
  if (location.pathname !== pantalla) await waitFor(() => expect(titulo()).not.toBe(antes));
}
