import type { CreditoDeHoy } from '@leal/contract';
import {
  type Centavos,
  centavos,
  CERO,
  conGestion,
  type DecisionGestion,
  decidirGestion,
  type Fecha,
  estaPagado,
  fechaLocal,
  formatearHora,
  type FormaDePago,
  gestionDe,
  type GestionDia,
  type Gestiones,
  idMovimientoAtraso,
  idMovimientoVisita,
  type OpcionesVentana,
  restar,
  sumar,
} from '@leal/domain';
import type { Sobrepuesto } from '../../lib/acciones/sobrepuestos.ts';

/** The fields of a credit that the rules of a day need; the cards of the route and the payment screen have them. */
export type CreditoPronosticable = Pick<
  CreditoDeHoy,
  | 'id_credito'
  | 'dias_pago'
  | 'monto_solicitado'
  | 'monto_total'
  | 'monto_diario'
  | 'saldo'
  | 'estado_credito'
  | 'fecha_inicio'
  | 'fecha_vencimiento'
  | 'calendario'
  | 'pendiente_multiple'
  | 'fecha_hoy'
  | 'visita_hoy'
  | 'atraso_hoy'
  | 'pago_hoy'
  | 'pagos_hoy'
  | 'transferencia_hoy'
  | 'transferencias_hoy'
  | 'llegado_hoy'
>;

/** A deed at the door, as the outbox says it. */
export type Hecha = Pick<Sobrepuesto, 'sobre' | 'gestion' | 'monto' | 'forma' | 'capturado_en'>;

/**
 * When it is asked, by which rules and for which form of payment (absent: cash); what this phone knows better than the
 * answer is laid over it first.
 */
export type Momento = {
  readonly instante: Date;
  readonly negocio: OpcionesVentana;
  readonly sobrepuestos?: readonly Hecha[];
  readonly forma?: FormaDePago | undefined;
};

const NADA_HOY = {
  visita_hoy: undefined,
  atraso_hoy: undefined,
  pago_hoy: undefined,
  pagos_hoy: undefined,
  transferencia_hoy: undefined,
  transferencias_hoy: undefined,
  llegado_hoy: undefined,
} as const;

/** The credit without what the answer says of another day. */
export const deEseDia = <C extends CreditoPronosticable>(credito: C, hoy: Fecha): C => ({
  ...credito,
  ...((credito.fecha_hoy ?? hoy) !== hoy && NADA_HOY),
  fecha_hoy: hoy,
});

/** The amount that arrived on that day already, as the answer says it. */
export const llegadoEn = (credito: CreditoPronosticable, instante: Date): Centavos =>
  deEseDia(credito, fechaLocal(instante)).llegado_hoy ?? CERO;

const pagoDe = ({ monto, ...pago }: NonNullable<CreditoPronosticable['pago_hoy']>) => ({
  ...pago,
  monto_centavos: monto,
});

function gestionesDe(credito: CreditoPronosticable, hoy: Fecha): Gestiones {
  const {
    visita_hoy,
    atraso_hoy,
    pago_hoy: pago,
    pagos_hoy: n = 0,
    transferencia_hoy: transferencia,
    transferencias_hoy,
    pendiente_multiple,
    fecha_inicio,
  } = credito;
  const deHoy: GestionDia = {
    ...(visita_hoy !== undefined && { visita: { id_movimiento: idMovimientoVisita(hoy), hora: visita_hoy } }),
    ...(atraso_hoy !== undefined && {
      atraso: { id_movimiento: idMovimientoAtraso(hoy, n), hora: atraso_hoy },
    }),
    ...(pago && { pago: pagoDe(pago) }),
    ...(transferencia && { transferencia: pagoDe(transferencia) }),
    n,
    n_transferencias: transferencias_hoy,
  };
  if (!pendiente_multiple) return { [hoy]: deHoy };
  const {
    id_solicitud,
    monto,
    fecha = fecha_inicio ?? hoy,
    hora = '',
    transferencia: deBanco,
  } = pendiente_multiple;
  const multiple = { id_solicitud, monto_centavos: monto, hora, transferencia: deBanco };
  return conGestion({ [hoy]: deHoy }, fecha, { multiple });
}

/** The question to the rules. */
type Pedida = {
  readonly gestion: Hecha['gestion'];
  readonly monto: Centavos;
  readonly forma: FormaDePago | undefined;
  readonly instante: Date;
};

