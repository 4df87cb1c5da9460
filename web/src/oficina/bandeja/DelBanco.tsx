import { useCuentaDeTodos } from '../../lib/vivo/use-avisos.ts';
import { cuantos } from '../../piezas/textos/textos.ts';
import { BotonEnlace } from '../../ui/BotonEnlace.tsx';
import { transferenciasQueEsperan } from '../banco/que-esperan.ts';
import { CADA_MS } from '../figuras/use-oficina.ts';

/** Transfers that nobody has looked for, or cleared up, are no requests: this leads to where they wait. Only a count is read, if there is no young one. */
export function DelBanco() {
  const dichas = transferenciasQueEsperan(useCuentaDeTodos(CADA_MS).cuenta ?? {});
  if (dichas.length === 0) return null;
  return <BotonEnlace camino="/gerente/transferencias">{dichas.join(' · ')}</BotonEnlace>;
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
