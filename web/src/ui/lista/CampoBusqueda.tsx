import './lista.css';
import { SearchOutlined } from '@ant-design/icons';
import { Entrada } from '../formulario/entradas.ts';

type Props = {
  /** What can be searched; the field's name too. */
  invitacion: string;
  texto: string;
  alEscribir: (texto: string) => void;
  /** What was found, announced; its line is always there. */
  hallado: string | null;
  disabled?: boolean;
};

/** Searches while one types. */
export const CampoBusqueda = ({ invitacion, texto, alEscribir, hallado, disabled = false }: Props) => (
  <search className="busqueda">
    <Entrada
      allowClear
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      prefix={<SearchOutlined aria-hidden />}
      placeholder={invitacion}
      aria-label={invitacion}
      value={texto}
      disabled={disabled}
      onChange={(e) => alEscribir(e.target.value)}
    />
    <output className="busqueda-hallado">{hallado}</output>
  </search>
);
