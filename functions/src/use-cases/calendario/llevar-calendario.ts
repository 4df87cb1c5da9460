import { versionVigente } from '@leal/domain';
import { leerNegocio } from '../../context/negocio.ts';
import { leer } from '../../data/coleccion.ts';
import { documentoMudanza } from '../../data/configuracion.ts';
import type { Reloj } from '../../platform/clock.ts';
import { abrirVersion } from './abrir-version.ts';
import { mudarCreditos } from './mudar-creditos.ts';

/** Changes that began under the version before have ended by then, with what they read of it. */
const MS_DE_RESPIRO = 30_000;

/**
 * Keeps the calendar by which credits are planned the one that the settings list: makes a version where they differ, and once it is in
 * force brings the open credits over to it.
 */
export async function llevarCalendario(reloj: Reloj, limite_ms: number): Promise<object | void> {
  const ahora = reloj.ahora();
  const mudanza = await leer(documentoMudanza());
  if (mudanza?.estado !== 'en_curso') {
    const version = await abrirVersion(ahora);
    return version === null ? undefined : { version };
  }
  const negocio = await leerNegocio();
  const desde = negocio.calendario?.versiones.find(({ version }) => version === mudanza.version)?.desde_ms;
  const rige = versionVigente(negocio) === mudanza.version;
  if (!rige || desde === undefined || ahora.getTime() < desde + MS_DE_RESPIRO) return undefined;
  return { version: mudanza.version, completa: await mudarCreditos(mudanza, { ahora, negocio, limite_ms }) };
}
