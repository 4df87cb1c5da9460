import { Skeleton, Spin } from 'antd';
import { FalloConsulta } from '../../../ui/estados/FalloConsulta.tsx';
import { Vacio } from '../../../ui/estados/Vacio.tsx';
import { FinDeLista } from '../../../ui/lista/FinDeLista.tsx';
import type { Cartera } from '../api/use-cartera.ts';
import { TablaClientes } from './TablaClientes.tsx';

type Props = { cartera: Cartera; filtrando: boolean };

/** The rows there are, and more of them when their end comes near. */
export function ListaClientes({ cartera, filtrando }: Props) {
  const { filas, error, anteriores, hayMas, trayendoMas, traerMas } = cartera;
  const puedeTraer = hayMas && !trayendoMas && !anteriores && !error;
  if (!filas && !error) return <Skeleton active title={false} paragraph={{ rows: 12 }} />;
  return (
    <>
      {filas && filas.length > 0 && <TablaClientes clientes={filas} anteriores={anteriores} />}
      {filas?.length === 0 && !anteriores && (
        <Vacio texto={filtrando ? 'No se encontraron resultados' : 'Todavía no tienes clientes'} />
      )}
      <FalloConsulta consulta={cartera} mensaje="Error al obtener datos de clientes visitados" />
      {trayendoMas && <Spin className="cartera-trayendo" aria-label="Cargando más clientes..." />}
      {puedeTraer && <FinDeLista key={filas?.length} alAcercarse={() => void traerMas()} />}
    </>
  );
}
