import { Input } from 'antd';
import { useState } from 'react';

const INVITACION = 'Buscar por cliente o dirección';

type Props = {
  /** What the shown rows were searched for. */
  busqueda: string;
  alBuscar: (busqueda: string) => void;
};

/** Searches on Enter or with its button; needs a term, and clearing it shows all rows again. */
export function BuscarEnDia({ busqueda, alBuscar }: Props) {
  const [texto, setTexto] = useState(busqueda);
  const buscar = (escrito: string, borrado: boolean) => {
    const termino = escrito.trim();
    if (termino !== '' || (borrado && busqueda !== '')) alBuscar(termino);
  };
  return (
    <search className="reportes-buscar">
      <Input.Search
        allowClear
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        placeholder={INVITACION}
        aria-label={INVITACION}
        value={texto}
        onChange={(e) => setTexto(e.target.value)}
        onSearch={(escrito, _, info) => buscar(escrito, info?.source === 'clear')}
      />
    </search>
  );
}
