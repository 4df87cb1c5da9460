import { pagoMultiple, pagoTardio } from '@leal/contract/documentos';
import { type Centavos, CERO, DESTINO_POR_DEFECTO, rechazarMultiple, restar } from '@leal/domain';
import { ErrorApp } from '../../platform/errores.ts';
import { asentarRenglon } from '../libro/asentar-renglon.ts';
import { asentarEfectos } from '../libro/asentar-efectos.ts';
import { exigirVisto, vistoAjeno } from '../vistos/exigir-visto.ts';
import { vistoDeMultiple } from '../vistos/visto-de.ts';
import { exigirMonto, leerCreditoDeSolicitud } from './exigir-monto.ts';
import { type Manejador, type Resolucion, soloRechazar } from './manejador.ts';

/* Requests behind which the collector holds cash: booked by an approval, given back otherwise. */

/** What is not booked stays a task of the collector, as the manager says; where nobody said, the audit tells. */
function conResto({ efectivo }: Resolucion, resto: Centavos) {
  if (resto === CERO) return { efectivo: null, huella: {} };
  const destino = efectivo ?? DESTINO_POR_DEFECTO;
  const huella = { efectivo: destino, por_resolver_centavos: resto };
  return { efectivo: destino, huella: efectivo ? huella : { ...huella, efectivo_por_defecto: true } };
}

export const abonosMultiples: Manejador<'abonos_multiples'> = {
  aprobar: async (cambio, solicitud, resolucion) => {
    const { datos } = solicitud;
    const credito = await leerCreditoDeSolicitud(cambio, solicitud);
    exigirVisto('abonos_multiples', resolucion.visto, vistoDeMultiple(solicitud, credito));
    const { monto_aprobado: monto = datos.monto_total_centavos } = resolucion;
    exigirMonto(credito, monto, datos.monto_total_centavos);
    const { efectivo, huella } = conResto(resolucion, restar(datos.monto_total_centavos, monto));
    const renglon = pagoMultiple(credito, solicitud, {
      monto,
      en: cambio.ahora,
      parametros: cambio.negocio.parametros,
    });
    asentarRenglon(cambio, { credito, renglon, accion: 'abonos/aprobar-multiple' });
    return {
      solicitud: { ...solicitud, datos: { ...datos, monto_aprobado_centavos: monto, efectivo } },
      ruta: true,
      antes: { monto_total_centavos: datos.monto_total_centavos },
      despues: { monto_aprobado_centavos: monto, id_movimiento: renglon.id_movimiento, ...huella },
    };
  },
  // The day is as before the request, and the card is back where that leaves it.
  rechazar: async (cambio, solicitud, resolucion) => {
    const { datos } = solicitud;
    const credito = await leerCreditoDeSolicitud(cambio, solicitud);
    exigirVisto('abonos_multiples', resolucion.visto, vistoDeMultiple(solicitud, credito));
    asentarEfectos(cambio, { credito, cambios: rechazarMultiple(credito, datos.fecha) });
    const { efectivo, huella } = conResto(resolucion, datos.monto_total_centavos);
    return { solicitud: { ...solicitud, datos: { ...datos, efectivo } }, ruta: true, despues: huella };
  },
};

export const capturaTardia: Manejador<'captura_tardia'> = {
  aprobar: async (cambio, solicitud, { monto_aprobado, visto }) => {
    const { monto_centavos: pedido, tipo_captura } = solicitud.datos;
    if (visto !== undefined) throw vistoAjeno();
    if (tipo_captura !== 'pago')
      throw new ErrorApp('NO_ELEGIBLE', 'Sin efectivo no hay qué registrar: rechaza la solicitud.');
    const credito = await leerCreditoDeSolicitud(cambio, solicitud);
    const monto = monto_aprobado ?? pedido;
    exigirMonto(credito, monto, pedido);
    const renglon = pagoTardio(credito, solicitud, { monto, en: cambio.ahora });
    asentarRenglon(cambio, { credito, renglon, accion: 'abonos/aprobar-tardio' });
    return { solicitud, ruta: true, despues: { monto_aprobado_centavos: monto } };
  },
  // Its question shows nothing that may change meanwhile.
  rechazar: soloRechazar(() => Promise.reject(vistoAjeno())),
};
