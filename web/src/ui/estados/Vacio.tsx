import './vacio.css';
import type { ReactNode } from 'react';

/** Drawn for Leal, in the theme's colours: a tray with its coin, a lens over a list, a day that is done. */
const DIBUJOS = {
  nada: (
    <>
      <path className="vacio-fondo" d="M14 44l9-18h50l9 18v20H14z" />
      <path d="M14 44h20l4 8h20l4-8h20" />
      <circle className="vacio-moneda" cx="48" cy="15" r="7" />
    </>
  ),
  lupa: (
    <>
      <path d="M12 16h22M12 32h14M12 48h20M12 64h34" />
      <circle className="vacio-fondo" cx="54" cy="32" r="20" />
      <path d="M69 47l15 16" />
      <circle className="vacio-moneda" cx="54" cy="32" r="5" />
    </>
  ),
  listo: (
    <>
      <path className="vacio-fondo" d="M22 10h52v56H22z" />
      <path d="M31 24l4 4 8-8M31 42l4 4 8-8M52 26h13M52 44h13M31 57h34" />
      <circle className="vacio-moneda" cx="74" cy="62" r="8" />
    </>
  ),
};

type Props = {
  texto: ReactNode;
  dibujo?: keyof typeof DIBUJOS;
  /** The actions that help. */
  children?: ReactNode;
};

/** Nothing to show, in the spec's words. */
export const Vacio = ({ texto, dibujo = 'nada', children }: Props) => (
  <div className="vacio pila tenue al-medio">
    <svg viewBox="0 0 96 72" width="96" height="72" aria-hidden>
      {DIBUJOS[dibujo]}
    </svg>
    <div>{texto}</div>
    {children}
  </div>
);

export const SinResultados = () => <Vacio dibujo="lupa" texto="No se encontraron resultados" />;
