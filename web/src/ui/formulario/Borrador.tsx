import { Button } from 'antd';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import './formulario.css';
import { useBorrador } from './use-borrador.ts';

export type PropsBorrador = {
  /** The form, and whom or what it is about: a draft is never shown for another client. */
  forma: string;
  /** The fields that are kept; absent, all are. */
  campos?: readonly string[];
};

/** The draft of a form stands inside it, above its fields: typed text outlives a reload, Back and a lost tab. */
export function Borrador({ forma, campos }: PropsBorrador) {
  const { recuperado, descartar } = useBorrador(forma, campos);
  const linea = useRef<HTMLDivElement>(null);
  if (!recuperado) return null;
  const empezarDeNuevo = () => {
    const forma = linea.current?.closest('form');
    // The fields are rendered again: the focus goes to the new ones.
    flushSync(descartar);
    forma?.querySelector<HTMLElement>('input, textarea')?.focus();
  };
  return (
    <div ref={linea} className="borrador recuadro formulario-nota fila dobla aire-0 extremos">
      <output>Recuperamos lo que habías escrito.</output>
      <Button type="link" onClick={empezarDeNuevo}>
        Descartar borrador
      </Button>
    </div>
  );
}
