import { type IdRol, inicioDe } from '@leal/domain';
import { Button, ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { useSesion } from '../lib/sesion/use-sesion.ts';
import { PantallaAcceso } from '../acceso/PantallaAcceso.tsx';
import { RUTAS } from './rutas/rutas.ts';
import { Privado } from './Privado.tsx';
import { tema } from './tema.ts';

const NoEncontrada = () => (
  <section className="pantalla-aviso">
    <h1>No encontramos esta pantalla</h1>
    <p>
      <Link to="/">Ir al inicio</Link>
    </p>
  </section>
);

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

/** Decides by the token's claim. Nobody is redirected silently: another role is told, and offered its own home. */
function Guardia({ roles, children }: { roles: readonly IdRol[]; children: ReactNode }) {
  const sesion = useSesion();
  if (sesion.estado !== 'activa') return null;
  return roles.includes(sesion.rol) ? children : <NoAutorizado rol={sesion.rol} />;
}

/** The few words of antd that the login shows; the frame brings the whole language. */
const PALABRAS = {
  locale: 'es-mx',
  global: { show: 'Mostrar contraseña', hide: 'Ocultar contraseña' },
};

/** The same tree in the browser and when the login is prerendered; each brings its own router. */
export const Aplicacion = () => (
  <ConfigProvider theme={tema} locale={PALABRAS}>
    <Routes>
      <Route index element={<PantallaAcceso />} />
      <Route element={<Privado />}>
        {RUTAS.map(({ camino, roles, Pagina }) => (
          <Route
            key={camino}
            path={camino}
            element={
              <Guardia roles={roles}>
                <Pagina />
              </Guardia>
            }
          />
        ))}
        <Route path="*" element={<NoEncontrada />} />
      </Route>
    </Routes>
  </ConfigProvider>
);
