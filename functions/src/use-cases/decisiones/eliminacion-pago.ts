import type { Visto } from '@leal/contract';
import type { MovimientoDoc } from '@leal/contract/documentos';
import type { Cambio } from '../../context/transaccion.ts';
import { asentarEliminacion } from '../libro/corregir-pago.ts';
import { type Correccion, leerCorreccion } from '../libro/leer-correccion.ts';
import { exigirVisto } from '../vistos/exigir-visto.ts';
import { vistoDePago } from '../vistos/visto-de.ts';
import { antecedentesDePago } from '../vistos/antecedentes.ts';
import { hallarPagoYCredito } from '../vistos/hallar.ts';
import { type De, type Manejador, type RespuestaGerente, soloRechazar } from './manejador.ts';

const vistoDe = (pago: MovimientoDoc): Visto<'eliminacion_pago'> => ({
  ...vistoDePago(pago),
  fecha: pago.fecha,
});

/** The payment as it is now, which the question showed. */
async function leer(
  cambio: Cambio,
  { id_credito, datos }: De<'eliminacion_pago'>,
  { visto }: RespuestaGerente,
): Promise<Correccion> {
  const correccion = await leerCorreccion(cambio, { id_credito: id_credito ?? '', ...datos });
  exigirVisto('eliminacion_pago', visto, vistoDe(correccion.pago));
  return correccion;
}

export const eliminacionPago: Manejador<'eliminacion_pago'> = {
  preguntar: async ({ id_credito, datos }) => {
    const { pago, credito } = await hallarPagoYCredito(id_credito, datos.id_movimiento);
    return { visto: vistoDe(pago), antecedentes: antecedentesDePago(pago.fecha, credito) };
  },
  aprobar: async (cambio, solicitud, respuesta) => {
    const { motivo, id_solicitud, datos } = solicitud;
    const correccion = await leer(cambio, solicitud, respuesta);
    const dicho = { motivo, id_solicitud, efectivo: datos.efectivo_corregido };
    return { solicitud, ruta: true, ...asentarEliminacion(cambio, correccion, dicho) };
  },
  rechazar: soloRechazar(leer),
};
