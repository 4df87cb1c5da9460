import { LogoutOutlined, MenuOutlined, UserOutlined } from '@ant-design/icons';
import { nombreRol } from '@leal/domain';
import { Button } from 'antd';
import { Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { hayDudas } from '../../lib/acciones/dudas.ts';
import { barrerBorradores, hayBorradores } from '../../lib/borradores.ts';
import { cerrarSesion } from '../../lib/sesion/sesion.ts';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';
import { Lamina } from '../../ui/capas/Lamina.tsx';
import { confirmar } from '../../ui/dialogos/almacen.ts';
import { clasesDe, perfilDe } from '../menus.ts';
import { MenuLateral } from './MenuLateral.tsx';
import { ContadorPendientes } from './Vivo.tsx';

/** What is lost when the session ends: drafts, and the open questions about what was sent. */
function loQueSePierde(id_usuario: string): string {
  const dudas = hayDudas() ? 'Aún no sabemos si se registró lo último que enviaste. ' : '';
  if (hayBorradores(id_usuario)) return `${dudas}Se borrará lo que escribiste sin enviar.`;
  return dudas || 'Para volver a entrar necesitas señal y tu contraseña.';
}

/** Asked first: a thumb that slips must not cost the drafts, nor a sign-in without signal. */
async function salir(id_usuario: string): Promise<void> {
  const seguro = await confirmar({
    titulo: '¿Cerrar sesión?',
    contenido: loQueSePierde(id_usuario),
    textoConfirmar: 'Cerrar sesión',
  });
  if (seguro) await cerrarSesion();
}

/** Top bar: menu button on small screens, who is signed in, profile, 'Cerrar sesión'. */
export function Barra() {
  const usuario = useUsuario();
  const { pathname } = useLocation();
  useEffect(barrerBorradores, []);
  // On another screen the menu is closed, and does not take the focus from that screen's title.
  const [sobre, setSobre] = useState<string | null>(null);
  const cerrar = () => setSobre(null);
  const clases = clasesDe(usuario.id_rol);
  return (
    <header className="barra">
      <Button
        className="barra-menu"
        type="text"
        icon={<MenuOutlined />}
        aria-label="Abrir menú"
        aria-expanded={sobre === pathname}
        onClick={() => setSobre(pathname)}
      />
      {clases.length > 0 && (
        <Suspense fallback={null}>
          <span className="barra-total">
            <ContadorPendientes clases={clases} size="small" />
          </span>
        </Suspense>
      )}
      <Link to="/" className="barra-marca">
        Leal
      </Link>
      <Link to={perfilDe(usuario.id_rol)} className="barra-usuario" title={nombreRol(usuario.id_rol)}>
        <UserOutlined aria-hidden />
        <span className="barra-nombre">{usuario.nombre}</span>
      </Link>
      <Button
        type="text"
        icon={<LogoutOutlined />}
        aria-label="Cerrar sesión"
        onClick={() => void salir(usuario.id_usuario)}
      >
        <span className="barra-texto">Cerrar sesión</span>
      </Button>
      <Lamina
        key={pathname}
        abierta={sobre === pathname}
        alCerrar={cerrar}
        placement="left"
        size={280}
        title="Menú"
      >
        <MenuLateral alElegir={cerrar} />
      </Lamina>
    </header>
  );
}
