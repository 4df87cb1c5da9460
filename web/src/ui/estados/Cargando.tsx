import { Skeleton } from 'antd';

type Props = {
  /** The spec's text where it has one; it is always announced, and shown when given. */
  texto?: string;
  /** How many blocks the ready screen will roughly have, so that nothing jumps. */
  bloques?: number;
  renglones?: number;
};

export function Cargando({ texto, bloques = 1, renglones = 4 }: Props) {
  return (
    <div aria-busy className="estado-cargando">
      <output className={texto ? 'estado-texto' : 'solo-lectores'}>{texto ?? 'Cargando...'}</output>
      {Array.from({ length: bloques }, (_, i) => (
        <Skeleton key={i} active title paragraph={{ rows: renglones }} />
      ))}
    </div>
  );
}
