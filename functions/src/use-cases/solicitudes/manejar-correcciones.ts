import type { Cambio } from '../../platform/transaccion.ts';
import { editarElPago, eliminarElPago } from './corregir-pago.ts';
import { leerCorreccion } from './leer-correccion.ts';
import { type De, type Manejador, soloRechazar } from './manejador.ts';

const leer = (cambio: Cambio, solicitud: De<'edicion_pago'> | De<'eliminacion_pago'>) =>
  leerCorreccion(cambio, {
    id_credito: solicitud.id_credito ?? '',
    id_movimiento: solicitud.datos.id_movimiento,
  });

export const edicionPago: Manejador<'edicion_pago'> = {
  aprobar: async (cambio, solicitud, { monto_aprobado }) => {
    const { datos, motivo } = solicitud;
    const monto = monto_aprobado ?? datos.monto_nuevo_centavos;
    const correccion = await leer(cambio, solicitud);
    const huella = editarElPago(cambio, correccion, { monto, motivo });
    return {
      solicitud: { ...solicitud, datos: { ...datos, monto_aprobado_centavos: monto } },
      ruta: true,
      ...huella,
    };
  },
  rechazar: soloRechazar,
};

export const eliminacionPago: Manejador<'eliminacion_pago'> = {
  aprobar: async (cambio, solicitud) => {
    const { motivo, id_solicitud } = solicitud;
    const correccion = await leer(cambio, solicitud);
    return { solicitud, ruta: true, ...eliminarElPago(cambio, correccion, { motivo, id_solicitud }) };
  },
  rechazar: soloRechazar,
};
