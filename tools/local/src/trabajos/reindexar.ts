import type { Trabajo } from './trabajo.ts';

/** Once, after a version that searches by other rules: what every client is found by, made again from its fields. */
export const reindexar: Trabajo = {
  uso: '',
  opciones: {},
  preparar: () => async () => {
    // Loaded here, once the environment says where Firestore is.
    const { reindexarClientes } =
      await import('../../../../functions/src/use-cases/clientes/reindexar-clientes.ts');
    const { clientes, cambiados } = await reindexarClientes();
    return { lineas: [`Clientes: ${clientes} · puestos al día: ${cambiados}`], bien: true };
  },
};
