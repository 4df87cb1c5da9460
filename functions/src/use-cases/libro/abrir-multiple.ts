import { capturadaDe, type CreditoDoc } from '@leal/contract/documentos';
import { alAbrirMultiple, type Centavos, debidoEl, formatearHora, type Transferencia } from '@leal/domain';
import type { Cambio } from '../../context/transaccion.ts';
import { abrirSolicitud } from '../solicitudes/abrir-solicitud.ts';
import { asentarEfectos } from './asentar-efectos.ts';
import { huellaDeForma } from './huella-de-forma.ts';
import { type CapturaValida, type DatosCaptura, quienCobra } from './captura.ts';

type PagoPorAprobar = {
  readonly credito: CreditoDoc;
  readonly captura: CapturaValida;
  readonly decision: {
    readonly monto_total: Centavos;
    readonly cantidad_abonos: number;
    readonly monto_por_abono: Centavos;
  };
  /** The payment's reason, if it has one, and which phone it comes from. */
  readonly datos: DatosCaptura & {
    readonly motivo?: string | undefined;
    readonly transferencia?: Transferencia | undefined;
  };
};

function datosDe({ clave }: Cambio, { captura, decision, datos }: PagoPorAprobar) {
  return {
    monto_total_centavos: decision.monto_total,
    cantidad_abonos: decision.cantidad_abonos,
    monto_por_abono_centavos: decision.monto_por_abono,
    fecha: captura.fecha,
    hora: formatearHora(captura.instante),
    capturado_en: captura.instante,
    ...capturadaDe({ ...datos, clave }),
    ...(datos.transferencia && { transferencia: datos.transferencia }),
    efectivo: null,
    monto_aprobado_centavos: null,
  };
}

/** The payment waits for the manager: nothing is booked, the cash is in hand if it is cash. Returns the request's id. */
export function abrirPagoPorAprobar(cambio: Cambio, pago: PagoPorAprobar): string {
  const { credito } = pago;
  const datos = datosDe(cambio, pago);
  const { id_credito } = credito;
  const id_cobrador = quienCobra(cambio.actor, credito);
  const { fecha, hora, cantidad_abonos, monto_total_centavos: monto_centavos } = datos;
  const { id_solicitud } = abrirSolicitud(cambio, {
    tipo: 'abonos_multiples',
    datos,
    de: { ...credito, id_cobrador },
    id_credito,
    motivo: pago.datos.motivo ?? '',
    despues: { id_credito, monto_centavos, cantidad_abonos, fecha, ...huellaDeForma(datos) },
  });
  const debido = debidoEl(credito, fecha, cambio.negocio);
  const deOtro = id_cobrador !== credito.id_cobrador && { id_cobrador };
  const forma = datos.transferencia && ({ transferencia: true } as const);
  const multiple = { id_solicitud, fecha, monto_centavos, hora, debido, ...deOtro, ...forma };
  asentarEfectos(cambio, { credito, cambios: alAbrirMultiple(credito, multiple), de: id_cobrador });
  return id_solicitud;
}
