import type { Registrado as RegistradoEnLaRed } from '@leal/contract';
import { idPago, type Registrado } from '@leal/domain';

/** What stands already, with the id that edits and deletions ask for. */
export const presentarRegistrado = (id_credito: string, registrado: Registrado): RegistradoEnLaRed => ({
  id_pago: idPago(id_credito, registrado.id_movimiento),
  tipo: registrado.tipo,
  monto: registrado.monto,
  hora: registrado.hora,
});
