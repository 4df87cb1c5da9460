import type { CreditoDeRuta } from '@leal/contract';
import { compararNombres, formatearNumero } from '@leal/domain';
import type { ReactNode } from 'react';
import { useNegocio } from '../../../lib/negocio.ts';
import { COMO_ESTAN, type ComoEsta, estaAsi, type FiltroDeRuta } from '../../../piezas/ruta/filtros.ts';
import type { Ruta } from '../../../piezas/ruta/ruta-leida.ts';

const NOMBRES: Record<ComoEsta, string> = {
  vencidos: 'Vencidos',
  atrasados: 'Atrasados',
  prometieron: 'Prometieron hoy',
  no_estaba: 'No estaba',
};

const conCuantos = (nombre: string, n: number): string => `${nombre} (${formatearNumero(n)})`;

/** The colonias of these cards, each with how many there are. */
function coloniasDe(tarjetas: readonly CreditoDeRuta[]): [colonia: string, n: number][] {
  const cuenta = new Map<string, number>();
  for (const { colonia } of tarjetas) if (colonia) cuenta.set(colonia, (cuenta.get(colonia) ?? 0) + 1);
  return [...cuenta].toSorted(([a], [b]) => compararNombres(a, b));
}

type Props = {
  ruta: Ruta;
  filtro: FiltroDeRuta;
  alFiltrar: (cambio: Partial<FiltroDeRuta>) => void;
  /** What else is done with the whole list. */
  children?: ReactNode;
};

/** How clients stand, one at a time, and their colonia; only what finds somebody is offered. */
export function Filtros({ ruta, filtro: { como, colonia }, alFiltrar, children }: Props) {
  const dia = { hoy: ruta.fecha, dias: useNegocio() };
  const tarjetas = [...ruta.datos, ...ruta.visitados, ...ruta.inician_manana];
  const colonias = coloniasDe(tarjetas);
  return (
    <fieldset id="ruta-filtros" aria-label="Filtros" className="ruta-filtros grupo aire-6">
      {COMO_ESTAN.map((estado) => {
        const n = tarjetas.filter((tarjeta) => estaAsi(tarjeta, estado, dia)).length;
        const puesto = estado === como;
        return (
          (n > 0 || puesto) && (
            <button
              key={estado}
              type="button"
              aria-pressed={puesto}
              onClick={() => alFiltrar({ como: puesto ? undefined : estado })}
            >
              {conCuantos(NOMBRES[estado], n)}
            </button>
          )
        );
      })}
      {(colonias.length > 1 || colonia !== '') && (
        <select
          aria-label="Colonia"
          value={colonia}
          data-puesto={colonia === '' ? undefined : ''}
          onChange={(e) => alFiltrar({ colonia: e.target.value })}
        >
          <option value="">Toda colonia</option>
          {colonias.map(([nombre, n]) => (
            <option key={nombre} value={nombre} translate="no">
              {conCuantos(nombre, n)}
            </option>
          ))}
        </select>
      )}
      {children}
    </fieldset>
  );
}
