import type { cuentaDeBandeja, Respuesta } from '@leal/contract';
import { cuantos } from '../../piezas/textos/textos.ts';

/** What of the count is transfers. */
export type CuentaDelBanco = Pick<Respuesta<typeof cuentaDeBandeja>, 'transferencias' | 'por_aclarar'>;

/** '2 transferencias por confirmar', '1 transferencia por aclarar': what there is of either. */
export const transferenciasQueEsperan = ({ transferencias = 0, por_aclarar = 0 }: CuentaDelBanco): string[] =>
  (
    [
      [transferencias, 'por confirmar'],
      [por_aclarar, 'por aclarar'],
    ] as const
  ).flatMap(([n, que]) => (n > 0 ? [`${cuantos(n, 'transferencia', 'transferencias')} ${que}`] : []));
