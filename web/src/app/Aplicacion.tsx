import { ConfigProvider } from 'antd';
import { Link, Route, Routes } from 'react-router-dom';
import { PantallaAcceso } from '../acceso/PantallaAcceso.tsx';
import { RUTAS } from './rutas/rutas.ts';
import { Guardia } from './Guardia.tsx';
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
