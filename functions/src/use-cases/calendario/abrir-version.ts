import { cambioDeCalendario, fechaLocal, festivosDeVersion, PRIMERA_VERSION } from '@leal/domain';
import type { CalendarioDoc, NegocioDoc } from '@leal/contract/documentos';
import { documentoCalendario, documentoMudanza, documentoNegocio } from '../../data/configuracion.ts';
import { transaccionDeTrabajo } from '../../platform/transacciones.ts';

/** No instance remembers settings longer than this: when a version comes into force, all have heard of it. */
const MS_DE_ANTELACION = 60_000;

const SIN_FESTIVOS: NegocioDoc['festivos'] = [];

/** The first list is that of the settings, and holds from ever on. */
const primera = (festivos: NegocioDoc['festivos']): CalendarioDoc => ({
  versiones: [{ version: PRIMERA_VERSION, desde_ms: 0, mas: [...festivos], menos: [] }],
});

/**
 * Makes a version of the calendar of what the settings list now, if it is another list and the credits are over to the one before.
 * Resolves with its number; null where there is nothing to change. The settings may have been edited by hand: a day listed twice
 * counts once, and days that are over for more than a week stay as they are.
 */
export const abrirVersion = (ahora: Date): Promise<number | null> =>
  transaccionDeTrabajo(async (tx) => {
    const [ajustes, calendario, mudanza] = await Promise.all([
      tx.get(documentoNegocio()),
      tx.get(documentoCalendario()),
      tx.get(documentoMudanza()),
    ]);
    const queridos = ajustes.data()?.festivos ?? SIN_FESTIVOS;
    const versiones = calendario.data()?.versiones;
    if (versiones === undefined) {
      tx.create(documentoCalendario(), primera(queridos));
      return null;
    }
    if (mudanza.data()?.estado === 'en_curso') return null;
    const ultima = versiones.at(-1)?.version ?? PRIMERA_VERSION;
    const lista = festivosDeVersion({ festivos: [], calendario: { vigente: ultima, versiones } }, ultima);
    const cambio = cambioDeCalendario(lista, queridos, fechaLocal(ahora));
    if (cambio === null) return null;
    const version = ultima + 1;
    const desde_ms = ahora.getTime() + MS_DE_ANTELACION;
    tx.set(documentoCalendario(), {
      versiones: [...versiones, { version, desde_ms, ...cambio }],
    } as CalendarioDoc);
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
