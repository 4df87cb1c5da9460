/** The phone's own map of an address, or of 'latitude,longitude'. */
export const enlaceMapa = (lugar: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(lugar)}`;
