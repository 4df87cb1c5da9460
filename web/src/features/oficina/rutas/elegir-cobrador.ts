import type { ResumenRuta } from '@leal/contract';

const CAMPO = 'cobrador';

/** The collector that the address names; null: all of them. */
export function elegirCobrador(
  direccion: URLSearchParams,
  rutas: readonly Pick<ResumenRuta, 'id_cobrador'>[],
): string | null {
  const pedido = direccion.get(CAMPO);
  return rutas.find(({ id_cobrador }) => id_cobrador === pedido)?.id_cobrador ?? null;
}

/** The address with the same week or day for another collector, or for all (null); page and search are dropped. */
export function conCobrador(direccion: URLSearchParams, id_cobrador: string | null): URLSearchParams {
  const nueva = new URLSearchParams(direccion);
  if (id_cobrador === null) nueva.delete(CAMPO);
  else nueva.set(CAMPO, id_cobrador);
  nueva.delete('pagina');
  nueva.delete('q');
  return nueva;
}
