import { type Centavos, sumar } from '@leal/domain';
import { Button } from 'antd';
import { useState } from 'react';
import { cuantos } from '../../piezas/textos/textos.ts';
import { Monto } from '../../ui/Monto.tsx';

/** Antd puts the words of a box on its first line, and breaks them; this one is as high as the buttons beside it. */
export const CASILLA = { alignItems: 'center', whiteSpace: 'nowrap' } as const;

/** The rows that are chosen; those that have gone from the list count no more. */
export function useElegidas<F>(filas: readonly F[], idDe: (fila: F) => string) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    elegidas: filas.filter((fila) => ids.has(idDe(fila))),
    tiene: (id: string) => ids.has(id),
    poner: (id: string, esta: boolean) =>
      setIds((antes) => new Set(esta ? [...antes, id] : [...antes].filter((otro) => otro !== id))),
  };
}
export type Elegidas = Pick<ReturnType<typeof useElegidas>, 'tiene' | 'poner'>;

type Props = { montos: readonly Centavos[]; texto: string; alMarcar: () => void };

/** Several at once, with what they add up to. */
export const MarcarVarias = ({ montos, texto, alMarcar }: Props) =>
  montos.length > 0 && (
    <div className="fila aire-12 extremos">
      <span>
        {cuantos(montos.length, 'elegida', 'elegidas')} · <Monto valor={sumar(...montos)} />
      </span>
      <Button type="primary" onClick={alMarcar}>
        {texto}
      </Button>
    </div>
  );
