import { EsqueletoTarjetas } from '../tarjeta/EsqueletoTarjetas.tsx';
import { Buscador } from './Buscador.tsx';
import { EncabezadoSinRuta } from './Encabezado.tsx';

const nada = () => {};

/** The same places as the route that is coming: heading, search box, cards. */
export const CargandoRuta = () => (
  <section className="ruta">
    <EncabezadoSinRuta />
    <Buscador texto="" alEscribir={nada} encontrados={null} disabled />
    <EsqueletoTarjetas />
  </section>
);
