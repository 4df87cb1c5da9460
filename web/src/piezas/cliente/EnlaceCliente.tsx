import { inicioDe, type IdRol, ROL } from '@leal/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';

/** A client's page, below the address of whoever looks. */
export const rutaDeCliente = (rol: IdRol, id_cliente: string): string =>
  `${inicioDe(rol)}/clientes/${encodeURIComponent(id_cliente)}`;

type Props = { id_cliente: string; className?: string; tabIndex?: -1; children: ReactNode };

/** Leads to the client's page; a collector has none, and only reads the name, which nobody translates. */
export function EnlaceCliente({ id_cliente, children, ...resto }: Props) {
  const { id_rol } = useUsuario();
  if (id_rol === ROL.cobrador) {
    return (
      <span className={resto.className} translate="no">
        {children}
      </span>
    );
  }
  return (
    <Link {...resto} translate="no" to={rutaDeCliente(id_rol, id_cliente)}>
      {children}
    </Link>
  );
}
