import { type SolicitudDe, solicitudesEdicionCliente } from '@leal/contract';
import { Alert } from 'antd';
import { Celda } from '../../ui/tabla/Celda.tsx';
import { DECISIONES } from '../acciones/decision.ts';
import { NOMBRES } from '../../piezas/campos/nombres.ts';
import { PantallaBandeja } from '../listas/PantallaBandeja.tsx';
import { Dicho, QuienDecide, QuienPide, Tarjeta } from '../../piezas/tarjetas/Tarjeta.tsx';
import { Botones } from '../pregunta/Botones.tsx';
import { ESTADO_EDICION } from '../../piezas/solicitud/estados.ts';
import { TIPOS } from '../../piezas/solicitud/tipos.ts';
import { type FilaDeCambio, filasDeCambio } from '../../piezas/solicitud/filas-de-cambio.ts';
import { comoSeLlama } from '../../lib/llamados.ts';
import { useSolicitudes } from './use-solicitudes.ts';
import { type EdicionDeCliente, preguntarCambios } from './preguntar-cambios.tsx';

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

type Props = { item: EdicionDeCliente };

const quien = ({
  nombre_cliente: nombre,
  id_cliente,
  id_credito,
  negocio,
  direccion,
  estado,
}: EdicionDeCliente) => ({
  nombre,
  id_cliente,
  id_credito,
  senas: [negocio, direccion],
  estado: ESTADO_EDICION[estado],
});

export const ClientePendiente = ({ item }: Props) => (
  <Tarjeta
    {...quien(item)}
    acciones={
      <Botones
        sobre={item.id_solicitud}
        nombre={comoSeLlama(item)}
        alElegir={(sentido) => preguntarCambios(item, sentido)}
      />
    }
  >
    <dl className="datos">
      <QuienPide {...item} />
    </dl>
    <Dicho nombre={NOMBRES.motivo} texto={item.motivo} />
    <Cambios item={item} />
  </Tarjeta>
);

const ClienteResuelto = ({ item }: Props) => (
  <Tarjeta {...quien(item)}>
    <dl className="datos">
      <QuienPide {...item} />
      <QuienDecide
        nombre_gerente={item.nombre_gerente}
        fecha_respuesta={item.fecha_resolucion}
        nombreFecha={NOMBRES.fecha_resolucion}
      />
    </dl>
    <Dicho nombre={NOMBRES.motivo} texto={item.motivo} />
    <Dicho nombre={NOMBRES.comentario} texto={item.comentario} />
    <Cambios item={item} />
  </Tarjeta>
);

/** Spec §2, 'Client edit requests'. */
export const PantallaEdicionCliente = () => (
  <PantallaBandeja
    titulo={TIPOS.edicion_cliente.pantalla.titulo}
    nota="Lo que un cobrador pide cambiar de un cliente"
    clase="edicion_cliente"
    llamadas={DECISIONES.edicion_cliente.llamadas}
    Pendiente={ClientePendiente}
    Resuelta={ClienteResuelto}
    vaciaPendientes={{ titulo: '¡Excelente!', texto: 'No hay solicitudes de clientes pendientes' }}
    {...useSolicitudes(solicitudesEdicionCliente)}
  />
);
