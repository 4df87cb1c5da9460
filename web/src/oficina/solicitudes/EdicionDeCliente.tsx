import { type SolicitudDe } from '@leal/contract';
import { Alert } from 'antd';
import { Celda } from '../../ui/tabla/Celda.tsx';
import { NOMBRES } from '../../piezas/campos/nombres.ts';
import { ESTADO_EDICION } from '../../piezas/solicitud/estados.ts';
import { type FilaDeCambio, filasDeCambio } from '../../piezas/solicitud/filas-de-cambio.ts';
import { PantallaDeTipo } from './PantallaDeTipo.tsx';
import { type EdicionDeCliente, preguntarCambios } from './preguntar-cambios.tsx';
import { TarjetaSolicitud } from './TarjetaSolicitud.tsx';

const Fila = ({ fila }: { fila: FilaDeCambio }) => (
  <tr>
    <Celda lugar="principal">{fila.nombre}</Celda>
    <Celda lugar="renglon" nombre="Antes:">
      <span>{fila.antes}</span>
      {fila.ahora !== null && <em className="cambio-movido">{` Hoy dice: ${fila.ahora}`}</em>}
    </Celda>
    <Celda lugar="renglon" nombre="Después:">
      <strong>{fila.despues}</strong>
    </Celda>
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

/** The requested changes: as a list that is easy to read, and as they came (spec §2, 'as JSON'). */
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
      <details className="solicitud-json">
        <summary>JSON</summary>
        <pre>{JSON.stringify(item.cambios_json, null, 2)}</pre>
      </details>
    </>
  );
}

export const TarjetaEdicionCliente = ({ item }: { item: EdicionDeCliente }) => (
  <TarjetaSolicitud
    item={item}
    estado={ESTADO_EDICION[item.estado]}
    alElegir={(sentido) => preguntarCambios(item, sentido)}
    datos={null}
    respuesta={{ fecha: item.fecha_resolucion, nombre: NOMBRES.fecha_resolucion }}
  >
    <Cambios item={item} />
  </TarjetaSolicitud>
);

/** Spec §2, 'Client edit requests'. */
export const PantallaEdicionCliente = () => (
  <PantallaDeTipo
    tipo="edicion_cliente"
    nota="Lo que un cobrador pide cambiar de un cliente"
    Tarjeta={TarjetaEdicionCliente}
    vacia={{ titulo: '¡Excelente!', texto: 'No hay solicitudes de clientes pendientes' }}
  />
);
