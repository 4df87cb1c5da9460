/** The frame's outline while its code or the session is on its way; same heights as the real one. */
export const Espera = () => (
  <div className="espera" aria-busy>
    <output className="solo-lectores">Cargando...</output>
    <div className="espera-barra" />
    <div className="espera-cuerpo">
      <div className="espera-bloque espera-titulo" />
      <div className="espera-bloque" />
      <div className="espera-bloque" />
    </div>
  </div>
);
