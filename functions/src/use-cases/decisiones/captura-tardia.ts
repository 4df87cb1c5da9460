import { pagoTardio } from '@leal/contract/documentos';
import { ErrorApp } from '../../platform/errores.ts';
import { asentarRenglon } from '../libro/asentar-renglon.ts';
import { exigirMonto, leerCreditoDeSolicitud } from './exigir-monto.ts';
import type { Manejador } from './manejador.ts';

/** A capture that came too late to be booked by itself: the collector holds its cash, if there is any. */
export const capturaTardia: Manejador<'captura_tardia'> = {
  preguntar: () => Promise.resolve({ visto: null }),
  aprobar: async (cambio, solicitud, { monto_aprobado }) => {
    const { monto_centavos: pedido, tipo_captura } = solicitud.datos;
    if (tipo_captura !== 'pago')
      throw new ErrorApp('NO_ELEGIBLE', 'Sin efectivo no hay qué registrar: rechaza la solicitud.');
    const credito = await leerCreditoDeSolicitud(cambio, solicitud);
    const monto = monto_aprobado ?? pedido;
    exigirMonto(credito, monto, pedido);
    const renglon = pagoTardio(credito, solicitud, { monto, en: cambio.ahora });
    asentarRenglon(cambio, { credito, renglon, accion: 'abonos/aprobar-tardio' });
    return { solicitud, ruta: true, despues: { monto_aprobado_centavos: monto } };
  },
  rechazar: (_, solicitud) => ({ solicitud, ruta: false }),
};
