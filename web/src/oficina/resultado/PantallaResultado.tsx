import { fechaLocal, formatearPesos, type Mes } from '@leal/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { Llevar } from '../../comun/reportes/Llevar.tsx';
import { useEnLaUrl } from '../../lib/en-la-url.ts';
import { useAhora } from '../../lib/reloj.ts';
import { Cifra, Cifras } from '../../ui/cifras/Cifras.tsx';
import { QueEs } from '../../ui/cifras/QueEs.tsx';
import { datosDe } from '../../ui/encabezado/antiguedad.ts';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { FalloConsulta } from '../../ui/estados/FalloConsulta.tsx';
import { HuecoDeFilas } from '../../ui/estados/Huecos.tsx';
import { Vacio } from '../../ui/estados/Vacio.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { BotonHoja } from '../exportar/BotonHoja.tsx';
import { CADA_MS, useOficina } from '../figuras/use-oficina.ts';
import { ElegirMes } from '../mes/ElegirMes.tsx';
import {
  celdasDe,
  EN_LA_URL,
  filasDe,
  hayCastigos,
  hayPerdidas,
  type Lineas,
  mesPedido,
  type Resultado,
  resultadoDel,
  textoDeMes,
} from './resultado.ts';
import { hojaResultado } from './hoja-resultado.ts';
import { TablaResultado } from './TablaResultado.tsx';

/** The office: what it earned, what it lost, and what remains. */
function CifrasDeResultado({ lineas }: { lineas: Lineas | undefined }) {
  const { base } = useOficina();
  const conPerdidas = lineas !== undefined && hayPerdidas([lineas]);
  const conCastigos = lineas !== undefined && hayCastigos([lineas]);
  return (
    <Cifras nombre="Resultado del mes" cargando={!lineas} columnas={conPerdidas ? 3 : 4}>
      <Cifra
        titulo="Resultado"
        definicion="resultadoDelMes"
        ancha
        valor={lineas && formatearPesos(lineas.resultado)}
      />
      <Cifra
        titulo="Interés ganado"
        definicion="interesGanado"
        valor={lineas && formatearPesos(lineas.interes)}
      />
      <Cifra
        titulo="Gastos"
        definicion="gastosDelMes"
        camino={`${base}/gastos?ver=aprobados`}
        valor={lineas && formatearPesos(lineas.gastos)}
      />
      <Cifra
        titulo="Diferencias condonadas"
        definicion="diferenciasCondonadas"
        camino={`${base}/diferencias?ver=condonadas`}
        valor={lineas && formatearPesos(lineas.condonado)}
      />
      {conPerdidas && (
        <Cifra
          titulo="Transferencias que no llegaron"
          definicion="transferenciasPerdidas"
          camino={`${base}/transferencias?ver=no_llegaron`}
          valor={formatearPesos(lineas.perdido)}
        />
      )}
      {conCastigos && (
        <>
          <Cifra
            titulo="Castigos"
            definicion="castigos"
            camino={`${base}/castigados`}
            valor={formatearPesos(lineas.castigado)}
          />
          <Cifra titulo="Recuperado" definicion="recuperado" valor={formatearPesos(lineas.recuperado)} />
        </>
      )}
    </Cifras>
  );
}

function PorCobrador({ datos, ocupada }: { datos: Resultado | undefined; ocupada: boolean }) {
  const { base } = useOficina();
  return (
    <Panel
      titulo="Por cobrador"
      subtitulo="Lo que ganó y perdió cada quien con lo que cobró"
      ayuda={<QueEs titulo="Por cobrador" figura="resultadoDelMes" />}
    >
      {!datos && <HuecoDeFilas />}
      {datos?.datos.length === 0 && <Vacio texto="Sin movimientos en este mes" />}
      {datos && datos.datos.length > 0 && <TablaResultado {...{ base, ocupada }} filas={filasDe(datos)} />}
    </Panel>
  );
}

type PropsLlevar = { mes: Mes; suyo: Resultado | undefined };

/** The table on paper, copied, or as a file; once it is there and somebody is in it. */
const LlevarResultado = ({ mes, suyo }: PropsLlevar) => (
  <Llevar celdas={suyo && celdasDe(filasDe(suyo))}>
    <BotonHoja
      texto="Exportar"
      hecho="Resultado exportado"
      vacio="Sin movimientos en este mes"
      disabled={!suyo}
      armar={() => Promise.resolve(suyo ? hojaResultado(suyo, mes) : null)}
    />
  </Llevar>
);

type PropsMes = { mes: Mes; alElegir: (mes: Mes | null) => void };

function DelMes({ mes, alElegir }: PropsMes) {
  const hoy = fechaLocal(useAhora(60_000));
  const consulta = useQuery({
    ...resultadoDel(mes),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
    refetchInterval: CADA_MS,
  });
  const { data, isError, isPlaceholderData } = consulta;
  const suyo = isPlaceholderData ? undefined : data;
  return (
    <>
      <Encabezado
        titulo="Resultado del mes"
        nota={suyo ? (datosDe(consulta) ?? textoDeMes(mes, hoy)) : textoDeMes(mes, hoy)}
        accion={<LlevarResultado mes={mes} suyo={suyo && suyo.datos.length > 0 ? suyo : undefined} />}
      />
      <ElegirMes valor={mes} alElegir={alElegir} sinElegir="Este mes" />
      <FalloConsulta consulta={consulta} mensaje="Error al obtener el resultado del mes" />
      {(data || !isError) && (
        <>
          <CifrasDeResultado lineas={suyo?.oficina ?? undefined} />
          <PorCobrador datos={data} ocupada={isPlaceholderData} />
        </>
      )}
    </>
  );
}

/** What a month earned and lost, of the office and of each collector; on paper and in a spreadsheet too. */
export function PantallaResultado() {
  const [{ mes: escrito }, cambiar] = useEnLaUrl(EN_LA_URL);
  const mes = mesPedido(escrito, fechaLocal(useAhora(60_000)));
  const alElegir = (elegido: Mes | null) => cambiar({ mes: elegido ?? undefined });
  return (
    <div className="en-papel pila">
      {typeof mes === 'string' ? (
        <DelMes mes={mes} alElegir={alElegir} />
      ) : (
        <>
          <Encabezado titulo="Resultado del mes" nota="Elige otro mes" />
          <ElegirMes valor={null} alElegir={alElegir} sinElegir="Elige un mes" />
          <Alert type="error" showIcon title={mes.motivo} />
        </>
      )}
    </div>
  );
}
