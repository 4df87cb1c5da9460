import { inicioDe, type IdRol } from '@leal/domain';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSesion } from '../lib/sesion/use-sesion.ts';

function NoAutorizado({ rol }: { rol: IdRol }) {
  const navegar = useNavigate();
  return (
    <section className="pantalla-aviso">
      <h1>Usuario no autorizado</h1>
      <p>Esta pantalla no corresponde a tu cuenta.</p>
      <Button type="primary" onClick={() => void navegar(inicioDe(rol))}>
        Ir a mi inicio
      </Button>
    </section>
  );
}

type Props = { roles: readonly IdRol[]; children: ReactNode };

/** Decides by the token's claim. Nobody is redirected silently: another role is told, and offered its own home. */
export function Guardia({ roles, children }: Props) {
  const sesion = useSesion();
  if (sesion.estado !== 'activa') return null;
  return roles.includes(sesion.rol) ? children : <NoAutorizado rol={sesion.rol} />;
}
