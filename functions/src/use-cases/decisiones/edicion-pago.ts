import type { Visto } from '@leal/contract';
import type { MovimientoDoc } from '@leal/contract/documentos';
import type { Cambio } from '../../context/transaccion.ts';
import { asentarEdicion } from '../libro/corregir-pago.ts';
import { type Correccion, leerCorreccion } from '../libro/leer-correccion.ts';
import { exigirVisto } from '../vistos/exigir-visto.ts';
import { vistoDePago } from '../vistos/visto-de.ts';
import { antecedentesDePago } from '../vistos/antecedentes.ts';
import { hallarPagoYCredito } from '../vistos/hallar.ts';
import { type De, type Manejador, type RespuestaGerente, soloRechazar } from './manejador.ts';

const vistoDe = ({ datos }: De<'edicion_pago'>, pago: MovimientoDoc): Visto<'edicion_pago'> => ({
  ...vistoDePago(pago),
  monto_nuevo: datos.monto_nuevo_centavos,
});

/** The payment as it is now, which the question showed. */
async function leer(
  cambio: Cambio,
  solicitud: De<'edicion_pago'>,
  { visto }: RespuestaGerente,
): Promise<Correccion> {
  const { id_credito, datos } = solicitud;
  const correccion = await leerCorreccion(cambio, { id_credito: id_credito ?? '', ...datos });
  exigirVisto('edicion_pago', visto, vistoDe(solicitud, correccion.pago));
  return correccion;
}

export const edicionPago: Manejador<'edicion_pago'> = {
  preguntar: async (solicitud) => {
    const { id_credito, datos } = solicitud;
    const { pago, credito } = await hallarPagoYCredito(id_credito, datos.id_movimiento);
    return { visto: vistoDe(solicitud, pago), antecedentes: antecedentesDePago(pago.fecha, credito) };
  },
  aprobar: async (cambio, solicitud, respuesta) => {
    const { datos, motivo } = solicitud;
    const { transferencia_nueva: transferencia } = datos;
    const monto = respuesta.monto_aprobado ?? datos.monto_nuevo_centavos;
    const efectivo = respuesta.efectivo_corregido ?? datos.efectivo_corregido;
    const correccion = await leer(cambio, solicitud, respuesta);
    const huella = await asentarEdicion(cambio, correccion, { monto, motivo, efectivo, transferencia });
    return {
      solicitud: { ...solicitud, datos: { ...datos, monto_aprobado_centavos: monto } },
      ruta: true,
      ...huella,
    };
  },
  rechazar: soloRechazar(leer),
};
