import './boton-de-orden.css';
import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import { type Orden, type Ordenable, sentidoDe, siguienteOrden } from './orden.ts';

const ICONO = { ascending: CaretUpOutlined, descending: CaretDownOutlined, none: CaretDownOutlined };

type Props = {
  columna: Ordenable<never> & { readonly titulo: string };
  orden: Orden;
  alOrdenar: (orden: Orden) => void;
};

/** A column's name that sorts the table; the caret keeps its room where it is not the order. */
export function BotonDeOrden({ columna, orden, alOrdenar }: Props) {
  const sentido = sentidoDe(orden, columna.clave);
  const Icono = ICONO[sentido];
  return (
    <button
      type="button"
      className="boton-de-orden boton-liso toque aire-4"
      data-cifra={columna.cifra}
      onClick={() => alOrdenar(siguienteOrden(orden, columna))}
    >
      {columna.titulo}
      <Icono aria-hidden data-sentido={sentido} />
    </button>
  );
}
