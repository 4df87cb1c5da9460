import type { ClienteActivo } from '@leal/contract';
import { traerDialogo } from '../../ui/dialogos/traer-dialogo.ts';

/** Opens the form with the client's data. */
export const editar = (cliente: ClienteActivo): void =>
  void traerDialogo(
    () => import('./DialogoEditarCliente.tsx'),
    ({ abrirEditarCliente }) => abrirEditarCliente(cliente),
  );

/** Asks before the client leaves every list. */
export const eliminar = (cliente: ClienteActivo): void =>
  void traerDialogo(
    () => import('./DialogoEliminarCliente.tsx'),
    ({ abrirEliminarCliente }) => abrirEliminarCliente(cliente),
  );
