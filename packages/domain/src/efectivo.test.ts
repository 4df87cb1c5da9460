import { expect, test } from 'vitest';
import { p } from '../pruebas/constructores.ts';
import { CERO } from './dinero.ts';
import { type FilaDeEfectivo, repartirEfectivo, totalDeEfectivo } from './efectivo.ts';
import type { EstadoSolicitud } from './solicitud.ts';
import type { EfectivoRetenido } from './tarea-efectivo.ts';

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
const retenido = (
  estado: EstadoSolicitud,
  total: number,
  mas: Partial<EfectivoRetenido> = {},
): EfectivoRetenido => ({
  estado,
  monto_total_centavos: p(total),
  monto_aprobado_centavos: null,
  efectivo: null,
  ...mas,
});
const efectivo = (
  filas: readonly FilaDeEfectivo[],
  retenidos: readonly EfectivoRetenido[],
  [asentado, en_espera, por_resolver, devuelto, no_recibido, corregidoDevuelto]: readonly number[],
) => {
  const reparto = repartirEfectivo(filas, retenidos);
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
  [
    'a settlement that was taken back: it never was cash',
    [fila(900, { tipo: 'liquidacion', eliminado: {} })],
    [],
    [],
    0,
  ],
  ['several abonos that wait', [], [retenido('pendiente', 455)], [0, 455], 455],
  [
    'approved for less, the rest in hand',
    [fila(300)],
    [retenido('aprobada', 455, { monto_aprobado_centavos: p(300), efectivo: 'devolver' })],
    [300, 0, 155],
    455,
  ],
  [
    'rejected, partly registered and the rest given back',
    [fila(100, { id_solicitud_tarea: 'm' })],
    [
      retenido('rechazada', 455, {
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
    [retenido('rechazada', 455, { efectivo: 'registrar', registrado_centavos: CERO })],
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
  [
    'rejected and not given back yet',
    [],
    [retenido('rechazada', 90, { efectivo: 'devolver' })],
    [0, 0, 90],
    90,
  ],
  [
    'booked for less, lowered since, the rest given back',
    [fila(50, { ediciones: [edicion(60, 50)] })],
    [
      retenido('aprobada', 90, {
        monto_aprobado_centavos: p(60),
        efectivo: 'devolver',
        devuelto_centavos: p(30),
      }),
    ],
    [50, 0, 0, 30, 10],
    90,
  ],
] as const)('%s', (_, filas, retenidos, partes, total) => {
  expect(efectivo(filas, retenidos, partes)).toBe(p(total));
});
