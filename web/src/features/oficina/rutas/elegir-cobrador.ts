import type { ResumenRuta } from '@leal/contract';

const CAMPO = 'cobrador';

/** The collector that the address names, else the first; null when there is none. */
export function elegirCobrador(
  direccion: URLSearchParams,
  rutas: readonly Pick<ResumenRuta, 'id_cobrador'>[],
): string | null {
  const pedido = direccion.get(CAMPO);
  return (rutas.find(({ id_cobrador }) => id_cobrador === pedido) ?? rutas[0])?.id_cobrador ?? null;
}

/** The address with the same week or day for another collector; page and search are dropped. */
export function conCobrador(direccion: URLSearchParams, id_cobrador: string): URLSearchParams {
  const nueva = new URLSearchParams(direccion);
  nueva.set(CAMPO, id_cobrador);
  nueva.delete('pagina');
  nueva.delete('q');
  return nueva;
}
