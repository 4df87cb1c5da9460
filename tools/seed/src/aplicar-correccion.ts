import { pagoEditado, type SolicitudDoc } from '@leal/contract/documentos';
import { efectosDeEdicion, type EfectosCorreccion, efectosDeEliminacion } from '@leal/domain';
import { type Cartera, existente } from './cartera.ts';
import { movimientosDe, ponerFila, quitarFila, seguirAlCredito } from './gestiones.ts';
import { sumarAportacion } from './sumas.ts';

type De<T extends SolicitudDoc['tipo']> = Extract<SolicitudDoc, { tipo: T }>;

function corregir(cartera: Cartera, id_credito: string, efectos: EfectosCorreccion): void {
  const credito = existente(cartera.creditos, id_credito);
  Object.assign(credito, efectos.cambios);
  sumarAportacion(cartera, efectos);
  seguirAlCredito(cartera, credito);
}

const partes = (cartera: Cartera, solicitud: De<'edicion_pago'> | De<'eliminacion_pago'>) => {
  const credito = existente(cartera.creditos, solicitud.id_credito ?? '');
  const fila = existente(movimientosDe(cartera, credito.id_credito), solicitud.datos.id_movimiento);
  return { credito, fila };
};

/** The row takes the new amount and keeps the earlier one. */
export function aplicarEdicion(cartera: Cartera, solicitud: De<'edicion_pago'>, en: Date): void {
  const { credito, fila } = partes(cartera, solicitud);
  const monto = solicitud.datos.monto_nuevo_centavos;
  corregir(cartera, credito.id_credito, efectosDeEdicion(credito, fila, monto));
  const por = cartera.gerente.id_usuario;
  Object.assign(fila, pagoEditado(credito, fila, { monto, por, fecha: en, motivo: solicitud.motivo }));
  solicitud.datos.monto_aprobado_centavos = monto;
  ponerFila(cartera, credito, fila);
}

/** The row stays, marked; it counts nowhere. */
export function aplicarEliminacion(cartera: Cartera, solicitud: De<'eliminacion_pago'>, en: Date): void {
  const { credito, fila } = partes(cartera, solicitud);
  corregir(cartera, credito.id_credito, efectosDeEliminacion(credito, fila));
  fila.eliminado = {
    fecha: en,
    por: cartera.gerente.id_usuario,
    motivo: solicitud.motivo,
    id_solicitud: solicitud.id_solicitud,
  };
  quitarFila(cartera, fila);
}
