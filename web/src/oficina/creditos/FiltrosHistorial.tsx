import '../../ui/lista/filtros.css';
import { MAXIMO_CONTADO, type SumasDecididos } from '@leal/contract';
import { type Centavos, formatearNumero } from '@leal/domain';
import { useCallback } from 'react';
import { faltaParaBuscar } from '../../piezas/cliente/filtro.ts';
import { cuantos } from '../../piezas/textos/textos.ts';
import type { ListaLeida } from '../../lib/api/lista.ts';
import { CampoBusquedaEnUrl } from '../../ui/lista/CampoBusqueda.tsx';
import { FiltrosPlegables } from '../../ui/lista/FiltrosPlegables.tsx';
import { Monto } from '../../ui/Monto.tsx';
import { cuantosFiltros, type PropsMandos } from './filtro-historial.ts';
import { MandosHistorial } from './MandosHistorial.tsx';

const UnaSuma = ({
  n,
  singular,
  plural,
  monto,
}: {
  n: number;
  singular: string;
  plural: string;
  monto: Centavos;
}) => (
  <span className="tabular grupo aire-6 junto">
    <span>{`${n >= MAXIMO_CONTADO ? 'Los últimos ' : ''}${cuantos(n, singular, plural)}`}</span>
    <strong>
      <Monto valor={monto} />
    </strong>
  </span>
);

/** The sums of the whole list, not only of the rows that are here; their line is there before them. */
const Sumas = ({ sumas }: { sumas: SumasDecididos | undefined }) => (
  <output className="historial-sumas grupo aire-16 nota" aria-label="Suma de lo decidido">
    {sumas && (
      <>
        <UnaSuma n={sumas.aprobados} singular="aprobado" plural="aprobados" monto={sumas.monto_aprobado} />
        <UnaSuma
          n={sumas.rechazados}
          singular="rechazado"
          plural="rechazados"
          monto={sumas.monto_rechazado}
        />
      </>
    )}
  </output>
);

type Primera = {
  readonly total?: number | undefined;
  readonly hay_mas?: boolean | undefined;
  readonly sumas?: SumasDecididos | undefined;
};

type Props = PropsMandos & {
  lista: Pick<ListaLeida<unknown>, 'anteriores'> & { readonly primera: Primera | undefined };
};

/** A search is of so many clients at most: where there may be more it says so. */
function textoHallados({ primera }: Props['lista']): string | null {
  if (primera?.total === undefined) return null;
  return primera.hay_mas
    ? `Los primeros ${formatearNumero(primera.total)} de esta búsqueda`
    : cuantos(primera.total, 'crédito encontrado', 'créditos encontrados');
}

/** The head of the history of credits: a search, its filters, and its sums. */
export function FiltrosHistorial({ lista, filtro, alFiltrar }: Props) {
  const { busqueda } = filtro;
  const buscar = useCallback((escrito: string) => alFiltrar({ busqueda: escrito }), [alFiltrar]);
  const hallado = busqueda !== '' && !lista.anteriores ? textoHallados(lista) : null;
  return (
    <div className="historial-filtros pila aire-8">
      <CampoBusquedaEnUrl
        invitacion="Buscar por nombre, negocio, dirección, teléfono..."
        busqueda={busqueda}
        alBuscar={buscar}
        hallado={faltaParaBuscar(busqueda) ?? hallado}
      />
      <FiltrosPlegables cuantos={cuantosFiltros(filtro)} className="filtros filtros-anchos filtros-de-tres">
        <MandosHistorial filtro={filtro} alFiltrar={alFiltrar} />
      </FiltrosPlegables>
      <Sumas sumas={lista.primera?.sumas} />
    </div>
  );
}
