import '../../piezas/tarjetas/bandeja.css';
import './llegadas.css';
import { ArrowLeftOutlined, RightOutlined } from '@ant-design/icons';
import { type DiaDeLlegadas, llegadasDeSemana, type Respuesta } from '@leal/contract';
import { Link } from 'react-router-dom';
import { NavegarSemana } from '../../comun/reportes/NavegarSemana.tsx';
import { TIPOS } from '../../piezas/solicitud/tipos.ts';
import { textoDia } from '../../piezas/textos/textos.ts';
import { useLista } from '../../lib/api/lista.ts';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { HuecoDeFilas } from '../../ui/estados/Huecos.tsx';
import { Vacio } from '../../ui/estados/Vacio.tsx';
import { ListaPorPaginas } from '../../ui/lista/ListaPorPaginas.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { rutaDeBitacora } from '../bitacora/datos/filtro.ts';
import { DESDE_SEMANA } from '../../comun/reportes/lugar.ts';
import { DiaDeCobrador } from './DiaDeCobrador.tsx';
import { type EnLlegadas, useLlegadas } from './lugar.ts';
import { textoDeDia } from './palabras.ts';

const { camino, texto } = TIPOS.captura_tardia.pantalla;

type PropsDia = { dia: DiaDeLlegadas; en: EnLlegadas };

const Dia = ({ dia, en }: PropsDia) => (
  <li>
    <Link className="llegadas-dia enlace-de-fila chica" to={en.haciaDia(dia)} state={DESDE_SEMANA}>
      <strong className="su-nombre parte" translate="no">
        {dia.nombre_cobrador}
      </strong>
      <span className="tenue">{textoDia(dia.fecha)}</span>
      <span className={dia.marcadas > 0 ? 'mal' : 'tenue'}>{textoDeDia(dia)}</span>
      <RightOutlined className="tenue" aria-hidden />
    </Link>
  </li>
);

const Dias = ({ dias, en }: { dias: readonly DiaDeLlegadas[]; en: EnLlegadas }) => (
  <ol className="lista-lisa rayas" aria-label="Días por cobrador">
    {dias.map((dia) => (
      <Dia key={`${dia.id_cobrador} ${dia.fecha}`} dia={dia} en={en} />
    ))}
  </ol>
);

/** Registers that a collector has discarded never came, so that they are on no day: the audit has them. */
const descartados = ({ inicio: desde, fin: hasta }: Respuesta<typeof llegadasDeSemana>['semana']): string =>
  rutaDeBitacora({ accion: 'abonos/descartar', desde, hasta });

/** The days of a week that have something to look at, of all collectors, newest first. */
function Semana({ en }: { en: EnLlegadas }) {
  const lista = useLista(llegadasDeSemana, { consulta: { semana: en.semana } });
  const { primera } = lista;
  return (
    <>
      <Link className="toque aire-8 a-su-ancho" to={camino}>
        <ArrowLeftOutlined aria-hidden /> {texto}
      </Link>
      <Encabezado
        titulo="Llegadas tarde y marcadas"
        nota="Lo que se registró sin señal, y lo que no cuadra en un teléfono"
      />
      <NavegarSemana semana={en.semana} hoy={en.hoy} alCambiar={en.irASemana} />
      <Panel titulo="Por cobrador y día" subtitulo="Se revisa cada hora">
        <ListaPorPaginas
          lista={lista}
          cargando={<HuecoDeFilas />}
          vacia={<Vacio texto="Esta semana nada llegó tarde ni tiene marcas" />}
          mensajeError="Error al cargar las llegadas"
          mensajeMas="Cargando más días"
        >
          {(dias) => <Dias dias={dias} en={en} />}
        </ListaPorPaginas>
      </Panel>
      {primera && (
        <Link className="toque aire-8 a-su-ancho" to={descartados(primera.semana)}>
          Cobros descartados en teléfonos <RightOutlined aria-hidden />
        </Link>
      )}
    </>
  );
}

/** Captures that phones sent late, or that do not fit the others of their phone. Nothing is decided here. */
export function PantallaLlegadas() {
  const en = useLlegadas();
  const { dia, semana } = en;
  return (
    <div className="pila">
      {dia ? (
        <DiaDeCobrador key={`${dia.id_cobrador} ${dia.fecha}`} dia={dia} en={en} />
      ) : (
        <Semana key={semana} en={en} />
      )}
    </div>
  );
}
