import './formulario.css';
import { MENSAJE_MONTO_MAXIMO } from '@leal/domain';
import { Input, type InputProps } from 'antd';
import { excedeMaximo, leerMonto } from '../../lib/leer-monto.ts';

/** An amount: the numeric keypad, figures on the right, what stands there selected for typing over. */
export const EntradaMonto = (props: InputProps) => (
  <Input
    inputMode="decimal"
    autoComplete="off"
    prefix="$"
    placeholder="0.00"
    className="entrada-monto"
    onFocus={(e) => e.target.select()}
    {...props}
  />
);

/** Why an amount is none, null when it is one: more than 0, else the screen's own words (spec §5), and within the limit. */
function faltaAlMonto(texto: string, mensaje: string): string | null {
  if (excedeMaximo(texto)) return MENSAJE_MONTO_MAXIMO;
  return (leerMonto(texto) ?? 0) > 0 ? null : mensaje;
}

export const reglaMonto = (mensaje: string) => ({
  validator: (_: unknown, texto: string | undefined): Promise<void> => {
    const falta = faltaAlMonto(texto ?? '', mensaje);
    return falta === null ? Promise.resolve() : Promise.reject(new Error(falta));
  },
});
