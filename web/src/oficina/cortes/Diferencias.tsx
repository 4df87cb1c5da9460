import '../../ui/lista/filtros.css';
import './cortes.css';
import { ArrowLeftOutlined } from '@ant-design/icons';
import { type DiferenciaDeCorte, listarDiferencias } from '@leal/contract';
import { Button } from 'antd';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { ESTADO_DIFERENCIA, nombreDeCorte, textoDiferencia } from '../../piezas/caja/textos.ts';
import { FiltroCobrador } from '../../piezas/cobradores/elegir-tarde.tsx';
import { textoInstante } from '../../piezas/textos/textos.ts';
import { useDuda } from '../../lib/acciones/dudas.ts';
import { useLista } from '../../lib/api/lista.ts';
import { useEnLaUrl } from '../../lib/en-la-url.ts';
import { BotonEnlace } from '../../ui/BotonEnlace.tsx';
import { traerDialogo } from '../../ui/dialogos/traer-dialogo.ts';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { HuecoDeFilas } from '../../ui/estados/Huecos.tsx';
import { Vacio } from '../../ui/estados/Vacio.tsx';
import { Insignia } from '../../ui/insignia/Insignia.tsx';
import { ElegirVista } from '../../ui/lista/ElegirVista.tsx';
import { ListaPorPaginas } from '../../ui/lista/ListaPorPaginas.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { Celda } from '../../ui/tabla/Celda.tsx';
import type { Como } from './DialogoDiferencia.tsx';
import {
  consultaDeDiferencias,
  DIFERENCIAS_EN_LA_URL,
  type FiltroDiferencias,
  rutaDeCorte,
} from './filtro.ts';

const OPCIONES: readonly { value: FiltroDiferencias['ver']; label: string }[] = [
  { value: 'abiertas', label: 'Abiertas' },
  { value: 'saldadas', label: 'Saldadas' },
  { value: 'condonadas', label: 'Condonadas' },
  { value: 'todas', label: 'Todas' },
];

const preguntar = (diferencia: DiferenciaDeCorte, como: Como): Promise<void> =>
  traerDialogo(
    () => import('./DialogoDiferencia.tsx'),
    ({ preguntarDiferencia }) => preguntarDiferencia(diferencia, como),
  );

const TEXTO = { saldada: 'Saldar', condonada: 'Condonar' } as const;

type Props = { diferencia: DiferenciaDeCorte };

function Botones({ diferencia }: Props) {
  if (useDuda(`diferencia ${diferencia.id_corte}`)) return <Insignia texto="Sin confirmar" tono="espera" />;
  return (['condonada', 'saldada'] as const).map((como) => (
    <Button
      key={como}
      type={como === 'saldada' ? 'primary' : 'default'}
      aria-label={`${TEXTO[como]} la diferencia del ${nombreDeCorte(diferencia).toLowerCase()} de ${diferencia.nombre_cobrador}`}
      onClick={() => void preguntar(diferencia, como)}
    >
      {TEXTO[como]}
    </Button>
  ));
}

const Fila = ({ diferencia }: Props) => {
  const { nombre_cobrador, id_corte, numero, monto, debe, estado, creada_en } = diferencia;
  const { resuelta_en, resuelta_por, motivo } = diferencia;
  const abierta = estado === 'abierta';
  return (
    <tr>
      <Celda en="cobrador" lugar="principal">
        {nombre_cobrador}
      </Celda>
      <Celda en="monto" lugar="principal" cifra>
        {textoDiferencia(monto, debe)}
      </Celda>
      <Celda en="corte">
        {numero === null ? (
          nombreDeCorte(diferencia)
        ) : (
          <Link to={rutaDeCorte(id_corte)}>{nombreDeCorte(diferencia)}</Link>
        )}
      </Celda>
      <Celda en="fecha" nombre="Confirmado">
        {`${textoInstante(creada_en)} · ${diferencia.nombre_gerente}`}
      </Celda>
      <Celda en="estado" className="diferencias-estado">
        <Insignia {...ESTADO_DIFERENCIA[estado]} />
      </Celda>
      <Celda en="respuesta" nombre="Resuelta" lugar={abierta ? 'fuera' : 'renglon'}>
        {abierta ? '—' : `${textoInstante(resuelta_en)} · ${resuelta_por ?? ''}: ${motivo ?? ''}`}
      </Celda>
      <Celda en="acciones" lugar={abierta ? 'renglon' : 'fuera'}>
        {abierta && (
          <div className="cortes-acciones">
            <Botones diferencia={diferencia} />
          </div>
        )}
      </Celda>
    </tr>
  );
};

const TablaDiferencias = ({ filas, ocupada }: { filas: readonly DiferenciaDeCorte[]; ocupada: boolean }) => (
  <table className="tabla diferencias" aria-label="Diferencias" aria-busy={ocupada}>
    <thead>
      <tr>
        <th>Cobrador</th>
        <th data-tipo="cifra">Diferencia</th>
        <th>Corte</th>
        <th>Confirmado</th>
        <th>Estado</th>
        <th>Resuelta</th>
        <th>
          <span className="solo-lectores">Acciones</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {filas.map((una) => (
        <Fila key={una.id_corte} diferencia={una} />
      ))}
    </tbody>
  </table>
);

/** The differences of confirmed cuts, and the office's debts, until somebody has settled or written them off. */
export function Diferencias() {
  const titulo = useRef<HTMLHeadingElement>(null);
  const [filtro, cambiar] = useEnLaUrl(DIFERENCIAS_EN_LA_URL);
  const lista = useLista(listarDiferencias, { consulta: consultaDeDiferencias(filtro) }, { conservar: true });
  return (
    <div className="cortes-pantalla">
      <Encabezado
        titulo="Diferencias"
        nota="Lo que faltó, lo que sobró y lo que la oficina debe"
        refTitulo={titulo}
        antes={
          <BotonEnlace camino="/gerente/cortes" icon={<ArrowLeftOutlined aria-hidden />}>
            Cortes
          </BotonEnlace>
        }
      />
      <search className="filtros filtros-anchos">
        <FiltroCobrador valor={filtro.cobrador} alElegir={(cobrador) => cambiar({ cobrador })} />
      </search>
      <ElegirVista
        nombre="Qué diferencias"
        opciones={OPCIONES}
        vista={filtro.ver}
        alElegir={(ver) => cambiar({ ver })}
      />
      <Panel titulo="Diferencias">
        <ListaPorPaginas
          lista={lista}
          cargando={<HuecoDeFilas />}
          vacia={<Vacio dibujo="listo" texto="No hay diferencias" />}
          mensajeError="Error al obtener las diferencias"
          mensajeMas="Cargando más diferencias..."
        >
          {(filas) => <TablaDiferencias filas={filas} ocupada={lista.anteriores} />}
        </ListaPorPaginas>
      </Panel>
    </div>
  );
}
