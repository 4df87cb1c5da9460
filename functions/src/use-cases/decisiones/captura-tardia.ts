import type { Visto } from '@leal/contract';
import { type CreditoDoc, pagoTardio, retenidoDe } from '@leal/contract/documentos';
import { CERO, recibePagos, restar } from '@leal/domain';
import type { Cambio } from '../../context/transaccion.ts';
import { llevarRecibo } from '../../data/comprobantes.ts';
import { leerDondeSeAsienta } from '../../data/importaciones.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { leerAlCerrar } from '../libro/al-cerrar.ts';
import { asentarRenglon } from '../libro/asentar-renglon.ts';
import { leerAtrasoOlvidado } from '../libro/atraso-olvidado.ts';
import { creditoHoy } from '../solicitudes/listar-tardias.ts';
import { antecedentesDePago } from '../vistos/antecedentes.ts';
import { exigirVisto } from '../vistos/exigir-visto.ts';
import { conResto, enEfectivo } from './con-resto.ts';
import { exigirMonto } from './exigir-monto.ts';
import type { De, Manejador, RespuestaGerente } from './manejador.ts';

/* A capture that came too late to be booked by itself: the collector holds its cash, if there is any. */

type Tardia = De<'captura_tardia'>;

/** The credit that it would be booked on: its own, or the one that renewed that, or came again in its place. */
async function hallarCredito({ id_credito }: Tardia, cambio?: Cambio): Promise<CreditoDoc> {
  const id = id_credito ?? '';
  const credito = (await leerDondeSeAsienta([id], cambio?.tx)).get(id);
  if (credito === undefined) throw new ErrorApp('NO_ENCONTRADO');
  return credito;
}

const vistoDe = ({ datos }: Tardia, credito: CreditoDoc): Visto<'captura_tardia'> => ({
  monto: datos.monto_centavos,
  ...creditoHoy(credito),
});

/** A task's cash is registered on the credit that it was taken for, so that has to take payments still. */
function exigirRegistrable(
  { id_credito: idTomado, id_cobrador }: Tardia,
  credito: CreditoDoc,
  { efectivo }: Pick<RespuestaGerente, 'efectivo'>,
): void {
  const mismo = credito.id_credito === idTomado && credito.id_cobrador === id_cobrador;
  if (efectivo !== 'registrar' || (mismo && recibePagos(credito.estado_credito))) return;
  throw new ErrorApp('NO_ELEGIBLE', 'Ese crédito ya no recibe pagos: el efectivo se devuelve.');
}

export const capturaTardia: Manejador<'captura_tardia'> = {
  preguntar: async (solicitud) => {
    const credito = await hallarCredito(solicitud);
    const antecedentes = antecedentesDePago(solicitud.datos.fecha, credito);
    return { visto: vistoDe(solicitud, credito), antecedentes };
  },
  aprobar: async (cambio, solicitud, respuesta) => {
    const { datos } = solicitud;
    const { monto_centavos: pedido } = datos;
    const credito = await hallarCredito(solicitud, cambio);
    exigirVisto('captura_tardia', respuesta.visto, vistoDe(solicitud, credito));
    if (datos.tipo_captura !== 'pago')
      throw new ErrorApp('NO_ELEGIBLE', 'Sin efectivo no hay qué registrar: rechaza la solicitud.');
    const { monto_aprobado: monto = pedido } = respuesta;
    exigirMonto(credito, monto, pedido);
    const { efectivo, huella } = conResto(respuesta, enEfectivo(datos, restar(pedido, monto)));
    exigirRegistrable(solicitud, credito, { efectivo: efectivo ?? undefined });
    const renglon = pagoTardio(credito, solicitud, { monto, en: cambio.ahora });
    const alCerrar = await leerAlCerrar(cambio, credito, renglon);
    const atrasoOlvidado = await leerAtrasoOlvidado(cambio.tx, credito, renglon.fecha);
    asentarRenglon(cambio, {
      credito,
      renglon,
      alCerrar,
      atrasoOlvidado,
      accion: 'abonos/aprobar-tardio',
    });
    llevarRecibo(cambio.tx, renglon, solicitud.id_credito);
    return {
      solicitud: { ...solicitud, datos: { ...datos, monto_aprobado_centavos: monto, efectivo } },
      ruta: true,
      antes: { monto_centavos: pedido },
      despues: {
        monto_aprobado_centavos: monto,
        id_credito: credito.id_credito,
        id_movimiento: renglon.id_movimiento,
        ...huella,
      },
    };
  },
  rechazar: async (cambio, solicitud, respuesta) => {
    const { datos } = solicitud;
    const credito = await hallarCredito(solicitud, cambio);
    exigirVisto('captura_tardia', respuesta.visto, vistoDe(solicitud, credito));
    const { efectivo, huella } = conResto(respuesta, retenidoDe(solicitud)?.monto_total_centavos ?? CERO);
    exigirRegistrable(solicitud, credito, { efectivo: efectivo ?? undefined });
    return { solicitud: { ...solicitud, datos: { ...datos, efectivo } }, ruta: false, despues: huella };
  },
};
