import type { CreditoDeRuta } from '@leal/contract';
import { useMemo } from 'react';
import { FinDeLista } from '../../../ui/lista/FinDeLista.tsx';
import type { PropsTarjeta } from '../tarjeta/TarjetaRuta.tsx';
import type { Acomodo, Lugares, PropsMarco } from './acomodo.ts';
import { ACOMODO_FIJO } from './Cuadricula.tsx';
import { LISTA_LARGA } from '../datos/ventana-lista.ts';
import { useVentana } from './use-ventana.ts';

type Props = Omit<PropsTarjeta, 'credito'> & {
  creditos: readonly CreditoDeRuta[];
  busqueda: string;
  lugares?: Lugares;
  acomodo?: Acomodo;
  alMover?: PropsMarco['alMover'];
};

/** A list of cards, 20 at a time. */
export function ListaTarjetas({ creditos, busqueda, lugares, acomodo = ACOMODO_FIJO, ...resto }: Props) {
  const { alMover, hoy, acciones, vistaGerente = false } = resto;
  const { visibles, hayMas, ampliar } = useVentana(creditos.length, busqueda);
  const enListaLarga = visibles > LISTA_LARGA;
  const tarjeta = useMemo(
    () => ({ hoy, acciones, vistaGerente, enListaLarga }),
    [hoy, acciones, vistaGerente, enListaLarga],
  );
  const enVista = useMemo(() => creditos.slice(0, visibles), [creditos, visibles]);
  const { Marco, Elemento } = acomodo;
  const fijo = busqueda !== '';
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
