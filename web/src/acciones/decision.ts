import {
  activosSinPagoHoy,
  type ClaseVisto,
  gastosPendientes,
  historialCreditos,
  listarGastos,
  type Llamada,
  pendientesCreditos,
  renovacionesHistorial,
  renovacionesPendientes,
  resolverCreditoCallable,
  resolverGastoCallable,
  resolverSolicitudCallable,
  solicitudesAbonosMultiples,
  solicitudesEdicionCliente,
  solicitudesEdicionPago,
  solicitudesEliminacionPago,
  type Visto,
} from '@leal/contract';
import { type Centavos, formatearPesos, type Llamado } from '@leal/domain';
import { textoEntregar } from '../comun/credito/entrega.ts';
import type {
  ClaseDecidible,
  Decisiva,
  Dicha,
  Resolver,
  Resuelto,
} from '../comun/decision/DialogoDecision.tsx';
import type { Sentido } from '../comun/decision/palabras.tsx';
import type { Accion, Plano } from '../lib/acciones/accion.ts';
import { caducarTodo, invalidar } from '../lib/api/consultas.ts';
import { quitarDeListas } from '../lib/api/lista.ts';
import { porCallable } from '../lib/callables/llamar-callable.ts';
import { comoSeLlama, montoDe } from '../lib/llamados.ts';

/** Spec §9: history reloads 1000 ms after processing a request. */
const MS_RECARGA = 1000;

/** By which field it is known in the lists in which it stands. */
type Campo = 'id_solicitud' | 'id_credito' | 'id_gasto';
type DelCliente = { readonly id_solicitud: string; readonly nombre_cliente: string } & Llamado;

type Palabras = { readonly exito: string; readonly fallo: string };

type Decidir<T, C extends ClaseVisto> = {
  readonly callable: Resolver;
  readonly campo: Campo & keyof T;
  /** Read on the screens of it: it leaves them at once. */
  readonly llamadas: readonly Llamada[];
  readonly palabras: { readonly [S in Sentido]: Palabras };
  /** As it follows 'la aprobación': 'del crédito de $5,000.00 de Ana'. */
  readonly de: (item: T, visto: Visto<C>) => string;
  /** Below what is said of it then: whose, and how much. */
  readonly detalle: (item: T, visto: Visto<C>, datos: Dicha, resuelto: Resuelto) => string;
};

const DECISION = { aprobar: 'la aprobación', rechazar: 'el rechazo' } as const;

/**
 * It is decided: it leaves the pending list at once, the lists are read again a moment later, and what
 * else was read is read anew when it is next seen (figures, route cards, the client).
 */
async function trasDecidir(llamadas: readonly Llamada[], campo: Campo, id: string): Promise<void> {
  const esLa = (fila: unknown): boolean =>
    typeof fila === 'object' && fila !== null && Reflect.get(fila, campo) === id;
  setTimeout(() => void invalidar(...llamadas), MS_RECARGA);
  await Promise.all(llamadas.map((llamada) => quitarDeListas(llamada, esLa)));
  await caducarTodo();
}

/** The two decisions about one kind of thing, and what shows it. */
const decidir = <C extends ClaseDecidible, T extends Plano & object>(
  clase: C,
  { callable, campo, llamadas, palabras, de, detalle }: Decidir<T, C>,
) => {
  const accion = (sentido: Sentido): Accion<T, Dicha, Resuelto> => ({
    nombre: `${clase}.${sentido}`,
    mandar: porCallable(callable),
    sobre: (item) => String(item[campo]),
    que: (item, { visto }) => `${DECISION[sentido]} ${de(item, visto as Visto<C>)}`,
    exito: (item, datos, resuelto) => [
      palabras[sentido].exito,
      detalle(item, datos.visto as Visto<C>, datos, resuelto),
    ],
    fallo: palabras[sentido].fallo,
    alLograr: (_, { id }) => trasDecidir(llamadas, campo, id),
  });
  const acciones = { aprobar: accion('aprobar'), rechazar: accion('rechazar') };
  /** What a question sends when it is answered. */
  const tomar = (item: T, sentido: Sentido): Decisiva => ({
    id: String(item[campo]),
    accion: acciones[sentido] as Accion<Plano, Dicha, Resuelto>,
    acerca: item,
    llamadas,
  });
  return { tomar, llamadas };
};

const igual = (
  aprobar: string,
  rechazar: string,
  fallo: string,
): Decidir<object, ClaseVisto>['palabras'] => ({
  aprobar: { exito: aprobar, fallo },
  rechazar: { exito: rechazar, fallo },
});

const solicitudDe = (resuelto: Resuelto) => ('solicitud' in resuelto ? resuelto.solicitud : null);

/** What was booked of several abonos: approved it may be less than was paid. */
function montoAprobado(resuelto: Resuelto): Centavos | null {
  const solicitud = solicitudDe(resuelto);
  return solicitud?.tipo === 'abonos_multiples' ? solicitud.monto_aprobado : null;
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
    // The collector's route is another one afterwards, and may be what is on screen.
    llamadas: [solicitudesAbonosMultiples, activosSinPagoHoy],
    palabras: igual('Solicitud aprobada', 'Solicitud rechazada', 'Error al procesar la solicitud'),
    de: (item, { monto_total }) => `de los abonos de ${comoSeLlama(item)} por ${formatearPesos(monto_total)}`,
    detalle: (item, { monto_total }, _, resuelto) => montoDe(montoAprobado(resuelto) ?? monto_total, item),
  }),
  edicion_pago: decidir<'edicion_pago', DelCliente>('edicion_pago', {
    callable: resolverSolicitudCallable,
    campo: 'id_solicitud',
    llamadas: [solicitudesEdicionPago],
    palabras: igual('Solicitud procesada', 'Solicitud procesada', 'No se pudo procesar la solicitud.'),
    de: (item, { monto_actual }) =>
      `de la edición del pago de ${formatearPesos(monto_actual)} de ${comoSeLlama(item)}`,
    detalle: (item, { monto_actual }, { monto_aprobado }) => montoDe(monto_aprobado ?? monto_actual, item),
  }),
  eliminacion_pago: decidir<'eliminacion_pago', DelCliente>('eliminacion_pago', {
    callable: resolverSolicitudCallable,
    campo: 'id_solicitud',
    llamadas: [solicitudesEliminacionPago],
    palabras: igual(
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
