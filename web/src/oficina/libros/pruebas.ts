import type { CreditoEntero, MovimientoEntero, SolicitudEntera } from '@leal/contract';
import {
  calcularCredito,
  calcularSaldo,
  centavos,
  type Centavos,
  CERO,
  fecha,
  type Plazo,
} from '@leal/domain';
import type { Hoja } from '../exportar/hoja/hoja.ts';

/** A row of a sheet under its heads. */
export const porTitulo = ({ columnas }: Hoja, fila: Hoja['totales'] | undefined) =>
  Object.fromEntries(columnas.map(({ titulo }, i) => [titulo, fila?.[i] ?? null]));

/** A loan of Carlos's of so much, of which so much is paid. */
export function credito(
  { prestado, plazo, pagado }: { prestado: Centavos; plazo: Plazo; pagado: Centavos },
  campos: Partial<CreditoEntero> = {},
): CreditoEntero {
  const { monto_total, monto_diario } = calcularCredito(prestado, plazo);
  return {
    id_credito: 'cre-1',
    id_cobrador: 'cob-1',
    nombre_cobrador: 'Carlos Ibarra',
    id_cliente: 'cli-1',
    nombre_cliente: 'Ana López',
    negocio: 'Tortillería',
    direccion: 'Negrete 12',
    calle: 'Negrete',
    colonia: 'Centro',
    telefono: '6181234567',
    segundo_telefono: '',
    ubicacion: 'Centro Durango',
    referencias: [],
    estado: 'Aprobado',
    pedido_en: '2026-11-08T18:00:00.000Z',
    fecha_inicio: fecha('2026-11-09'),
    fecha_fin: fecha('2026-12-14'),
    termino: null,
    dias: plazo,
    monto_solicitado: prestado,
    saldo_con_interes: monto_total,
    abono_diario: monto_diario,
    recaudado: pagado,
    saldo_restante: calcularSaldo(monto_total, pagado),
    por_entregar: CERO,
    dias_atrasado: 0,
    atrasos: 0,
    orden: null,
    nota: '',
    importado: false,
    id_credito_anterior: null,
    nombre_gerente: 'Adriana',
    ...campos,
  };
}

export const movimiento = (campos: Partial<MovimientoEntero> = {}): MovimientoEntero => ({
  id_movimiento: 'pago-2026-11-10',
  id_credito: 'cre-1',
  id_cliente: 'cli-1',
  id_cobrador: 'cob-1',
  nombre_cobrador: 'Carlos Ibarra',
  nombre_cliente: 'Ana López',
  tipo: 'pago',
  monto: centavos(12_000),
  fecha: fecha('2026-11-10'),
  fecha_contable: fecha('2026-11-10'),
  capturado_en: '2026-11-10T18:00:00.000Z',
  tardia: false,
  descripcion: 'Pago',
  cantidad_dias: null,
  eliminado: null,
  cancelado: false,
  ediciones: [],
  ...campos,
});

export const solicitud = (campos: Partial<SolicitudEntera> = {}): SolicitudEntera => ({
  id_solicitud: 'sol-1',
  tipo: 'edicion_pago',
  estado: 'aprobada',
  id_cliente: 'cli-1',
  id_cobrador: 'cob-1',
  nombre_cobrador: 'Carlos Ibarra',
  nombre_cliente: 'Ana López',
  id_credito: 'cre-1',
  monto: centavos(10_000),
  motivo: 'Se contó mal',
  fecha_solicitud: '2026-11-10T18:00:00.000Z',
  nombre_solicitante: 'Carlos Ibarra',
  fecha_respuesta: '2026-11-11T18:00:00.000Z',
  nombre_gerente: 'Adriana',
  comentario: '',
  decision_propia: false,
  ...campos,
});
