import { CERO } from '@leal/domain';
import { type ReactNode, Suspense, useState } from 'react';
import type { CreditoCobrable } from '../../acciones/toque.ts';
import { useNegocio } from '../../lib/negocio.ts';
import { perezosa } from '../../lib/perezosa.tsx';
import type { BorradorAbono } from './borrador-abono.ts';
import type { SinVer } from './sin-ver.ts';

/** Fetched for the last payment where transfers are taken, or were: most routes take none. */
const AlLiquidar = perezosa(async () => (await import('./AlLiquidar.tsx')).AlLiquidar);

/** The line of a loan's last payment, and what it said. */
export function useAlLiquidar(
  credito: CreditoCobrable,
  { leido, conForma, transferencia }: BorradorAbono,
): { linea: ReactNode; dicho: SinVer } {
  const [dicho, alSaber] = useState<SinVer>({});
  const { hubo_transferencias: hubo = false } = useNegocio();
  const liquida = leido.valido && leido.monto > CERO && leido.monto === credito.saldo && (conForma || hubo);
  const linea = liquida && (
    <Suspense fallback={null}>
      <AlLiquidar credito={credito} transferido={transferencia ? leido.monto : CERO} alSaber={alSaber} />
    </Suspense>
  );
  return { linea, dicho };
}
