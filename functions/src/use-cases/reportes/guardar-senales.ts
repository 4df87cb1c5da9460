import type { SenalesDoc } from '@leal/contract/documentos';
import {
  CLAVES_DE_SENAL,
  DIAS_DE_LO_USUAL,
  diasPorMirar,
  diasQueQuedan,
  enPartes,
  type Fecha,
  fechaLocal,
  llegoEl,
  negocioEn,
  type SenalPrevia,
  senalesDe,
  sumarDias,
  UMBRALES,
} from '@leal/domain';
import { leerNegocio } from '../../context/negocio.ts';
import {
  contarClaves,
  guardarCuentaDeSenales,
  guardarHalladas,
  idDeSenales,
  leerCuentaDeSenales,
  leerSenalesEntre,
} from '../../data/senales.ts';
import { idsConTotales } from '../../data/totales.ts';
import type { Reloj } from '../../platform/clock.ts';
import { deAPocos } from '../../platform/de-a-pocos.ts';
import { registro } from '../../platform/registro.ts';
import { cierreDe } from './al-mirar.ts';
import { leerHechos } from './hechos-de-senales.ts';

/** The collectors that are looked at a time: some weeks of each are in memory. */
const A_LA_VEZ = 4;
/** After so many the night notes how far it has come. */
const POR_PARTE = 40;

/** What was said of earlier days, and of it what managers called a false alarm before that day ended. */
function previasDe(docs: readonly SenalesDoc[], cierre: Date): SenalPrevia[] {
  return docs.flatMap(({ fecha, senales }) =>
    CLAVES_DE_SENAL.flatMap((clave) => {
      const senal = senales[clave];
      if (!senal) return [];
      const { revision } = senal;
      const fue = revision?.estado === 'falsa_alarma' && revision.en < cierre;
      return [{ clave, fecha, falsa_alarma: fue ? revision.en : null }];
    }),
  );
}

const porSenal = (halladas: ReturnType<typeof senalesDe>): SenalesDoc['senales'] =>
  Object.fromEntries(
    halladas.map(({ clave, regla, filas }) => [clave, { regla, filas: [...filas], revision: null }]),
  );

type AlMirarUno = { readonly id_cobrador: string; readonly fecha: Fecha; readonly ahora: Date };

/** One collector's day; whether anything was captured on it. */
async function mirarUno({ id_cobrador, fecha, ahora }: AlMirarUno): Promise<boolean> {
  const cierre = cierreDe(fecha);
  const vigente = await leerNegocio();
  // By what was in force as the day ended, however late the night comes.
  const negocio = negocioEn(vigente, new Date(cierre.getTime() - 1));
  const umbrales = vigente.umbrales ?? UMBRALES;
  const [hechos, anteriores] = await Promise.all([
    leerHechos({ id_cobrador, fecha, ahora, negocio, umbrales }),
    leerSenalesEntre(id_cobrador, sumarDias(fecha, -DIAS_DE_LO_USUAL), fecha),
  ]);
  const previas = previasDe(anteriores, cierre);
  const halladas = senalesDe(hechos, { fecha, umbrales, parametros: negocio.parametros, previas });
  if (halladas.length > 0)
    await guardarHalladas({
      id: idDeSenales(id_cobrador, fecha),
      id_cobrador,
      fecha,
      abierta: true,
      senales: porSenal(halladas),
      hallado_en: ahora,
    });
  return hechos.filas.some((fila) => llegoEl(fila) === fecha);
}

async function mirarSinFallar(como: AlMirarUno): Promise<boolean | null> {
  try {
    return await mirarUno(como);
  } catch (error) {
    registro.error('No se pudieron buscar las señales de un cobrador', error, {
      id_cobrador: como.id_cobrador,
    });
    return null;
  }
}

/** The result of a run: days that were finished, collectors that failed; `falta`: the next run goes on. */
type ResumenDeSenales = {
  readonly dias: number;
  readonly fallidos: readonly string[];
  readonly falta: boolean;
};

type Limite = { readonly reloj: Reloj; readonly hayTiempo: () => boolean };

/** A day of every collector, from where an earlier run has left it; null: there was no time for all. */
async function mirarDia(fecha: Fecha, { reloj, hayTiempo }: Limite): Promise<string[] | null> {
  const { dias, en_curso } = await leerCuentaDeSenales();
  const desde = en_curso?.fecha === fecha ? en_curso : null;
  let cobradores = desde?.cobradores ?? 0;
  const fallidos: string[] = [];
  for (const ids of enPartes(await idsConTotales(desde?.hasta ?? null), POR_PARTE)) {
    if (!hayTiempo()) return null;
    const ahora = reloj.ahora();
    // oxlint-disable-next-line no-await-in-loop -- what is noted stays, if this run is killed
    const activos = await deAPocos(ids, A_LA_VEZ, (id_cobrador) =>
      mirarSinFallar({ id_cobrador, fecha, ahora }),
    );
    cobradores += activos.filter(Boolean).length;
    fallidos.push(...ids.filter((_, i) => activos[i] === null));
    // oxlint-disable-next-line no-await-in-loop -- as above
    await guardarCuentaDeSenales({ dias, en_curso: { fecha, hasta: ids.at(-1) ?? '', cobradores } });
  }
  const conElDia = { ...dias, [fecha]: { cobradores, claves: await contarClaves(fecha) } };
  await guardarCuentaDeSenales({ dias: diasQueQuedan(conElDia, fecha), en_curso: null });
  return fallidos;
}

/**
 * At night: the signals of the days that are over, collector by collector. Late or twice it leaves the same, and what managers have said
 * stays. A collector who fails stops nobody else.
 */
export async function guardarSenales(reloj: Reloj, limite_ms = Infinity): Promise<ResumenDeSenales> {
  const empezo = performance.now();
  const hayTiempo = () => performance.now() - empezo <= limite_ms;
  const { dias } = await leerCuentaDeSenales();
  const pendientes = diasPorMirar(Object.keys(dias) as Fecha[], fechaLocal(reloj.ahora()));
  const fallidos: string[] = [];
  for (const [i, fecha] of pendientes.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- a day is found in the light of those before it
    const delDia = await mirarDia(fecha, { reloj, hayTiempo });
    if (delDia === null) return { dias: i, fallidos, falta: true };
    fallidos.push(...delDia);
  }
  return { dias: pendientes.length, fallidos, falta: false };
}
