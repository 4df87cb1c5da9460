import {
  activarCredito,
  alAbrirMultiple,
  type Aportacion,
  calcularCredito,
  type Centavos,
  centavos,
  CERO,
  conCambios,
  creditoTrasGestion,
  type Debido,
  efectosDeEdicion,
  efectosDeEliminacion,
  type EstadoCreditoLedger,
  fecha,
  type Fecha,
  fechaContable,
  type FilaDia,
  instanteLocal,
  interesAlCorregir,
  type MovimientoLedger,
  parteDelCobrador,
  type Plazo,
  type Reparto,
} from '../src/index.ts';

/** Pesos, for readable tables. */
export const p = (pesos: number): Centavos => centavos(Math.round(pesos * 100));

/** The collector of every credit here. */
export const COBRADOR = 'cobrador-1';

/** The part that a change adds to the sums of that collector. */
export const suParte = (reparto: Reparto): Aportacion => parteDelCobrador(reparto, COBRADOR);

/** Local wall time of Monterrey. */
export const a = (dia: string, hora: string): Date => instanteLocal(fecha(dia), hora);

/** A loan of 1,000 for 30 days (40 a day) that waits for approval. */
export function creditoPendiente(
  { monto = p(1000), plazo = 30 }: { monto?: Centavos; plazo?: Plazo } = {},
  cambios: Partial<EstadoCreditoLedger> = {},
): EstadoCreditoLedger {
  const { monto_total, monto_diario } = calcularCredito(monto, plazo);
  return {
    id_cobrador: COBRADOR,
    dias_pago: plazo,
    monto_solicitado_centavos: monto,
    monto_entregado_centavos: monto,
    monto_total_centavos: monto_total,
    monto_diario_centavos: monto_diario,
    total_pagado_centavos: CERO,
    saldo_centavos: monto_total,
    num_pagos: 0,
    atrasos: 0,
    estado_credito: 'Pendiente',
    fecha_inicio: null,
    fecha_vencimiento: null,
    fecha_fin: null,
    fecha_ultima_gestion: null,
    ultimo_movimiento_en: null,
    gestiones: {},
    llegadas: null,
    solicitud_multiple: null,
    ...cambios,
  };
}

/** The same, approved on Monday 2026-11-02. */
export function creditoActivo(
  datos: { monto?: Centavos; plazo?: Plazo } = {},
  cambios: Partial<EstadoCreditoLedger> = {},
): EstadoCreditoLedger {
  const pendiente = creditoPendiente(datos);
  return { ...pendiente, ...activarCredito(pendiente, fecha('2026-11-02'), { festivos: [] }), ...cambios };
}

export type DatosMovimiento = {
  tipo: MovimientoLedger['tipo'];
  dia: string;
  monto?: Centavos;
  id?: string;
  hora?: string;
  sincronizado?: Date;
  id_solicitud?: string;
};

/** A ledger row, captured at 11:00 and arrived at once unless told. */
export function movimiento(datos: DatosMovimiento): MovimientoLedger {
  const { tipo, dia, monto = CERO, id = `${tipo}-${dia}`, hora = '11:00', id_solicitud } = datos;
  const capturado_en = a(dia, hora);
  const sincronizado_en = datos.sincronizado ?? capturado_en;
  const deNegocio: Fecha = fecha(dia);
  return {
    id_movimiento: id,
    id_cobrador: COBRADOR,
    tipo,
    monto_centavos: monto,
    fecha: deNegocio,
    fecha_contable: fechaContable(deNegocio, sincronizado_en),
    capturado_en,
    sincronizado_en,
    ...(id_solicitud !== undefined && { id_solicitud }),
  };
}

/** The payment with another amount, as its correction leaves it. */
export const editado = (
  credito: EstadoCreditoLedger,
  pago: MovimientoLedger,
  monto: Centavos,
  en: Date = pago.sincronizado_en,
  forma: Pick<MovimientoLedger, 'transferencia'> = {},
): MovimientoLedger => ({
  ...pago,
  monto_centavos: monto,
  ...forma,
  ediciones: [
    ...(pago.ediciones ?? []),
    {
      fecha: en,
      monto_anterior_centavos: pago.monto_centavos,
      monto_nuevo_centavos: monto,
      ...interesAlCorregir(credito, pago, monto),
    },
  ],
});

/** The payment as its deletion leaves it. */
export const borrado = (
  credito: EstadoCreditoLedger,
  pago: MovimientoLedger,
  en: Date = pago.sincronizado_en,
) => ({ ...pago, eliminado: { fecha: en, ...interesAlCorregir(credito, pago, CERO) } });

/** The credit after these rows. */
export const tras = (credito: EstadoCreditoLedger, ...filas: readonly MovimientoLedger[]) =>
  filas.reduce((actual, fila) => conCambios(actual, creditoTrasGestion(actual, fila)), credito);

/** The credit after its payment has become another amount; null: after it was deleted. */
export const trasCorregir = (credito: EstadoCreditoLedger, pago: MovimientoLedger, monto: Centavos | null) =>
  conCambios(
    credito,
    (monto === null
      ? efectosDeEliminacion(credito, pago, borrado(credito, pago).eliminado)
      : efectosDeEdicion(credito, pago, editado(credito, pago, monto))
    ).cambios,
  );

/** The credit while several abonos of that day wait for the manager. */
export const esperando = (
  credito: EstadoCreditoLedger,
  dia: string,
  monto_centavos: Centavos,
  debido?: Debido,
): EstadoCreditoLedger => {
  const espera = { id_solicitud: 'S1', fecha: fecha(dia), monto_centavos, hora: '11:00' };
  const multiple = { ...espera, ...(debido && { debido }) };
  return conCambios(credito, alAbrirMultiple(credito, multiple));
};

/** A row of a day: a payment of 100 on that credit, on Wednesday 18. */
export const filaDeDia = (id_credito: string, cambios: Partial<FilaDia> = {}): FilaDia => ({
  tipo: 'pago',
  cliente: 'Ana López',
  direccion: 'Pino Suárez 214',
  monto_centavos: p(100),
  monto_solicitado_centavos: p(3000),
  hora: '11:00',
  id_credito,
  fecha: fecha('2026-11-18'),
  ...cambios,
});
