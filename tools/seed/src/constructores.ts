import type {
  ClienteDoc,
  CreditoDoc,
  GastoDoc,
  MovimientoDoc,
  SolicitudDoc,
  UsuarioDoc,
} from '@leal/contract/documentos';
import {
  calcularCredito,
  calcularSaldo,
  centavos,
  CERO,
  contarAbonos,
  fecha,
  fechaVencimiento,
  idMovimientoPago,
  mapaBusqueda,
  ROL,
  slug,
} from '@leal/domain';
import type { DatosDe } from './solicitudes.ts';
import { aLas } from './tiempo.ts';

/** Builders for tests: a valid document, with the fields that the test is about overridden. */

const DIA = fecha('2026-11-20');
const MANANA = aLas(DIA, 11 * 60);

export const unUsuario = (cambios: Partial<UsuarioDoc> = {}): UsuarioDoc => ({
  id_usuario: 'cobrador-1',
  nombre: 'Luis Fernando Ríos',
  email: `${cambios.id_usuario ?? 'cobrador-1'}@leal.demo`,
  id_rol: ROL.cobrador,
  activo: true,
  creado_en: MANANA,
  ...cambios,
});

/** Slug and search follow the name, unless they are given. */
export function unCliente(cambios: Partial<ClienteDoc> = {}): ClienteDoc {
  const base = {
    id_cliente: 'cli-1',
    id_cobrador: 'cobrador-1',
    nombre: 'Ana López Ramírez',
    negocio: 'Abarrotes La Esperanza',
    direccion: 'Pino Suárez 214, Centro',
    calle: 'Pino Suárez',
    colonia: 'Centro',
    ubicacion: 'Centro Durango',
    telefono: '6185550101',
    id_credito_abierto: 'cre-1',
    id_credito_ultimo: 'cre-1',
    estado_lista: 'Pendiente' as const,
    eliminado: false,
    creado_en: MANANA,
    ...cambios,
  };
  return { slug: slug(base.nombre), busca: mapaBusqueda(base), ...base };
}

/** The figures follow amount, term and what is paid; an active credit has its dates. */
export function unCredito(cambios: Partial<CreditoDoc> = {}): CreditoDoc {
  const monto_solicitado_centavos = cambios.monto_solicitado_centavos ?? centavos(300_000);
  const dias_pago = cambios.dias_pago ?? 30;
  const cifras = calcularCredito(monto_solicitado_centavos, dias_pago);
  const total_pagado_centavos = cambios.total_pagado_centavos ?? CERO;
  const iniciado = !['Pendiente', 'Rechazado'].includes(cambios.estado_credito ?? 'Aprobado');
  const inicio = cambios.fecha_inicio ?? (iniciado ? fecha('2026-11-10') : null);
  const { nombre = 'Ana López Ramírez' } = cambios;
  return {
    id_credito: 'cre-1',
    id_cliente: 'cli-1',
    id_cobrador: 'cobrador-1',
    nombre,
    slug: slug(nombre),
    negocio: 'Abarrotes La Esperanza',
    direccion: 'Pino Suárez 214, Centro',
    telefono: '6185550101',
    calle: 'Pino Suárez',
    colonia: 'Centro',
    ubicacion: 'Centro Durango',
    monto_solicitado_centavos,
    interes: cifras.interes,
    dias_pago,
    monto_total_centavos: cifras.monto_total,
    monto_diario_centavos: cifras.monto_diario,
    total_pagado_centavos,
    saldo_centavos: calcularSaldo(cifras.monto_total, total_pagado_centavos),
    num_pagos: 0,
    atrasos: 0,
    estado_credito: 'Aprobado',
    fecha_solicitud: MANANA,
    fecha_inicio: inicio,
    fecha_vencimiento: inicio && fechaVencimiento(inicio, dias_pago, []),
    fecha_fin: null,
    fecha_ultima_gestion: inicio,
    ultimo_movimiento_en: null,
    gestiones: {},
    llegadas: null,
    solicitud_multiple: null,
    solicitud_renovacion: null,
    solicitud_edicion_cliente: null,
    id_credito_anterior: null,
    id_credito_siguiente: null,
    monto_entregado_centavos: monto_solicitado_centavos,
    decision: null,
    creado_en: MANANA,
    ...cambios,
  };
}

