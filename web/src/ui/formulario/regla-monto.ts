import { leerMonto } from '../../lib/leer-monto.ts';

/** A rule for an amount field: more than 0, in the screen's own words (spec §5). */
export const reglaMonto = (mensaje: string) => ({
  validator: (_: unknown, texto: string | undefined): Promise<void> =>
    (leerMonto(texto ?? '') ?? 0) > 0 ? Promise.resolve() : Promise.reject(new Error(mensaje)),
});
