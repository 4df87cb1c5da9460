import 'virtual:estilos-antd/aplicacion.css';
import '../ui/primitivas.css';
import './marco.css';
import { QueryClientProvider } from '@tanstack/react-query';
// The module itself: a build wraps 'antd/locale' in an object, which would hide what is changed here.
import es from 'antd/es/locale/es_ES';
import { ConfigProvider, type ConfigProviderProps } from 'antd';
import { type ReactNode, Suspense, useContext, useLayoutEffect, useMemo } from 'react';
import { matchPath, Outlet, UNSAFE_NavigationContext as Navegacion, useLocation } from 'react-router-dom';
import { clienteConsultas } from '../lib/api/cliente-consultas.ts';
import { useSanar } from '../lib/api/sanar.ts';
import { useNegocioAlDia } from '../lib/api/use-negocio-al-dia.ts';
import { useTitulo } from '../lib/titulo.ts';
import { RUTAS } from './rutas/rutas.ts';
import { AnuncioAlPie, Anuncios } from '../ui/anunciar.tsx';
import { montarGuardia } from '../ui/capas/guardia.ts';
import { atenderHistoria, desdeLaPantalla } from '../ui/capas/historia.ts';
import { cerrarLaDeArriba, cuantasCapas } from '../ui/capas/pila.ts';
import { Dialogos } from '../ui/dialogos/Dialogos.tsx';
import { Dudas } from '../ui/dudas/Dudas.tsx';
import { HuecoDeTarjetas } from '../ui/estados/Huecos.tsx';
import { Limite } from './Limite.tsx';
import { Barra } from './marco/Barra.tsx';
import { BarraInferior } from './marco/BarraInferior.tsx';
import { Llegada } from './marco/Llegada.tsx';
import { MenuLateral } from './marco/MenuLateral.tsx';
import { PantallaPuesta, TrasLaPantalla } from './marco/TrasLaPantalla.tsx';

const { DatePicker: calendario } = es;

/** antd's Spanish, with Mexico's words where they differ. */
const regional: NonNullable<ConfigProviderProps['locale']> = {
  ...es,
  locale: 'es-mx',
  ...(calendario && { DatePicker: { ...calendario, lang: { ...calendario.lang, locale: 'es-mx' } } }),
  Empty: { description: 'Sin datos' },
};

/** The document's title says which screen it is. */
function TituloPagina() {
  const { pathname } = useLocation();
  const ruta = RUTAS.find(({ camino }) => matchPath(camino, pathname));
  return <title>{useTitulo(ruta?.titulo)}</title>;
}

/** Gives layers what they need from the page and from its router, which navigates only from a screen's own entry. */
function Capas({ children }: { children: ReactNode }) {
  const navegacion = useContext(Navegacion);
  const propia = useMemo(
    () => ({ ...navegacion, navigator: desdeLaPantalla(navegacion.navigator) }),
    [navegacion],
  );
  useLayoutEffect(montarGuardia, []);
  useLayoutEffect(() => atenderHistoria({ cuantas: cuantasCapas, cerrarUna: cerrarLaDeArriba }), []);
  return <Navegacion.Provider value={propia}>{children}</Navegacion.Provider>;
}

/** The shared layout: top bar, side menu (on small screens a bar at the foot, and a drawer), the screen, toasts and dialogs. */
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
              <AnuncioAlPie />
              <Limite donde={pathname}>
                <Suspense fallback={<HuecoDeTarjetas cuantas={2} />}>
                  <Outlet />
                  <Llegada />
                  <PantallaPuesta />
                </Suspense>
              </Limite>
            </main>
          </div>
          <Dudas />
          <BarraInferior />
          <Anuncios />
          <Dialogos key={pathname} />
          <TrasLaPantalla />
        </Capas>
      </ConfigProvider>
    </QueryClientProvider>
  );
}
