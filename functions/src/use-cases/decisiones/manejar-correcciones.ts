import type { Cambio } from '../../context/transaccion.ts';
import { exigirVisto } from '../vistos/exigir-visto.ts';
import { vistoDeEdicion, vistoDeEliminacion } from '../vistos/visto-de.ts';
import { editarElPago, eliminarElPago } from '../libro/corregir-pago.ts';
import { type Correccion, leerCorreccion } from '../libro/leer-correccion.ts';
import { type De, type Manejador, type Resolucion, soloRechazar } from './manejador.ts';

/** The payment as it is now, which the question showed. */
async function leerEdicion(
  cambio: Cambio,
  solicitud: De<'edicion_pago'>,
  { visto }: Resolucion,
): Promise<Correccion> {
  const { id_credito, datos } = solicitud;
  const correccion = await leerCorreccion(cambio, { id_credito: id_credito ?? '', ...datos });
  exigirVisto('edicion_pago', visto, vistoDeEdicion(solicitud, correccion.pago));
  return correccion;
}

async function leerEliminacion(
  cambio: Cambio,
  { id_credito, datos }: De<'eliminacion_pago'>,
  { visto }: Resolucion,
): Promise<Correccion> {
  const correccion = await leerCorreccion(cambio, { id_credito: id_credito ?? '', ...datos });
  exigirVisto('eliminacion_pago', visto, vistoDeEliminacion(correccion.pago));
  return correccion;
}

export const edicionPago: Manejador<'edicion_pago'> = {
  aprobar: async (cambio, solicitud, resolucion) => {
    const { datos, motivo } = solicitud;
    const monto = resolucion.monto_aprobado ?? datos.monto_nuevo_centavos;
    const efectivo = resolucion.efectivo_corregido ?? datos.efectivo_corregido;
    const correccion = await leerEdicion(cambio, solicitud, resolucion);
    const huella = editarElPago(cambio, correccion, { monto, motivo, efectivo });
    return {
      solicitud: { ...solicitud, datos: { ...datos, monto_aprobado_centavos: monto } },
      ruta: true,
      ...huella,
    };
  },
  rechazar: soloRechazar(leerEdicion),
};

export const eliminacionPago: Manejador<'eliminacion_pago'> = {
  aprobar: async (cambio, solicitud, resolucion) => {
    const { motivo, id_solicitud, datos } = solicitud;
    const correccion = await leerEliminacion(cambio, solicitud, resolucion);
    const dicho = { motivo, id_solicitud, efectivo: datos.efectivo_corregido };
    return { solicitud, ruta: true, ...eliminarElPago(cambio, correccion, dicho) };
  },
  rechazar: soloRechazar(leerEliminacion),
};
