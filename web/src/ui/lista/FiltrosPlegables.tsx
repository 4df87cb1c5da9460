import './filtros-plegables.css';
import { Button } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { useEscritorio } from '../tabla/use-escritorio.ts';

type Props = {
  /** The number of those that apply. */
  cuantos: number;
  /** How they stand side by side. */
  className: string;
  /** A note on the filters while they are in sight; its line is always there at a desk. */
  nota?: string;
  children: ReactNode;
};

/** The filters of a list: always at hand at a desk, folded on a phone. */
export function FiltrosPlegables({ cuantos, className, nota, children }: Props) {
  const id = useId();
  const escritorio = useEscritorio();
  const [abierto, setAbierto] = useState(false);
  const visible = escritorio || abierto;
  return (
    <div className="filtros-plegables pila lineas-4">
      {!escritorio && (
        <Button block aria-expanded={abierto} aria-controls={id} onClick={() => setAbierto(!abierto)}>
          {cuantos > 0 ? `Filtros (${cuantos})` : 'Filtros'}
        </Button>
      )}
      <div id={id} className={className} hidden={!visible}>
        {visible && children}
      </div>
      {nota !== undefined && <small className="tenue menuda">{visible && nota}</small>}
    </div>
  );
}
