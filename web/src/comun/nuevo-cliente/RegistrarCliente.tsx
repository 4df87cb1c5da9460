import './nuevo.css';
import { ArrowLeftOutlined } from '@ant-design/icons';
import { inicioDe, ROL } from '@leal/domain';
import { Alert, Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { quienAprueba } from '../../piezas/credito/textos.ts';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';
import { FormularioCliente, type Registrado } from './FormularioCliente.tsx';

type Props = { registrado: Registrado; alRegistrarOtro: () => void; alSalir: () => void };

/**
 * Stays until the person closes it: the new client is not on the route before a manager approves the loan,
 * and a collector who does not find the client there would register it again.
 */
function ClienteRegistrado({ registrado, alRegistrarOtro, alSalir }: Props) {
  const { id_rol } = useUsuario();
  const titulo = useRef<HTMLHeadingElement>(null);
  useEffect(() => titulo.current?.focus(), []);
  return (
    <section className="panel angosto">
      <h2 ref={titulo} tabIndex={-1}>
        {registrado.nombre}
      </h2>
      <Alert
        type="success"
        showIcon
        title={registrado.message}
        description={`Aparecerá en la ruta cuando ${quienAprueba(id_rol)} su crédito.`}
      />
      <Button type="primary" block onClick={alSalir}>
        Volver
      </Button>
      <Button block onClick={alRegistrarOtro}>
        Registrar otro cliente
      </Button>
    </section>
  );
}

/** Spec §2, 'Registrar Cliente': a client with a loan request, for a manager to approve. */
export function RegistrarCliente() {
  const navegar = useNavigate();
  const { id_rol } = useUsuario();
  const [hecho, setHecho] = useState<Registrado | null>(null);
  const salir = () => void navegar(inicioDe(id_rol));
  return (
    <div className="pila cede">
      <header className="nuevo-encabezado fila dobla aire-12">
        <Button icon={<ArrowLeftOutlined aria-hidden />} onClick={salir}>
          Volver
        </Button>
        <h1 className="titulo">Registrar Cliente</h1>
      </header>
      {hecho ? (
        <ClienteRegistrado registrado={hecho} alRegistrarOtro={() => setHecho(null)} alSalir={salir} />
      ) : (
        <FormularioCliente eligeCobrador={id_rol === ROL.gerente} alRegistrar={setHecho} />
      )}
    </div>
  );
}
