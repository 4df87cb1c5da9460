import './perfil.css';
import { nombreRol, ROL } from '@leal/domain';
import { NOMBRES } from '../../piezas/campos/nombres.ts';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';
import { Dato, Panel } from '../../ui/panel/Panel.tsx';
import { CambiarContrasena } from './CambiarContrasena.tsx';
import { PermitirPosicion } from './PermitirPosicion.tsx';
import { ElegirTema } from './ElegirTema.tsx';

/** The person's own account and settings. Signing out is in the header. */
export function Perfil() {
  const { nombre, email, id_rol } = useUsuario();
  return (
    <div className="pila amplia angosto">
      <h1 className="titulo">Mi perfil</h1>
      <Panel titulo="Tu cuenta">
        <dl className="datos">
          <Dato nombre={NOMBRES.nombre}>{nombre}</Dato>
          <Dato nombre={NOMBRES.email}>{email}</Dato>
          <Dato nombre={NOMBRES.id_rol}>{nombreRol(id_rol)}</Dato>
        </dl>
      </Panel>
      <Panel titulo="Apariencia" subtitulo="Solo en este dispositivo">
        <ElegirTema />
      </Panel>
      {id_rol === ROL.cobrador && <PermitirPosicion />}
      <Panel titulo="Cambiar contraseña">
        <CambiarContrasena email={email} />
      </Panel>
      <p className="nota">Leal, versión {import.meta.env.VITE_VERSION}</p>
    </div>
  );
}
