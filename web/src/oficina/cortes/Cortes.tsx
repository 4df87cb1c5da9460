import './cortes.css';
import '../../piezas/caja/caja.css';
import '../../ui/lista/filtros.css';
import { RightOutlined } from '@ant-design/icons';
import { type Corte, cortesSinEntregar, listarCortes } from '@leal/contract';
import { formatearFecha, formatearNumero, nombreDia } from '@leal/domain';
import { Alert } from 'antd';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { debeLaOficina, ESTADO_CORTE, nombreDeCorte, textoDiferencia } from '../../piezas/caja/textos.ts';
import { FiltroCobrador } from '../../piezas/cobradores/elegir-tarde.tsx';
import { textoInstante } from '../../piezas/textos/textos.ts';
import { useLlamada } from '../../lib/api/consultas.ts';
import { leerEntera, type ListaLeida, useLista } from '../../lib/api/lista.ts';
import { useEnLaUrl } from '../../lib/en-la-url.ts';
import { SiActua, useSoloLectura } from '../../lib/sesion/solo-lectura.ts';
import { BotonEnlace } from '../../ui/BotonEnlace.tsx';
import { Actualizar } from '../../ui/encabezado/Actualizado.tsx';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { FalloConsulta } from '../../ui/estados/FalloConsulta.tsx';
import { HuecoDeFilas } from '../../ui/estados/Huecos.tsx';
import { Vacio } from '../../ui/estados/Vacio.tsx';
import { Insignia } from '../../ui/insignia/Insignia.tsx';
import { ElegirVista } from '../../ui/lista/ElegirVista.tsx';
import { ListaPorPaginas } from '../../ui/lista/ListaPorPaginas.tsx';
import { Monto } from '../../ui/Monto.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { useEscritorio } from '../../ui/tabla/use-escritorio.ts';
import { BotonHoja } from '../exportar/BotonHoja.tsx';
import { useOficina } from '../figuras/use-oficina.ts';
import { textoAusente } from '../vacaciones/textos.ts';
import { BotonCerrar } from './BotonCerrar.tsx';
import { consultaDe, EN_LA_URL, type Filtro, rutaDeCorte } from './filtro.ts';
import { hojaCortes } from './hoja-cortes.ts';
import { TablaCortes } from './TablaCortes.tsx';
import { Nombre } from '../../ui/Nombre.tsx';

const ERROR = 'Error al obtener los cortes';
const MAS = 'Cargando más cortes...';
const OPCIONES: readonly { value: Filtro['ver']; label: string }[] = [
  { value: 'entregados', label: 'Por confirmar' },
  { value: 'devueltos', label: 'Devueltos' },
  { value: 'confirmados', label: 'Confirmados' },
  { value: 'todos', label: 'Todos' },
];

/** Boxes with cash of earlier days that nobody has handed in: they remind; the office closes the box of who left or is away. */
function SinEntregar() {
  const { data } = useLlamada(cortesSinEntregar, {});
  if (!data || data.datos.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title="Cortes de días anteriores sin entregar"
      description={
        <ul className="caja-lineas lista-lisa" aria-label="Sin entregar">
          {data.datos.map(({ id_cobrador, nombre_cobrador, activo, vacaciones_hasta, esperado, desde }) => (
            <li key={id_cobrador} className="caja-linea">
              <span>
                <Nombre de={nombre_cobrador} />
                <small>{`desde el ${nombreDia(desde)} ${formatearFecha(desde)}`}</small>
                {vacaciones_hasta && <small>{textoAusente(vacaciones_hasta)}</small>}
              </span>
              <Monto valor={esperado} />
              {(!activo || vacaciones_hasta) && (
                <SiActua>
                  <BotonCerrar id_cobrador={id_cobrador} nombre={nombre_cobrador} />
                </SiActua>
              )}
            </li>
          ))}
          {data.datos.length < data.total && (
            <li>{`Son las ${data.datos.length} más viejas, de ${formatearNumero(data.total)}.`}</li>
          )}
        </ul>
      }
    />
  );
}

const vaciaDe = ({ ver }: Filtro) =>
  ver === 'entregados' ? (
    <Vacio dibujo="listo" texto="No hay cortes por confirmar" />
  ) : (
    <Vacio texto="No hay cortes" />
  );

