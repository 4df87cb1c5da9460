import type { CreditoDeRuta } from '@leal/contract';
import { traerDialogo } from '../../../ui/dialogos/traer-dialogo.ts';
import { anunciarAccion } from '../../../comun/ruta/accion-completada.ts';

/** Asks the manager to change a client; the dialog comes when it is asked for. */
export const solicitarEdicion = (credito: CreditoDeRuta): Promise<void> =>
  traerDialogo(
    () => import('../../clientes/DialogoEdicion.tsx'),
    ({ abrirEdicion }) => abrirEdicion(credito, () => anunciarAccion(credito.id_credito)),
  );
