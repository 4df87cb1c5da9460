import type { PagadoHoy } from '@leal/contract';
import { formatearPesos, type Llamado } from '@leal/domain';
import { EnlacePago } from '../../../piezas/credito/EnlacePago.tsx';
import { comoSeLlama } from '../../../lib/llamados.ts';

/** 'Ya pagó hoy $120.00, 11:05, cobrado por Beto'. */
const textoPagado = ({ monto, hora, espera, cobrado_por }: PagadoHoy['pagado']): string =>
  [
    `${espera ? 'Por aprobar' : 'Ya pagó hoy'} ${formatearPesos(monto)}`,
    hora,
    ...(cobrado_por === undefined ? [] : [`cobrado por ${cobrado_por}`]),
  ].join(', ');

/** Whoever is looked for and has paid is on no list: a search says so, instead of finding nobody. */
export const Pagados = ({ creditos }: { creditos: readonly (PagadoHoy & Llamado)[] }) => (
  <ul className="ruta-pagados lista-lisa">
    {creditos.map((credito) => {
      const { id_credito, pagado } = credito;
      return (
        <li key={id_credito}>
          <EnlacePago className="en-bloque fuerte" credito={credito}>
            {comoSeLlama(credito)}
          </EnlacePago>
          <span>{textoPagado(pagado)}</span>
        </li>
      );
    })}
  </ul>
);
