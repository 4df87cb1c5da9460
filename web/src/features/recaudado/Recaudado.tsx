import './recaudado.css';
import { formatearNumero, formatearPesos } from '@leal/domain';
import { Skeleton } from 'antd';
import { type Tablero, useTablero } from '../../comun/figuras/figuras.ts';
import { TablaMovimientos } from '../../comun/reportes/TablaMovimientos.tsx';
import { textoDia } from '../../comun/textos/textos.ts';
import { Cifra, Cifras } from '../../ui/cifras/Cifras.tsx';
import { Actualizar, NotaAlDia } from '../../ui/encabezado/Actualizado.tsx';
import { datosDe } from '../../ui/encabezado/antiguedad.ts';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { FalloConsulta } from '../../ui/estados/FalloConsulta.tsx';
import { Vacio } from '../../ui/estados/Vacio.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';

const PAGOS = 'Pagos de hoy';

function Pagos({ tablero }: { tablero: Tablero | undefined }) {
  if (!tablero) return <Skeleton active title={false} paragraph={{ rows: 8 }} />;
  if (tablero.historial_dia.length === 0) return <Vacio texto="Todavía no hay pagos hoy" />;
  return <TablaMovimientos titulo={PAGOS} filas={tablero.historial_dia} />;
}

/** Spec §2, 'Recaudado': what came in today, and from whom. */
export function Recaudado({ idCobrador }: { idCobrador: string }) {
  const consulta = useTablero(idCobrador);
  const { data, isError } = consulta;
  const antiguedad = datosDe(consulta);
  return (
    <div className="recaudado">
      <Encabezado
        titulo="Recaudado"
        nota={data && <NotaAlDia consulta={consulta}>{textoDia(data.fecha)}</NotaAlDia>}
        accion={<Actualizar consulta={consulta} />}
      />
      {antiguedad === null && (
        <FalloConsulta consulta={consulta} mensaje="Error al obtener datos de recaudación" />
      )}
      {(data || !isError) && (
        <>
          <Cifras nombre="Recaudación de hoy" cargando={!data} columnas={4}>
            <Cifra
              titulo="Total hoy"
              definicion="recaudadoHoy"
              valor={data && formatearPesos(data.total_hoy)}
            />
            <Cifra
              titulo="Número de pagos"
              definicion="abonosHoy"
              valor={data && formatearNumero(data.pagos_hoy)}
            />
          </Cifras>
          <Panel titulo={PAGOS}>
            <Pagos tablero={data} />
          </Panel>
        </>
      )}
    </div>
  );
}
