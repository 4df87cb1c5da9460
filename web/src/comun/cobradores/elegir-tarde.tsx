import { type ComponentProps, Suspense } from 'react';
import { perezosa } from '../../lib/perezosa.tsx';
import type { FiltroCobrador as Filtro } from './FiltroCobrador.tsx';

const traer = () => import('./elegir.tsx');

/** The field of a form; fetch it before the form opens, so that it can have the focus. */
export const CampoCobrador = perezosa(async () => (await traer()).CampoCobrador);

const Tarde = perezosa(async () => (await traer()).FiltroCobrador);

/** The filter of a list; its room is kept while its code is on its way. */
export const FiltroCobrador = (props: ComponentProps<typeof Filtro>) => (
  <Suspense fallback={<div className="filtros-hueco" />}>
    <Tarde {...props} />
  </Suspense>
);
