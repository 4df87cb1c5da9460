import { TOPE_PIEZAS } from '@leal/domain';
import { Button } from 'antd';
import type { KeyboardEvent } from 'react';
import { Entrada } from '../../ui/formulario/entradas.ts';
import { piezasDe } from './conteo.ts';

/** Enter goes on to the next kind, as a phone's key says; the last one leaves the keypad. */
function alSiguiente(suceso: KeyboardEvent<HTMLInputElement>): void {
  if (suceso.key !== 'Enter') return;
  suceso.preventDefault();
  const todas = [...(suceso.currentTarget.form?.querySelectorAll<HTMLInputElement>('.conteo input') ?? [])];
  const siguiente = todas[todas.indexOf(suceso.currentTarget) + 1];
  if (siguiente) siguiente.focus();
  else suceso.currentTarget.blur();
}

type Props = {
  nombre: string;
  ultima: boolean;
  /** The form's own (`Form.Item`). */
  id?: string;
  value?: string;
  onChange?: (texto: string) => void;
};

/** How many of one kind: typed, or one more and one less by a tap. Tab goes from field to field: keys write there. */
export function Piezas({ nombre, ultima, value = '', onChange, ...campo }: Props) {
  const piezas = piezasDe(value);
  const mover = (pasos: number) =>
    piezas !== null && onChange?.(String(Math.min(Math.max(piezas + pasos, 0), TOPE_PIEZAS)));
  return (
    <span className="conteo-piezas">
      <Button tabIndex={-1} aria-label={`Quitar una de ${nombre}`} onClick={() => mover(-1)}>
        −
      </Button>
      <Entrada
        {...campo}
        value={value}
        onChange={({ target }) => onChange?.(target.value)}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint={ultima ? 'done' : 'next'}
        placeholder="0"
        maxLength={6}
        aria-label={`Piezas de ${nombre}`}
        onFocus={(e) => e.target.select()}
        onKeyDown={alSiguiente}
      />
      <Button tabIndex={-1} aria-label={`Poner una de ${nombre}`} onClick={() => mover(1)}>
        +
      </Button>
    </span>
  );
}
