import { avisar } from '../../../ui/avisar.tsx';
import { traerDialogo } from '../../../ui/dialogos/traer-dialogo.ts';
import { EN_REVISION, type PagoCorregible } from './pago-corregible.ts';

const dialogos = () => import('./dialogos.tsx');

/** What can be asked about a payment while no request of it is open. */
function siNoHayOtra(pago: PagoCorregible, abrir: () => Promise<void>): void {
  if (pago.abierta) avisar.info(EN_REVISION);
  else void abrir();
}

export const pedirEdicion = (pago: PagoCorregible): void =>
  siNoHayOtra(pago, () => traerDialogo(dialogos, ({ abrirPedirEdicion }) => abrirPedirEdicion(pago)));

export function pedirEliminacion(pago: PagoCorregible): void {
  if (pago.id_pago === '') return avisar.error('No se puede eliminar este pago');
  siNoHayOtra(pago, () => traerDialogo(dialogos, ({ abrirPedirEliminacion }) => abrirPedirEliminacion(pago)));
}

/** A manager changes it at once; an open request of it is closed by that. */
export const editarPago = (pago: PagoCorregible): void =>
  void traerDialogo(dialogos, ({ abrirEditarPago }) => abrirEditarPago(pago));
