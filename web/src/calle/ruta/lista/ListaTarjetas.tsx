import type { CreditoDeRuta } from '@leal/contract';
import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { FinDeLista } from '../../../ui/lista/FinDeLista.tsx';
import type { PropsTarjeta } from '../tarjeta/TarjetaRuta.tsx';
import { type Acomodo, ACOMODO_FIJO, type Lugares, type PropsMarco } from './acomodo.tsx';

/**
 * The part of a long list on screen: 20, and 20 more when its end comes near (spec §9). Another search begins with the
 * first 20 again.
 */
function useVentana(total: number, busqueda: string) {
  const [ventana, setVentana] = useState({ busqueda, visibles: VENTANA_INICIAL });
  if (ventana.busqueda !== busqueda) setVentana({ busqueda, visibles: VENTANA_INICIAL });
  const { visibles } = ventana;
  const ampliar = () =>
    startTransition(() => setVentana((v) => ({ ...v, visibles: ampliarVentana(visibles, total) })));
  return { visibles, hayMas: visibles < total, ampliar };
}

/** The number of cards shown first, and added each time: a matter of the screen, not a rule (spec §9: 20). */
export const VENTANA_INICIAL = 20;

/** The number that a tall phone shows at once: these are laid out first, and the thread is free before the others. */
const PRIMERAS = 8;

/** True while the page starts, when its code comes too; a later list is whole at once, so that Back finds its place. */
let empieza = true;

function useMontadas(visibles: number): number {
  useEffect(() => {
    empieza = false;
  }, []);
  return useDeferredValue(visibles, empieza ? PRIMERAS : visibles);
}

/** Longer lists draw cards far from the screen as outlines only; a usual route has fewer. */
const LISTA_LARGA = 3 * VENTANA_INICIAL;

/** The number of cards after the next window, never more than there are. */
export const ampliarVentana = (visibles: number, total: number): number =>
  Math.min(visibles + VENTANA_INICIAL, total);

type Props = Omit<PropsTarjeta, 'credito'> & {
  creditos: readonly CreditoDeRuta[];
  busqueda: string;
  lugares?: Lugares;
  acomodo?: Acomodo;
  /** Nothing is dragged now. */
  quieta?: boolean;
  alMover?: PropsMarco['alMover'];
};

/** A list of cards, 20 at a time. */
export function ListaTarjetas({ creditos, busqueda, lugares, acomodo = ACOMODO_FIJO, ...resto }: Props) {
  const { quieta = false } = resto;
  const { alMover, hoy, acciones, vistaGerente = false } = resto;
  const { visibles, hayMas, ampliar } = useVentana(creditos.length, busqueda);
  const enListaLarga = visibles > LISTA_LARGA;
  const tarjeta = useMemo(
    () => ({ hoy, acciones, vistaGerente, enListaLarga }),
    [hoy, acciones, vistaGerente, enListaLarga],
  );
  const montadas = useMontadas(visibles);
  const enVista = useMemo(() => creditos.slice(0, montadas), [creditos, montadas]);
  const { Marco, Elemento } = acomodo;
  const fijo = quieta || busqueda !== '';
  return (
    <>
      <Marco creditos={enVista} alMover={alMover}>
        {enVista.map((credito) => {
          const { id_credito } = credito;
          const lugar = lugares?.get(id_credito);
          return <Elemento key={id_credito} credito={credito} lugar={lugar} fijo={fijo} tarjeta={tarjeta} />;
        })}
      </Marco>
      {hayMas && <FinDeLista key={visibles} alAcercarse={ampliar} />}
    </>
  );
}