/** A regular payment of one day of `unCredito()`, unless told otherwise. */
export function unMovimiento(cambios: Partial<MovimientoDoc> = {}): MovimientoDoc {
  const dia = cambios.fecha ?? DIA;
  const { tipo = 'pago' } = cambios;
  const { monto_total, monto_diario } = calcularCredito(centavos(300_000), 30);
  const monto = cambios.monto_centavos ?? (tipo === 'pago' ? monto_diario : CERO);
  const en = cambios.capturado_en ?? aLas(dia, 11 * 60);
  return {
    id_movimiento: tipo === 'pago' ? idMovimientoPago(dia) : `${tipo}-${dia}`,
    id_credito: 'cre-1',
    id_cliente: 'cli-1',
    id_cobrador: 'cobrador-1',
    tipo,
    monto_centavos: monto,
    abonos: contarAbonos({ monto, monto_total, dias_pago: 30, monto_diario }),
    fecha: dia,
    fecha_contable: dia,
    capturado_en: en,
    sincronizado_en: en,
    tardia: false,
    sospechoso: false,
    descripcion: 'Pago registrado',
    registrado_por: 'cobrador-1',
    ediciones: [],
    solicitud_abierta: null,
    ...cambios,
  };
}

const DATOS: { readonly [T in SolicitudDoc['tipo']]: DatosDe<T> } = {
  edicion_pago: {
    id_movimiento: idMovimientoPago(DIA),
    monto_pagado_centavos: centavos(12_000),
    monto_nuevo_centavos: centavos(24_000),
    monto_aprobado_centavos: null,
  },
  eliminacion_pago: { id_movimiento: idMovimientoPago(DIA), monto_pago_centavos: centavos(12_000) },
  abonos_multiples: {
    monto_total_centavos: centavos(72_000),
    cantidad_abonos: 6,
    monto_por_abono_centavos: centavos(12_000),
    fecha: DIA,
    hora: '11:00',
    capturado_en: MANANA,
    efectivo: null,
    monto_aprobado_centavos: null,
  },
  edicion_cliente: { cambios: null, antes: null },
  renovacion: {
    id_credito_anterior: 'cre-1',
    monto_solicitado_centavos: centavos(400_000),
    dias_pago: 30,
    interes: 20,
    monto_anterior_centavos: centavos(300_000),
    interes_anterior: 20,
    saldo_anterior_centavos: centavos(36_000),
    id_credito_nuevo: null,
    motivo_rechazo: null,
  },
  captura_tardia: {
    tipo_captura: 'pago',
    monto_centavos: centavos(12_000),
    fecha: DIA,
    capturado_en: MANANA,
    razon: 'El registro tiene más de 72 horas.',
  },
};

type SolicitudDe<T extends SolicitudDoc['tipo']> = Extract<SolicitudDoc, { tipo: T }>;

/** A pending request of that type. */
export const unaSolicitud = <T extends SolicitudDoc['tipo']>(
  tipo: T,
  cambios: Partial<SolicitudDe<T>> = {},
): SolicitudDe<T> =>
  ({
    id_solicitud: 'sol-1',
    tipo,
    estado: 'pendiente',
    id_cobrador: 'cobrador-1',
    solicitante: 'cobrador-1',
    nombre_solicitante: 'Luis Fernando Ríos',
    id_cliente: 'cli-1',
    id_credito: 'cre-1',
    nombre_cliente: 'Ana López Ramírez',
    negocio: 'Abarrotes La Esperanza',
    direccion: 'Pino Suárez 214, Centro',
    motivo: 'Se capturó de menos.',
    fecha_solicitud: MANANA,
    fecha_respuesta: null,
    gerente_responde: null,
    nombre_gerente: null,
    comentario: '',
    decision_propia: false,
    datos: DATOS[tipo],
    ...cambios,
  }) as unknown as SolicitudDe<T>;

export const unGasto = (cambios: Partial<GastoDoc> = {}): GastoDoc => ({
  id_gasto: 'gas-1',
  id_cobrador: 'cobrador-1',
  nombre_cobrador: 'Luis Fernando Ríos',
  monto_centavos: centavos(35_000),
  motivo: 'Gasolina de la motocicleta',
  estado: 'pendiente',
  fecha_solicitud: MANANA,
  fecha_respuesta: null,
  fecha_aprobacion: null,
  id_gerente: null,
  nombre_gerente: null,
  motivo_rechazo: null,
  ...cambios,
});
