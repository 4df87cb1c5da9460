import { ConfigProvider } from 'antd';
import { Route, Routes } from 'react-router-dom';
import { PantallaAcceso } from '../features/acceso/PantallaAcceso.tsx';
import { Guardia } from './Guardia.tsx';
import { NoEncontrada } from './NoEncontrada.tsx';
import { Privado } from './Privado.tsx';
import { RUTAS } from '../pages/rutas.ts';
import { tema } from './tema.ts';

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
