import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import type { Registrado } from './FormularioCliente.tsx';

type Props = { registrado: Registrado; alRegistrarOtro: () => void; alSalir: () => void };

/**
 * It stays until it is read: the new client is not on the route before a manager approves the loan,
 * and who comes back to a route without it would register it again.
 */
export function ClienteRegistrado({ registrado, alRegistrarOtro, alSalir }: Props) {
  const titulo = useRef<HTMLHeadingElement>(null);
  useEffect(() => titulo.current?.focus(), []);
  return (
    <section className="panel nuevo-hecho">
      <h2 ref={titulo} tabIndex={-1}>
        {registrado.nombre}
      </h2>
      <Alert
        type="success"
        showIcon
        title={registrado.message}
        description="Aparecerá en la ruta cuando el gerente apruebe su crédito."
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
