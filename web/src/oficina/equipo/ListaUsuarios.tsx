import './equipo.css';
import { EditOutlined } from '@ant-design/icons';
import { listarUsuarios, type UsuarioConEstado } from '@leal/contract';
import { nombreRol, ROL } from '@leal/domain';
import { Button } from 'antd';
import { cuantos } from '../../piezas/textos/textos.ts';
import { useLista } from '../../lib/api/lista.ts';
import { comoSeLlama, nombrar } from '../../lib/llamados.ts';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';
import { HuecoDeFilas } from '../../ui/estados/Huecos.tsx';
import { Vacio } from '../../ui/estados/Vacio.tsx';
import { Insignia } from '../../ui/insignia/Insignia.tsx';
import { ListaPorPaginas } from '../../ui/lista/ListaPorPaginas.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { BotonCerrar } from '../cortes/BotonCerrar.tsx';
import { abrirEstado } from './DialogoEstado.tsx';
import { abrirRenombrar } from './DialogoRenombrar.tsx';
import { Nombre } from '../../ui/Nombre.tsx';

type Props = {
  usuario: UsuarioConEstado;
  /** Nobody can turn their own account off. */
  esPropio: boolean;
};

/** One account: whose, with which role, and what can be done. */
const FilaUsuario = ({ usuario, esPropio }: Props) => {
  const { id_usuario, nombre, email, id_rol, activo } = usuario;
  const llamado = comoSeLlama(usuario);
  const accion = activo ? 'Desactivar' : 'Activar';
  return (
    <li className="equipo-usuario" data-activo={activo}>
      <div className="pila aire-0 parte">
        <strong>
          <Nombre className="nota" de={nombre} />
          {esPropio && <span className="nota">{' (tú)'}</span>}
        </strong>
        <span className="nota">{email}</span>
        {esPropio && <span className="nota">No puedes desactivar tu propia cuenta.</span>}
      </div>
      <div className="equipo-senas grupo aire-6 al-final">
        <Insignia texto={nombreRol(id_rol)} tono="neutro" />
        {!activo && <Insignia texto="Desactivado" tono="mal" />}
      </div>
      <div className="equipo-acciones grupo a-lo-ancho">
        <Button
          icon={<EditOutlined aria-hidden />}
          aria-label={`Renombrar a ${llamado}`}
          onClick={() => abrirRenombrar(usuario)}
        >
          Renombrar
        </Button>
        {!activo && id_rol === ROL.cobrador && <BotonCerrar id_cobrador={id_usuario} nombre={llamado} />}
        {!esPropio && (
          <Button danger={activo} aria-label={`${accion} a ${llamado}`} onClick={() => abrirEstado(usuario)}>
            {accion}
          </Button>
        )}
      </div>
    </li>
  );
};

/** Everybody who has an account, oldest first. */
export function ListaUsuarios() {
  const lista = useLista(listarUsuarios, { consulta: {} });
  const { id_usuario } = useUsuario();
  const total = lista.primera?.total;
  return (
    <Panel titulo="Usuarios" subtitulo={total === undefined ? ' ' : cuantos(total, 'cuenta', 'cuentas')}>
      <ListaPorPaginas
        lista={lista}
        cargando={<HuecoDeFilas filas={10} />}
        vacia={<Vacio texto="No hay usuarios" />}
        mensajeError="Error al obtener usuarios"
        mensajeMas="Cargando más usuarios..."
      >
        {(usuarios) => (
          <ul className="lista-lisa pila aire-0 rayas" aria-label="Usuarios">
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
