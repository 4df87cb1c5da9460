import type { CalendarioDoc, NegocioDoc } from '@leal/contract/documentos';
import {
  type CambioDeCalendario,
  cambioDeCalendario,
  type Criterios,
  criteriosDe,
  criteriosVigentes,
  type Fecha,
  type Festivo,
  fechaLocal,
  festivosDeVersion,
  festivosValidos,
  mismosCriterios,
  parametrosPuestos,
  PRIMERA_VERSION,
} from '@leal/domain';
import { documentoCalendario, documentoMudanza, documentoNegocio } from '../../data/configuracion.ts';
import { transaccionDeTrabajo } from '../../platform/transacciones.ts';

/** No instance remembers settings longer than this: when a version comes into force, all have heard of it. */
const MS_DE_ANTELACION = 60_000;

/** The first list is that of the settings, and holds from ever on. */
const primera = (ajustes: NegocioDoc | undefined): CalendarioDoc => ({
  versiones: [{ version: PRIMERA_VERSION, desde_ms: 0, mas: festivosValidos(ajustes?.festivos), menos: [] }],
  mudada: PRIMERA_VERSION,
});

export const ultimaVersion = ({ versiones }: CalendarioDoc): number =>
  versiones.at(-1)?.version ?? PRIMERA_VERSION;

/** The list of the newest version. */
export function festivosDelUltimo(calendario: CalendarioDoc): readonly Festivo[] {
  const vigente = ultimaVersion(calendario);
  const { versiones } = calendario;
  return festivosDeVersion({ festivos: [], calendario: { vigente, versiones } }, vigente);
}

/** The change between the newest version and what the settings list; null: there is none. */
export function loQueFalta(
  ajustes: NegocioDoc | undefined,
  calendario: CalendarioDoc,
  hoy: Fecha,
): CambioDeCalendario | null {
  return cambioDeCalendario(festivosDelUltimo(calendario), festivosValidos(ajustes?.festivos), hoy);
}

/** The numbers of the settings, if the newest version counts credits by others; null: it does not. */
export function criteriosQueFaltan(
  ajustes: NegocioDoc | undefined,
  { versiones }: CalendarioDoc,
): Criterios | null {
  const queridos = criteriosVigentes(parametrosPuestos(ajustes?.parametros ?? {}));
  const puestos = versiones.findLast(({ criterios }) => criterios !== undefined) ?? {};
  return mismosCriterios(criteriosDe(puestos), queridos) ? null : queridos;
}

/** Whether the newest version is not what the settings want. */
export const faltaAlgo = (ajustes: NegocioDoc | undefined, calendario: CalendarioDoc, hoy: Fecha): boolean =>
  loQueFalta(ajustes, calendario, hoy) !== null || criteriosQueFaltan(ajustes, calendario) !== null;

/**
 * Makes a version of the calendar of what the settings list now, if it is another list, or other numbers by which credits are counted,
 * and the credits are over to the one before. Resolves with its number; null where there is nothing to change. The settings may have been edited by hand: a day listed twice
 * counts once, and days that are over for more than a week stay as they are.
 */
export const abrirVersion = (ahora: Date): Promise<number | null> =>
  transaccionDeTrabajo(async (tx) => {
    const [ajustes, calendario] = await Promise.all([
      tx.get(documentoNegocio()),
      tx.get(documentoCalendario()),
    ]);
    const hecho = calendario.data();
    if (hecho === undefined) {
      tx.create(documentoCalendario(), primera(ajustes.data()));
      return null;
    }
    const cambio = loQueFalta(ajustes.data(), hecho, fechaLocal(ahora));
    const criterios = criteriosQueFaltan(ajustes.data(), hecho);
    if ((cambio ?? criterios) === null || hecho.mudada !== ultimaVersion(hecho)) return null;
    const version = ultimaVersion(hecho) + 1;
    const desde_ms = ahora.getTime() + MS_DE_ANTELACION;
    const dias = { mas: [...(cambio?.mas ?? [])], menos: [...(cambio?.menos ?? [])] };
    const nueva = { version, desde_ms, ...dias, ...(criterios && { criterios }) };
    tx.set(documentoCalendario(), { ...hecho, versiones: [...hecho.versiones, nueva] });
    tx.set(documentoMudanza(), {
      version,
      estado: 'en_curso',
      hasta: null,
      creditos: 0,
      atrasos: 0,
      empezo_en: ahora,
      termino_en: null,
    });
    return version;
  });
