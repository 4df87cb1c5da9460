import { EditOutlined } from '@ant-design/icons';
import type { UsuarioConEstado } from '@leal/contract';
import { nombreRol } from '@leal/domain';
import { Button } from 'antd';
import { comoSeLlama } from '../../../lib/llamados.ts';
import { Insignia } from '../../../ui/insignia/Insignia.tsx';
import { abrirEstado } from './DialogoEstado.tsx';
import { abrirRenombrar } from './DialogoRenombrar.tsx';

type Props = {
  usuario: UsuarioConEstado;
  /** Nobody can turn their own account off. */
  esPropio: boolean;
};

/** One account: whose, with which role, and what can be done. */
export const FilaUsuario = ({ usuario, esPropio }: Props) => {
  const { nombre, email, id_rol, activo } = usuario;
  const llamado = comoSeLlama(usuario);
  const accion = activo ? 'Desactivar' : 'Activar';
  return (
    <li className="equipo-usuario" data-activo={activo}>
      <div className="equipo-quien">
        <strong>
          {nombre}
          {esPropio && ' (tú)'}
        </strong>
        <span>{email}</span>
      </div>
      <div className="equipo-senas">
        <Insignia texto={nombreRol(id_rol)} tono="neutro" />
        {!activo && <Insignia texto="Desactivado" tono="mal" />}
      </div>
      <div className="equipo-acciones">
        <Button
          icon={<EditOutlined aria-hidden />}
          aria-label={`Renombrar a ${llamado}`}
          onClick={() => abrirRenombrar(usuario)}
        >
          Renombrar
        </Button>
        {!esPropio && (
          <Button danger={activo} aria-label={`${accion} a ${llamado}`} onClick={() => abrirEstado(usuario)}>
            {accion}
          </Button>
        )}
      </div>
    </li>
  );
};
