import { cuantos } from '../../piezas/textos/textos.ts';
import { useCuentaDeTodos } from '../../lib/vivo/use-avisos.ts';
import { BotonEnlace } from '../../ui/BotonEnlace.tsx';
import { transferenciasQueEsperan } from '../banco/que-esperan.ts';
import { CADA_MS } from '../figuras/use-oficina.ts';
import { cuantasSenales } from '../senales/cuantas.ts';

/**
 * Transfers that nobody has looked for or cleared up, loans that another manager wants written off, and days with a signal at which
 * nobody has looked, are no requests: this leads to where they wait. Only a count is read, if there is no young one.
 */
export function PorMirar() {
  const { castigos = 0, senales = 0, ...delBanco } = useCuentaDeTodos(CADA_MS).cuenta ?? {};
  const transferencias = transferenciasQueEsperan(delBanco);
  return (
    <>
      {transferencias.length > 0 && (
        <BotonEnlace camino="/gerente/transferencias">{transferencias.join(' · ')}</BotonEnlace>
      )}
      {castigos > 0 && (
        <BotonEnlace camino="/gerente/castigados">
          {`${cuantos(castigos, 'castigo', 'castigos')} por confirmar`}
        </BotonEnlace>
      )}
      {senales > 0 && <BotonEnlace camino="/gerente/senales">{cuantasSenales(senales)}</BotonEnlace>}
    </>
  );
}
