import { abrirDialogo } from '../../../ui/dialogos/almacen.ts';
import { DialogoEditarPago } from './DialogoEditarPago.tsx';
import { DialogoPedirEdicion } from './DialogoPedirEdicion.tsx';
import { DialogoPedirEliminacion } from './DialogoPedirEliminacion.tsx';
import type { PagoCorregible } from './pago-corregible.ts';

export const abrirPedirEdicion = (pago: PagoCorregible): void =>
  abrirDialogo((control) => <DialogoPedirEdicion control={control} pago={pago} />);

export const abrirPedirEliminacion = (pago: PagoCorregible): void =>
  abrirDialogo((control) => <DialogoPedirEliminacion control={control} pago={pago} />);

export const abrirEditarPago = (pago: PagoCorregible): void =>
  abrirDialogo((control) => <DialogoEditarPago control={control} pago={pago} />);
