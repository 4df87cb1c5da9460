import { type Centavos, CERO, formatearPesos, motivoSinConfirmar, sumar } from '@leal/domain';
import { useEffect } from 'react';
import type { CreditoCobrable } from '../../acciones/toque.ts';
import { useNegocio } from '../../lib/negocio.ts';
import { useSinConfirmar } from '../renovaciones/sin-confirmar.ts';
import type { SinVer } from './sin-ver.ts';

type Props = {
  credito: CreditoCobrable;
  /** What of the payment itself comes by transfer. */
  transferido: Centavos;
  alSaber: (dicho: SinVer) => void;
};

/** The last payment of a loan says how much of it nobody has seen in the bank, and whether it can be renewed for that. */
export function AlLiquidar({ credito, transferido, alSaber }: Props) {
  const { id_credito, monto_total } = credito;
  const { parametros } = useNegocio();
  const { sin_confirmar: deAntes } = useSinConfirmar({ id_credito, total_pagado: monto_total });
  const sin_confirmar = sumar(deAntes, transferido);
  const motivo = motivoSinConfirmar({ sin_confirmar, total_pagado: monto_total }, parametros);
  const texto =
    sin_confirmar === CERO
      ? undefined
      : `${formatearPesos(sin_confirmar)} por transferencia, sin confirmar en el banco${motivo === null ? '' : ': hasta entonces no se renueva'}.`;
  const seRenueva = motivo === null;
  useEffect(() => {
    alSaber({ texto, seRenueva });
    return () => alSaber({});
  }, [alSaber, texto, seRenueva]);
  return texto !== undefined && <p className="abono-pista tenue">Liquida con {texto}</p>;
}
