import { type SolicitudDe } from '@leal/contract';
import { ERRORES } from '@leal/domain';
import { Alert } from 'antd';
import { type ColumnaSencilla, TablaSencilla } from '../../ui/tabla/TablaSencilla.tsx';
import { NOMBRES } from '../../piezas/campos/nombres.ts';
import { type FilaDeCambio, filasAplicadas, filasDeCambio } from '../../piezas/solicitud/filas-de-cambio.ts';
import { EDICION_CLIENTE } from '../clases/edicion-cliente.ts';
import { Dato } from '../../ui/panel/Panel.tsx';
import { usePlazoFijo } from '../listas/hechos.ts';
import { abrirEditarYAprobar, type EdicionDeCliente } from './DialogoEditarYAprobar.tsx';
import { PantallaDeTipo } from './PantallaDeTipo.tsx';
import { preguntarCambios } from './preguntar-cambios.tsx';
import { TarjetaSolicitud } from './TarjetaSolicitud.tsx';

const COLUMNAS: readonly ColumnaSencilla<FilaDeCambio>[] = [
  { clave: 'campo', titulo: 'Campo', principal: true, celda: ({ nombre }) => nombre },
  {
    clave: 'antes',
    titulo: 'Antes',
    nombre: 'Antes:',
    celda: ({ antes, ahora }) => (
      <>
        <span>{antes}</span>
        {ahora !== null && <span className="en-bloque mal">{` Hoy dice: ${ahora}`}</span>}
      </>
    ),
  },
  {
    clave: 'despues',
    titulo: 'Después',
    nombre: 'Después:',
    celda: ({ despues }) => <strong>{despues}</strong>,
  },
];

/** The fields that the manager changed instead. */
function Aplicados({ item }: { item: EdicionDeCliente }) {
  const filas = filasAplicadas(item);
  return (
    filas.length > 0 && (
      <dl className="datos">
        {filas.map(([nombre, valor]) => (
          <Dato key={nombre} nombre={nombre}>
            <strong>{valor}</strong>
          </Dato>
        ))}
      </dl>
    )
  );
}

/** The requested changes: as a list that is easy to read, and as they came (spec §2, 'as JSON'). */
export function Cambios({ item }: { item: SolicitudDe<'edicion_cliente'> }) {
  const filas = filasDeCambio(item);
  if (filas.length === 0) return <p className="tenue">Sin cambios capturados: solo el motivo.</p>;
  return (
    <>
      {item.estado === 'Pendiente' && filas.some(({ ahora }) => ahora !== null) && (
        <Alert
          type="warning"
          showIcon
          title="Un dato cambió después de que lo solicitaron. Revísalo antes de aprobar."
        />
      )}
      <TablaSencilla
        nombre="Cambios solicitados"
        clase="cambios"
        areas="'campo campo' 'antes antes' 'despues despues'"
        columnas={COLUMNAS}
        filas={filas}
        clave={({ campo }) => campo}
      />
      <details className="solicitud-json">
        <summary className="tenue alto-dedo">JSON</summary>
        <pre className="recuadro parte menuda">{JSON.stringify(item.cambios_json, null, 2)}</pre>
      </details>
    </>
  );
}

/** The term that is asked for may not be planned any more: then the way out is to write what changes. */
export function TarjetaEdicionCliente({ item }: { item: EdicionDeCliente }) {
  const fijo = usePlazoFijo(item);
  return (
    <TarjetaSolicitud
      item={item}
      estado={EDICION_CLIENTE.estado(item)}
      alElegir={(sentido) => preguntarCambios(item, sentido)}
      datos={null}
      noSeAprueba={fijo ? ERRORES[fijo].mensaje : null}
      editar={{ alElegir: () => abrirEditarYAprobar(item), primero: item.cambios_json === null }}
      respuesta={{ fecha: item.fecha_resolucion, nombre: NOMBRES.fecha_resolucion }}
    >
      <Cambios item={item} />
      <Aplicados item={item} />
    </TarjetaSolicitud>
  );
}

/** Spec §2, 'Client edit requests'. */
export const PantallaEdicionCliente = () => (
  <PantallaDeTipo
    clase={EDICION_CLIENTE}
    nota="Lo que un cobrador pide cambiar de un cliente"
    Tarjeta={TarjetaEdicionCliente}
    vacia={{ titulo: '¡Excelente!', texto: 'No hay solicitudes de clientes pendientes' }}
  />
);
