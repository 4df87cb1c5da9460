import './formulario.css';
import { MENSAJE_MONTO_MAXIMO } from '@leal/domain';
import type { InputProps } from 'antd';
import { Entrada } from './entradas.ts';
import { excedeMaximo, leerMonto, malEscrito } from '../../lib/leer-monto.ts';

/** An amount: the numeric keypad, digits aligned right, the current value selected so that typing replaces it. */
export const EntradaMonto = (props: InputProps) => (
  <Entrada
    inputMode="decimal"
    autoComplete="off"
    prefix="$"
    placeholder="0.00"
    className="entrada-monto"
    onFocus={(e) => e.target.select()}
    {...props}
  />
);

/** The fault of an amount, else null: it must be more than 0 (the screen's words, spec §5) and within the limit. */
function faltaAlMonto(texto: string, mensaje: string): string | null {
  if (excedeMaximo(texto)) return MENSAJE_MONTO_MAXIMO;
  return malEscrito(texto) ?? ((leerMonto(texto) ?? 0) > 0 ? null : mensaje);
}

export const reglaMonto = (mensaje: string) => ({
  validator: (_: unknown, texto: string | undefined): Promise<void> => {
    const falta = faltaAlMonto(texto ?? '', mensaje);
    return falta === null ? Promise.resolve() : Promise.reject(new Error(falta));
  },
});
