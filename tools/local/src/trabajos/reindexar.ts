import type { Trabajo } from './trabajo.ts';

/** Once, after a version that keeps more: what clients and requests are found by, since when each credit owes, and the sums of days. */
export const reindexar: Trabajo = {
  uso: '',
  opciones: {},
  preparar: () => async () => {
    // Loaded here, once the environment says where Firestore is.
    const { reindexar: deNuevo } = await import('../../../../functions/src/use-cases/clientes/reindexar.ts');
    const { reloj } = await import('../../../../functions/src/platform/clock.ts');
    const { clientes, solicitudes, creditos, dias } = await deNuevo(reloj.ahora());
    return {
      lineas: [
        `Clientes: ${clientes.vistos} · puestos al día: ${clientes.cambiados}`,
        `Solicitudes por decidir: ${solicitudes.vistos} · puestas al día: ${solicitudes.cambiados}`,
        `Créditos activos: ${creditos.vistos} · puestos al día: ${creditos.cambiados}`,
        `Días: ${dias.vistos} · puestos al día: ${dias.cambiados}`,
      ],
      bien: true,
    };
  },
};
