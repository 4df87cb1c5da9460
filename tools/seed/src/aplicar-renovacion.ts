import {
  creditoRenovado,
  cuentasDeRenovacion,
  liquidacionDe,
  type SolicitudDoc,
} from '@leal/contract/documentos';
import { efectoDeCredito, heredarLugar } from '@leal/domain';
import { type Cartera, existente } from './cartera.ts';
import { asentarMovimiento } from './gestiones.ts';
import { sumarAportacion } from './sumas.ts';

type Renovacion = Extract<SolicitudDoc, { tipo: 'renovacion' }>;

/** The old credit is settled and the new one starts today, already approved. */
export function aplicarRenovacion(cartera: Cartera, solicitud: Renovacion, en: Date, id_nuevo: string): void {
  const { datos, comentario } = solicitud;
  const anterior = existente(cartera.creditos, datos.id_credito_anterior);
  const cliente = existente(cartera.clientes, anterior.id_cliente);
  const { id_usuario: por, nombre } = cartera.gerente;
  const nuevo = creditoRenovado({
    id_credito: id_nuevo,
    cliente,
    anterior,
    solicitud,
    gerente: { id: por, nombre },
    comentario,
    en,
    festivos: cartera.negocio.festivos,
  });
  Object.assign(datos, cuentasDeRenovacion(anterior, nuevo));
  asentarMovimiento(cartera, anterior, liquidacionDe(anterior, solicitud, { por, en }));
  anterior.id_credito_siguiente = id_nuevo;
  cartera.creditos.set(id_nuevo, nuevo);
  sumarAportacion(cartera, efectoDeCredito(null, nuevo));
  const edicion = cartera.solicitudes.get(nuevo.solicitud_edicion_cliente ?? '');
  if (edicion) edicion.id_credito = id_nuevo;
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
