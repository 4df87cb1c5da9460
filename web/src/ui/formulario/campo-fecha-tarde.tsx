import { type ComponentProps, Suspense } from 'react';
import { perezosa } from '../../lib/perezosa.tsx';
import type { CampoFecha as Campo } from './CampoFecha.tsx';

/** One piece of code, asked for by whoever shows a day: shared parts of the calendar would else come with every screen. */
const Tarde = perezosa(async () => (await import('./CampoFecha.tsx')).CampoFecha);

/** A day in a filter; its room is kept while its code is on its way. */
export const CampoFecha = (props: ComponentProps<typeof Campo>) => (
  <Suspense fallback={<div className="filtros-hueco alto-dedo" />}>
    <Tarde {...props} />
  </Suspense>
);
