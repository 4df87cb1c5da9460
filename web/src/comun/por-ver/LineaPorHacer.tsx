import './por-ver.css';
import { RightOutlined } from '@ant-design/icons';
import { type Centavos, fechaLocal, formatearFecha, nombreDia } from '@leal/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAhora } from '../../lib/reloj.ts';
import { useSinEmpujar } from './use-sin-empujar.ts';
import { Monto } from '../../ui/Monto.tsx';
import { usePorVer } from './por-ver.ts';

type PropsLinea = { camino: string; children: ReactNode };

const Linea = ({ camino, children }: PropsLinea) => (
  <Link to={camino} className="por-hacer">
    <span>{children}</span>
    <RightOutlined aria-hidden />
  </Link>
);

const Efectivo = ({ monto }: { monto: Centavos }) => (
  <strong>
    <Monto valor={monto} />
  </strong>
);

/** A cut that came back, or one that is open since an earlier day. */
export function LineaDeCorte() {
  const { devueltos, caja_desde } = usePorVer();
  const hoy = fechaLocal(useAhora(60_000));
  if (devueltos > 0)
    return (
      <Linea camino="/cobrador/caja">
        {devueltos === 1 ? 'Te devolvieron un corte' : `Te devolvieron ${devueltos} cortes`}: cuéntalo otra
        vez
      </Linea>
    );
  if (caja_desde === null || caja_desde >= hoy) return null;
  return (
    <Linea camino="/cobrador/caja">
      Tu corte está abierto desde el {nombreDia(caja_desde)} {formatearFecha(caja_desde)}
    </Linea>
  );
}

/** Cash that waits is not forgotten on the street: one quiet line for each kind, which leads to it. */
export function LineaPorHacer() {
  const { tareas, en_mano, entregas, por_entregar, fondos, en_fondos } = usePorVer();
  return (
    <div className="por-hacer-lineas" ref={useSinEmpujar()}>
      {entregas > 0 && (
        <Linea camino="/cobrador/solicitudes">
          <Efectivo monto={por_entregar} /> por entregar
        </Linea>
      )}
      {tareas > 0 && (
        <Linea camino="/cobrador/solicitudes">
          <Efectivo monto={en_mano} /> por devolver o registrar
        </Linea>
      )}
      {fondos > 0 && (
        <Linea camino="/cobrador/traspasos">
          <Efectivo monto={en_fondos} /> de fondo por confirmar
        </Linea>
      )}
      <LineaDeCorte />
    </div>
  );
}
