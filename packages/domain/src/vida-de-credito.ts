import { type Fecha, sumarDias } from './calendario.ts';
import { type DiasSinCobro, festivosDelPlan } from './calendario-de-cobro.ts';
import type { ConAsignaciones } from './cambio-de-manos.ts';
import type { ConCastigo } from './castigo.ts';
import { calcularSaldo, diaDePago } from './credito.ts';
import { sinCubrirDesde } from './debe-desde.ts';
import { type Centavos, CERO, minimo, sumar } from './dinero.ts';
import type { Entrega } from './entrega.ts';
import { estaVivo, type EstadoCreditoLedger, type MovimientoLedger } from './ledger.ts';
import { estadosDePromesas } from './promesas.ts';
import { esCobrable } from './ventana-cobranza.ts';

/*
 * What a credit was at the end of a day that is over, from its terms and its rows: they are all that is needed, and they say the same
 * whenever they are asked, as long as nobody corrects one.
 */

export type CreditoVivido = Pick<
  EstadoCreditoLedger,
  | 'dias_pago'
  | 'monto_total_centavos'
  | 'monto_diario_centavos'
  | 'estado_credito'
  | 'fecha_inicio'
  | 'fecha_vencimiento'
  | 'calendario'
  | 'empezo_con'
  | 'importado'
> &
  ConAsignaciones &
  ConCastigo & { readonly entrega?: Pick<Entrega, 'estado' | 'fecha' | 'id_cobrador'> | undefined };

export type FilaVivida = Pick<
  MovimientoLedger,
  'tipo' | 'fecha' | 'monto_centavos' | 'capturado_en' | 'eliminado' | 'cancelado'
> & { readonly promesa?: { readonly fecha: Fecha; readonly monto_centavos: Centavos } | undefined };

/** Not handed over by then; running, with what it owed and since when; or out of the portfolio, and how. */
export type EstadoVivido =
  | { readonly tipo: 'antes' }
  | { readonly tipo: 'corre'; readonly saldo: Centavos; readonly debe_desde: Fecha }
  | { readonly tipo: 'liquidado' | 'renovado' | 'castigado' };

const NUNCA_CORRIO = ['Pendiente', 'Rechazado', 'Cancelado'] as const satisfies readonly string[];

const nuncaCorrio = ({ estado_credito }: CreditoVivido): boolean =>
  NUNCA_CORRIO.some((estado) => estado === estado_credito);

/** The first day at whose end it was somebody's debt that Leal knew of; null: none yet. */
function correDesde(credito: CreditoVivido, vivas: readonly FilaVivida[]): Fecha | null {
  const { fecha_inicio, entrega } = credito;
  if (fecha_inicio === null || nuncaCorrio(credito)) return null;
  const apertura = vivas.find(({ tipo }) => tipo === 'apertura');
  const desde = apertura && apertura.fecha > fecha_inicio ? apertura.fecha : fecha_inicio;
  if (entrega === undefined) return desde;
  if (entrega.estado !== 'entregada') return null;
  return entrega.fecha !== null && entrega.fecha > desde ? entrega.fecha : desde;
}

/** Taken out as lost by the end of that day, and not taken back by then. */
const estabaCastigado = ({ castigo, castigos_deshechos = [] }: ConCastigo, dia: Fecha): boolean =>
  (castigo !== null && castigo !== undefined && castigo.fecha <= dia) ||
  castigos_deshechos.some(({ fecha, deshecho }) => fecha <= dia && dia < deshecho);

/** A payment, but not one that came after it was taken out as lost: nothing of it was to be collected then. */
const pagaLoQueTocaba = (credito: ConCastigo, { tipo, fecha }: FilaVivida): boolean =>
  tipo === 'pago' && !estabaCastigado(credito, sumarDias(fecha, -1));

