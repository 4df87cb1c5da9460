import '../../ui/panel/panel.css';
import { ROL } from '@leal/domain';
import { createContext, type ReactNode, useContext, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import { EnlaceCliente } from '../cliente/EnlaceCliente.tsx';
import { useSoloLectura } from '../../lib/sesion/solo-lectura.ts';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';
import { elTitulo, laTabla, useRelevoDeFoco } from '../../ui/encabezado/foco.ts';
import { Insignia, type Tono } from '../../ui/insignia/Insignia.tsx';
import { rutaDePago } from '../credito/textos.ts';

type Props = {
  nombre: string;
  /** The client whose page the name leads to, where there is one for whoever looks. */
  id_cliente?: string;
  /** Leads to its payment screen; null: no link. */
  id_credito: string | null;
  /** Business, address: what tells two clients apart. */
  senas: readonly string[];
  estado: { readonly texto: string; readonly tono: Tono };
  acciones?: ReactNode;
  children: ReactNode;
};

/** The focus goes here when the card is gone: to the table that it was opened from, else to the title. */
const suTablaOElTitulo = (): HTMLElement | null => laTabla() ?? elTitulo();

/** The place of a card's buttons, where they do not scroll with what it says; null: below that. */
export const PieDeTarjeta = createContext<HTMLElement | null>(null);

type Quien = Pick<Props, 'nombre' | 'id_cliente' | 'id_credito'>;

/** A client's name leads the office to the client; a collector has the credit alone, a supervisor none. */
function useCaminos({ nombre, id_cliente, id_credito }: Quien) {
  const deOficina = useUsuario().id_rol !== ROL.cobrador;
  const soloLee = useSoloLectura();
  const alCredito = id_credito === null ? null : rutaDePago({ slug: '', id_credito });
  if (deOficina && id_cliente !== undefined)
    return {
      titulo: (
        <EnlaceCliente className="enlace-llano" id_cliente={id_cliente}>
          {nombre}
        </EnlaceCliente>
      ),
      credito: alCredito && !soloLee && <Link to={alCredito}>Ver crédito</Link>,
    };
  return {
    titulo: alCredito ? (
      <Link className="enlace-llano" to={alCredito}>
        {nombre}
      </Link>
    ) : (
      nombre
    ),
    credito: null,
  };
}

/** One request: of whom, its state, what it says, and what can be done. */
export function Tarjeta({ senas, estado, acciones, children, ...quien }: Props) {
  const { titulo, credito } = useCaminos(quien);
  const soloLee = useSoloLectura();
  const id = useId();
  const tarjeta = useRef<HTMLElement>(null);
  // The card goes after its dialog closed, or because somebody else decided.
  useRelevoDeFoco(tarjeta, suTablaOElTitulo);
  const pie = useContext(PieDeTarjeta);
  const suPie = acciones && !soloLee && (
    <footer className="solicitud-acciones grupo al-final">{acciones}</footer>
  );
  return (
    <article ref={tarjeta} className="panel solicitud" aria-labelledby={id}>
      <header className="solicitud-cabeza grupo aire-12 lineas-4 arriba">
        <h2 id={id} translate="no">
          {titulo}
        </h2>
        <Insignia {...estado} />
        <p className="nota parte a-lo-ancho">
          <span>{senas.filter((sena) => sena !== '').join(' · ')}</span> {credito}
        </p>
      </header>
      {children}
      {pie && suPie ? createPortal(suPie, pie) : suPie}
    </article>
  );
}

type PropsDicho = { nombre: string; texto: string };

/** Somebody's own words; nothing where nothing was written. */
export const Dicho = ({ nombre, texto }: PropsDicho) =>
  texto === '' ? null : (
    <p className="solicitud-dicho recuadro parte">
      <span className="nota en-bloque">{nombre}</span> <span className="nota en-bloque">{texto}</span>
    </p>
  );
