import { renovacionesHistorial, renovacionesPendientes } from '@leal/contract';
import { useMemo } from 'react';
import { useLista } from '../../../lib/api/lista.ts';
import { usePendientesVivos } from '../../../lib/vivo/use-pendientes-vivos.ts';
import { SIN_HISTORIAL } from '../../../comun/bandeja/bandeja.ts';
import { ListaDeTarjetas } from '../../../comun/bandeja/ListaDeTarjetas.tsx';
import { DONDE } from '../decidir/preguntar-renovacion.tsx';
import type { Renovacion } from './DatosRenovacion.tsx';
import { PantallaRenovaciones } from './PantallaRenovaciones.tsx';
import { TarjetaPendiente } from './TarjetaPendiente.tsx';
import { HistorialDeGerente } from './TarjetasHistorial.tsx';

const VACIA = { titulo: '¡Excelente!', texto: 'No hay renovaciones pendientes' };
const TEXTOS = { mensajeError: 'Error al cargar datos', mensajeCargando: 'Cargando renovaciones...' };
const idDe = ({ id_solicitud }: Renovacion): string => id_solicitud;

/** Everybody's renewals: what waits, oldest first, and what was decided; what others ask shows by itself. */
export function RenovacionesDeGerente() {
  const pendientes = useLista(renovacionesPendientes, {});
  const historial = useLista(renovacionesHistorial, {});
  const enPantalla = useMemo(() => pendientes.filas?.map(idDe), [pendientes.filas]);
  usePendientesVivos({ clase: 'renovacion', enPantalla, llamadas: DONDE.llamadas });
  return (
    <PantallaRenovaciones
      dashboard="/gerente/dashboard"
      abierta={{
        texto: 'Solicitudes Pendientes',
        nota: 'esperan tu decisión',
        figura: 'renovacionesPorAprobar',
        lista: pendientes,
        contenido: (
          <ListaDeTarjetas
            {...TEXTOS}
            lista={pendientes}
            idDe={idDe}
            Tarjeta={TarjetaPendiente}
            vacia={VACIA}
          />
        ),
      }}
      historial={{
        texto: 'Historial',
        nota: 'aprobadas y rechazadas',
        figura: 'renovacionesDecididas',
        lista: historial,
        contenido: (
          <ListaDeTarjetas
            {...TEXTOS}
            lista={historial}
            idDe={idDe}
            Tarjeta={HistorialDeGerente}
            vacia={SIN_HISTORIAL}
          />
        ),
      }}
    />
  );
}
