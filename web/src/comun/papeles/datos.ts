import type { DetalleCredito } from '../../piezas/credito/aplicar-hecho.ts';
import { type CreditoEnPapel, fechaLocal, UBICACION_POR_DEFECTO } from '@leal/domain';
import { ahora } from '../../lib/reloj.ts';

/**
 * The loan as its papers say it; null before it was approved. They are of the day on which its cash is handed over: today, while it
 * waits.
 */
export function enPapel({ credito, entrega }: DetalleCredito): CreditoEnPapel | null {
  const { fecha_inicio, fecha_vencimiento, monto_solicitado } = credito;
  if (fecha_inicio === null || fecha_vencimiento === null) return null;
  const { estado, fecha = fecha_inicio, monto = monto_solicitado } = entrega ?? {};
  return {
    ...credito,
    fecha_inicio,
    fecha_vencimiento,
    entregado: monto,
    fecha: estado === 'por_entregar' ? fechaLocal(ahora()) : fecha,
  };
}

/** The client's address in one line. */
export const domicilioDe = ({ cliente }: DetalleCredito): string =>
  [cliente.direccion, cliente.calle, cliente.ubicacion]
    .filter((parte) => parte.trim() !== '' && parte !== UBICACION_POR_DEFECTO)
    .join(', ');
