import Busqueda from 'antd/es/input/Search';
import { useState } from 'react';

const INVITACION = 'Buscar por cliente o dirección';

type Props = {
  /** The words that the shown rows were searched for. */
  busqueda: string;
  alBuscar: (busqueda: string) => void;
};

/** Searches on Enter or with its button; when the field is emptied in any way, it shows all rows again at once. */
export function BuscarEnDia({ busqueda, alBuscar }: Props) {
  const [texto, setTexto] = useState(busqueda);
  const buscar = (termino: string) => {
    if (termino !== busqueda) alBuscar(termino);
  };
  const escribir = (escrito: string) => {
    setTexto(escrito);
    if (escrito.trim() === '') buscar('');
  };
  return (
    <search className="reportes-buscar">
      <Busqueda
        allowClear
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        placeholder={INVITACION}
        aria-label={INVITACION}
        value={texto}
        onChange={(e) => escribir(e.target.value)}
        onSearch={(escrito) => escrito.trim() !== '' && buscar(escrito.trim())}
      />
    </search>
  );
}
