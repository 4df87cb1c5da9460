import { type Fecha, fechaLocal } from '@leal/domain';
import { useAhora } from '../../lib/reloj.ts';

/** Today, by the server's clock. */
export const useHoy = (): Fecha => fechaLocal(useAhora(60_000));
