import type { CobradorFallido, ConciliacionDoc, DiferenciaConciliada } from '@leal/contract/documentos';
import { fechaLocal } from '@leal/domain';
import { idsDeCobradores } from '../../data/conciliacion.ts';
import type { Reloj } from '../../platform/clock.ts';
import { leerNegocio } from '../../platform/negocio.ts';
import { registro } from '../../platform/registro.ts';
import { anotarConciliacion } from './anotar-conciliacion.ts';
import { type CobradorConciliado, conciliarCobrador } from './conciliar-cobrador.ts';

export type ConciliacionPedida = {
  readonly reloj: Reloj;
  /** Only tells what is wrong: mends nothing and leaves no record. */
  readonly soloRevisar?: boolean;
  /** These collectors only, and then no record is left: the day's speaks of all of them. */
  readonly cobradores?: readonly string[];
};

export type Resultado = Omit<ConciliacionDoc, 'anteriores'>;

/** What a day's record keeps; the log has them all. */
const MAXIMO_DETALLE = 200;

type Hechos = {
  readonly conciliados: readonly CobradorConciliado[];
  readonly diferencias: readonly DiferenciaConciliada[];
  readonly fallidos: readonly CobradorFallido[];
};

function estadoDe({ conciliados, diferencias, fallidos }: Hechos): Resultado['estado'] {
  const hayAsuntos = fallidos.length > 0 || conciliados.some(({ por_revisar }) => por_revisar.length > 0);
  if (hayAsuntos) return 'por_revisar';
  return diferencias.length > 0 ? 'corregida' : 'cuadra';
}

function resumir(hechos: Hechos, empezo_en: Date, termino_en: Date): Resultado {
  const { conciliados, diferencias, fallidos } = hechos;
  const asuntos = conciliados.flatMap(({ por_revisar }) => por_revisar);
  const suma = (valor: (uno: CobradorConciliado) => number) =>
    conciliados.reduce((total, uno) => total + valor(uno), 0);
  return {
    fecha: fechaLocal(empezo_en),
    estado: estadoDe(hechos),
    empezo_en,
    termino_en,
    leido_en: conciliados.at(-1)?.leido_en ?? empezo_en,
    cobradores: conciliados.length,
    creditos: suma(({ creditos }) => creditos),
    movimientos: suma(({ movimientos }) => movimientos),
    diferencias: diferencias.length,
    detalle: diferencias.slice(0, MAXIMO_DETALLE),
    detalle_omitido: Math.max(diferencias.length - MAXIMO_DETALLE, 0),
    sin_reparar: asuntos.length,
    por_revisar: asuntos.slice(0, MAXIMO_DETALLE),
    fallidos: fallidos.slice(0, MAXIMO_DETALLE),
  };
}

const motivoDe = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** One after the other, so that memory holds one; who fails is named and stops nobody. */
async function conciliarTodos(
  ids: readonly string[],
  { reloj, soloRevisar = false }: ConciliacionPedida,
): Promise<Hechos> {
  const { parametros } = await leerNegocio();
  const conciliados: CobradorConciliado[] = [];
  const diferencias: DiferenciaConciliada[] = [];
  const fallidos: CobradorFallido[] = [];
  const anotar = (nuevas: readonly DiferenciaConciliada[]) => {
    diferencias.push(...nuevas);
    for (const diferencia of nuevas) registro.aviso('Diferencia conciliada', { ...diferencia, soloRevisar });
  };
  for (const id_cobrador of ids) {
    try {
      const uno = await conciliarCobrador(id_cobrador, { reloj, parametros, soloRevisar }, anotar);
      if (soloRevisar) anotar(uno.diferencias);
      for (const asunto of uno.por_revisar) registro.aviso('Asunto por revisar', asunto);
      conciliados.push(uno);
    } catch (error) {
      fallidos.push({ id_cobrador, motivo: motivoDe(error) });
      registro.error('Un cobrador no se pudo conciliar', error, { id_cobrador });
    }
  }
  return { conciliados, diferencias, fallidos };
}

/**
 * Every stored sum against what its documents add up to, collector by collector, and mended; the record of the
 * day is written when all is done, so that a run that was killed leaves none and may simply run again.
 */
export async function conciliarSaldos(pedida: ConciliacionPedida): Promise<Resultado> {
  const empezo_en = pedida.reloj.ahora();
  const ids = pedida.cobradores ?? (await idsDeCobradores());
  const hechos = await conciliarTodos(ids, pedida);
  const resultado = resumir(hechos, empezo_en, pedida.reloj.ahora());
  const deTodos = pedida.cobradores === undefined && pedida.soloRevisar !== true;
  if (deTodos) await anotarConciliacion(resultado);
  const { cobradores, creditos, movimientos, diferencias, sin_reparar, fallidos } = resultado;
  const cifras = { cobradores, creditos, movimientos, diferencias, sin_reparar };
  registro.info('Saldos conciliados', { ...cifras, fallidos: fallidos.length });
  return resultado;
}
