import type { Credito, CreditoDeHoy, HistorialItem } from '@leal/contract';
import { centavos, fecha, fichaNueva, SENAS, tomar } from '@leal/domain';
import type { Sobrepuesto } from '../../lib/acciones/sobrepuestos.ts';
import type { DetalleCredito } from './aplicar-hecho.ts';

const ANA = {
  ...fichaNueva({
    nombre: 'Ana López',
    negocio: 'Abarrotes Ana',
    direccion: 'Hidalgo 12, Centro',
    calle: 'Hidalgo 12',
    colonia: 'Centro',
    telefono: '6181234567',
  }),
  ubicacion: 'Centro Durango',
};

/** Builders for the tests of what reads a credit. */
export const unCredito = (cambios: Partial<Credito> = {}): Credito => ({
  id_credito: 'c1',
  id_cliente: 'k1',
  id_cobrador: 'u1',
  ...tomar(ANA, [...SENAS, 'slug']),
  monto_solicitado: centavos(300_000),
  interes: 20,
  dias_pago: 30,
  monto_total: centavos(360_000),
  monto_diario: centavos(12_000),
  total_pagado: centavos(24_000),
  saldo: centavos(336_000),
  atrasos: 1,
  estado_credito: 'Aprobado',
  fecha_solicitud: '2026-11-01T10:00:00.000-06:00',
  fecha_inicio: fecha('2026-11-02'),
  fecha_vencimiento: fecha('2026-12-07'),
  dias_transcurridos: 16,
  ...cambios,
});

export const unMovimiento = (cambios: Partial<HistorialItem> = {}): HistorialItem => ({
  tipo: 'pago',
  fecha: fecha('2026-11-19'),
  hora: '11:05',
  monto: centavos(12_000),
  descripcion: 'Pago registrado',
  id_pago: 'c1.pago-2026-11-19',
  capturado_en: '2026-11-19T11:05:00.000-06:00',
  sincronizado_en: '2026-11-19T11:05:01.000-06:00',
  ...cambios,
});

export const unDetalle = (
  credito: Partial<CreditoDeHoy> = {},
  hoy: DetalleCredito['hoy'] = {},
): DetalleCredito => ({
  credito: { ...unCredito(), ...credito },
  cliente: {
    id_cliente: 'k1',
    id_cobrador: 'u1',
    ...ANA,
    ultima_visita: null,
  },
  resumen: {
    totalAtrasos: 1,
    penalizaciones: 0,
    montoPenalizacion: centavos(0),
    totalPagado: centavos(24_000),
    montoRestante: centavos(336_000),
  },
  hoy,
});

/** The server's word on a payment of $120.00 of hers. */
export const unaRespuesta = (cambios: object = {}): object => ({
  yaRegistrado: false,
  requiereAprobacion: false,
  tipo: 'pago',
  id_pago: 'c1.pago-2026-11-20',
  resumen: {
    totalAtrasos: 0,
    penalizaciones: 0,
    montoPenalizacion: 0,
    totalPagado: 360,
    montoRestante: 3_240,
  },
  ...cambios,
});

/** A payment of 'Ana López' that waits on the phone. */
export const unSobrepuesto = (cambios: Partial<Sobrepuesto> = {}): Sobrepuesto => ({
  clave: 'k-1',
  secuencia: 1,
  dispositivo: 'd1',
  uid: 'u1',
  accion: 'abono.registrar',
  acerca: tomar(unCredito(), ['nombre', 'direccion', 'monto_solicitado']),
  datos: null,
  sobre: 'c1',
  que: 'el pago de $120.00 de Ana López',
  monto: 12_000,
  gestion: 'pago',
  metodo: 'POST',
  url: '/leal-api/abonos/registrar',
  cuerpo: '{}',
  capturado_en: '2026-11-20T11:05:00.000-06:00',
  desfase_ms: 0,
  estado: 'pendiente',
  hasta: undefined,
  enDuda: false,
  ...cambios,
});
