import { abrirTarde } from '../dialogos/abrir-tarde.ts';

/** Opens the form with the client's data. */
export const editar = abrirTarde(async () => (await import('./DialogoEditarCliente.tsx')).abrirEditarCliente);

/** Asks before the client leaves every list. */
export const eliminar = abrirTarde(
  async () => (await import('./DialogoEliminarCliente.tsx')).abrirEliminarCliente,
);

/** Chooses who collects from them from now on. */
export const reasignar = abrirTarde(
  async () => (await import('../reasignar/DialogoReasignar.tsx')).abrirReasignar,
);
