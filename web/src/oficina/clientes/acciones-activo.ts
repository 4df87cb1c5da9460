import { traerDialogo } from '../../ui/dialogos/traer-dialogo.ts';
import type { PorReasignar } from '../reasignar/seleccion.ts';
import type { ClienteEditable } from './cliente-editable.ts';

/** Opens the form with the client's data. */
export const editar = (cliente: ClienteEditable): void =>
  void traerDialogo(
    () => import('./DialogoEditarCliente.tsx'),
    ({ abrirEditarCliente }) => abrirEditarCliente(cliente),
  );

/** Asks before the client leaves every list. */
export const eliminar = (cliente: ClienteEditable): void =>
  void traerDialogo(
    () => import('./DialogoEliminarCliente.tsx'),
    ({ abrirEliminarCliente }) => abrirEliminarCliente(cliente),
  );

/** Chooses who collects from them from now on. */
export const reasignar = (porReasignar: PorReasignar): void =>
  void traerDialogo(
    () => import('../reasignar/DialogoReasignar.tsx'),
    ({ abrirReasignar }) => abrirReasignar(porReasignar),
  );
