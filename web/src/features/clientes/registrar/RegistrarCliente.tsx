import { ArrowLeftOutlined } from '@ant-design/icons';
import { inicioDe, ROL } from '@leal/domain';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUsuario } from '../../../lib/sesion/use-sesion.ts';
import { ClienteRegistrado } from './ClienteRegistrado.tsx';
import { FormularioCliente, type Registrado } from './FormularioCliente.tsx';
import './nuevo.css';

/** Spec §2, 'Registrar Cliente': a client with a loan request, for a manager to approve. */
export function RegistrarCliente() {
  const navegar = useNavigate();
  const { id_rol } = useUsuario();
  const [hecho, setHecho] = useState<Registrado | null>(null);
  const salir = () => void navegar(inicioDe(id_rol));
  return (
    <div className="nuevo-pantalla">
      <header className="nuevo-encabezado">
        <Button icon={<ArrowLeftOutlined aria-hidden />} onClick={salir}>
          Volver
        </Button>
        <h1>Registrar Cliente</h1>
      </header>
      {hecho ? (
        <ClienteRegistrado registrado={hecho} alRegistrarOtro={() => setHecho(null)} alSalir={salir} />
      ) : (
        <FormularioCliente eligeCobrador={id_rol === ROL.gerente} alRegistrar={setHecho} />
      )}
    </div>
  );
}
