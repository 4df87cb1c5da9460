import { ArrowLeftOutlined } from '@ant-design/icons';
import type { Fecha } from '@leal/domain';
import { Button } from 'antd';
import { Encabezado } from '../../../ui/encabezado/Encabezado.tsx';
import { FalloConsulta } from '../../../ui/estados/FalloConsulta.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { textoDia } from '../../../comun/textos/textos.ts';
import { useDia } from '../api/use-dia.ts';
import { BuscarEnDia } from './BuscarEnDia.tsx';
import { CifrasDia } from './CifrasDia.tsx';
import { FilasDia } from './FilasDia.tsx';
import type { EnReportes } from './use-lugar.ts';

type Props = { idCobrador: string; fecha: Fecha; en: EnReportes };

/** A day of the reports, with its rows page by page. */
export function Dia({ idCobrador, fecha, en }: Props) {
  const { pagina, busqueda } = en.lugar;
  const consulta = useDia(idCobrador, { fecha, pagina, busqueda });
  const { data, isError, isPlaceholderData } = consulta;
  const volver = (
    <Button icon={<ArrowLeftOutlined aria-hidden />} onClick={en.volverASemana}>
      Semana
    </Button>
  );
  return (
    <>
      <Encabezado titulo={textoDia(fecha)} nota="Reportes de Cobranza" antes={volver} />
      <FalloConsulta consulta={consulta} mensaje="Error al cargar historial del día" />
      {(data || !isError) && (
        <>
          <CifrasDia dia={data} />
          <Panel titulo="Movimientos del día">
            <BuscarEnDia busqueda={busqueda} alBuscar={(q) => en.cambiar({ busqueda: q, pagina: 1 })} />
            <FilasDia
              dia={data}
              anteriores={isPlaceholderData}
              buscando={busqueda !== ''}
              alCambiar={(n) => en.cambiar({ pagina: n })}
            />
          </Panel>
        </>
      )}
    </>
  );
}
