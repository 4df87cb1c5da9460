import type { CreditoDeRuta } from '@leal/contract';
import { Link } from 'react-router-dom';
import { rutaDeCuenta } from '../../../piezas/credito/textos.ts';
import { comoSeLlama } from '../../../lib/llamados.ts';
import { escribirNota, textoEscribir } from '../../../comun/cliente/escribir-nota.ts';
import type { AccionesRuta } from '../acciones/use-acciones-ruta.ts';

type Props = { credito: CreditoDeRuta; acciones: AccionesRuta };

/** The rarer actions at a door. */
export function MasDelCliente({ credito, acciones: { editar, acomodar, alFinal, ubicar } }: Props) {
  const quien = comoSeLlama(credito);
  return (
    <div className="tarjeta-mas">
      {acomodar && (
        <button
          type="button"
          aria-label={`Mover al lugar… a ${quien}`}
          aria-haspopup="dialog"
          onClick={() => acomodar(credito)}
        >
          Mover al lugar…
        </button>
      )}
      {alFinal && (
        <button type="button" aria-label={`Enviar al final a ${quien}`} onClick={() => alFinal(credito)}>
          Enviar al final
        </button>
      )}
      {editar && (
        <button type="button" aria-label={`Solicitar edición de ${quien}`} onClick={() => editar(credito)}>
          Solicitar edición
        </button>
      )}
      {editar && (
        <button
          type="button"
          aria-label={`${textoEscribir(credito)} de ${quien}`}
          onClick={() => void escribirNota(credito)}
        >
          {textoEscribir(credito)}
        </button>
      )}
      {ubicar && (
        <button
          type="button"
          aria-label={`Ubicar la puerta de ${quien}`}
          aria-haspopup="dialog"
          onClick={() => ubicar(credito)}
        >
          Ubicar la puerta
        </button>
      )}
      <Link to={rutaDeCuenta(credito.id_credito)} aria-label={`Estado de cuenta de ${quien}`}>
        Estado de cuenta
      </Link>
    </div>
  );
}
