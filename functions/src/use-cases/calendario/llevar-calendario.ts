import type { CalendarioDoc } from '@leal/contract/documentos';
import { fechaLocal, versionVigente } from '@leal/domain';
import { leerNegocio } from '../../context/negocio.ts';
import { leer } from '../../data/coleccion.ts';
import { documentoCalendario, documentoMudanza, documentoNegocio } from '../../data/configuracion.ts';
import type { Reloj } from '../../platform/clock.ts';
import { abrirVersion, faltaAlgo, ultimaVersion } from './abrir-version.ts';
import { mudarCreditos } from './mudar-creditos.ts';

/** Changes that began under the version before have ended by then, with what they read of it. */
const MS_DE_RESPIRO = 30_000;

/** The move to the newest version goes on, once it is in force. */
async function seguir(
  ahora: Date,
  { desde_ms, criterios }: CalendarioDoc['versiones'][number],
  limite_ms: number,
): Promise<object | void> {
  const mudanza = await leer(documentoMudanza());
  const rige = versionVigente(await leerNegocio()) === mudanza?.version;
  if (!mudanza || !rige || ahora.getTime() < desde_ms + MS_DE_RESPIRO) return;
  const como = { ahora, conCriterios: criterios !== undefined, limite_ms };
  return { version: mudanza.version, completa: await mudarCreditos(mudanza, como) };
}

/**
 * Keeps the open credits as the settings want them: makes a version of the calendar where the listed days differ, or the numbers by which
 * credits are counted, and once it is in force brings the credits over to it. Two reads where nothing has changed.
 */
export async function llevarCalendario(reloj: Reloj, limite_ms: number): Promise<object | void> {
  const ahora = reloj.ahora();
  const [ajustes, calendario] = await Promise.all([leer(documentoNegocio()), leer(documentoCalendario())]);
  const ultima = calendario?.versiones.at(-1);
  if (calendario && ultima && calendario.mudada !== ultimaVersion(calendario))
    return seguir(ahora, ultima, limite_ms);
  if (calendario && !faltaAlgo(ajustes, calendario, fechaLocal(ahora))) return;
  const version = await abrirVersion(ahora);
  return version === null ? undefined : { version };
}
