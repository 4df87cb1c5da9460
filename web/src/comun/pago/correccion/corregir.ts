import type { Credito, HistorialItem, Registrado } from '@leal/contract';
import { fechaLocal, formatearFecha, transferenciaSola } from '@leal/domain';
import type { PagoCorregible } from '../../../acciones/correccion.ts';
import { conSena } from '../../../lib/llamados.ts';
import { ahora } from '../../../lib/reloj.ts';
import { anunciar } from '../../../ui/anunciar.tsx';
import { traerDialogo } from '../../../ui/dialogos/traer-dialogo.ts';

type DeQuien = Pick<Credito, 'id_credito' | 'nombre' | 'negocio' | 'direccion'>;

export const EN_REVISION = 'Ya hay una solicitud por revisar de este pago.';

const deQuien = (credito: DeQuien) => ({
  id_credito: credito.id_credito,
  nombre: credito.nombre,
  llamado: conSena(credito),
});

const delRenglon = (item?: HistorialItem) => ({
  abierta: item?.solicitud_abierta ?? false,
  ...(item?.transferencia && { transferencia: transferenciaSola(item.transferencia) }),
  ...(item?.de_tarea && { deTarea: true }),
});

export const deHistorial = (credito: DeQuien, item: HistorialItem): PagoCorregible => ({
  ...deQuien(credito),
  id_pago: item.id_pago,
  monto: item.monto,
  cuando: `${formatearFecha(item.fecha)} a las ${item.hora}`,
  ...delRenglon(item),
});

/** Today's payment as the action panel knows it; the history says whether a request is open. */
export function deHoy(
  credito: DeQuien,
  { id_pago, monto, hora, forma }: Registrado,
  historial: readonly HistorialItem[] = [],
): PagoCorregible {
  return {
    ...deQuien(credito),
    id_pago,
    monto,
    cuando: `hoy a las ${hora}`,
    // The history may not be there yet: then it was made today, as far as is known.
    ...(forma && { transferencia: { fecha: fechaLocal(ahora()) } }),
    ...delRenglon(historial.find((fila) => fila.id_pago === id_pago)),
  };
}

const dialogos = () => import('./dialogos.tsx');

/** Opens the dialog if no request about the payment is open; else says that one is. */
function siNoHayOtra(pago: PagoCorregible, abrir: () => Promise<void>): void {
  if (pago.abierta) anunciar.info(EN_REVISION);
  else void abrir();
}

export const pedirEdicion = (pago: PagoCorregible): void =>
  siNoHayOtra(pago, () => traerDialogo(dialogos, ({ abrirPedirEdicion }) => abrirPedirEdicion(pago)));

export function pedirEliminacion(pago: PagoCorregible): void {
  if (pago.id_pago === '') return anunciar.error('No se puede eliminar este pago');
  siNoHayOtra(pago, () => traerDialogo(dialogos, ({ abrirPedirEliminacion }) => abrirPedirEliminacion(pago)));
}

/** A manager changes it at once, which also closes an open request about it. */
export const editarPago = (pago: PagoCorregible): void =>
  void traerDialogo(
    () => import('./DialogoEditarPago.tsx'),
    ({ abrirEditarPago }) => abrirEditarPago(pago),
  );
