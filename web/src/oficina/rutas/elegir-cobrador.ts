import type { ResumenRuta } from '@leal/contract';
import { enLaUrl, palabra } from '../../lib/en-la-url.ts';
import { EN_LA_URL } from '../../comun/reportes/lugar.ts';

const QUIEN = enLaUrl({ cobrador: palabra });

/** Whether the address asks for one collector, whom only the routes can tell. */
export const pideUno = (direccion: URLSearchParams): boolean => QUIEN.leer(direccion).cobrador !== undefined;

/** The collector that the address names; null: all of them. */
export function elegirCobrador(
  direccion: URLSearchParams,
  rutas: readonly Pick<ResumenRuta, 'id_cobrador'>[],
): string | null {
  const { cobrador } = QUIEN.leer(direccion);
  return rutas.find(({ id_cobrador }) => id_cobrador === cobrador)?.id_cobrador ?? null;
}

/** The address with the same week or day for another collector, or for all (null); page and search are dropped. */
export const conCobrador = (direccion: URLSearchParams, id_cobrador: string | null): URLSearchParams =>
  QUIEN.escribir(
    { cobrador: id_cobrador ?? undefined },
    EN_LA_URL.escribir({ pagina: 1, busqueda: '' }, direccion),
  );
