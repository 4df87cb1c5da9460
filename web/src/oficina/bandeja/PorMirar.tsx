import { cuantos } from '../../piezas/textos/textos.ts';
import { BotonEnlace } from '../../ui/BotonEnlace.tsx';
import { transferenciasQueEsperan } from '../banco/que-esperan.ts';
import { useOficina } from '../figuras/use-oficina.ts';
import { cuantasSenales } from '../senales/cuantas.ts';
import { useLoQueEspera } from './use-lo-que-espera.ts';

/**
 * Transfers that nobody has looked for or cleared up, loans that another manager wants written off, and days with a signal at which
 * nobody has looked, are no requests: this leads to where they wait. Only a count is read, if there is no young one.
 */
export function PorMirar() {
  const { base } = useOficina();
  const { castigos = 0, senales = 0, ...delBanco } = useLoQueEspera().cuenta ?? {};
  const transferencias = transferenciasQueEsperan(delBanco);
  return (
    <>
      {transferencias.length > 0 && (
        <BotonEnlace camino={`${base}/transferencias`}>{transferencias.join(' · ')}</BotonEnlace>
      )}
      {castigos > 0 && (
        <BotonEnlace camino={`${base}/castigados`}>
          {`${cuantos(castigos, 'castigo', 'castigos')} por confirmar`}
        </BotonEnlace>
      )}
      {senales > 0 && <BotonEnlace camino={`${base}/senales`}>{cuantasSenales(senales)}</BotonEnlace>}
    </>
  );
}
