import type { CreditoDeRuta } from '@leal/contract';
import { lugarEnMapa } from '@leal/domain';
import { Link } from 'react-router-dom';
import { enlaceMapa } from '../../../piezas/cliente/enlace-mapa.ts';
import { rutaDeCuenta } from '../../../piezas/credito/textos.ts';
import { comoSeLlama } from '../../../lib/llamados.ts';
import { EscribirNota } from './NotaTarjeta.tsx';

type Props = { credito: CreditoDeRuta; id: string; editar: (credito: CreditoDeRuta) => void };

/** The rarer actions at a door: ask for an edit, call, write, find the way. */
export function MasDelCliente({ credito, id, editar }: Props) {
  const quien = comoSeLlama(credito);
  return (
    <div id={id} className="tarjeta-mas">
      <button type="button" aria-label={`Solicitar edición de ${quien}`} onClick={() => editar(credito)}>
        Solicitar edición
      </button>
      <EscribirNota credito={credito} />
      <Link to={rutaDeCuenta(credito.id_credito)} aria-label={`Estado de cuenta de ${quien}`}>
        Estado de cuenta
      </Link>
      <a href={`tel:${credito.telefono}`} aria-label={`Llamar a ${quien}`}>
        Llamar
      </a>
      <a
        href={`https://wa.me/52${credito.telefono}`}
        target="_blank"
        rel="noreferrer"
        aria-label={`WhatsApp a ${quien}`}
      >
        WhatsApp
      </a>
      <a
        href={enlaceMapa(lugarEnMapa(credito))}
        target="_blank"
        rel="noreferrer"
        aria-label={`Mapa de ${quien}`}
      >
        Mapa
      </a>
    </div>
  );
}
