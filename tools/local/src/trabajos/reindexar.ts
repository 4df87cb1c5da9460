import type { Trabajo } from './trabajo.ts';

/** Once, after a version that searches by other rules: what clients and requests are found by, made again. */
export const reindexar: Trabajo = {
  uso: '',
  opciones: {},
  preparar: () => async () => {
    // Loaded here, once the environment says where Firestore is.
    const { reindexar: deNuevo } = await import('../../../../functions/src/use-cases/clientes/reindexar.ts');
    const { clientes, solicitudes } = await deNuevo();
    return {
      lineas: [
        `Clientes: ${clientes.vistos} · puestos al día: ${clientes.cambiados}`,
        `Solicitudes por decidir: ${solicitudes.vistos} · puestas al día: ${solicitudes.cambiados}`,
      ],
      bien: true,
    };
  },
};
