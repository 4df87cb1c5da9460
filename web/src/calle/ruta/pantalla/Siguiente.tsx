import type { CreditoDeRuta } from '@leal/contract';
import { useEffect, useState } from 'react';
import { comoSeLlama } from '../../../lib/llamados.ts';
import { negocioYColonia } from '../tarjeta/EncabezadoTarjeta.tsx';

type Props = {
  /** The first of today's order that is not done. */
  credito: CreditoDeRuta;
  /** The list shows others than the next ones. */
  buscando: boolean;
  pagar: (credito: CreditoDeRuta) => void;
};

const tarjetaDe = (id_credito: string) => document.querySelector(`[data-credito="${id_credito}"]`);

/** Whether its card was scrolled away. */
function useFuera(id_credito: string): boolean {
  const [fuera, setFuera] = useState(false);
  useEffect(() => {
    const tarjeta = tarjetaDe(id_credito);
    if (!tarjeta) return undefined;
    const vigia = new IntersectionObserver(([cruce]) => setFuera(cruce?.isIntersecting === false));
    vigia.observe(tarjeta);
    return () => vigia.disconnect();
  }, [id_credito]);
  return fuera;
}

/** The next door, where its card is not the first thing on screen: one tap brings it there and asks for its payment. */
export function Siguiente({ credito, buscando, pagar }: Props) {
  const fuera = useFuera(credito.id_credito);
  if (!fuera && !buscando) return null;
  const cobrar = () => {
    tarjetaDe(credito.id_credito)?.scrollIntoView({ block: 'center' });
    pagar(credito);
  };
  return (
    <button
      type="button"
      className="ruta-siguiente boton-liso cubre encima fila aire-6 chica alto-dedo"
      data-flota={buscando ? undefined : ''}
      onClick={cobrar}
    >
      <span className="tenue">Siguiente</span>{' '}
      <span className="recorta cede crece" translate="no">
        <strong>{comoSeLlama(credito)}</strong> <span className="tenue">{negocioYColonia(credito)}</span>
      </span>
    </button>
  );
}
