import { listarReasignaciones, type Reasignacion } from '@leal/contract';
import { formatearNumero } from '@leal/domain';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { cuantos, textoInstante } from '../../piezas/textos/textos.ts';
import { consultaDe } from '../../lib/api/consultas.ts';
import { abrirTarde } from '../dialogos/abrir-tarde.ts';
import { Nombre } from '../../ui/Nombre.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { estadoDe } from './textos.ts';

const CADA_MS = 10_000;

const ver = abrirTarde(async () => (await import('./DialogoReasignar.tsx')).verAvance);

const Renglon = ({ reasignacion }: { reasignacion: Reasignacion }) => {
  const { nombre_de, receptores, clientes, pasaron, quedaron, creado_en } = reasignacion;
  return (
    <li className="fila extremos aire-12">
      <span className="pila aire-0 parte">
        <strong>
          <Nombre de={`${nombre_de} → ${receptores.map(({ nombre }) => nombre).join(', ')}`} />
        </strong>
        <span className="tenue chica tabular">
          {`${textoInstante(creado_en)} · ${estadoDe(reasignacion)}: ${formatearNumero(pasaron)} de ${cuantos(clientes, 'cliente', 'clientes')}`}
          {quedaron > 0 && ` · ${formatearNumero(quedaron)} se ${quedaron === 1 ? 'quedó' : 'quedaron'}`}
        </span>
      </span>
      <Button aria-label={`Ver la reasignación de ${nombre_de}`} onClick={() => ver(reasignacion)}>
        Ver
      </Button>
    </li>
  );
};

/** The last times that clients got another collector; nothing where there was none. */
export function Reasignaciones() {
  const { data } = useQuery({
    ...consultaDe(listarReasignaciones),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.datos.some(({ estado }) => estado === 'en_curso') ? CADA_MS : false,
  });
  if (!data || data.datos.length === 0) return null;
  return (
    <Panel titulo="Reasignaciones">
      <ul className="rayas lista-lisa" aria-label="Reasignaciones">
        {data.datos.map((reasignacion) => (
          <Renglon key={reasignacion.id_reasignacion} reasignacion={reasignacion} />
        ))}
      </ul>
    </Panel>
  );
}
