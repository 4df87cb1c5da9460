import {
  activosSinPagoHoy,
  gastosPendientes,
  historialCreditos,
  listarGastos,
  pendientesCreditos,
  type PorDecidir,
  renovacionesHistorial,
  renovacionesPendientes,
  resolverCreditoCallable,
  resolverGastoCallable,
  resolverSolicitudCallable,
  solicitudesAbonosMultiples,
  solicitudesCapturaTardia,
  solicitudesEdicionCliente,
  solicitudesEdicionPago,
  solicitudesEliminacionPago,
} from '@leal/contract';
import { type Centavos, formatearPesos, type Llamado, type TipoSolicitud } from '@leal/domain';
import { textoEntregar } from '../comun/credito/entrega.ts';
import type { ClaseDecidible, Decisiva, Resuelto } from '../comun/decision/DialogoDecision.tsx';
import { comoSeLlama, montoDe } from '../lib/llamados.ts';
import type { Sentido } from '../comun/decision/palabras.tsx';
import { decidir, type Palabras } from './decidir.ts';

type DelCliente = { readonly id_solicitud: string; readonly nombre_cliente: string } & Llamado;

/** The words of both decisions, with one text for the failure of either. */
const conFallo = (aprobar: string, rechazar: string, fallo: string): Record<Sentido, Palabras> => ({
  aprobar: { exito: aprobar, fallo },
  rechazar: { exito: rechazar, fallo },
});

const solicitudDe = (resuelto: Resuelto) => ('solicitud' in resuelto ? resuelto.solicitud : null);

/** What was booked of cash in hand: an approval may book less than was paid. */
function montoAprobado(resuelto: Resuelto): Centavos | null {
  const solicitud = solicitudDe(resuelto);
  return solicitud !== null && 'monto_aprobado' in solicitud ? solicitud.monto_aprobado : null;
}

