import { cuantos } from '../../piezas/textos/textos.ts';
import { useCuentaDeTodos } from '../../lib/vivo/use-avisos.ts';
import { BotonEnlace } from '../../ui/BotonEnlace.tsx';
import { CADA_MS } from '../figuras/use-oficina.ts';
import { cuantasSenales } from '../senales/cuantas.ts';

/**
 * Transfers that nobody has looked for, and days with a signal at which nobody has looked, are no requests: this leads to where they
 * wait. Only a count is read, if there is no young one.
 */
export function PorMirar() {
  const { transferencias = 0, senales = 0 } = useCuentaDeTodos(CADA_MS).cuenta ?? {};
  return (
    <>
      {transferencias > 0 && (
        <BotonEnlace camino="/gerente/transferencias">
          {`${cuantos(transferencias, 'transferencia', 'transferencias')} por confirmar`}
        </BotonEnlace>
      )}
      {senales > 0 && <BotonEnlace camino="/gerente/senales">{cuantasSenales(senales)}</BotonEnlace>}
    </>
  );
}
