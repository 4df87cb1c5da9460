import { type ClasePorAprobar, formatearNumero } from '@leal/domain';
import { Badge } from 'antd';
import { usePorAprobarDeTodos } from '../../lib/vivo/use-avisos.ts';

type Props = { clases: readonly ClasePorAprobar[]; size?: 'small' };

const leido = (n: number): string => (n === 1 ? '1 pendiente' : `${formatearNumero(n)} pendientes`);

/** How many of these wait for a manager. Nothing while it is not known, and nothing when none does. */
export function ContadorPendientes({ clases, size }: Props) {
  const espera = usePorAprobarDeTodos();
  const n = espera ? clases.reduce((suma, clase) => suma + espera[clase], 0) : 0;
  if (n <= 0) return null;
  return (
    <>
      <span aria-hidden className="contador">
        <Badge
          count={size === 'small' ? n : formatearNumero(n)}
          {...(size && { size })}
          color="var(--ant-color-primary)"
        />
      </span>
      <span className="solo-lectores">{leido(n)}</span>
    </>
  );
}
