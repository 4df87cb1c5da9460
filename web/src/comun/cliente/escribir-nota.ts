import type { ClienteConNota } from '../../piezas/cliente/nota.ts';
import { traerDialogo } from '../../ui/dialogos/traer-dialogo.ts';

/** Whoever has more than that is named by it alone. */
const soloEso = ({ id_cliente, nombre, llamado, nota }: ClienteConNota): ClienteConNota => ({
  id_cliente,
  nombre,
  ...(llamado !== undefined && { llamado }),
  nota,
});

/** Opens what it is written in; its code comes with the first one. */
export const escribirNota = (cliente: ClienteConNota): Promise<void> =>
  traerDialogo(
    () => import('./DialogoNota.tsx'),
    ({ abrirNota }) => abrirNota(soloEso(cliente)),
    { seEscribe: true },
  );

export const textoEscribir = ({ nota }: ClienteConNota): string => (nota ? 'Cambiar nota' : 'Agregar nota');
