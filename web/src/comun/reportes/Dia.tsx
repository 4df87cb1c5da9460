import 'virtual:estilos-antd/listas.css';
import { ArrowLeftOutlined } from '@ant-design/icons';
import { reporteDia, type Respuesta } from '@leal/contract';
import { type Fecha, formatearNumero, formatearPesos } from '@leal/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { TablaMovimientos } from './TablaMovimientos.tsx';
import { diaAlDia, leidoAlDia } from '../../piezas/figuras/al-dia.ts';
import type { Cuenta } from '../../piezas/figuras/del-dia.ts';
import { textoAparte, textoSinConfirmar, useDelTelefono } from '../../piezas/figuras/figuras.ts';
import { conFormas } from '../../piezas/textos/por-forma.ts';
import { textoDia } from '../../piezas/textos/textos.ts';
import { consultaDe } from '../../lib/api/consultas.ts';
import { Cifra, Cifras } from '../../ui/cifras/Cifras.tsx';
import { datosDe } from '../../ui/encabezado/antiguedad.ts';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { FalloConsulta } from '../../ui/estados/FalloConsulta.tsx';
import { HuecoDeFilas } from '../../ui/estados/Huecos.tsx';
import { SinResultados, Vacio } from '../../ui/estados/Vacio.tsx';
import { Paginas } from '../../ui/lista/Paginas.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { BuscarEnDia } from './BuscarEnDia.tsx';
import type { EnReportes } from './lugar.ts';
import { MotivosDia } from './MotivosDia.tsx';

type DiaLeido = Respuesta<typeof reporteDia>;

type Pedido = { readonly fecha: Fecha; readonly pagina: number; readonly busqueda: string };

/** A page of a collector's day, 10 rows each; the earlier page stays until the next one is there. */
const useDia = (id_usuario: string, { fecha, pagina, busqueda }: Pedido) =>
  useQuery({
    ...consultaDe(reporteDia, {
      parametros: { id_usuario },
      consulta: { fecha, pagina, ...(busqueda !== '' && { busqueda }) },
    }),
    placeholderData: keepPreviousData,
  });

/** The day in four figures; a search narrows the rows, never these. */
type PropsCifras = { dia: DiaLeido | undefined; aparte: Cuenta | undefined; leido: Date };

const CifrasDia = ({ dia, aparte, leido }: PropsCifras) => (
  <Cifras nombre="Resumen del día" cargando={!dia} columnas={4}>
    <Cifra
      titulo="Total del día"
      definicion="recaudadoDia"
      valor={dia && formatearPesos(dia.total_fecha)}
      {...(dia && conFormas({}, dia.total_fecha, dia.transferido))}
      aparte={aparte && textoAparte(aparte.monto, leido)}
    />
    <Cifra
      titulo="Abonos"
      definicion="abonosDia"
      valor={dia && formatearNumero(dia.cantidad_abonos)}
      aparte={aparte && textoSinConfirmar(aparte.pagos, 'cuenta')}
    />
    <Cifra
      titulo="Clientes"
      definicion="visitadosDia"
      valor={dia && formatearNumero(dia.clientes_visitados)}
      aparte={aparte && textoSinConfirmar(aparte.visitados.length, 'cuenta')}
    />
    <Cifra titulo="Gastos" definicion="gastosDia" valor={dia && formatearPesos(dia.gastos)} />
  </Cifras>
);

/** Spec §9: rows of a page of the day report. */
const POR_PAGINA = 10;

type Props = {
  dia: DiaLeido | undefined;
  /** Rows of another page or search, until theirs are there. */
  anteriores: boolean;
  buscando: boolean;
  /** The rows that are not confirmed, above the first page. */
  sinConfirmar: Cuenta['filas'];
  alCambiar: (pagina: number) => void;
};

function FilasDia({ dia, anteriores, buscando, sinConfirmar: aparte, alCambiar }: Props) {
  if (!dia) return <HuecoDeFilas filas={10} />;
  const { pagina_actual, total_registros } = dia.paginacion;
  const hay = dia.historial_fecha.length + aparte.length > 0;
  return (
    <div className="pila se-relee" aria-busy={anteriores}>
      {hay && (
        <TablaMovimientos titulo="Movimientos del día" filas={dia.historial_fecha} sinConfirmar={aparte} />
      )}
      {!hay && (buscando ? <SinResultados /> : <Vacio texto="Sin movimientos este día" />)}
      <Paginas pagina={pagina_actual} porPagina={POR_PAGINA} total={total_registros} alCambiar={alCambiar} />
    </div>
  );
}

type PropsDia = { idCobrador: string; fecha: Fecha; en: EnReportes };

/** A day of the reports, with its rows page by page. */
export function Dia({ idCobrador, fecha, en }: PropsDia) {
  const { pagina, busqueda } = en.lugar;
  const consulta = useDia(idCobrador, { fecha, pagina, busqueda });
  const { isError, isPlaceholderData } = consulta;
  const antiguedad = datosDe(consulta);
  const delTelefono = useDelTelefono(consulta);
  const primera = busqueda === '' && pagina === 1;
  const alDia = consulta.data && diaAlDia(delTelefono, consulta.data, { conFilas: primera });
  const { datos: data, aparte, sinPago = 0 } = alDia ?? {};
  const volver = (
    <Button icon={<ArrowLeftOutlined aria-hidden />} onClick={en.volverASemana}>
      Semana
    </Button>
  );
  return (
    <>
      <Encabezado titulo={textoDia(fecha)} nota={antiguedad ?? 'Reportes de Cobranza'} antes={volver} />
      {antiguedad === null && (
        <FalloConsulta consulta={consulta} mensaje="Error al cargar historial del día" />
      )}
      {(data || !isError) && (
        <>
          <CifrasDia dia={data} aparte={aparte} leido={leidoAlDia(consulta, alDia)} />
          <Panel titulo="Movimientos del día">
            <BuscarEnDia busqueda={busqueda} alBuscar={(q) => en.cambiar({ busqueda: q, pagina: 1 })} />
            <FilasDia
              dia={data}
              anteriores={isPlaceholderData}
              buscando={busqueda !== ''}
              sinConfirmar={primera ? (aparte?.filas ?? []) : []}
              alCambiar={(n) => en.cambiar({ pagina: n })}
            />
          </Panel>
          <MotivosDia dia={data} sinConfirmar={sinPago} />
        </>
      )}
    </>
  );
}
