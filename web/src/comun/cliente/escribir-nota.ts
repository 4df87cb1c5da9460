import type { ClienteConNota } from '../../piezas/cliente/nota.ts';
import { traerDialogo } from '../../ui/dialogos/traer-dialogo.ts';

/** The few fields by which the dialog names a client, without the rest. */
const soloEso = ({ id_cliente, nombre, llamado, nota }: ClienteConNota): ClienteConNota => ({
  id_cliente,
  nombre,
  ...(llamado !== undefined && { llamado }),
  nota,
});

/** The dialog in which a note is written opens; its code comes with the first one. */
export const escribirNota = (cliente: ClienteConNota): Promise<void> =>
  traerDialogo(
    () => import('./DialogoNota.tsx'),
    ({ abrirNota }) => abrirNota(soloEso(cliente)),
    { seEscribe: true },
  );

export const textoEscribir = ({ nota }: ClienteConNota): string => (nota ? 'Cambiar nota' : 'Agregar nota');
