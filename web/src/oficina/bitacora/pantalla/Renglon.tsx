import type { RenglonBitacora } from '@leal/contract';
import { formatearNumero, nombreRol } from '@leal/domain';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { enGrados, enlaceMapa } from '../../../piezas/cliente/enlace-mapa.ts';
import { EnlaceCliente } from '../../../piezas/cliente/EnlaceCliente.tsx';
import { textoInstante } from '../../../piezas/textos/textos.ts';
import { Insignia } from '../../../ui/insignia/Insignia.tsx';
import { rutaDePago } from '../../../piezas/credito/textos.ts';
import { useCobradores } from '../../../piezas/cobradores/use-cobradores.ts';
import { creditoDe, textoAccion } from '../datos/acciones.ts';
import { type Cambio, cambiosDe } from '../datos/cambios.ts';
import { rutaDeBitacora } from '../datos/filtro.ts';
import { Nombre } from '../../../ui/Nombre.tsx';

const Campo = ({ cambio: { nombre, antes, despues } }: { cambio: Cambio }) => (
  <div className="grupo junto">
    <dt className="tenue">{nombre}</dt>
    <dd className="cede tabular parte" translate="no">
      {antes !== null && (
        <>
          <span className="solo-lectores">antes </span>
          <span className="tenue">{antes}</span>
          <span aria-hidden> → </span>
          <span className="solo-lectores">, después </span>
        </>
      )}
      {despues}
    </dd>
  </div>
);

type Props = {
  renglon: RenglonBitacora;
  /** The row is on the client's own page: the name stands there already. */
  enSuPagina?: boolean;
  /** The name stands in the line above. */
  conNombre?: boolean;
};

/** The person of a row without a client: whose account or whose expense it is about, unless it is the author's own. */
export function DelEquipo({ renglon: { id_cobrador, id_usuario, antes } }: Pick<Props, 'renglon'>) {
  const { data } = useCobradores();
  if (id_cobrador === id_usuario) return null;
  const nombre = antes?.['nombre'] ?? data?.find((usuario) => usuario.id_usuario === id_cobrador)?.nombre;
  return (
    typeof nombre === 'string' && (
      <p className="renglon-cliente parte" translate="no">
        {nombre}
      </p>
    )
  );
}

/** The client that it was about: the name leads to all of its rows. */
export const Nombrado = ({ renglon: { id_cliente, nombre_cliente } }: Pick<Props, 'renglon'>) =>
  id_cliente !== null && (
    <Link to={rutaDeBitacora({ id_cliente })} title="Ver solo este cliente" translate="no">
      {nombre_cliente ?? 'Cliente'}
    </Link>
  );

const AlCredito = ({ renglon }: Pick<Props, 'renglon'>) => {
  const id_credito = creditoDe(renglon);
  return id_credito !== null && <Link to={rutaDePago({ slug: '', id_credito })}>Ver crédito</Link>;
};

/** The client that it was about; the others lead to its page and to its payments. */
function DeQuien({ renglon, enSuPagina, conNombre = true }: Props) {
  const { id_cliente } = renglon;
  if (id_cliente === null) return conNombre && <DelEquipo renglon={renglon} />;
  return (
    <p className="renglon-cliente fila dobla aire-12 lineas-4 parte">
      {!enSuPagina && (
        <>
          {conNombre && <Nombrado renglon={renglon} />}
          <EnlaceCliente id_cliente={id_cliente}>Ver cliente</EnlaceCliente>
        </>
      )}
      <AlCredito renglon={renglon} />
    </p>
  );
}

/** The position of the phone that captured it, for whoever wants to see it on the map. */
const Donde = ({ latitud, longitud, precision_m }: NonNullable<RenglonBitacora['posicion']>) => (
  <a
    className="renglon-donde a-su-ancho"
    href={enlaceMapa(enGrados({ latitud, longitud }))}
    target="_blank"
    rel="noreferrer"
  >{`Dónde se registró (±${formatearNumero(Math.round(precision_m))} m)`}</a>
);

export const Accion = ({ renglon }: Pick<Props, 'renglon'>) => (
  <div className="renglon-accion fila dobla aire-12 lineas-4 parte">
    <strong>{textoAccion(renglon)}</strong>
    {renglon.decision_propia && <Insignia texto="Decisión propia" tono="espera" />}
    {renglon.sin_visto && <Insignia texto="Sin cotejar" tono="espera" />}
  </div>
);

/** About whom it was and where, and what it changed. */
export function Detalle({ renglon, ...props }: Props) {
  const cambios = cambiosDe(renglon);
  return (
    <>
      <DeQuien renglon={renglon} {...props} />
      {renglon.posicion && <Donde {...renglon.posicion} />}
      {cambios.length > 0 && (
        <dl className="renglon-cambios rejilla chica">
          {cambios.map((cambio) => (
            <Campo key={cambio.campo} cambio={cambio} />
          ))}
        </dl>
      )}
    </>
  );
}

/** One act: what, by whom, when, about whom, and what it changed. */
export const Renglon = memo(({ renglon, enSuPagina = false }: Props) => (
  <li className="renglon pila aire-16 lineas-4">
    <div className="renglon-quien grupo junto nota tabular">
      <time dateTime={renglon.fecha}>{textoInstante(renglon.fecha)}</time>
      <Nombre de={renglon.nombre_usuario} />
      <span className="renglon-rol">{nombreRol(renglon.id_rol)}</span>
    </div>
    <div className="pila aire-4">
      <Accion renglon={renglon} />
      <Detalle renglon={renglon} enSuPagina={enSuPagina} />
    </div>
  </li>
));
Renglon.displayName = 'Renglon';
