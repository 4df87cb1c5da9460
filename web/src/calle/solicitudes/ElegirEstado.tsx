import type { ConteosSolicitudes } from '@leal/contract';
import { type EstadoSolicitud, formatearNumero } from '@leal/domain';
import { ElegirVista } from '../../ui/lista/ElegirVista.tsx';
import { TODAS } from './filtro.ts';

type Opcion = {
  readonly value: EstadoSolicitud | typeof TODAS;
  readonly texto: string;
  readonly cuenta: (conteos: ConteosSolicitudes) => number;
};

const OPCIONES: readonly Opcion[] = [
  { value: TODAS, texto: 'Todas', cuenta: (c) => c.pendientes + c.aprobadas + c.rechazadas },
  { value: 'pendiente', texto: 'Pendientes', cuenta: (c) => c.pendientes },
  { value: 'aprobada', texto: 'Aprobadas', cuenta: (c) => c.aprobadas },
  { value: 'rechazada', texto: 'Rechazadas', cuenta: (c) => c.rechazadas },
];

type Props = {
  conteos: ConteosSolicitudes | undefined;
  estado: EstadoSolicitud | undefined;
  alElegir: (estado: EstadoSolicitud | undefined) => void;
};

/** The counters are the filter: of the type that is shown, whatever state is chosen. */
export const ElegirEstado = ({ conteos, estado, alElegir }: Props) => (
  <ElegirVista
    nombre="Estado de la solicitud"
    opciones={OPCIONES.map(({ value, texto, cuenta }) => ({
      value,
      label: (
        <>
          {texto}{' '}
          <small className="en-bloque tabular renglon-20">
            {conteos && formatearNumero(cuenta(conteos))}
          </small>
        </>
      ),
    }))}
    vista={estado ?? TODAS}
    alElegir={(elegido) => alElegir(elegido === TODAS ? undefined : elegido)}
  />
);
