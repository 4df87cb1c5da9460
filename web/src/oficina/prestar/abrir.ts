import { traerDialogo } from '../../ui/dialogos/traer-dialogo.ts';
import type { DuenoDeRuta } from '../acciones/ruta-prestada.ts';

/** Chooses who works it, and on what days. */
export const prestarRutaDe = (dueno: DuenoDeRuta): void =>
  void traerDialogo(
    () => import('./DialogoPrestar.tsx'),
    ({ abrirPrestar }) => abrirPrestar(dueno),
  );
