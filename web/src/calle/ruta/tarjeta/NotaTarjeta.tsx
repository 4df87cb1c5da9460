import type { CreditoDeRuta } from '@leal/contract';
import { escribirNota, textoEscribir } from '../../../comun/cliente/escribir-nota.ts';
import { comoSeLlama } from '../../../lib/llamados.ts';

type Props = { credito: CreditoDeRuta };

/** What the door is like, before anybody knocks. Most cards have none. */
export const NotaTarjeta = ({ credito: { nota } }: Props) =>
  nota && <p className="tarjeta-nota chica parte">{nota.texto}</p>;

/** Among the rarer actions. */
export const EscribirNota = ({ credito }: Props) => (
  <button
    type="button"
    aria-label={`${textoEscribir(credito)} de ${comoSeLlama(credito)}`}
    onClick={() => void escribirNota(credito)}
  >
    {textoEscribir(credito)}
  </button>
);
