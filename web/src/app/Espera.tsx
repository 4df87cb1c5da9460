import { Emblema } from '../ui/Emblema.tsx';

/**
 * The frame's outline while its code or the session is on its way, with what can be said already; same heights as the
 * real one. index.html carries it too, so that it is the first thing that is painted (build/prerender.ts).
 */
export const Espera = () => (
  <div className="espera" aria-busy>
    <div className="espera-barra">
      <Emblema />
      Leal
    </div>
    <div className="espera-cuerpo">
      <output className="espera-titulo">Cargando información...</output>
      <div className="espera-bloque" />
      <div className="espera-bloque" />
    </div>
  </div>
);
