import { renovacionesElegiblesDe, renovacionesHistorialDe } from '@leal/contract';
import type { Parametros } from '@leal/domain';
import { useLista } from '../../../lib/api/lista.ts';
import { useNegocio } from '../../../lib/negocio.ts';
import { SIN_HISTORIAL } from '../../../comun/bandeja/bandeja.ts';
import { ListaDeTarjetas } from '../../../comun/bandeja/ListaDeTarjetas.tsx';
import { PantallaRenovaciones } from './PantallaRenovaciones.tsx';
import { TarjetaElegible } from './TarjetaElegible.tsx';
import { HistorialDeCobrador } from './TarjetasHistorial.tsx';

const vacia = ({ porcentaje_renovacion }: Parametros) => ({
  titulo: 'Sin créditos elegibles',
  texto: `Aparecen aquí con al menos ${porcentaje_renovacion} % pagado, o al terminar de pagarse.`,
});
const TEXTOS = { mensajeError: 'Error al cargar datos', mensajeCargando: 'Cargando renovaciones...' };

/** A collector's credits that may be renewed, and what became of what was asked for. */
export function RenovacionesDeCobrador({ idCobrador }: { idCobrador: string }) {
  const { parametros } = useNegocio();
  const de = { parametros: { id_usuario: idCobrador } };
  const elegibles = useLista(renovacionesElegiblesDe, de);
  const historial = useLista(renovacionesHistorialDe, de);
  return (
    <PantallaRenovaciones
      dashboard="/cobrador/dashboard"
      abierta={{
        texto: 'Créditos Elegibles',
        nota: 'por renovar',
        figura: 'elegibles',
        lista: elegibles,
        contenido: (
          <ListaDeTarjetas
            {...TEXTOS}
            lista={elegibles}
            idDe={({ id_credito }) => id_credito}
            Tarjeta={TarjetaElegible}
            vacia={vacia(parametros)}
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
            idDe={({ id_solicitud }) => id_solicitud}
            Tarjeta={HistorialDeCobrador}
            vacia={SIN_HISTORIAL}
          />
        ),
      }}
    />
  );
}
