import { cuantos } from '../../piezas/textos/textos.ts';
import { useCuentaDeTodos } from '../../lib/vivo/use-avisos.ts';
import { BotonEnlace } from '../../ui/BotonEnlace.tsx';
import { CADA_MS } from '../figuras/use-oficina.ts';

/** Transfers that nobody has looked for are no requests: this leads to where they wait. Only a count is read, if there is no young one. */
export function DelBanco() {
  const { transferencias = 0 } = useCuentaDeTodos(CADA_MS).cuenta ?? {};
  if (transferencias === 0) return null;
  return (
    <BotonEnlace camino="/gerente/transferencias">
      {`${cuantos(transferencias, 'transferencia', 'transferencias')} por confirmar`}
    </BotonEnlace>
  );
}
/** The same of loans that another manager wants written off. */
export function DeCastigos() {
  const { castigos = 0 } = useCuentaDeTodos(CADA_MS).cuenta ?? {};
  if (castigos === 0) return null;
  return (
    <BotonEnlace camino="/gerente/castigados">
      {`${cuantos(castigos, 'castigo', 'castigos')} por confirmar`}
    </BotonEnlace>
  );
}
