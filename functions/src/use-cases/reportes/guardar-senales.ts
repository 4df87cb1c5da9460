import type { CuentaDeSenalesDoc, SenalesDoc } from '@leal/contract/documentos';
import {
  CLAVES_DE_SENAL,
  DIAS_DE_LO_USUAL,
  diasPorMirar,
  diasQueQuedan,
  enPartes,
  esNoticia,
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
  // By the parameters in force as the day ended, however late the night comes; thresholds say what managers want to see now.
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

/** Looks at some collectors' day; whether each did anything, and null for those whose looking failed. */
const mirarVarios = (
  ids: readonly string[],
  fecha: Fecha,
  { reloj }: Limite,
): Promise<(boolean | null)[]> => {
  const ahora = reloj.ahora();
  return deAPocos(ids, A_LA_VEZ, (id_cobrador) => mirarSinFallar({ id_cobrador, fecha, ahora }));
};

type Fallidos = NonNullable<CuentaDeSenalesDoc['fallidos']>;
const conFallidos = (fallidos: Fallidos, fecha: Fecha, ids: readonly string[]): Fallidos => {
  const { [fecha]: antes = [], ...resto } = fallidos;
  const suyos = [...new Set([...antes, ...ids])];
  return suyos.length === 0 ? resto : { ...resto, [fecha]: suyos };
};

const queSonNoticia = (fallidos: Fallidos, reloj: Reloj): Fallidos =>
  Object.fromEntries(
    Object.entries(fallidos).filter(([dia]) => esNoticia(dia as Fecha, fechaLocal(reloj.ahora()))),
  );

/** A day of every collector, from where an earlier run has left it; null: there was no time for all. */
async function mirarDia(fecha: Fecha, limite: Limite): Promise<string[] | null> {
  const { dias, en_curso, fallidos: deAntes = {} } = await leerCuentaDeSenales();
  const desde = en_curso?.fecha === fecha ? en_curso : null;
  let cobradores = desde?.cobradores ?? 0;
  let fallidos = deAntes;
  const deAhora: string[] = [];
  for (const ids of enPartes(await idsConTotales(desde?.hasta ?? null), POR_PARTE)) {
    if (!limite.hayTiempo()) return null;
    // oxlint-disable-next-line no-await-in-loop -- what is noted stays, if this run is killed
    const activos = await mirarVarios(ids, fecha, limite);
    cobradores += activos.filter(Boolean).length;
    const fallaron = ids.filter((_, i) => activos[i] === null);
    deAhora.push(...fallaron);
    fallidos = conFallidos(fallidos, fecha, fallaron);
    const hecho = { fecha, hasta: ids.at(-1) ?? '', cobradores };
    // oxlint-disable-next-line no-await-in-loop -- as above
    await guardarCuentaDeSenales({ dias, en_curso: hecho, fallidos });
  }
  const conElDia = { ...dias, [fecha]: { cobradores, claves: await contarClaves(fecha) } };
  await guardarCuentaDeSenales({
    dias: diasQueQuedan(conElDia, fecha),
    en_curso: null,
    fallidos: queSonNoticia(fallidos, limite.reloj),
  });
  return deAhora;
}

/** Those of a finished day whose looking failed: who fails again is left for the next run; null: there was no time. */
async function mirarFallidos(fecha: Fecha, limite: Limite): Promise<string[] | null> {
  const { fallidos = {}, ...cuenta } = await leerCuentaDeSenales();
  const { [fecha]: ids = [], ...resto } = fallidos;
  const dia = cuenta.dias[fecha];
  // As long as the day itself is not finished its own run goes on with it.
  if (!dia) return [];
  if (!limite.hayTiempo()) return null;
  const activos = await mirarVarios(ids, fecha, limite);
  const otraVez = ids.filter((_, i) => activos[i] === null);
  const cobradores = dia.cobradores + activos.filter(Boolean).length;
  const dias = { ...cuenta.dias, [fecha]: { cobradores, claves: await contarClaves(fecha) } };
  await guardarCuentaDeSenales({ ...cuenta, dias, fallidos: conFallidos(resto, fecha, otraVez) });
  return otraVez;
}

/** Day by day; how many of them were finished. */
async function porDias(
  fechas: readonly Fecha[],
  mirar: (fecha: Fecha) => Promise<string[] | null>,
): Promise<ResumenDeSenales> {
  const fallidos: string[] = [];
  for (const [i, fecha] of fechas.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- a day is found in the light of those before it
    const delDia = await mirar(fecha);
    if (delDia === null) return { dias: i, fallidos, falta: true };
    fallidos.push(...delDia);
  }
  return { dias: fechas.length, fallidos, falta: false };
}

/**
 * At night: the signals of the days that are over, collector by collector. Late or twice it leaves the same, and what managers have said
 * stays. A collector who fails stops nobody else, and is looked at again by the next run, as long as that day is news.
 */
export async function guardarSenales(reloj: Reloj, limite_ms = Infinity): Promise<ResumenDeSenales> {
  const empezo = performance.now();
  const limite = { reloj, hayTiempo: () => performance.now() - empezo <= limite_ms };
  const { dias, fallidos = {} } = await leerCuentaDeSenales();
  const conFalta = Object.keys(queSonNoticia(fallidos, reloj)).toSorted() as Fecha[];
  const deNuevo = await porDias(conFalta, (dia) => mirarFallidos(dia, limite));
  if (deNuevo.falta) return { ...deNuevo, dias: 0 };
  const pendientes = diasPorMirar(Object.keys(dias) as Fecha[], fechaLocal(reloj.ahora()));
  const nuevos = await porDias(pendientes, (dia) => mirarDia(dia, limite));
  return { ...nuevos, fallidos: [...deNuevo.fallidos, ...nuevos.fallidos] };
}
