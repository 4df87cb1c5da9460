import { traerDialogo } from '../../ui/dialogos/traer-dialogo.ts';

/** The collector whose route it is. */
export type DeQuien = { readonly id_usuario: string; readonly nombre: string };

/** Chooses who works it, and on what days. */
export const prestarRutaDe = (dueno: DeQuien): void =>
  void traerDialogo(
    () => import('./DialogoPrestar.tsx'),
    ({ abrirPrestar }) => abrirPrestar(dueno),
  );