/** The server's own rules, on what travelled of the credit. */
const decidir = (credito: CreditoPronosticable, hoy: Fecha, pedida: Pedida, negocio: Momento['negocio']) =>
  decidirGestion({
    peticion:
      pedida.gestion === 'atraso'
        ? { tipo: 'atraso' }
        : { tipo: 'abono', monto: pedida.monto, ...(pedida.forma && { forma: pedida.forma }) },
    credito: {
      dias_pago: credito.dias_pago,
      monto_solicitado_centavos: credito.monto_solicitado,
      monto_total_centavos: credito.monto_total,
      monto_diario_centavos: credito.monto_diario,
      saldo_centavos: credito.saldo,
      estado_credito: credito.estado_credito,
      fecha_inicio: credito.fecha_inicio,
      gestiones: gestionesDe(credito, hoy),
      solicitud_multiple: credito.pendiente_multiple?.id_solicitud ?? null,
    },
    instante: pedida.instante,
    fecha: fechaLocal(pedida.instante),
    abonos_llegados_hoy: credito.llegado_hoy ?? CERO,
    negocio,
  });

/** Whether the day holds what a late day would be refused for: one already, a payment, or one that waits for a manager. */
export function sinLugarParaAtraso(credito: CreditoPronosticable, hoy: Fecha): boolean {
  const dia = gestionDe(gestionesDe(deEseDia(credito, hoy), hoy), hoy);
  return estaPagado(dia) || (dia.atraso ?? dia.multiple) !== undefined;
}

type Registrada = {
  readonly movimiento: 'pago' | 'visita' | 'atraso';
  readonly id_movimiento: string;
  readonly monto: Centavos;
  readonly forma?: FormaDePago | undefined;
  readonly instante: Date;
};

/** The day's payment of that form, for the next forecast. */
function conPago(
  credito: CreditoPronosticable,
  pago: NonNullable<CreditoPronosticable['pago_hoy']>,
  forma?: FormaDePago,
) {
  return forma === 'transferencia'
    ? { transferencia_hoy: pago, transferencias_hoy: (credito.transferencias_hoy ?? 0) + 1 }
    : { pago_hoy: pago, pagos_hoy: (credito.pagos_hoy ?? 0) + 1 };
}

/** The credit's day after a row of it was written; `fecha_hoy` says which day that is. */
export function conRegistrada<C extends CreditoPronosticable>(credito: C, hecha: Registrada): C {
  const { movimiento, id_movimiento, monto, forma, instante } = hecha;
  const hora = formatearHora(instante);
  const deHoy = fechaLocal(instante) === credito.fecha_hoy;
  if (movimiento !== 'pago')
    return deHoy ? { ...credito, [movimiento === 'visita' ? 'visita_hoy' : 'atraso_hoy']: hora } : credito;
  return {
    ...credito,
    llegado_hoy: sumar(credito.llegado_hoy ?? CERO, monto),
    ...(deHoy && {
      ...conPago(credito, { id_movimiento, monto, hora }, forma),
      atraso_hoy: undefined,
    }),
  };
}

function tras<C extends CreditoPronosticable>(
  credito: C,
  decision: DecisionGestion,
  { instante, forma }: Pedida,
): C {
  if (decision.tipo === 'requiere_aprobacion') {
    const espera = {
      monto: decision.monto_total,
      fecha: fechaLocal(instante),
      hora: formatearHora(instante),
      ...(forma === 'transferencia' && { transferencia: true as const }),
    };
    return { ...credito, pendiente_multiple: { id_solicitud: '', ...espera } };
  }
  if (decision.tipo !== 'registrado') return credito;
  return {
    ...conRegistrada(credito, { ...decision, forma, instante }),
    saldo: restar(credito.saldo, decision.monto),
    ...(decision.finaliza && { estado_credito: 'Finalizado' }),
  };
}

const pedidaDe = ({ gestion, monto = CERO, forma, capturado_en }: Hecha): Pedida => ({
  gestion,
  forma,
  monto: gestion === 'pago' ? centavos(monto) : CERO,
  instante: new Date(capturado_en),
});

/**
 * Foresees what the server is going to make of an amount (0: a visit) on this credit now: its own rules, on what
 * travelled of the credit, after what the phone knows better. It says so to whoever types and forbids nothing: the
 * server has the last word.
 */
export function pronosticar(
  credito: CreditoPronosticable,
  monto: Centavos,
  { instante, negocio, sobrepuestos = [], forma }: Momento,
): DecisionGestion {
  const hoy = fechaLocal(instante);
  const actual = sobrepuestos
    .filter(({ sobre, gestion }) => sobre === credito.id_credito && gestion !== undefined)
    .map(pedidaDe)
    .toSorted((a, b) => a.instante.getTime() - b.instante.getTime())
    .reduce(
      (previo, pedida) => tras(previo, decidir(previo, hoy, pedida, negocio), pedida),
      deEseDia(credito, hoy),
    );
  return decidir(actual, hoy, { gestion: 'pago', monto, forma, instante }, negocio);
}
