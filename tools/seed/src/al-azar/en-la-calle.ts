import type { CreditoDoc } from '@leal/contract/documentos';
import { centavos, sumarDias } from '@leal/domain';
import type { Azar } from '../azar.ts';
import { type Gestion, intentarGestion } from '../gestiones.ts';
import type { Hecho } from '../historia.ts';
import type { Paso } from '../guion.ts';
import { pedirMultiple } from '../solicitudes-de-pago.ts';
import { aLas } from '../tiempo.ts';
import type { DiaAlAzar } from './contexto.ts';

const PRIMER_MINUTO = 10 * 60;
const ULTIMO_MINUTO = 18 * 60 - 1;

/** How often a door is knocked at on a day, and knocked at again. */
const VISITADO = 0.45;
const OTRA_VEZ = 0.15;
/** More than the longest loan has: never beyond the balance. */
const SALDO_EN_ABONOS = 61;

/** At once, the next morning or after two days without signal. */
function llegada(azar: Azar, { dia }: DiaAlAzar, capturado_en: Date): Date {
  const suerte = azar.siguiente();
  if (suerte < 0.85) return new Date(capturado_en.getTime() + 2000);
  return aLas(sumarDias(dia, suerte < 0.96 ? 1 : 2), azar.entero(7 * 60, 9 * 60));
}

/** Mostly a daily amount or two, sometimes many, all that is left, or an amount that is no multiple of anything. */
function pago(azar: Azar, { monto_total_centavos }: CreditoDoc): Pick<Hecho, 'abonos' | 'monto'> {
  const suerte = azar.siguiente();
  if (suerte < 0.15)
    return { abonos: 1, monto: centavos(azar.entero(1, Math.ceil(monto_total_centavos / 9))) };
  if (suerte < 0.22) return { abonos: 'saldo' };
  if (suerte < 0.32) return { abonos: azar.entero(6, 12) };
  return { abonos: azar.elegir([1, 1, 1, 2, 3, 5]) };
}

/** A payment of many abonos waits for the manager; so does the whole balance, when it is as much. */
function intentar({ cartera }: DiaAlAzar, gestion: Gestion): void {
  const { id_credito, capturado_en, sincronizado_en: en } = gestion;
  const hecho = intentarGestion(cartera, gestion);
  if (hecho !== 'requiere_aprobacion' || gestion.monto !== undefined) return;
  const abonos = gestion.abonos === 'saldo' ? SALDO_EN_ABONOS : gestion.abonos;
  pedirMultiple(cartera, { id_credito, abonos, capturado_en, en, motivo: 'Adelanta sus pagos.' });
}

function gestion(en: DiaAlAzar, credito: CreditoDoc, minuto: number): Paso {
  const { azar, dia: fecha } = en;
  const { id_credito } = credito;
  const capturado_en = aLas(fecha, minuto, azar.entero(0, 59));
  const sincronizado_en = llegada(azar, en, capturado_en);
  const suerte = azar.siguiente();
  const tipo = suerte < 0.7 ? 'pago' : suerte < 0.85 ? 'visita' : 'atraso';
  const cuanto = tipo === 'pago' ? pago(azar, credito) : { abonos: 0 };
  const hecho: Gestion = { id_credito, tipo, fecha, capturado_en, sincronizado_en, ...cuanto };
  return { en: sincronizado_en, hacer: () => intentar(en, hecho) };
}

/** What the collector tries at each door that day; the rules take it or not. */
export function pasosEnLaCalle(en: DiaAlAzar): Paso[] {
  const { azar, cartera } = en;
  const activos = [...cartera.creditos.values()].filter((c) => c.estado_credito === 'Aprobado');
  return activos.flatMap((credito) => {
    if (!azar.ocurre(VISITADO)) return [];
    const minuto = azar.entero(PRIMER_MINUTO, ULTIMO_MINUTO);
    const primera = gestion(en, credito, minuto);
    return azar.ocurre(OTRA_VEZ)
      ? [primera, gestion(en, credito, Math.min(minuto + azar.entero(1, 90), ULTIMO_MINUTO))]
      : [primera];
  });
}
