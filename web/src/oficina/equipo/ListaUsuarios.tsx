import './equipo.css';
import { EditOutlined } from '@ant-design/icons';
import { estaDeVacaciones, nombreRol, ROL } from '@leal/domain';
import { Button } from 'antd';
import { comoSeLlama } from '../../lib/llamados.ts';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';
import { HuecoDeFilas } from '../../ui/estados/Huecos.tsx';
import { SinResultados, Vacio } from '../../ui/estados/Vacio.tsx';
import { Insignia } from '../../ui/insignia/Insignia.tsx';
import { ListaPorPaginas } from '../../ui/lista/ListaPorPaginas.tsx';
import { Nombre } from '../../ui/Nombre.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { BotonCerrar } from '../cortes/BotonCerrar.tsx';
import { BotonVacaciones } from '../vacaciones/BotonVacaciones.tsx';
import { useHoy } from '../vacaciones/use-hoy.ts';
import { abrirEstado } from './persona/DialogoEstado.tsx';
import { FiltrosEquipo } from './FiltrosEquipo.tsx';
import { Hechos } from './Hechos.tsx';
import type { Persona } from './persona/acciones.ts';
import { abrirEditar } from './persona/DialogoEditar.tsx';
import { MenuDePersona } from './persona/MenuDePersona.tsx';
import { useEquipo } from './use-equipo.ts';
import { textoLoQueTenia } from './sesiones/textos.ts';

/** The phones of a person that were taken for lost, until each is back; nothing where none was. */
const Perdidos = ({ contacto }: Persona) =>
  contacto?.perdidos?.map((perdido) => (
    <div key={perdido.visto_en} className="equipo-hechos grupo a-lo-ancho aire-12 nota">
      <Insignia texto="Teléfono perdido" tono="mal" />
      <span>{textoLoQueTenia(perdido)}</span>
    </div>
  ));

type Props = {
  usuario: Persona;
  /** Nobody can turn their own account off. */
  esPropio: boolean;
};

/** One account: whose, with which role, and what can be done. */
const FilaUsuario = ({ usuario, esPropio }: Props) => {
  const { id_usuario, nombre, email, id_rol, activo, vacaciones } = usuario;
  const noEsta = estaDeVacaciones(vacaciones, useHoy()) || !activo;
  const llamado = comoSeLlama(usuario);
  const accion = activo ? 'Desactivar' : 'Activar';
  return (
    <li className="equipo-usuario" data-activo={activo}>
      <div className="equipo-quien pila aire-0 parte">
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
      <Hechos {...usuario} />
      <Perdidos {...usuario} />
      <div className="equipo-acciones grupo a-lo-ancho">
        <Button
          icon={<EditOutlined aria-hidden />}
          aria-label={`Editar a ${llamado}`}
          onClick={() => abrirEditar(usuario)}
        >
          Editar
        </Button>
        {activo && <BotonVacaciones usuario={usuario} />}
        {noEsta && id_rol === ROL.cobrador && <BotonCerrar id_cobrador={id_usuario} nombre={llamado} />}
        {!esPropio && (
          <Button danger={activo} aria-label={`${accion} a ${llamado}`} onClick={() => abrirEstado(usuario)}>
            {accion}
          </Button>
        )}
        <MenuDePersona persona={usuario} esPropia={esPropio} />
      </div>
    </li>
  );
};

type PropsLista = Pick<ReturnType<typeof useEquipo>, 'filtrando' | 'lista'>;

/** The accounts one below the other. */
export function FilasDeUsuarios({ filtrando, lista }: PropsLista) {
  const { id_usuario } = useUsuario();
  return (
    <ListaPorPaginas
      lista={lista}
      cargando={<HuecoDeFilas filas={10} />}
      vacia={filtrando ? <SinResultados /> : <Vacio texto="No hay usuarios" />}
      mensajeError="Error al obtener usuarios"
      mensajeMas="Cargando más usuarios..."
    >
      {(usuarios) => (
        <ul
          className="lista-lisa pila aire-0 rayas se-relee"
          aria-label="Usuarios"
          aria-busy={lista.anteriores}
        >
          {usuarios.map((usuario) => (
            <FilaUsuario
              key={usuario.id_usuario}
              usuario={usuario}
              esPropio={usuario.id_usuario === id_usuario}
            />
          ))}
        </ul>
      )}
    </ListaPorPaginas>
  );
}

/** Everybody who has an account, beside the form of a new one. */
export function ListaUsuarios() {
  const { filtro, filtrar, hallado, cuantas, ...equipo } = useEquipo();
  return (
    <Panel titulo="Usuarios" subtitulo={cuantas}>
      <FiltrosEquipo filtro={filtro} alFiltrar={filtrar} hallado={hallado} conOrden />
      <FilasDeUsuarios {...equipo} />
    </Panel>
  );
}
