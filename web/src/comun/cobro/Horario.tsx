import { TITULO_FUERA_DE_HORARIO, validarVentana } from '@leal/domain';
import { Alert } from 'antd';
import { useNegocio } from '../../lib/negocio.ts';
import { useAhora } from '../../lib/reloj.ts';

type Props = {
  dias_pago: number;
  /** Nothing is said as long as a payment would be taken. */
  callado?: boolean;
};

/** Says, before anything is tapped, whether a payment would be taken at this hour (spec §5). */
export function Horario({ dias_pago, callado = false }: Props) {
  const ventana = validarVentana(useAhora(), dias_pago, useNegocio());
  if (!ventana.permitido)
    return <Alert type="warning" showIcon title={TITULO_FUERA_DE_HORARIO} description={ventana.mensaje} />;
  return callado ? null : <p className="bien chica">{ventana.mensaje}</p>;
}
