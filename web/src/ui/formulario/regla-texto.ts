import { mensajeTope } from '@leal/domain';

/**
 * The rules of a text field: not longer than that, and said so (the browser's own limit cuts what is pasted without a
 * word); with `requerido`, what is said of a blank one.
 */
export const reglasTexto = (maximo: number, requerido?: string) => [
  ...(requerido === undefined ? [] : [{ required: true, whitespace: true, message: requerido }]),
  {
    validator: (_: unknown, texto = ''): Promise<void> =>
      texto.trim().length <= maximo ? Promise.resolve() : Promise.reject(new Error(mensajeTope(maximo))),
  },
];
