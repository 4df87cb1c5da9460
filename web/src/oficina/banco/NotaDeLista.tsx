import type { TransferenciaListada } from '@leal/contract';
import type { Centavos } from '@leal/domain';
import { cuantos } from '../../piezas/textos/textos.ts';
import { Monto } from '../../ui/Monto.tsx';
import { perdidasDe } from './perdidas.ts';

type Props = {
  primera: { readonly total?: number | undefined; readonly monto?: Centavos | undefined } | undefined;
  filas: readonly TransferenciaListada[];
  /** There are rows beyond those. */
  hayMas: boolean;
};

/** How many there are, their money, and what of it is lost. */
export function NotaDeLista({ primera: { total, monto } = {}, filas, hayMas }: Props) {
  if (total === undefined || monto === undefined) return 'Lo que pagaron los clientes por banco';
  const perdidas = perdidasDe(filas, hayMas);
  return (
    <>
      {cuantos(total, 'transferencia', 'transferencias')} · <Monto valor={monto} />
      {perdidas && (
        <>
          {` · ${perdidas.titulo}: `}
          <Monto valor={perdidas.monto} />
        </>
      )}
    </>
  );
}
