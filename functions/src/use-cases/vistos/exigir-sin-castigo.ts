import { type SenasPersonales, sonLaMisma } from '@leal/domain';
import { impedidosComo } from '../../data/castigos.ts';
import { ErrorApp } from '../../platform/errores.ts';
import type { Cambio } from '../../context/transaccion.ts';

/** No other loan for whoever left one unpaid, until a manager lifts that (422 CLIENTE_CASTIGADO); reads nobody where there is nobody. */
export async function exigirSinCastigo({ tx }: Pick<Cambio, 'tx'>, quien: SenasPersonales): Promise<void> {
  const { docs } = await tx.get(impedidosComo(quien));
  if (docs.some((foto) => sonLaMisma(quien, foto.data()))) throw new ErrorApp('CLIENTE_CASTIGADO');
}
