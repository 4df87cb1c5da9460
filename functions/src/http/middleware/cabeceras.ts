import { aInstanteIso } from '@leal/domain';

/** Sent with every answer. No CORS header: only our own origin may call. */
export const cabeceras = (ahora: Date, idPeticion: string): Record<string, string> => ({
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Leal-Ahora': aInstanteIso(ahora),
  'X-Leal-Peticion': idPeticion,
});