const Renglon = ({ corte }: { corte: Corte }) => (
  <li>
    <Link className="caja-linea" to={rutaDeCorte(useOficina().base, corte.id_corte)}>
      <span>
        <Nombre de={corte.nombre_cobrador} /> <Insignia {...ESTADO_CORTE[corte.estado]} />
        <small>{`${nombreDeCorte(corte)}, ${textoInstante(corte.entregado_en)}`}</small>
        <small>{textoDiferencia(corte.diferencia, debeLaOficina(corte.esperado))}</small>
      </span>
      <Monto valor={corte.contado} />
      <RightOutlined aria-hidden />
    </Link>
  </li>
);

type Props = { lista: ListaLeida<Corte>; filtro: Filtro; alFiltrar: (cambio: Partial<Filtro>) => void };

const Tarjetas = ({ lista, filtro }: Props) => (
  <Panel titulo="Cortes">
    <ListaPorPaginas
      lista={lista}
      cargando={<HuecoDeFilas />}
      vacia={vaciaDe(filtro)}
      mensajeError={ERROR}
      mensajeMas={MAS}
    >
      {(cortes) => (
        <ul className="caja-lineas lista-lisa" aria-label="Cortes" aria-busy={lista.anteriores}>
          {cortes.map((corte) => (
            <Renglon key={corte.id_corte} corte={corte} />
          ))}
        </ul>
      )}
    </ListaPorPaginas>
  </Panel>
);

function Renglones({ lista, filtro, alFiltrar }: Props) {
  const { filas, error, anteriores, hayMas, trayendoMas, traerMas } = lista;
  const traer = useCallback(() => void traerMas(), [traerMas]);
  const puedeTraer = hayMas && !trayendoMas && !anteriores && !error;
  return (
    <>
      <FalloConsulta consulta={lista} mensaje={ERROR} />
      {(filas || !error) && (
        <div className="cortes-tabla encima cede se-relee" aria-busy={anteriores}>
          <TablaCortes
            cortes={filas}
            orden={filtro.orden}
            alOrdenar={(orden) => alFiltrar({ orden })}
            vacia={vaciaDe(filtro)}
            alAcercarse={puedeTraer ? traer : undefined}
          />
        </div>
      )}
    </>
  );
}

/** All cuts of the filter, page after page, as a file. */
const BotonExcel = ({ consulta }: { consulta: ReturnType<typeof consultaDe> }) => (
  <BotonHoja
    className="encabezado-accion"
    texto="Exportar cortes"
    hecho="Cortes exportados"
    vacio="No hay cortes para exportar"
    armar={async (signal) => {
      const cortes = await leerEntera(listarCortes, { ...consulta, limite: 100 }, signal);
      return cortes.length === 0 ? null : hojaCortes(cortes);
    }}
  />
);

/** The cuts that collectors have handed in: what waits for the office first. */
export function Cortes() {
  const escritorio = useEscritorio();
  const soloLee = useSoloLectura();
  const { base } = useOficina();
  const [filtro, cambiar] = useEnLaUrl(EN_LA_URL);
  const consulta = consultaDe(filtro);
  const lista = useLista(listarCortes, { consulta }, { conservar: true });
  const Lista = escritorio ? Renglones : Tarjetas;
  return (
    <div className="cortes-pantalla pila">
      <Encabezado
        titulo="Cortes"
        nota="Lo que entregan los cobradores"
        accion={soloLee ? <Actualizar consulta={lista} /> : <BotonExcel consulta={consulta} />}
      />
      <SinEntregar />
      <search className="filtros filtros-anchos">
        <FiltroCobrador valor={filtro.cobrador} alElegir={(cobrador) => cambiar({ cobrador })} />
        <BotonEnlace camino={`${base}/diferencias`}>Diferencias</BotonEnlace>
      </search>
      <ElegirVista
        nombre="Qué cortes"
        opciones={OPCIONES}
        vista={filtro.ver}
        alElegir={(ver) => cambiar({ ver })}
      />
      <Lista lista={lista} filtro={filtro} alFiltrar={cambiar} />
    </div>
  );
}
