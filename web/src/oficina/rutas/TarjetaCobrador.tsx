import type { ResumenRuta } from '@leal/contract';
import { type Centavos, formatearNumero } from '@leal/domain';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { textoInstante } from '../../piezas/textos/textos.ts';
import { BotonEnlace } from '../../ui/BotonEnlace.tsx';
import type { Nombrada } from '../../ui/cifras/QueEs.tsx';
import { QueSon } from '../../ui/cifras/QueSon.tsx';
import { Insignia } from '../../ui/insignia/Insignia.tsx';
import { Monto } from '../../ui/Monto.tsx';
import { Dato } from '../../ui/panel/Panel.tsx';
import { textoAusente } from '../vacaciones/textos.ts';
import { HoyDeRuta } from './HoyDeRuta.tsx';

type DatoDeRuta = Nombrada & { readonly valor: (ruta: ResumenRuta) => ReactNode };

const fuerte = (valor: Centavos) => (
  <strong>
    <Monto valor={valor} />
  </strong>
);

/** Spec §2, 'Routes management', with what each of them counts. */
const DATOS: readonly DatoDeRuta[] = [
  { titulo: 'Capital colocado', figura: 'capital', valor: (r) => fuerte(r.capital_colocado) },
  { titulo: 'Por entregar', figura: 'porEntregar', valor: (r) => <Monto valor={r.por_entregar} /> },
  { titulo: 'Saldo pendiente', figura: 'saldo', valor: (r) => fuerte(r.saldo_pendiente) },
  { titulo: 'Abono diario', figura: 'abonoDiario', valor: (r) => <Monto valor={r.abono_diario} /> },
  { titulo: 'Abono mínimo', figura: 'abonoMinimo', valor: (r) => <Monto valor={r.abono_minimo} /> },
  { titulo: 'Clientes', figura: 'clientes', valor: (r) => formatearNumero(r.total_clientes) },
  {
    titulo: 'Clientes activos',
    figura: 'clientesActivos',
    valor: (r) => formatearNumero(r.clientes_activos),
  },
  {
    titulo: 'Clientes vencidos',
    figura: 'clientesVencidos',
    valor: ({ clientes_vencidos: n }) =>
      n > 0 ? <Insignia texto={formatearNumero(n)} tono="mal" /> : formatearNumero(n),
  },
];

const Cifras = ({ ruta }: { ruta: ResumenRuta }) => (
  <dl className="datos">
    {DATOS.map(({ titulo, valor }) => (
      <Dato key={titulo} nombre={titulo}>
        {valor(ruta)}
      </Dato>
    ))}
  </dl>
);

type Props = { ruta: ResumenRuta; base: string };

/** A collector: the figures of the route, and the ways to it and to the reports. */
export function TarjetaCobrador({ ruta, base }: Props) {
  const { nombre_cobrador: nombre, activo, vacaciones_hasta } = ruta;
  const camino = `${base}/rutas/${encodeURIComponent(ruta.id_cobrador)}`;
  const id = useId();
  return (
    <article className="panel cobrador" aria-labelledby={id}>
      <header className="cobrador-cabeza fila dobla aire-0">
        <h2 className="crece cede" id={id} translate="no">
          <Link className="fila aire-0 alto-dedo enlace-palido parte" to={camino}>
            {nombre}
          </Link>
        </h2>
        {!activo && <Insignia texto="Inactivo" tono="neutro" />}
        <QueSon de={nombre} cifras={DATOS} />
        {vacaciones_hasta && <p className="nota a-lo-ancho">{textoAusente(vacaciones_hasta)}</p>}
        <p className="nota a-lo-ancho">{`Última actualización ${textoInstante(ruta.ultima_actualizacion)}`}</p>
      </header>
      <HoyDeRuta ruta={ruta} />
      <Cifras ruta={ruta} />
      <footer className="pareja">
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
