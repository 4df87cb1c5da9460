import '../../../ui/tabla/tabla.css';
import type { SolicitudDe } from '@leal/contract';
import { Alert } from 'antd';
import { type FilaDeCambio, filasDeCambio } from '../../../comun/solicitud/filas-de-cambio.ts';

const Fila = ({ fila }: { fila: FilaDeCambio }) => (
  <tr>
    <td data-lugar="principal">{fila.nombre}</td>
    <td data-lugar="renglon" data-nombre="Antes:">
      {fila.antes}
      {fila.ahora !== null && <em className="cambio-movido"> Hoy dice: {fila.ahora}</em>}
    </td>
    <td data-lugar="renglon" data-nombre="Después:">
      <strong>{fila.despues}</strong>
    </td>
  </tr>
);

const Tabla = ({ filas }: { filas: readonly FilaDeCambio[] }) => (
  <table className="tabla cambios" aria-label="Cambios solicitados">
    <thead>
      <tr>
        <th scope="col">Campo</th>
        <th scope="col">Antes</th>
        <th scope="col">Después</th>
      </tr>
    </thead>
    <tbody>
      {filas.map((fila) => (
        <Fila key={fila.campo} fila={fila} />
      ))}
    </tbody>
  </table>
);

/** What is asked for: to be read at a glance, and as it came (spec §2, 'as JSON'). */
export function Cambios({ item }: { item: SolicitudDe<'edicion_cliente'> }) {
  const filas = filasDeCambio(item);
  if (filas.length === 0) return <p className="cambios-nada">Sin cambios capturados: solo el motivo.</p>;
  return (
    <>
      {item.estado === 'Pendiente' && filas.some(({ ahora }) => ahora !== null) && (
        <Alert
          type="warning"
          showIcon
          title="Un dato cambió después de que lo solicitaron. Revísalo antes de aprobar."
        />
      )}
      <Tabla filas={filas} />
      <pre className="solicitud-json">{JSON.stringify(item.cambios_json, null, 2)}</pre>
    </>
  );
}
