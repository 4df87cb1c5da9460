import { RightOutlined } from '@ant-design/icons';
import { type Corte, type DiferenciaDeCorte, listarCortes, listarDiferencias } from '@leal/contract';
import { CERO } from '@leal/domain';
import { Link } from 'react-router-dom';
import {
  debeLaOficina,
  ESTADO_CORTE,
  ESTADO_DIFERENCIA,
  nombreDeCorte,
  textoDiferencia,
  tuDiferencia,
} from '../../piezas/caja/textos.ts';
import { textoInstante } from '../../piezas/textos/textos.ts';
import { useLista } from '../../lib/api/lista.ts';
import { HuecoDeFilas } from '../../ui/estados/Huecos.tsx';
import { Vacio } from '../../ui/estados/Vacio.tsx';
import { Insignia } from '../../ui/insignia/Insignia.tsx';
import { ListaPorPaginas } from '../../ui/lista/ListaPorPaginas.tsx';
import { Monto } from '../../ui/Monto.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { rutaDeMiCorte } from './rutas.ts';

const Renglon = ({ corte }: { corte: Corte }) => (
  <li>
    <Link className="caja-linea" to={rutaDeMiCorte(corte.id_corte)}>
      <span>
        <span>{nombreDeCorte(corte)}</span> <Insignia {...ESTADO_CORTE[corte.estado]} />
        <small>{textoInstante(corte.entregado_en)}</small>
        <small>{textoDiferencia(corte.diferencia, debeLaOficina(corte.esperado))}</small>
      </span>
      <Monto valor={corte.contado} />
      <RightOutlined aria-hidden />
    </Link>
  </li>
);

/** The cuts that this collector has handed in, newest first. */
export function MisCortes() {
  const lista = useLista(listarCortes, { consulta: {} });
  return (
    <Panel titulo="Mis cortes">
      <ListaPorPaginas
        lista={lista}
        cargando={<HuecoDeFilas filas={3} />}
        vacia={<Vacio texto="Todavía no has entregado ningún corte" />}
        mensajeError="Error al obtener tus cortes"
        mensajeMas="Cargando más cortes..."
      >
        {(cortes) => (
          <ul className="caja-lineas lista-lisa" aria-label="Mis cortes">
            {cortes.map((corte) => (
              <Renglon key={corte.id_corte} corte={corte} />
            ))}
          </ul>
        )}
      </ListaPorPaginas>
    </Panel>
  );
}

const SobreDiferencia = ({ diferencia }: { diferencia: DiferenciaDeCorte }) => {
  const { monto, debe, estado, creada_en, motivo } = diferencia;
  return (
    <span>
      <span>{debe > CERO ? tuDiferencia(monto, debe) : textoDiferencia(monto)}</span>{' '}
      <Insignia {...ESTADO_DIFERENCIA[estado]} />
      <small>{`${nombreDeCorte(diferencia)}, ${textoInstante(creada_en)}`}</small>
      {motivo !== null && <small>{motivo}</small>}
    </span>
  );
};

const Diferencia = ({ diferencia }: { diferencia: DiferenciaDeCorte }) => (
  <li>
    {diferencia.numero === null ? (
      <span className="caja-linea">
        <SobreDiferencia diferencia={diferencia} />
      </span>
    ) : (
      <Link className="caja-linea" to={rutaDeMiCorte(diferencia.id_corte)}>
        <SobreDiferencia diferencia={diferencia} />
        <RightOutlined aria-hidden />
      </Link>
    )}
  </li>
);

/** The differences of confirmed cuts, on this collector's account until a manager has settled them. */
export function MisDiferencias() {
  const lista = useLista(listarDiferencias, { consulta: {} });
  if (lista.filas?.length === 0 && !lista.error) return null;
  return (
    <Panel titulo="Mis diferencias">
      <ListaPorPaginas
        lista={lista}
        cargando={<HuecoDeFilas filas={1} />}
        vacia={null}
        mensajeError="Error al obtener tus diferencias"
        mensajeMas="Cargando más diferencias..."
      >
        {(diferencias) => (
          <ul className="caja-lineas lista-lisa" aria-label="Mis diferencias">
            {diferencias.map((diferencia) => (
              <Diferencia key={diferencia.id_corte} diferencia={diferencia} />
            ))}
          </ul>
        )}
      </ListaPorPaginas>
    </Panel>
  );
}
