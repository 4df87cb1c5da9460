import './registrar.css';
import { ArrowLeftOutlined } from '@ant-design/icons';
import { BotonEnlace } from '../../../ui/BotonEnlace.tsx';
import { Encabezado } from '../../../ui/encabezado/Encabezado.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { ListaUsuarios } from '../ListaUsuarios.tsx';
import { FormularioUsuario } from './FormularioUsuario.tsx';

const Volver = () => (
  <BotonEnlace camino="/gerente" icon={<ArrowLeftOutlined aria-hidden />}>
    Volver
  </BotonEnlace>
);

/** A new account, and everybody who has one. */
export const RegistrarUsuario = () => (
  <div className="registrar pila arriba">
    <Encabezado titulo="Registrar Usuario" nota="Crea una nueva cuenta en el sistema" antes={<Volver />} />
    <div className="registrar-columnas pila arriba">
      <Panel titulo="Cuenta nueva">
        <FormularioUsuario />
      </Panel>
      <ListaUsuarios />
    </div>
  </div>
);
