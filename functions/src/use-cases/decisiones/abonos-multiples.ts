import type { Visto } from '@leal/contract';
import { type CreditoDoc, pagoMultiple } from '@leal/contract/documentos';
import { alRechazarMultiple, restar } from '@leal/domain';
import { creditos } from '../../data/creditos.ts';
import { leerAlCerrar } from '../libro/al-cerrar.ts';
import { asentarRenglon } from '../libro/asentar-renglon.ts';
import { asentarEfectos } from '../libro/asentar-efectos.ts';
import { antecedentesDePago } from '../vistos/antecedentes.ts';
import { exigirVisto } from '../vistos/exigir-visto.ts';
import { hallar } from '../vistos/hallar.ts';
import { conResto, enEfectivo } from './con-resto.ts';
import { exigirMonto, leerCreditoDeSolicitud } from './exigir-monto.ts';
import type { De, Manejador } from './manejador.ts';

/* The collector holds its cash: booked by an approval, given back otherwise. */

const vistoDe = ({ datos }: De<'abonos_multiples'>, credito: CreditoDoc): Visto<'abonos_multiples'> => ({
  monto_total: datos.monto_total_centavos,
  cantidad_abonos: datos.cantidad_abonos,
  saldo: credito.saldo_centavos,
});

export const abonosMultiples: Manejador<'abonos_multiples'> = {
  preguntar: async (solicitud) => {
    const credito = await hallar(creditos.doc(solicitud.id_credito ?? ''));
    const antecedentes = antecedentesDePago(solicitud.datos.fecha, credito);
    return { visto: vistoDe(solicitud, credito), antecedentes };
  },
  aprobar: async (cambio, solicitud, respuesta) => {
    const { datos } = solicitud;
    const credito = await leerCreditoDeSolicitud(cambio, solicitud);
    exigirVisto('abonos_multiples', respuesta.visto, vistoDe(solicitud, credito));
    const { monto_aprobado: monto = datos.monto_total_centavos } = respuesta;
    exigirMonto(credito, monto, datos.monto_total_centavos);
    const { efectivo, huella } = conResto(
      respuesta,
      enEfectivo(datos, restar(datos.monto_total_centavos, monto)),
    );
    const renglon = pagoMultiple(credito, solicitud, {
      monto,
      en: cambio.ahora,
      parametros: cambio.negocio.parametros,
    });
    const alCerrar = await leerAlCerrar(cambio, credito, renglon);
    asentarRenglon(cambio, { credito, renglon, alCerrar, accion: 'abonos/aprobar-multiple' });
    return {
      solicitud: { ...solicitud, datos: { ...datos, monto_aprobado_centavos: monto, efectivo } },
      ruta: true,
      antes: { monto_total_centavos: datos.monto_total_centavos },
      despues: { monto_aprobado_centavos: monto, id_movimiento: renglon.id_movimiento, ...huella },
    };
  },
  // The day is as it was before the request, and the card returns to the route if that day is empty.
  rechazar: async (cambio, solicitud, respuesta) => {
    const { datos } = solicitud;
    const credito = await leerCreditoDeSolicitud(cambio, solicitud);
    exigirVisto('abonos_multiples', respuesta.visto, vistoDe(solicitud, credito));
    const { id_cobrador: de } = solicitud;
    asentarEfectos(cambio, { credito, cambios: alRechazarMultiple(credito, datos.fecha), de });
    const { efectivo, huella } = conResto(respuesta, enEfectivo(datos, datos.monto_total_centavos));
    return { solicitud: { ...solicitud, datos: { ...datos, efectivo } }, ruta: true, despues: huella };
  },
};
