import { pagoMultiple, pagoTardio, type SolicitudDoc } from '@leal/contract/documentos';
import { cambiosDeFicha, copiaDelCliente, mapaBusqueda, PARAMETROS } from '@leal/domain';
import { aplicarEdicion, aplicarEliminacion } from './aplicar-correccion.ts';
import { aplicarRenovacion } from './aplicar-renovacion.ts';
import { type Cartera, existente } from './cartera.ts';
import { asentarMovimiento } from './gestiones.ts';

type De<T extends SolicitudDoc['tipo']> = Extract<SolicitudDoc, { tipo: T }>;

/** The payment is booked on the day of its capture; its cash counts where the approval finds it. */
function aplicarMultiple(cartera: Cartera, solicitud: De<'abonos_multiples'>, en: Date): void {
  const { datos } = solicitud;
  const credito = existente(cartera.creditos, solicitud.id_credito ?? '');
  datos.monto_aprobado_centavos = datos.monto_total_centavos;
  asentarMovimiento(
    cartera,
    credito,
    pagoMultiple(credito, solicitud, { monto: datos.monto_total_centavos, en, parametros: PARAMETROS }),
  );
}

/** The capture that stayed in the phone too long, booked by the office on the day of the capture. */
function aplicarTardia(cartera: Cartera, solicitud: De<'captura_tardia'>, en: Date): void {
  const credito = existente(cartera.creditos, solicitud.id_credito ?? '');
  const monto = solicitud.datos.monto_centavos;
  asentarMovimiento(cartera, credito, pagoTardio(credito, solicitud, { monto, en }));
}

/** The client's record, what it is found by, and the snapshot in its credit. */
function aplicarEdicionCliente(cartera: Cartera, solicitud: De<'edicion_cliente'>): void {
  const { cambios } = solicitud.datos;
  if (!cambios) return;
  const cliente = existente(cartera.clientes, solicitud.id_cliente);
  Object.assign(cliente, cambiosDeFicha(cliente, cambios));
  cliente.busca = mapaBusqueda(cliente);
  const credito = cartera.creditos.get(cliente.id_credito_abierto ?? '');
  if (credito) Object.assign(credito, copiaDelCliente(cliente));
}

export type Aprobacion = { readonly en: Date; readonly id_credito_nuevo?: string };

/** What an approval does, by type of request. */
export function aplicar(
  cartera: Cartera,
  solicitud: SolicitudDoc,
  { en, id_credito_nuevo }: Aprobacion,
): void {
  switch (solicitud.tipo) {
    case 'edicion_pago':
      return aplicarEdicion(cartera, solicitud, en);
    case 'eliminacion_pago':
      return aplicarEliminacion(cartera, solicitud, en);
    case 'abonos_multiples':
      return aplicarMultiple(cartera, solicitud, en);
    case 'edicion_cliente':
      return aplicarEdicionCliente(cartera, solicitud);
    case 'renovacion':
      return aplicarRenovacion(
        cartera,
        solicitud,
        en,
        id_credito_nuevo ?? `${solicitud.datos.id_credito_anterior}-r`,
      );
    case 'captura_tardia':
      return aplicarTardia(cartera, solicitud, en);
    default:
      return solicitud satisfies never;
  }
}
