import './equipo.css';
import { listarUsuarios } from '@leal/contract';
import { Skeleton } from 'antd';
import { nombrar } from '../../../lib/llamados.ts';
import { useLista } from '../../../lib/api/lista.ts';
import { useUsuario } from '../../../lib/sesion/use-sesion.ts';
import { Vacio } from '../../../ui/estados/Vacio.tsx';
import { ListaPorPaginas } from '../../../ui/lista/ListaPorPaginas.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { cuantos } from '../../../comun/textos/textos.ts';
import { FilaUsuario } from './FilaUsuario.tsx';

/** Everybody who has an account, oldest first. */
export function ListaUsuarios() {
  const lista = useLista(listarUsuarios, { consulta: {} });
  const { id_usuario } = useUsuario();
  const total = lista.primera?.total;
  return (
    <Panel titulo="Usuarios" subtitulo={total === undefined ? ' ' : cuantos(total, 'cuenta', 'cuentas')}>
      <ListaPorPaginas
        lista={lista}
        cargando={<Skeleton active title={false} paragraph={{ rows: 10 }} />}
        vacia={<Vacio texto="No hay usuarios" />}
        mensajeError="Error al obtener usuarios"
        mensajeMas="Cargando más usuarios..."
      >
        {(usuarios) => (
          <ul className="equipo" aria-label="Usuarios">
            {nombrar(usuarios).map((usuario) => (
              <FilaUsuario
                key={usuario.id_usuario}
                usuario={usuario}
                esPropio={usuario.id_usuario === id_usuario}
              />
            ))}
          </ul>
        )}
      </ListaPorPaginas>
    </Panel>
  );
}
