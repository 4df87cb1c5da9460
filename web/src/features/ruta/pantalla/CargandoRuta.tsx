import { Skeleton } from 'antd';
import { Buscador, EncabezadoSinRuta } from './Encabezado.tsx';

const HUECOS = ['1', '2', '3', '4', '5', '6'];

/** As high as the cards that will come, so that nothing jumps. */
const EsqueletoTarjetas = () => (
  <output aria-label="Cargando la ruta..." aria-busy className="ruta-cuadricula">
    {HUECOS.map((hueco) => (
      <div key={hueco} className="tarjeta tarjeta-hueco">
        <Skeleton active title={{ width: '60%' }} paragraph={{ rows: 5 }} />
      </div>
    ))}
  </output>
);

const nada = () => {};

/** The same places as the route that is coming: heading, search box, cards. */
export const CargandoRuta = () => (
  <section className="ruta">
    <EncabezadoSinRuta />
    <Buscador texto="" alEscribir={nada} encontrados={null} disabled />
    <EsqueletoTarjetas />
  </section>
);
