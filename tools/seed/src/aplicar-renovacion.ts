import type { CreditoDoc, MovimientoDoc, SolicitudDoc } from '@leal/contract/documentos';
import {
  activarCredito,
  efectoDeCredito,
  fechaLocal,
  heredarLugar,
  idMovimientoLiquidacion,
  restar,
} from '@leal/domain';
import { creditoNuevo } from './altas.ts';
import { type Cartera, existente } from './cartera.ts';
import { asentarMovimiento } from './gestiones.ts';
import { sumarAportacion } from './sumas.ts';

type Renovacion = Extract<SolicitudDoc, { tipo: 'renovacion' }>;

/** The new credit pays the old one's balance: a row without cash. */
function liquidacion(cartera: Cartera, credito: CreditoDoc, solicitud: Renovacion, en: Date): MovimientoDoc {
  const fecha = fechaLocal(en);
  return {
    id_movimiento: idMovimientoLiquidacion(solicitud.id_solicitud),
    id_credito: credito.id_credito,
    id_cliente: credito.id_cliente,
    id_cobrador: credito.id_cobrador,
    tipo: 'liquidacion',
    monto_centavos: credito.saldo_centavos,
    abonos: 0,
    fecha,
    fecha_contable: fecha,
    capturado_en: en,
    sincronizado_en: en,
    tardia: false,
    sospechoso: false,
    descripcion: 'Liquidado por renovación',
    registrado_por: cartera.gerente.id_usuario,
    ediciones: [],
    solicitud_abierta: null,
    id_solicitud: solicitud.id_solicitud,
  };
}

/** The old credit is settled and the new one starts today, already approved. */
export function aplicarRenovacion(cartera: Cartera, solicitud: Renovacion, en: Date, id_nuevo: string): void {
  const { datos } = solicitud;
  const anterior = existente(cartera.creditos, datos.id_credito_anterior);
  const cliente = existente(cartera.clientes, anterior.id_cliente);
  const { monto_solicitado_centavos: monto_solicitado, dias_pago: plazo } = datos;
  const { id_usuario: id_gerente, nombre: nombre_gerente } = cartera.gerente;
  const pedido = creditoNuevo({
    id_credito: id_nuevo,
    cliente,
    monto_solicitado,
    plazo,
    en: solicitud.fecha_solicitud,
  });
  const nuevo: CreditoDoc = {
    ...pedido,
    ...activarCredito(pedido, fechaLocal(en), cartera.negocio.festivos),
    id_credito_anterior: anterior.id_credito,
    monto_entregado_centavos: restar(monto_solicitado, anterior.saldo_centavos),
    decision: { estado: 'Aprobado', id_gerente, nombre_gerente, fecha: en, comentario: solicitud.comentario },
  };
  asentarMovimiento(cartera, anterior, liquidacion(cartera, anterior, solicitud, en));
  anterior.id_credito_siguiente = id_nuevo;
  datos.id_credito_nuevo = id_nuevo;
  cartera.creditos.set(id_nuevo, nuevo);
  sumarAportacion(cartera, efectoDeCredito(null, nuevo));
  Object.assign(cliente, {
    id_credito_abierto: id_nuevo,
    id_credito_ultimo: id_nuevo,
    estado_lista: 'Pendiente',
  });
  if (cartera.ruta) {
    const { orden_clientes } = cartera.ruta;
    cartera.ruta.orden_clientes = heredarLugar(orden_clientes, anterior.id_credito, id_nuevo);
  }
  cartera.aviso.ruta += 1;
}
