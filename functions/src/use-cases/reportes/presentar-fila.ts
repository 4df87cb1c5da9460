import type { FilaReporte } from '@leal/contract';
import { diaDelEfectivo, type FilaConId, idPago, porQueDe } from '@leal/domain';

/** A row of a collector's day as the API says it (spec §3, 'Day report'). */
export function presentarFila({ id, ...fila }: FilaConId): FilaReporte {
  const llego_despues = diaDelEfectivo(fila);
  return {
    // The row's key is its credit's id and its movement's, joined.
    id_pago: idPago(fila.id_credito, id.slice(fila.id_credito.length + 1)),
    id_credito: fila.id_credito,
    tipo: fila.tipo,
    nombre: fila.cliente,
    direccion: fila.direccion,
    monto_pagado: fila.monto_centavos,
    monto_solicitado: fila.monto_solicitado_centavos,
    hora_registro: fila.hora,
    fecha_pago: fila.fecha,
    ...(fila.ruta_de !== undefined && { ruta_de: fila.ruta_de }),
    ...porQueDe(fila),
    ...(fila.transferencia && { transferencia: fila.transferencia }),
    ...(llego_despues !== null && { llego_despues }),
  };
}
