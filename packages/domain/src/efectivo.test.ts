import { expect, test } from 'vitest';
import { p } from '../pruebas/constructores.ts';
import { CERO } from './dinero.ts';
import {
  type FilaDeEfectivo,
  repartirEfectivo,
  type SolicitudDeEfectivo,
  totalDeEfectivo,
} from './efectivo.ts';
import type { EstadoSolicitud } from './solicitud.ts';

const fila = (monto: number, mas: Partial<FilaDeEfectivo> = {}): FilaDeEfectivo => ({
  tipo: 'pago',
  monto_centavos: p(monto),
  ediciones: [],
  ...mas,
});
const edicion = (de: number, a: number, efectivo?: 'devuelto') => ({
  monto_anterior_centavos: p(de),
  monto_nuevo_centavos: p(a),
  efectivo,
});
const multiple = (
  estado: EstadoSolicitud,
  total: number,
  mas: Partial<NonNullable<SolicitudDeEfectivo['multiple']>> = {},
): SolicitudDeEfectivo => ({
  id_solicitud: 'm',
  tipo: 'abonos_multiples',
  estado,
  tardio: CERO,
  multiple: {
    estado,
    monto_total_centavos: p(total),
    monto_aprobado_centavos: null,
    efectivo: null,
    ...mas,
  },
});
const tardia = (estado: EstadoSolicitud, monto: number): SolicitudDeEfectivo => ({
  id_solicitud: 't',
  tipo: 'captura_tardia',
  estado,
  tardio: p(monto),
  multiple: null,
});
const efectivo = (
  filas: readonly FilaDeEfectivo[],
  solicitudes: readonly SolicitudDeEfectivo[],
  [asentado, en_espera, por_resolver, devuelto, no_recibido, corregidoDevuelto]: readonly number[],
) => {
  const reparto = repartirEfectivo(filas, solicitudes);
  expect(reparto).toEqual({
    asentado: p(asentado ?? 0),
    en_espera: p(en_espera ?? 0),
    por_resolver: p(por_resolver ?? 0),
    devuelto: p(devuelto ?? 0),
    corregido: { no_recibido: p(no_recibido ?? 0), devuelto: p(corregidoDevuelto ?? 0) },
  });
  return totalDeEfectivo(reparto);
};

test.each([
  ['nothing', [], [], [], 0],
  [
    'a payment, a visit, a settlement',
    [fila(100), fila(0, { tipo: 'visita' }), fila(900, { tipo: 'liquidacion' })],
    [],
    [100],
    100,
  ],
  ['several abonos that wait', [], [multiple('pendiente', 455)], [0, 455], 455],
  [
    'approved for less, the rest in hand',
    [fila(300)],
    [multiple('aprobada', 455, { monto_aprobado_centavos: p(300), efectivo: 'devolver' })],
    [300, 0, 155],
    455,
  ],
  [
    'rejected, partly registered and the rest given back',
    [fila(100, { id_solicitud_tarea: 'm' })],
    [
      multiple('rechazada', 455, {
        efectivo: 'registrar',
        registrado_centavos: p(100),
        devuelto_centavos: p(355),
      }),
    ],
    [100, 0, 0, 355],
    455,
  ],
  [
    'a task’s payment that was deleted: back in the task, and nowhere else',
    [fila(100, { id_solicitud_tarea: 'm', eliminado: {} })],
    [multiple('rechazada', 455, { efectivo: 'registrar', registrado_centavos: CERO })],
    [0, 0, 455],
    455,
  ],
  [
    'lowered, raised again and deleted',
    [fila(80, { ediciones: [edicion(100, 50), edicion(50, 80)], eliminado: { efectivo: 'devuelto' } })],
    [],
    [0, 0, 0, 0, 50, 80],
    130,
  ],
  [
    'lowered, and said to be given back',
    [fila(60, { ediciones: [edicion(100, 60, 'devuelto')] })],
    [],
    [60, 0, 0, 0, 0, 40],
    100,
  ],
  ['a late capture that waits', [], [tardia('pendiente', 90)], [0, 90], 90],
  ['a late capture returned', [], [tardia('rechazada', 90)], [0, 0, 0, 90], 90],
  [
    'a late capture booked for less, and lowered since',
    [fila(50, { id_solicitud: 't', ediciones: [edicion(60, 50)] })],
    [tardia('aprobada', 90)],
    [50, 0, 0, 30, 10],
    90,
  ],
] as const)('%s', (_, filas, solicitudes, partes, total) => {
  expect(efectivo(filas, solicitudes, partes)).toBe(p(total));
});
