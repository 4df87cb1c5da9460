import { NOMBRES } from '../../piezas/campos/nombres.ts';
import { type ConForma, textoDeFormas } from '../../piezas/solicitud/forma.ts';
import { Dato } from '../../ui/panel/Panel.tsx';

/** The form that a card says, for its question. */
export const formaActual = ({ transferencia }: ConForma) =>
  transferencia ? ({ forma_actual: 'transferencia' } as const) : {};

/** Where a transfer is or was meant: cash alone is not named. */
export function FormaDePago({ de }: { de: ConForma }) {
  const texto = textoDeFormas(de);
  return texto !== null && <Dato nombre={NOMBRES.forma_actual}>{texto}</Dato>;
}