/** Everything that a manager decides, with the words of spec §2 and §8. */
export const DECISIONES = {
  credito: decidir<'credito', { readonly id_credito: string; readonly nombre: string } & Llamado>('credito', {
    callable: resolverCreditoCallable,
    campo: 'id_credito',
    llamadas: [pendientesCreditos, historialCreditos],
    palabras: {
      aprobar: { exito: 'Crédito aprobado', fallo: 'Error al aprobar crédito' },
      rechazar: { exito: 'Crédito rechazado', fallo: 'Error al rechazar crédito' },
    },
    de: (_, { monto_solicitado, nombre }) =>
      `del crédito de ${formatearPesos(monto_solicitado)} de ${nombre}`,
    detalle: (item, { monto_solicitado }) => montoDe(monto_solicitado, item),
  }),
  gasto: decidir<'gasto', { readonly id_gasto: string; readonly nombre_cobrador: string }>('gasto', {
    callable: resolverGastoCallable,
    campo: 'id_gasto',
    llamadas: [listarGastos, gastosPendientes],
    palabras: {
      aprobar: { exito: 'Gasto aprobado correctamente', fallo: 'Error al aprobar el gasto' },
      rechazar: { exito: 'Gasto rechazado correctamente', fallo: 'Error al rechazar el gasto' },
    },
    de: (gasto, { monto }) => `del gasto de ${formatearPesos(monto)} de ${gasto.nombre_cobrador}`,
    detalle: (gasto, { monto }) => montoDe(monto, { nombre: gasto.nombre_cobrador }),
  }),
  abonos_multiples: decidir<'abonos_multiples', DelCliente>('abonos_multiples', {
    callable: resolverSolicitudCallable,
    campo: 'id_solicitud',
    // The decision also changes the collector's route, which may be on screen.
    llamadas: [solicitudesAbonosMultiples, activosSinPagoHoy],
    palabras: conFallo('Solicitud aprobada', 'Solicitud rechazada', 'Error al procesar la solicitud'),
    de: (item, { monto_total }) => `de los abonos de ${comoSeLlama(item)} por ${formatearPesos(monto_total)}`,
    detalle: (item, { monto_total }, _, resuelto) => montoDe(montoAprobado(resuelto) ?? monto_total, item),
  }),
  captura_tardia: decidir<'captura_tardia', DelCliente>('captura_tardia', {
    callable: resolverSolicitudCallable,
    campo: 'id_solicitud',
    llamadas: [solicitudesCapturaTardia, activosSinPagoHoy],
    palabras: conFallo('Pago registrado', 'Solicitud rechazada', 'Error al procesar la solicitud'),
    de: (item, { monto }) =>
      `de la captura tardía de ${comoSeLlama(item)}${monto > 0 ? ` por ${formatearPesos(monto)}` : ''}`,
    detalle: (item, { monto }, _, resuelto) =>
      monto > 0 ? montoDe(montoAprobado(resuelto) ?? monto, item) : comoSeLlama(item),
  }),
  edicion_pago: decidir<'edicion_pago', DelCliente>('edicion_pago', {
    callable: resolverSolicitudCallable,
    campo: 'id_solicitud',
    llamadas: [solicitudesEdicionPago],
    palabras: conFallo('Solicitud procesada', 'Solicitud procesada', 'No se pudo procesar la solicitud.'),
    de: (item, { monto_actual }) =>
      `de la edición del pago de ${formatearPesos(monto_actual)} de ${comoSeLlama(item)}`,
    detalle: (item, { monto_actual }, { monto_aprobado }) => montoDe(monto_aprobado ?? monto_actual, item),
  }),
  eliminacion_pago: decidir<'eliminacion_pago', DelCliente>('eliminacion_pago', {
    callable: resolverSolicitudCallable,
    campo: 'id_solicitud',
    llamadas: [solicitudesEliminacionPago],
    palabras: conFallo(
      'Solicitud aprobada correctamente',
      'Solicitud rechazada correctamente',
      'Error al procesar la solicitud',
    ),
    de: (item, { monto_actual }) =>
      `de la eliminación del pago de ${formatearPesos(monto_actual)} de ${comoSeLlama(item)}`,
    detalle: (item, { monto_actual }) => montoDe(monto_actual, item),
  }),
  edicion_cliente: decidir<'edicion_cliente', DelCliente>('edicion_cliente', {
    callable: resolverSolicitudCallable,
    campo: 'id_solicitud',
    llamadas: [solicitudesEdicionCliente],
    palabras: {
      aprobar: {
        exito: 'La solicitud fue aprobada correctamente.',
        fallo: 'No se pudo aprobar la solicitud.',
      },
      rechazar: {
        exito: 'La solicitud fue rechazada correctamente.',
        fallo: 'No se pudo rechazar la solicitud.',
      },
    },
    de: ({ nombre_cliente }) => `de los cambios de ${nombre_cliente}`,
    detalle: comoSeLlama,
  }),
  renovacion: decidir<'renovacion', DelCliente>('renovacion', {
    callable: resolverSolicitudCallable,
    campo: 'id_solicitud',
    llamadas: [renovacionesPendientes, renovacionesHistorial],
    palabras: {
      aprobar: { exito: 'Renovación aprobada correctamente', fallo: 'Error al aprobar renovación' },
      rechazar: { exito: 'Renovación rechazada correctamente', fallo: 'Error al rechazar renovación' },
    },
    de: (item, { monto_solicitado }) =>
      `de la renovación de ${comoSeLlama(item)} por ${formatearPesos(monto_solicitado)}`,
    detalle: (item, { monto_solicitado }, _, resuelto) => {
      const hecha = solicitudDe(resuelto);
      return hecha?.tipo === 'renovacion' && hecha.monto_entregado !== undefined
        ? `${textoEntregar(hecha.monto_entregado)} a ${comoSeLlama(item)}`
        : montoDe(monto_solicitado, item);
    },
  }),
} as const satisfies { readonly [C in ClaseDecidible]: object };

const EN_SINGULAR = { creditos: 'credito', gastos: 'gasto' } as const;

/** What is sent when it is decided, of whichever kind it is. */
export function decisivaDe({ clase, item }: PorDecidir, sentido: Sentido): Decisiva {
  const una =
    DECISIONES[
      clase in EN_SINGULAR ? EN_SINGULAR[clase as keyof typeof EN_SINGULAR] : (clase as TipoSolicitud)
    ];
  return (una.tomar as (item: object, sentido: Sentido) => Decisiva)(item, sentido);
}
