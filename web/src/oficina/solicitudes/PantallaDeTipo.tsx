import { LISTAS_SOLICITUD, type ListaDeSolicitudes, type SolicitudDe } from '@leal/contract';
import type { ComponentType, ReactNode } from 'react';
import { TIPOS } from '../../piezas/solicitud/tipos.ts';
import type { Vacia } from '../../piezas/tarjetas/ListaDeTarjetas.tsx';
import { type ListaLeida, useLista } from '../../lib/api/lista.ts';
import type { Clase } from '../clases/clase.ts';
import { PantallaBandeja } from '../listas/PantallaBandeja.tsx';

type Tipo = keyof typeof LISTAS_SOLICITUD;

type Props<T extends Tipo> = {
  clase: Clase<T>;
  nota: string;
  /** Next to the title. */
  accion?: ReactNode;
  Tarjeta: ComponentType<{ item: SolicitudDe<T> }>;
  vacia: Vacia;
};

/** The screen of one kind of request (spec §2, §7): what waits, and what was decided. */
export function PantallaDeTipo<T extends Tipo>({ clase, Tarjeta, vacia, ...cabeza }: Props<T>) {
  // The list of a kind answers requests of that kind.
  const lista = LISTAS_SOLICITUD[clase.clase] as ListaDeSolicitudes;
  const pendientes = useLista(lista, { consulta: { estado: ['pendiente'] } });
  const historial = useLista(lista, { consulta: { estado: ['aprobada', 'rechazada'] } });
  return (
    <PantallaBandeja
      titulo={TIPOS[clase.clase].pantalla.titulo}
      clase={clase}
      Pendiente={Tarjeta}
      Resuelta={Tarjeta}
      vaciaPendientes={vacia}
      pendientes={pendientes as ListaLeida<SolicitudDe<T>>}
      historial={historial as ListaLeida<SolicitudDe<T>>}
      {...cabeza}
    />
  );
}
