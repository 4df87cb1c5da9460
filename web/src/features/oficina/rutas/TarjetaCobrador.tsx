import type { ResumenRuta } from '@leal/contract';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { textoInstante } from '../../../lib/texto-instante.ts';
import { BotonEnlace } from '../../../ui/BotonEnlace.tsx';
import { Insignia } from '../../../ui/insignia/Insignia.tsx';
import { Monto } from '../../../ui/Monto.tsx';
import { Dato } from '../../../ui/panel/Dato.tsx';

const Cifras = ({ ruta }: { ruta: ResumenRuta }) => (
  <dl className="datos">
    <Dato nombre="Capital colocado">
      <strong>
        <Monto valor={ruta.capital_colocado} />
      </strong>
    </Dato>
    <Dato nombre="Saldo pendiente">
      <strong>
        <Monto valor={ruta.saldo_pendiente} />
      </strong>
    </Dato>
    <Dato nombre="Abono diario">
      <Monto valor={ruta.abono_diario} />
    </Dato>
    <Dato nombre="Abono mínimo">
      <Monto valor={ruta.abono_minimo} />
    </Dato>
    <Dato nombre="Clientes">{ruta.total_clientes}</Dato>
    <Dato nombre="Clientes activos">{ruta.clientes_activos}</Dato>
    <Dato nombre="Clientes vencidos">
      {ruta.clientes_vencidos > 0 ? (
        <Insignia texto={String(ruta.clientes_vencidos)} tono="mal" />
      ) : (
        ruta.clientes_vencidos
      )}
    </Dato>
  </dl>
);

type Props = { ruta: ResumenRuta; base: string };

/** A collector: the figures of the route, and the ways to it and to the reports. */
export function TarjetaCobrador({ ruta, base }: Props) {
  const { nombre_cobrador: nombre, activo } = ruta;
  const camino = `${base}/rutas/${encodeURIComponent(ruta.id_cobrador)}`;
  const id = useId();
  return (
    <article className="panel cobrador" aria-labelledby={id}>
      <header className="cobrador-cabeza">
        <h2 id={id}>
          <Link to={camino}>{nombre}</Link>
        </h2>
        {!activo && <Insignia texto="Inactivo" tono="neutro" />}
        <p>Última actualización {textoInstante(ruta.ultima_actualizacion)}</p>
      </header>
      <Cifras ruta={ruta} />
      <footer className="cobrador-pie">
        <BotonEnlace camino={camino} aria-label={`Ver ruta de ${nombre}`}>
          Ver ruta
        </BotonEnlace>
        <BotonEnlace camino={`${camino}/reportes`} aria-label={`Reportes de ${nombre}`}>
          Reportes
        </BotonEnlace>
      </footer>
    </article>
  );
}
