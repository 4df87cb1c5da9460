// The requests that wait for the manager, and the cash that came with them, again from the documents (`recuento.ts`).
import type { SolicitudDoc } from '@leal/contract/documentos';
import { TIPOS_SOLICITUD, type TipoSolicitud } from '@leal/domain';
import type { Libro } from './libro.ts';
import { suma } from './recuento.ts';

/** The cash that a request came with. */
function enManoDe({ tipo, datos }: SolicitudDoc): number {
  if ('transferencia' in datos && datos.transferencia !== undefined) return 0;
  if (tipo === 'abonos_multiples') return datos.monto_total_centavos;
  return tipo === 'captura_tardia' && datos.tipo_captura === 'pago' ? datos.monto_centavos : 0;
}

/** The cash that a decision left in hand, and that is there still. */
function restaDe(solicitud: SolicitudDoc): number {
  const { estado, datos } = solicitud;
  if (estado === 'pendiente' || !('efectivo' in datos) || datos.efectivo === null) return 0;
  const { registrado_centavos: registrado = 0, devuelto_centavos: devuelto = 0 } = datos;
  return enManoDe(solicitud) - (datos.monto_aprobado_centavos ?? 0) - registrado - devuelto;
}

/** A number for each kind of request, by its name. */
const porTipo = (cuantas: (tipo: TipoSolicitud) => number) =>
  Object.fromEntries(TIPOS_SOLICITUD.map((tipo) => [tipo, cuantas(tipo)])) as Record<TipoSolicitud, number>;

/** The things that wait for the manager, class by class. */
export function enEspera({ creditos, solicitudes, gastos }: Libro) {
  const pendientes = solicitudes.filter((s) => s.estado === 'pendiente');
  const deGasto = (estado: string) => gastos.filter((gasto) => gasto.estado === estado);
  return {
    porAprobar: {
      creditos: creditos.filter((c) => c.estado_credito === 'Pendiente').length,
      ...porTipo((tipo) => pendientes.filter((s) => s.tipo === tipo).length),
      gastos: deGasto('pendiente').length,
    },
    porResolver: suma(solicitudes, restaDe),
    enMano: suma(pendientes, enManoDe),
    montoGastos: suma(deGasto('pendiente'), (gasto) => gasto.monto_centavos),
    gastosAprobados: deGasto('aprobada').length,
    gastosRechazados: deGasto('rechazada').length,
  };
}

/** When the oldest of each class that waits was asked for. */
export function esperaDesde({ creditos, solicitudes, gastos }: Libro) {
  const primera = (cuales: readonly { readonly fecha_solicitud: Date }[]) =>
    cuales.length === 0 ? null : Math.min(...cuales.map((solicitud) => solicitud.fecha_solicitud.getTime()));
  const pendientes = solicitudes.filter((s) => s.estado === 'pendiente');
  return {
    creditos: primera(creditos.filter((c) => c.estado_credito === 'Pendiente')),
    ...Object.fromEntries(
      TIPOS_SOLICITUD.map((tipo) => [tipo, primera(pendientes.filter((s) => s.tipo === tipo))] as const),
    ),
    gastos: primera(gastos.filter((gasto) => gasto.estado === 'pendiente')),
  };
}
