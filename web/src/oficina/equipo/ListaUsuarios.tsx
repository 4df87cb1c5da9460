import './equipo.css';
import '../../ui/lista/filtros.css';
import { EditOutlined } from '@ant-design/icons';
import { type FilaDeEquipo, listarUsuarios } from '@leal/contract';
import { nombreRol, ROL } from '@leal/domain';
import { Button } from 'antd';
import { useCallback, useMemo } from 'react';
import { cuantos } from '../../piezas/textos/textos.ts';
import { useEntera, useLista } from '../../lib/api/lista.ts';
import { useEnLaUrl } from '../../lib/en-la-url.ts';
import { comoSeLlama, nombrar } from '../../lib/llamados.ts';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';
import { HuecoDeFilas } from '../../ui/estados/Huecos.tsx';
import { SinResultados, Vacio } from '../../ui/estados/Vacio.tsx';
import { Insignia } from '../../ui/insignia/Insignia.tsx';
import { CampoBusquedaEnUrl } from '../../ui/lista/CampoBusqueda.tsx';
import { ElegirFiltro } from '../../ui/lista/ElegirFiltro.tsx';
import { ListaPorPaginas } from '../../ui/lista/ListaPorPaginas.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { BotonCerrar } from '../cortes/BotonCerrar.tsx';
import { abrirEstado } from './DialogoEstado.tsx';
import { abrirRenombrar } from './DialogoRenombrar.tsx';
import {
  EN_LA_URL,
  ESTADOS,
  estaFiltrando,
  type FiltroUsuarios,
  OPCIONES_ORDEN,
  OPCIONES_ROL,
  verEquipo,
} from './filtro-usuarios.ts';
import { Hechos } from './Hechos.tsx';
import { MasDeUsuario } from './sesiones/MasDeUsuario.tsx';
import { Perdidos } from './sesiones/Perdidos.tsx';
import { Nombre } from '../../ui/Nombre.tsx';

type Props = {
  usuario: FilaDeEquipo;
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
      <div className="equipo-quien parte">
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
        <MasDeUsuario id_usuario={id_usuario} llamado={llamado} esPropio={esPropio} />
      </div>
    </li>
  );
};

const OPCIONES_ESTADO = ESTADOS.map((value) => ({
  value,
  label: value === 'activos' ? 'Activos' : 'Desactivados',
}));

type PropsFiltros = {
  filtro: FiltroUsuarios;
  alFiltrar: (cambio: Partial<FiltroUsuarios>) => void;
  hallado: string | null;
};

function Filtros({ filtro, alFiltrar, hallado }: PropsFiltros) {
  const buscar = useCallback((busqueda: string) => alFiltrar({ busqueda }), [alFiltrar]);
  return (
    <div className="filtros equipo-filtros">
      <CampoBusquedaEnUrl
        invitacion="Buscar una cuenta..."
        busqueda={filtro.busqueda}
        alBuscar={buscar}
        hallado={hallado}
      />
      <ElegirFiltro
        nombre="Tipo de cuenta"
        sinElegir="Todos los roles"
        opciones={OPCIONES_ROL}
        valor={filtro.rol}
        alElegir={(rol) => alFiltrar({ rol })}
      />
      <ElegirFiltro
        nombre="Estado de la cuenta"
        sinElegir="Activos y desactivados"
        opciones={OPCIONES_ESTADO}
        valor={filtro.estado}
        alElegir={(estado) => alFiltrar({ estado })}
      />
      <ElegirFiltro
        nombre="Orden del equipo"
        sinElegir="Por antigüedad"
        opciones={OPCIONES_ORDEN}
        valor={filtro.orden}
        alElegir={(orden) => alFiltrar({ orden })}
      />
    </div>
  );
}

/** With route and contact of each. */
const PRIMEROS = { con: 'equipo' } as const;
/** Those that are filtered or sorted are read to the end, in large pages. */
const TODOS = { ...PRIMEROS, limite: 100 } as const;

/** Everybody who has an account, oldest first, or those of them that are looked for. */
export function ListaUsuarios() {
  const [filtro, filtrar] = useEnLaUrl(EN_LA_URL);
  const filtrando = estaFiltrando(filtro);
  const todos = filtrando || filtro.orden !== undefined;
  const lista = useEntera<FilaDeEquipo>(
    useLista(listarUsuarios, { consulta: todos ? TODOS : PRIMEROS }, { conservar: true }),
    todos,
  );
  const { id_usuario } = useUsuario();
  const { filas } = lista;
  const suyas = useMemo(() => filas && verEquipo(filas, filtro), [filas, filtro]);
  const total = lista.primera?.total;
  const hallado =
    filtrando && suyas && !lista.anteriores
      ? cuantos(suyas.length, 'cuenta encontrada', 'cuentas encontradas')
      : null;
  return (
    <Panel titulo="Usuarios" subtitulo={total === undefined ? ' ' : cuantos(total, 'cuenta', 'cuentas')}>
      <Filtros filtro={filtro} alFiltrar={filtrar} hallado={hallado} />
      <ListaPorPaginas
        lista={{ ...lista, filas: suyas }}
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
