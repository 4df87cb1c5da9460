import { centavos, DENOMINACIONES, type Denominacion, formatearPesos } from '@leal/domain';
import { Form } from 'antd';
import type { KeyboardEvent } from 'react';
import { nombreDePieza } from '../../piezas/caja/pieza.ts';
import { Entrada } from '../../ui/formulario/entradas.ts';
import { conteoDe, faltaALasPiezas } from './conteo.ts';

/** The smallest bill; below it there are coins. */
const BILLETE = 2000;

const reglaPiezas = {
  validator: (_: unknown, texto = ''): Promise<void> => {
    const falta = faltaALasPiezas(texto);
    return falta === null ? Promise.resolve() : Promise.reject(new Error(falta));
  },
};

/** Enter goes on to the next kind, as a phone's key says; the last one leaves the keypad. */
function alSiguiente(suceso: KeyboardEvent<HTMLInputElement>): void {
  if (suceso.key !== 'Enter') return;
  suceso.preventDefault();
  const todas = [...(suceso.currentTarget.form?.querySelectorAll<HTMLInputElement>('.conteo input') ?? [])];
  const siguiente = todas[todas.indexOf(suceso.currentTarget) + 1];
  if (siguiente) siguiente.focus();
  else suceso.currentTarget.blur();
}

type PropsFila = { cual: Denominacion; valor: number; ultima: boolean };

function FilaDeConteo({ cual, valor, ultima }: PropsFila) {
  const escrito = Form.useWatch<string | undefined>(cual) ?? '';
  const nombre = nombreDePieza(valor);
  return (
    <div className="conteo-fila">
      <Form.Item name={cual} label={nombre} rules={[reglaPiezas]}>
        <Entrada
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint={ultima ? 'done' : 'next'}
          placeholder="0"
          maxLength={6}
          aria-label={`Piezas de ${nombre}`}
          onFocus={(e) => e.target.select()}
          onKeyDown={alSiguiente}
        />
      </Form.Item>
      <output aria-label={`Importe de ${nombre}`} translate="no">
        {formatearPesos(centavos(valor * (conteoDe({ [cual]: escrito })[cual] ?? 0)))}
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
    {GRUPOS.map(([titulo, suyas]) => (
      <section key={titulo} className="panel mide" aria-label={titulo}>
        <h2>{titulo}</h2>
        {suyas.map(([cual, valor]) => (
          <FilaDeConteo key={cual} cual={cual} valor={valor} ultima={cual === '0.50'} />
        ))}
      </section>
    ))}
  </div>
);
