import 'virtual:estilos-antd/listas.css';
import './rutas.css';
import type { ResumenRuta } from '@leal/contract';
import { Select, Skeleton } from 'antd';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Encabezado } from '../../../ui/encabezado/Encabezado.tsx';
import { FalloConsulta } from '../../../ui/estados/FalloConsulta.tsx';
import { Vacio } from '../../../ui/estados/Vacio.tsx';
import { ReportesDeCobranza } from '../../reportes/ReportesDeCobranza.tsx';
import { conCobrador, elegirCobrador } from './elegir-cobrador.ts';
import { useRutas } from '../use-oficina.ts';

type Props = { rutas: readonly ResumenRuta[] };

function DeUno({ rutas }: Props) {
  const [direccion, setDireccion] = useSearchParams();
  const elegido = elegirCobrador(direccion, rutas);
  const id = useId();
  if (elegido === null) return <Vacio texto="No hay rutas disponibles" />;
  return (
    <>
      <div className="barra-cobrador-elegir">
        <label htmlFor={id}>Cobrador</label>
        <Select
          id={id}
          showSearch={{ optionFilterProp: 'label' }}
          value={elegido}
          options={rutas.map(({ id_cobrador, nombre_cobrador }) => ({
            value: id_cobrador,
            label: nombre_cobrador,
          }))}
          onChange={(otro) => setDireccion((previa) => conCobrador(previa, otro))}
        />
      </div>
      <ReportesDeCobranza key={elegido} idCobrador={elegido} />
    </>
  );
}

/** The weekly reports of whichever collector is chosen; the address says which, and which week. */
export function ReportesDeTodos() {
  const consulta = useRutas();
  const { data, isError } = consulta;
  return (
    <div className="de-cobrador">
      {!data && <Encabezado titulo="Reportes de Cobranza" nota="" />}
      <FalloConsulta consulta={consulta} mensaje="Error al cargar las rutas de los cobradores" />
      {data && <DeUno rutas={data.datos} />}
      {!data && !isError && <Skeleton active title={false} paragraph={{ rows: 12 }} />}
    </div>
  );
}
