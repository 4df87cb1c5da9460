import { Pagination, Skeleton } from 'antd';
import { Vacio } from '../../../ui/estados/Vacio.tsx';
import { TablaMovimientos } from '../../../comun/reportes/TablaMovimientos.tsx';
import type { Dia } from '../api/use-dia.ts';

/** Spec §9: rows of a page of the day report. */
const POR_PAGINA = 10;

type Props = {
  dia: Dia | undefined;
  /** Rows of another page or search, until theirs are there. */
  anteriores: boolean;
  buscando: boolean;
  alCambiar: (pagina: number) => void;
};

export function FilasDia({ dia, anteriores, buscando, alCambiar }: Props) {
  if (!dia) return <Skeleton active title={false} paragraph={{ rows: 12 }} />;
  const { pagina_actual, total_registros } = dia.paginacion;
  return (
    <div className="reportes-filas" aria-busy={anteriores}>
      {dia.historial_fecha.length > 0 ? (
        <TablaMovimientos titulo="Movimientos del día" filas={dia.historial_fecha} />
      ) : (
        <Vacio texto={buscando ? 'No se encontraron resultados' : 'Sin movimientos este día'} />
      )}
      <Pagination
        hideOnSinglePage
        showLessItems
        showSizeChanger={false}
        align="center"
        className="reportes-paginas"
        current={pagina_actual}
        pageSize={POR_PAGINA}
        total={total_registros}
        onChange={alCambiar}
      />
    </div>
  );
}
