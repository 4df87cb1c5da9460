import '../../piezas/caja/caja.css';
import type { CorteAbierto } from '@leal/contract';
import { formatearPesos } from '@leal/domain';
import { Alert, Button } from 'antd';
import { plegarAjustes } from '../../piezas/caja/filas.ts';
import { NOMBRE_FILA } from '../../piezas/caja/textos.ts';
import { Monto } from '../../ui/Monto.tsx';

type Props = { antes: CorteAbierto; ahora: CorteAbierto; alEntender: () => void };

/** The rows that moved the box since the count began: the count stays as it is. */
export function LlegoMientras({ antes, ahora, alEntender }: Props) {
  if (antes.esperado === ahora.esperado) return null;
  const habia = new Set(antes.filas.map(({ id }) => id));
  const nuevas = plegarAjustes(ahora.filas.filter(({ id }) => !habia.has(id)));
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={`Mientras contabas cambió lo que debes tener: ${formatearPesos(antes.esperado)} → ${formatearPesos(ahora.esperado)}`}
      description={
        <>
          <ul className="caja-lineas lista-lisa" aria-label="Lo que llegó">
            {nuevas.map((fila) => (
              <li key={fila.id} className="caja-linea">
                <span>{fila.cliente ?? fila.nota ?? NOMBRE_FILA[fila.tipo]}</span>
                <Monto valor={fila.monto} conSigno />
              </li>
            ))}
          </ul>
          <p>Tu conteo sigue aquí.</p>
          <Button onClick={alEntender}>Entendido</Button>
        </>
      }
    />
  );
}
