import { centavos, type Denominacion, DENOMINACIONES, formatearPesos, TOPE_PIEZAS } from '@leal/domain';
import { Button, Form } from 'antd';
import type { KeyboardEvent } from 'react';
import { nombreDePieza } from '../../piezas/caja/pieza.ts';
import { Entrada } from '../../ui/formulario/entradas.ts';
import { faltaALasPiezas, piezasDe } from './conteo.ts';

/** Enter goes on to the next kind, as a phone's key says; the last one leaves the keypad. */
function alSiguiente(suceso: KeyboardEvent<HTMLInputElement>): void {
  if (suceso.key !== 'Enter') return;
  suceso.preventDefault();
  const todas = [...(suceso.currentTarget.form?.querySelectorAll<HTMLInputElement>('.conteo input') ?? [])];
  const siguiente = todas[todas.indexOf(suceso.currentTarget) + 1];
  if (siguiente) siguiente.focus();
  else suceso.currentTarget.blur();
}

type PropsPiezas = {
  nombre: string;
  ultima: boolean;
  /** The form's own (`Form.Item`). */
  id?: string;
  value?: string;
  onChange?: (texto: string) => void;
};

/** How many of one kind: typed, or one more and one less by a tap. Tab goes from field to field: keys write there. */
function Piezas({ nombre, ultima, value = '', onChange, ...campo }: PropsPiezas) {
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

/** The smallest bill; below it there are coins. */
const BILLETE = 2000;

const reglaPiezas = {
  validator: (_: unknown, texto = ''): Promise<void> => {
    const falta = faltaALasPiezas(texto);
    return falta === null ? Promise.resolve() : Promise.reject(new Error(falta));
  },
};

/** The amount of a kind; what is no number of pieces is worth nothing that could be said. */
function importe(texto: string, valor: number): string {
  const piezas = piezasDe(texto);
  return piezas === null ? '—' : formatearPesos(centavos(valor * piezas));
}

function FilaDeConteo({ cual, valor, ultima }: { cual: Denominacion; valor: number; ultima: boolean }) {
  const escrito = Form.useWatch<string | undefined>(cual) ?? '';
  const nombre = nombreDePieza(valor);
  return (
    <div className="conteo-fila">
      <Form.Item name={cual} label={nombre} rules={[reglaPiezas]} validateTrigger="onChange">
        <Piezas nombre={nombre} ultima={ultima} />
      </Form.Item>
      <output className="tabular a-la-derecha" aria-label={`Importe de ${nombre}`} translate="no">
        {importe(escrito, valor)}
      </output>
    </div>
  );
}

const GRUPOS = [
  ['Billetes', DENOMINACIONES.filter(([, valor]) => valor >= BILLETE)],
  ['Monedas', DENOMINACIONES.filter(([, valor]) => valor < BILLETE)],
] as const;

/** The fields for the pieces of each kind: numeric keys, one row each, its amount beside it. */
export const CamposConteo = () => (
  <div className="conteo pila a-pares">
    {GRUPOS.map(([titulo, piezas]) => (
      <section key={titulo} className="panel mide" aria-label={titulo}>
        <h2>{titulo}</h2>
        {piezas.map(([cual, valor]) => (
          <FilaDeConteo key={cual} cual={cual} valor={valor} ultima={cual === '0.50'} />
        ))}
      </section>
    ))}
  </div>
);
