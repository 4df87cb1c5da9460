import { useState } from 'react';

/** Spec §9, breakpoint md: from here on there is room for it beside the form. */
const CABE = '(min-width: 900px)';

/** The summary is shown from the start where it has a column of its own. */
export function useResumenAbierto() {
  const [abierto, setAbierto] = useState(() => globalThis.matchMedia(CABE).matches);
  return { abierto, alternar: () => setAbierto((antes) => !antes) };
}
