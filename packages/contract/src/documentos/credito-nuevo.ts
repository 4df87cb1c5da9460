import {
  activarCredito,
  entregaAlAprobar,
  calcularCredito,
  type Centavos,
  CERO,
  copiaDelCliente,
  fechaLocal,
  contadoCon,
  debeDesde,
  type Negocio,
  restar,
} from '@leal/domain';
import type { ClienteDoc } from './cliente.ts';
import type { CreditoDoc } from './credito.ts';
import type { SolicitudDoc } from './solicitud.ts';

type CreditoPedido = {
  readonly id_credito: string;
  readonly cliente: ClienteDoc;
  /** The collector's name, for what waits for a decision and for histories. */
  readonly nombre_cobrador?: string;
  readonly monto_solicitado: Centavos;
  readonly plazo: CreditoDoc['dias_pago'];
  readonly en: Date;
};

const SIN_HISTORIA = {
  total_pagado_centavos: CERO,
  num_pagos: 0,
  atrasos: 0,
  fecha_inicio: null,
  fecha_vencimiento: null,
  fecha_fin: null,
  dias_a_tiempo: null,
  fecha_ultima_gestion: null,
  ultimo_movimiento_en: null,
  gestiones: {},
  llegadas: null,
  solicitud_multiple: null,
  solicitud_renovacion: null,
  solicitud_edicion_cliente: null,
  id_credito_anterior: null,
  id_credito_siguiente: null,
  decision: null,
} satisfies Partial<CreditoDoc>;

/** A credit as it is asked for: nothing decided, nothing paid. */
export function creditoNuevo(pedido: CreditoPedido): CreditoDoc {
  const { cliente, nombre_cobrador, monto_solicitado, plazo, en } = pedido;
  const { interes, monto_total, monto_diario } = calcularCredito(monto_solicitado, plazo);
  return {
    ...SIN_HISTORIA,
    id_credito: pedido.id_credito,
    id_cliente: cliente.id_cliente,
    id_cobrador: cliente.id_cobrador,
    ...(nombre_cobrador !== undefined && { nombre_cobrador }),
    ...copiaDelCliente(cliente),
    ...(cliente.nota && { nota: cliente.nota }),
    ...(cliente.punto && { punto: cliente.punto }),
    monto_solicitado_centavos: monto_solicitado,
    interes,
    dias_pago: plazo,
    monto_total_centavos: monto_total,
    monto_diario_centavos: monto_diario,
    saldo_centavos: monto_total,
    estado_credito: 'Pendiente',
    fecha_solicitud: en,
    monto_entregado_centavos: monto_solicitado,
    creado_en: en,
  };
}

type RenovacionAprobada = {
  readonly id_credito: string;
  readonly cliente: ClienteDoc;
  readonly anterior: CreditoDoc;
  readonly solicitud: Extract<SolicitudDoc, { tipo: 'renovacion' }>;
  readonly gerente: { readonly id: string; readonly nombre: string };
  readonly comentario: string;
  readonly en: Date;
  readonly negocio: Negocio;
};

/** Whoever asked for it, when that was its collector; else as the old credit has it. */
const nombreDelCobrador = ({ solicitud, cliente, anterior }: RenovacionAprobada): string | undefined =>
  solicitud.solicitante === cliente.id_cobrador ? solicitud.nombre_solicitante : anterior.nombre_cobrador;

/**
 * The credit that an approved renewal starts that day. The client gets what is left after the old
 * balance is settled, and a pending edit of the client moves to this credit.
 */
export function creditoRenovado(renovacion: RenovacionAprobada): CreditoDoc {
  const { anterior, cliente, comentario, en, negocio, gerente, id_credito } = renovacion;
  const { monto_solicitado_centavos: monto_solicitado, dias_pago: plazo } = renovacion.solicitud.datos;
  const nombre_cobrador = nombreDelCobrador(renovacion);
  const pedido = creditoNuevo({
    id_credito,
    cliente,
    ...(nombre_cobrador !== undefined && { nombre_cobrador }),
    monto_solicitado,
    plazo,
    en: renovacion.solicitud.fecha_solicitud,
  });
  const monto_entregado = restar(monto_solicitado, anterior.saldo_centavos);
  const nuevo = {
    ...pedido,
    ...activarCredito(pedido, fechaLocal(en), negocio),
    id_credito_anterior: anterior.id_credito,
    monto_entregado_centavos: monto_entregado,
    ...entregaAlAprobar(monto_entregado),
    solicitud_edicion_cliente: anterior.solicitud_edicion_cliente,
    decision: {
      estado: 'Aprobado',
      id_gerente: gerente.id,
      nombre_gerente: gerente.nombre,
      fecha: en,
      comentario,
    },
  } as const;
  return { ...nuevo, debe_desde: debeDesde(nuevo, negocio), ...contadoCon({}, negocio.parametros) };
}

/** An approved renewal's accounts in its request: what was settled and is handed over, not what it asked for. */
export const cuentasDeRenovacion = (anterior: CreditoDoc, nuevo: CreditoDoc) => ({
  id_credito_nuevo: nuevo.id_credito,
  saldo_anterior_centavos: anterior.saldo_centavos,
  monto_entregado_centavos: nuevo.monto_entregado_centavos,
});
