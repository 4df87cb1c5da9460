import { ROL } from '@leal/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';
import { rutaDePago } from './textos.ts';

type Props = {
  credito: Parameters<typeof rutaDePago>[0];
  className?: string;
  children: ReactNode;
};

/** Leads to the payment screen of exactly that credit; a supervisor has none, and only reads the name, which nobody translates. */
export const EnlacePago = ({ credito, className, children }: Props) =>
  useUsuario().id_rol === ROL.supervisor ? (
    <span className={className} translate="no">
      {children}
    </span>
  ) : (
    <Link className={className} to={rutaDePago(credito)} translate="no">
      {children}
    </Link>
  );
