import type { Lugar } from '@leal/domain';

const MAPAS = 'https://www.google.com/maps';

/** A place as a map takes it. */
export const enGrados = ({ latitud, longitud }: Lugar): string => `${latitud},${longitud}`;

/** The phone's own map of an address, or of 'latitude,longitude'. */
export const enlaceMapa = (lugar: string): string =>
  `${MAPAS}/search/?api=1&query=${encodeURIComponent(lugar)}`;

/** The way from where the phone is to the last of these, past all others. */
export function enlaceCamino(lugares: readonly string[]): string {
  const destino = `${MAPAS}/dir/?api=1&destination=${encodeURIComponent(lugares.at(-1) ?? '')}`;
  const paso = lugares.slice(0, -1).join('|');
  return paso === '' ? destino : `${destino}&waypoints=${encodeURIComponent(paso)}`;
}
