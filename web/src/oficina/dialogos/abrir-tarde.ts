import { traerDialogo } from '../../ui/dialogos/traer-dialogo.ts';

/** The opener of a dialog whose code is fetched when somebody asks for it; it takes what the dialog's own opener takes. */
export const abrirTarde =
  <A extends unknown[]>(traer: () => Promise<(...de: A) => void>) =>
  (...de: A): void =>
    void traerDialogo(traer, (abrir) => abrir(...de));
