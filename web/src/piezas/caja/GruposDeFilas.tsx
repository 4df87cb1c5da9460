import './caja.css';
import type { FilaCaja } from '@leal/contract';
import { formatearFecha, formatearHora, formatearNumero, fechaLocal } from '@leal/domain';
import { Vacio } from '../../ui/estados/Vacio.tsx';
import { Monto } from '../../ui/Monto.tsx';
import { agruparFilas, type FilaPuesta, type GrupoDeFilas } from './filas.ts';
import { NOMBRE_FILA } from './textos.ts';
import { Nombre } from '../../ui/Nombre.tsx';

/** A row's day is said where it is not that of the moment. */
function cuando({ en, fecha }: FilaPuesta): string {
  const instante = new Date(en);
  const hora = formatearHora(instante);
  return fechaLocal(instante) === fecha
    ? `${formatearFecha(fecha)} ${hora}`
    : `del ${formatearFecha(fecha)}, llegó el ${formatearFecha(fechaLocal(instante))} ${hora}`;
}

const Fila = ({ fila }: { fila: FilaPuesta }) => (
  <li>
    <span>
      {fila.cliente === null ? NOMBRE_FILA[fila.tipo] : <Nombre de={fila.cliente} />}
      <small>{cuando(fila)}</small>
      {fila.antes !== undefined && (
        <small>
          Corregido: era <Monto valor={fila.antes} />
        </small>
      )}
      {fila.nota !== null && <small>{fila.nota}</small>}
    </span>
    <Monto valor={fila.monto} />
  </li>
);

const Grupo = ({ grupo: { tipo, total, filas } }: { grupo: GrupoDeFilas }) => (
  <details className="caja-grupo desplegable">
    <summary>
      <span className="crece">{`${NOMBRE_FILA[tipo]} (${formatearNumero(filas.length)})`}</span>
      <Monto valor={total} />
    </summary>
    <ul className="lista-lisa" aria-label={NOMBRE_FILA[tipo]}>
      {filas.map((fila) => (
        <Fila key={fila.id} fila={fila} />
      ))}
    </ul>
  </details>
);

/** Everything that moved a box, by kind; folded, each kind says its sum. */
export function GruposDeFilas({ filas }: { filas: readonly FilaCaja[] }) {
  if (filas.length === 0) return <Vacio texto="Nada ha movido esta caja todavía" />;
  return agruparFilas(filas).map((grupo) => <Grupo key={grupo.tipo} grupo={grupo} />);
}
