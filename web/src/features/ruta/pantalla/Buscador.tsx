import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { textoEncontrados } from '../datos/textos-tarjeta.ts';

const INVITACION = 'Buscar por nombre, dirección, monto...';

type Props = {
  texto: string;
  alEscribir: (texto: string) => void;
  /** Null while nothing is searched. */
  encontrados: { n: number; de: number } | null;
  disabled?: boolean;
};

export const Buscador = ({ texto, alEscribir, encontrados, disabled = false }: Props) => (
  <search className="ruta-buscador">
    <Input
      allowClear
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      prefix={<SearchOutlined aria-hidden />}
      placeholder={INVITACION}
      aria-label={INVITACION}
      value={texto}
      disabled={disabled}
      onChange={(e) => alEscribir(e.target.value)}
    />
    <output className="ruta-encontrados">
      {encontrados && textoEncontrados(encontrados.n, encontrados.de)}
    </output>
  </search>
);
