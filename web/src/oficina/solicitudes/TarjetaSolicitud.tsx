import type { SolicitudDe } from '@leal/contract';
import { interpretarEstadoSolicitud, type TipoSolicitud } from '@leal/domain';
import type { ComponentProps, ReactNode } from 'react';
import { NOMBRES } from '../../piezas/campos/nombres.ts';
import { Dicho, Tarjeta } from '../../piezas/tarjetas/Tarjeta.tsx';
import { comoSeLlama } from '../../lib/llamados.ts';
import type { Estado } from '../../ui/insignia/Insignia.tsx';
import { QuienDecide, QuienPide } from '../listas/Quien.tsx';
import type { ConForma } from '../../piezas/solicitud/forma.ts';
import { FormaDePago } from './FormaDePago.tsx';
import { Botones } from '../pregunta/Botones.tsx';
import type { Sentido } from '../pregunta/decision.ts';

type Solicitud = SolicitudDe<TipoSolicitud>;

export const espera = ({ estado }: Pick<Solicitud, 'estado'>): boolean =>
  interpretarEstadoSolicitud(estado) === 'pendiente';

type Props = {
  item: Solicitud;
  estado: Estado;
  alElegir: (sentido: Sentido) => void;
  /** The data of the request and, once it is decided, its outcome. */
  datos: ReactNode;
  /** The part below the data. */
  tras?: ReactNode;
  /** The part below the words of both. */
  children?: ReactNode;
  /** Its name and what tells its client apart, where the screen says them in its own way. */
  nombre?: string;
  senas?: readonly string[];
  /** Its data say who asked, and when. */
  sinQuienPide?: boolean;
  /** When it was decided, in the words of its kind. */
  respuesta?: { readonly fecha: string | null; readonly nombre: string };
  nombreComentario?: string;
  redondos?: boolean;
  soloRechazar?: boolean;
  /** Why it cannot be approved as it is asked for. */
  noSeAprueba?: string | null;
  editar?: ComponentProps<typeof Botones>['editar'];
};

/** A request before a manager: what is asked for, by whom and why, with the two buttons; once it is decided, by whom and what they said. */
export function TarjetaSolicitud({
  item,
  estado,
  alElegir,
  datos,
  tras,
  children,
  nombre = item.nombre_cliente,
  senas = [item.negocio, item.direccion],
  sinQuienPide = false,
  respuesta = { fecha: item.fecha_respuesta, nombre: NOMBRES.fecha_respuesta },
  nombreComentario = NOMBRES.comentario,
  redondos = false,
  soloRechazar = false,
  noSeAprueba = null,
  editar,
}: Props) {
  const decidida = !espera(item);
  const acciones = (
    <Botones
      sobre={item.id_solicitud}
      de={item}
      nombre={comoSeLlama(item)}
      alElegir={alElegir}
      soloRechazar={soloRechazar}
      noSeAprueba={noSeAprueba}
      editar={editar}
      redondos={redondos}
    />
  );
  return (
    <Tarjeta
      nombre={nombre}
      id_cliente={item.id_cliente}
      id_credito={item.id_credito}
      senas={senas}
      estado={estado}
      acciones={decidida ? undefined : acciones}
    >
      <dl className="datos">
        {datos}
        <FormaDePago de={item as ConForma} />
        {!sinQuienPide && <QuienPide {...item} />}
        {decidida && (
          <QuienDecide
            nombre_gerente={item.nombre_gerente}
            fecha_respuesta={respuesta.fecha}
            nombreFecha={respuesta.nombre}
          />
        )}
      </dl>
      {tras}
      <Dicho nombre={NOMBRES.motivo} texto={item.motivo} />
      {decidida && <Dicho nombre={nombreComentario} texto={item.comentario} />}
      {children}
    </Tarjeta>
  );
}
