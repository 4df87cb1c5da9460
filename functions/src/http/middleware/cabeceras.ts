import { CABECERA_NEGOCIO, CABECERA_PETICION } from '@leal/contract';
import { aInstanteIso } from '@leal/domain';
import { negocioRecordado, versionDe } from '../../context/negocio.ts';

/** The version of the settings that this instance works by; none while it does not know. */
function versionNegocio(): Record<string, string> {
  const negocio = negocioRecordado();
  return negocio ? { [CABECERA_NEGOCIO]: versionDe(negocio) } : {};
}

/** Sent with every answer. No CORS header: only our own origin may call. */
export const cabeceras = (ahora: Date, idPeticion: string): Record<string, string> => ({
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
  'X-Leal-Ahora': aInstanteIso(ahora),
  [CABECERA_PETICION]: idPeticion,
  ...versionNegocio(),
});