/** The promises whose day is within these, and those of them that were kept. */
export function promesasEntre(filas: readonly FilaVivida[], inicio: Fecha, fin: Fecha) {
  const cuenta = { vencieron: 0, cumplidas: 0 };
  if (!filas.some(({ promesa }) => promesa && promesa.fecha >= inicio && promesa.fecha <= fin)) return cuenta;
  const dichas = filas.map(({ monto_centavos, capturado_en, promesa, ...fila }) => ({
    ...fila,
    monto: monto_centavos,
    capturado_en: capturado_en.toISOString(),
    promesa: promesa && { fecha: promesa.fecha, monto: promesa.monto_centavos },
  }));
  for (const [{ promesa }, estado] of estadosDePromesas(dichas, sumarDias(fin, 1))) {
    if (promesa === undefined || promesa.fecha < inicio || promesa.fecha > fin) continue;
    cuenta.vencieron += 1;
    if (estado === 'cumplida') cuenta.cumplidas += 1;
  }
  return cuenta;
}

/** The life of a credit, to be asked of any day that is over. */
export function vidaDe(credito: CreditoVivido, filas: readonly FilaVivida[], dias: DiasSinCobro) {
  const { dias_pago, monto_total_centavos: total, monto_diario_centavos: diario } = credito;
  const vivas = filas.filter(estaVivo);
  const pagan = vivas.filter(({ monto_centavos }) => monto_centavos > 0);
  const desde = correDesde(credito, vivas);
  const festivos = festivosDelPlan(credito, dias);
  const estados = new Map<Fecha, EstadoVivido>();

  const pagadoAl = (dia: Fecha): Centavos =>
    sumar(CERO, ...pagan.filter(({ fecha }) => fecha <= dia).map(({ monto_centavos }) => monto_centavos));
  const saldoAl = (dia: Fecha): Centavos => calcularSaldo(total, pagadoAl(dia));

  function calcular(dia: Fecha): EstadoVivido {
    if (desde === null || dia < desde) return { tipo: 'antes' };
    if (estabaCastigado(credito, dia)) return { tipo: 'castigado' };
    const saldo = saldoAl(dia);
    const plan = { ...credito, monto_total: total, monto_diario: diario, saldo };
    const debe_desde = sinCubrirDesde(plan, dias);
    if (debe_desde !== null) return { tipo: 'corre', saldo, debe_desde };
    // The liquidation of a renewal is 0 where what came in late paid the rest.
    const renovado = vivas.some(({ tipo, fecha }) => tipo === 'liquidacion' && fecha <= dia);
    return { tipo: renovado ? 'renovado' : 'liquidado' };
  }

  /** At the end of that day. */
  function al(dia: Fecha): EstadoVivido {
    const sabido = estados.get(dia);
    if (sabido) return sabido;
    const estado = calcular(dia);
    estados.set(dia, estado);
    return estado;
  }

  /** Its daily amount, or what was left of it, on each day of these on which it was to be collected. */
  function esperadoEntre(inicio: Fecha, fin: Fecha): Centavos {
    if (desde === null || desde > fin || al(sumarDias(inicio, -1)).tipo === 'liquidado') return CERO;
    let esperado = CERO;
    for (let dia = inicio; dia <= fin; dia = sumarDias(dia, 1)) {
      const vispera = sumarDias(dia, -1);
      if (vispera < desde || !esCobrable(dia, dias_pago, festivos)) continue;
      if (estabaCastigado(credito, vispera)) continue;
      esperado = sumar(esperado, minimo(diario, saldoAl(vispera)));
    }
    return esperado;
  }

  const cobradoEntre = (inicio: Fecha, fin: Fecha): Centavos => {
    const pagos = pagan.filter(
      (fila) => fila.fecha >= inicio && fila.fecha <= fin && pagaLoQueTocaba(credito, fila),
    );
    return sumar(CERO, ...pagos.map(({ monto_centavos }) => monto_centavos));
  };

  /** Its first due day; null for one that was not with its client by then, or that ran before Leal. */
  function primerDia(): Fecha | null {
    const { fecha_inicio, importado } = credito;
    if (desde === null || fecha_inicio === null || importado) return null;
    const dia = diaDePago(fecha_inicio, 1, dias_pago, festivos);
    return desde <= dia ? dia : null;
  }

  const primerPago = primerDia();
  return {
    desde,
    al,
    saldoAl,
    esperadoEntre,
    cobradoEntre,
    /** The first payment, and whether it was there on its day. */
    primero: primerPago && { dia: primerPago, fallo: pagadoAl(primerPago) < minimo(diario, total) },
  };
}

export type VidaDeCredito = ReturnType<typeof vidaDe>;
