import { QueryClientProvider } from '@tanstack/react-query';
import { ConfigProvider } from 'antd';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { clienteConsultas } from '../lib/api/cliente-consultas.ts';
import { useSanar } from '../lib/api/sanar.ts';
import { useNegocioAlDia } from '../lib/api/use-negocio-al-dia.ts';
import { Avisos } from '../ui/avisar.tsx';
import { Dialogos } from '../ui/dialogos/Dialogos.tsx';
import { Dudas } from '../ui/dudas/Dudas.tsx';
import { Cargando } from '../ui/estados/Cargando.tsx';
import 'virtual:estilos-antd/aplicacion.css';
import './marco.css';
import { Limite } from './Limite.tsx';
import { Barra } from './marco/Barra.tsx';
import { Capas } from './marco/Capas.tsx';
import { Llegada } from './marco/Llegada.tsx';
import { MenuLateral } from './marco/MenuLateral.tsx';
import { TituloPagina } from './marco/TituloPagina.tsx';
import { PantallaPuesta, Vivo } from './marco/Vivo.tsx';
import { regional } from './regional.ts';

/** The shared layout: top bar, side menu (a drawer on small screens), the screen, toasts and dialogs. */
export function Marco() {
  const { pathname } = useLocation();
  useNegocioAlDia();
  useSanar();
  return (
    <QueryClientProvider client={clienteConsultas}>
      <ConfigProvider locale={regional}>
        <Capas>
          <a className="saltar" href="#contenido">
            Saltar al contenido
          </a>
          <TituloPagina />
          <Barra />
          <div className="marco">
            <aside className="marco-lateral">
              <MenuLateral />
            </aside>
            <main id="contenido" className="marco-contenido" tabIndex={-1}>
              <Limite donde={pathname}>
                <Suspense fallback={<Cargando bloques={2} />}>
                  <Outlet />
                  <Llegada />
                  <PantallaPuesta />
                </Suspense>
              </Limite>
            </main>
          </div>
          <Dudas />
          <Avisos />
          <Dialogos key={pathname} />
          <Vivo />
        </Capas>
      </ConfigProvider>
    </QueryClientProvider>
  );
}
