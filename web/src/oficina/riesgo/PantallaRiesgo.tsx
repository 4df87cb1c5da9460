import { DIAS_DE_RIESGO, formatearNumero, formatearPesos } from '@leal/domain';
import { Button } from 'antd';
import { useEnLaUrl } from '../../lib/en-la-url.ts';
import { cuantos, textoDia } from '../../piezas/textos/textos.ts';
import { Cifra, Cifras } from '../../ui/cifras/Cifras.tsx';
import { QueEs } from '../../ui/cifras/QueEs.tsx';
import { datosDe, textoAlMinuto } from '../../ui/encabezado/antiguedad.ts';
import { Actualizar } from '../../ui/encabezado/Actualizado.tsx';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { FalloConsulta } from '../../ui/estados/FalloConsulta.tsx';
import { HuecoDeFilas } from '../../ui/estados/Huecos.tsx';
import { Vacio } from '../../ui/estados/Vacio.tsx';
import { ElegirVista } from '../../ui/lista/ElegirVista.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { useOficina } from '../figuras/use-oficina.ts';
import { DeAyer } from './DeAyer.tsx';
import { TablaCobradores, TablaEdades, TablaPlazos } from './tablas.tsx';
import {
  aLosDeRiesgo,
  aLosEntregados,
  diasDe,
  EN_LA_URL,
  enRiesgoDe,
  type Filtro,
  masDe,
  type Riesgo,
  textoClientes,
  textoMonto,
  textoParte,
} from './textos.ts';
import { type LosDemas, useRiesgo } from './use-riesgo.ts';

type Datos = { datos: Riesgo | undefined };

const OPCIONES = DIAS_DE_RIESGO.map((dias) => ({
  value: String(dias) as Filtro['dias'],
  label: cuantos(dias, 'día', 'días'),
}));

/** The whole office: what runs, and the part of it at risk of each number of days. */
function CifrasDeRiesgo({ datos }: Datos) {
  const { base } = useOficina();
  return (
    <Cifras nombre="Cartera en riesgo" cargando={!datos} columnas={3}>
      <Cifra
        titulo="Cartera entregada"
        definicion="carteraEntregada"
        camino={aLosEntregados(base)}
        valor={datos && formatearPesos(datos.saldo)}
        nota={datos ? textoClientes(datos.clientes) : ''}
      />
      {DIAS_DE_RIESGO.map((dias) => {
        const en = datos && enRiesgoDe(datos.riesgo, dias);
        return (
          <Cifra
            key={dias}
            titulo={masDe(dias)}
            definicion="carteraEnRiesgo"
            camino={aLosDeRiesgo(base, dias)}
            valor={en && textoParte(en.porcentaje)}
            nota={en ? textoMonto(en) : ''}
          />
        );
      })}
    </Cifras>
  );
}

/** Why nobody is in the table, or who is. */
function textoDeFaltantes({ cobradores, total_cobradores }: Riesgo): string | null {
  if (cobradores === null)
    return 'La parte de cada cobrador se prepara en oficinas de hasta 2,000 cobradores.';
  return cobradores.length < total_cobradores
    ? `Los ${formatearNumero(cobradores.length)} con más riesgo, de ${formatearNumero(total_cobradores)} cobradores`
    : null;
}

const VerMas = ({ hayMas, trayendoMas, traerMas }: LosDemas) =>
  hayMas && (
    <Button className="a-su-ancho" loading={trayendoMas} onClick={() => void traerMas()}>
      Ver más cobradores
    </Button>
  );

type PropsCobradores = Datos & {
  filtro: Filtro;
  alElegir: (dias: Filtro['dias']) => void;
  ocupada: boolean;
  demas: LosDemas;
};

function PorCobrador({ datos, filtro, alElegir, ocupada, demas }: PropsCobradores) {
  const { base } = useOficina();
  const dias = diasDe(filtro);
  const faltan = datos && textoDeFaltantes(datos);
  return (
    <Panel
      titulo="Por cobrador"
      subtitulo={`${masDe(dias)} de atraso; primero quien tiene más parte en riesgo`}
      ayuda={<QueEs titulo="Por cobrador" figura="carteraEnRiesgo" />}
    >
      <ElegirVista
        nombre="Más de cuántos días de atraso"
        opciones={OPCIONES}
        vista={filtro.dias}
        alElegir={alElegir}
      />
      {!datos && <HuecoDeFilas />}
      {faltan && <p className="nota">{faltan}</p>}
      {datos?.cobradores && <TablaCobradores {...{ base, dias, ocupada }} cobradores={datos.cobradores} />}
      {!ocupada && <VerMas {...demas} />}
    </Panel>
  );
}

function Paneles(props: PropsCobradores) {
  const { base } = useOficina();
  const { datos } = props;
  return (
    <>
      <CifrasDeRiesgo datos={datos} />
      <Panel
        titulo="Por días de atraso"
        ayuda={<QueEs titulo="Por días de atraso" figura="edadesDeCartera" />}
      >
        {datos ? (
          <TablaEdades base={base} edades={datos.edades} total={datos.saldo} />
        ) : (
          <HuecoDeFilas filas={6} />
        )}
      </Panel>
      <Panel
        titulo="Por plazo"
        subtitulo="Parte del saldo de cada plazo"
        ayuda={<QueEs titulo="Por plazo" figura="carteraEnRiesgo" />}
      >
        {datos ? <TablaPlazos base={base} plazos={datos.plazos} /> : <HuecoDeFilas filas={3} />}
      </Panel>
      <PorCobrador {...props} />
    </>
  );
}

/** How old it is: a payment tells nobody here. */
const textoDeCuando = ({ fecha, leido }: Riesgo): string => `${textoDia(fecha)}, ${textoAlMinuto(leido)}`;

/** The portfolio that may be lost: by how long it is behind, by term and by collector. */
export function PantallaRiesgo() {
  const [filtro, cambiar] = useEnLaUrl(EN_LA_URL);
  const { consulta, data, anterior, demas } = useRiesgo(diasDe(filtro));
  return (
    <div className="pila">
      <Encabezado
        titulo="Cartera en riesgo"
        nota={data && (datosDe(consulta) ?? textoDeCuando(data))}
        accion={<Actualizar consulta={consulta} />}
      />
      <FalloConsulta consulta={consulta} mensaje="Error al obtener la cartera en riesgo" />
      {data?.clientes === 0 ? (
        <Vacio texto="No hay créditos entregados con saldo" />
      ) : (
        (data || !consulta.error) && (
          <Paneles
            datos={data}
            filtro={filtro}
            alElegir={(dias) => cambiar({ dias })}
            ocupada={anterior}
            demas={demas}
          />
        )
      )}
      {data && <DeAyer corte={filtro.cierre} hoy={data.fecha} alElegir={(cierre) => cambiar({ cierre })} />}
    </div>
  );
}
