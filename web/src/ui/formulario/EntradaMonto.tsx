import { Input, type InputProps } from 'antd';
import './formulario.css';

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
