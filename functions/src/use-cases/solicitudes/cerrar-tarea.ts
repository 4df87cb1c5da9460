import type { cerrarTareaMultiple as contrato, Respuesta } from '@leal/contract';
import { type Centavos, devueltoContraLoPedido, formatearPesos } from '@leal/domain';
import { anotar } from '../../data/bitacora.ts';
import { solicitudes } from '../../data/solicitudes.ts';
import { exigirAlcance } from '../../context/actor.ts';
import type { CasoCambio } from '../../context/caso.ts';
import { ErrorApp } from '../../platform/errores.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { presentarSolicitud } from './presentar-solicitud.ts';
import { asentarTarea, cajaDe, comoTarea, restaDe, type Tarea } from './tarea.ts';

/** All that remains goes back to the client. The task keeps that it was to be registered, for the manager to see. */
function devolver(cambio: Cambio, tarea: Tarea, dicho: Centavos | undefined): Tarea {
  const devuelto = restaDe(tarea);
  if (devuelto === 0) throw new ErrorApp('YA_PROCESADA');
  if (dicho !== undefined && dicho !== devuelto)
    throw new ErrorApp('NO_ELEGIBLE', `De este efectivo quedan ahora ${formatearPesos(devuelto)}.`);
  const despues = asentarTarea(cambio, tarea, { devuelto });
  const { id_solicitud, id_cobrador, id_cliente, nombre_cliente, datos } = despues;
  anotar(cambio, {
    accion: 'abonos/tarea-multiple',
    documento: `solicitudes/${id_solicitud}`,
    id_cobrador,
    cliente: { id_cliente, nombre: nombre_cliente },
    antes: { efectivo: datos.efectivo, por_resolver_centavos: devuelto },
    despues: {
      hecho: 'devuelto',
      monto_centavos: devuelto,
      por_resolver_centavos: 0,
      ...(devueltoContraLoPedido(cajaDe(despues)) && { contra_lo_pedido: true }),
    },
  });
  return despues;
}

/** The last payment from the task has closed it already; this call confirms that and changes nothing. */
function exigirRegistrado(tarea: Tarea): Tarea {
  const resta = restaDe(tarea);
  if (resta > 0)
    throw new ErrorApp('NO_ELEGIBLE', `Faltan ${formatearPesos(resta)} por registrar desde esta tarea.`);
  if (tarea.datos.tarea?.hecho !== 'registrado') throw new ErrorApp('YA_PROCESADA');
  return tarea;
}

/** The collector says what became of the cash in hand; the audit keeps it. */
export const cerrarTareaMultiple = {
  leer: ({ parametros }) => ({ solicitud: solicitudes.doc(parametros.id) }),
  ejecutar: ({ cuerpo: { hecho, monto_devuelto } }, cambio, leidos) => {
    const tarea = comoTarea(exigirAlcance(cambio.actor, leidos.solicitud));
    const solicitud =
      hecho === 'devuelto' ? devolver(cambio, tarea, monto_devuelto) : exigirRegistrado(tarea);
    return { solicitud: presentarSolicitud(solicitud) } as Respuesta<typeof contrato>;
  },
} satisfies CasoCambio<typeof contrato, { solicitud: ReturnType<typeof solicitudes.doc> }>;
