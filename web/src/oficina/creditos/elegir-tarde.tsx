import { type ComponentType, Suspense } from 'react';
import { perezosa } from '../../lib/perezosa.tsx';
import type { ElegirFiltro as Elegir } from '../../ui/lista/ElegirFiltro.tsx';

/**
 * The component comes with the code of the choice of a collector: a second piece would bring antd's Select into what
 * every screen loads.
 */
const Tarde = perezosa(
  async () =>
    (await import('../../piezas/cobradores/elegir.tsx')).ElegirFiltro as unknown as ComponentType<object>,
) as unknown as typeof Elegir;

/** One value of several, by which a list is filtered; its room is kept while its code is on its way. */
export const ElegirFiltro: typeof Elegir = (props) => (
  <Suspense fallback={<div className="filtros-hueco alto-dedo" />}>
    <Tarde {...props} />
  </Suspense>
);
