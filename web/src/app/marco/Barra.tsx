import type { Usuario } from '@leal/contract';
import { nombreRol, ROL } from '@leal/domain';
import { Button } from 'antd';
import { Suspense, useEffect, useLayoutEffect } from 'react';
import { Link } from 'react-router-dom';
import { cuantos } from '../../piezas/textos/textos.ts';
import { hayDudas } from '../../lib/acciones/dudas.ts';
import { barrerBorradores, hayBorradores } from '../../lib/borradores.ts';
import { conPlazo } from '../../lib/plazo.ts';
import { cerrarSesion } from '../../lib/sesion/sesion.ts';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';
import { oirAntesDeTiempo } from '../../ui/atajo-buscar.ts';
import { Emblema } from '../../ui/Emblema.tsx';
import { confirmar } from '../../ui/dialogos/almacen.ts';
import { traerDialogo } from '../../ui/dialogos/traer-dialogo.ts';
import { BotonBuscar } from '../rutas/oficina.ts';
import { perfilDe } from '../menus.ts';
import { Icono } from './Icono.tsx';
import { PorSincronizar } from './TrasLaPantalla.tsx';

const PLAZO_SALIDA_MS = 3_000;

/** Counts the registers of this person that the phone has not sent; they stay. A person without an outbox has none. */
async function sinEnviar({ id_usuario, id_rol }: Usuario): Promise<number> {
  if (id_rol !== ROL.cobrador) return 0;
  const contar = async () => {
    const { contarSinEnviar } = await import('../../lib/salida/almacen.ts');
    return contarSinEnviar(id_usuario);
  };
  return conPlazo(contar, { ms: PLAZO_SALIDA_MS }).catch(() => 0);
}

/** The words on the unsent, and on what is lost: drafts, and the open questions about what was sent. */
async function loQueQueda(usuario: Usuario): Promise<string> {
  const n = await sinEnviar(usuario);
  const partes = [
    n > 0 &&
      `Tienes ${cuantos(n, 'registro', 'registros')} sin enviar. No se pierde nada: este teléfono envía todo cuando vuelvas a entrar.`,
    hayDudas() && 'Aún no sabemos si se registró lo último que enviaste.',
    hayBorradores(usuario.id_usuario) && 'Se borrará lo que escribiste sin enviar.',
  ].filter((parte) => parte !== false);
  return partes.join(' ') || 'Para volver a entrar necesitas señal y tu contraseña.';
}

/** Signing out asks first: a thumb that slips must not cost the drafts, nor a sign-in without signal. */
const salir = (usuario: Usuario): Promise<void> =>
  traerDialogo(
    () => loQueQueda(usuario),
    async (contenido) => {
      const seguro = await confirmar({
        titulo: '¿Cerrar sesión?',
        contenido,
        textoConfirmar: 'Cerrar sesión',
      });
      if (seguro) await cerrarSesion();
    },
  );

/** The search's place, and its keys, until it is there; whose are heard from the moment that it is drawn. */
function EsperaBuscar() {
  useLayoutEffect(oirAntesDeTiempo, []);
  return <span className="barra-buscar" />;
}

/** Top bar: who is signed in, profile, 'Cerrar sesión'; what the phone has not got through yet. */
export function Barra() {
  const usuario = useUsuario();
  useEffect(barrerBorradores, []);
  return (
    <header className="barra fila aire-4">
      <Link to="/" className="barra-marca toque aire-8 tinta sin-raya">
        <Emblema />
        Leal
      </Link>
      {usuario.id_rol === ROL.cobrador ? (
        <PorSincronizar />
      ) : (
        <Suspense fallback={<EsperaBuscar />}>
          <BotonBuscar />
        </Suspense>
      )}
      <Link
        to={perfilDe(usuario.id_rol)}
        className="barra-usuario toque aire-8 tinta sin-raya"
        title={nombreRol(usuario.id_rol)}
      >
        <Icono de="perfil" />
        <span className="barra-nombre recorta" translate="no">
          {usuario.nombre}
        </span>
      </Link>
      <Button
        type="text"
        icon={<Icono de="salir" />}
        aria-label="Cerrar sesión"
        onClick={() => void salir(usuario)}
      >
        <span className="con-lugar">Cerrar sesión</span>
      </Button>
    </header>
  );
}
