import './lista.css';
import { SearchOutlined } from '@ant-design/icons';
import { useEscrito } from '../../lib/en-la-url.ts';
import { Entrada } from '../formulario/entradas.ts';

type Props = {
  /** The words for what can be searched; the field's name too. */
  invitacion: string;
  texto: string;
  alEscribir: (texto: string) => void;
  /** The result, announced; its line is always there. */
  hallado: string | null;
  disabled?: boolean;
};

/** Searches while one types. */
export const CampoBusqueda = ({ invitacion, texto, alEscribir, hallado, disabled = false }: Props) => (
  <search className="busqueda en-bloque angosto">
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
    <output className="busqueda-hallado nota en-bloque">{hallado}</output>
  </search>
);

type PropsEnUrl = Omit<Props, 'texto' | 'alEscribir'> & {
  busqueda: string;
  /** Called after a short pause; always the same function. */
  alBuscar: (busqueda: string) => void;
};

/** Searches what the address says. The typed text stays in here until it rests: a key draws the field, and no table. */
export function CampoBusquedaEnUrl({ busqueda, alBuscar, ...resto }: PropsEnUrl) {
  const [escrito, setEscrito] = useEscrito(busqueda, alBuscar);
  return <CampoBusqueda texto={escrito} alEscribir={setEscrito} {...resto} />;
}
