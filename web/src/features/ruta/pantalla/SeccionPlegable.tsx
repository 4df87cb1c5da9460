import { formatearNumero } from '@leal/domain';
import { Collapse } from 'antd';
import { type ReactNode, useState } from 'react';

type Props = {
  titulo: string;
  n: number;
  /** Open while a search found somebody in it. */
  forzada: boolean;
  children: ReactNode;
};

const CLAVE = 'seccion';

/** Collapsed, and absent when there is nobody in it. */
export function SeccionPlegable({ titulo, n, forzada, children }: Props) {
  const [abierta, setAbierta] = useState(false);
  if (n === 0) return null;
  return (
    <Collapse
      ghost
      className="ruta-seccion"
      activeKey={abierta || forzada ? [CLAVE] : []}
      onChange={(claves) => setAbierta(claves.includes(CLAVE))}
      items={[{ key: CLAVE, label: <h2>{`${titulo} (${formatearNumero(n)})`}</h2>, children }]}
    />
  );
}
