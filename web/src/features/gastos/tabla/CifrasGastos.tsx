import type { gastosDeCobrador, Respuesta } from '@leal/contract';
import { formatearNumero, formatearPesos } from '@leal/domain';
import { Cifra } from '../../../ui/cifras/Cifra.tsx';
import { Cifras } from '../../../ui/cifras/Cifras.tsx';

type Props = {
  contadores: Respuesta<typeof gastosDeCobrador>['contadores'] | undefined;
};

/** The counters, as the server counts them whatever is filtered. */
export const CifrasGastos = ({ contadores }: Props) => (
  <Cifras nombre="Gastos en cifras" cargando={!contadores} columnas={3}>
    <Cifra
      titulo="Pendientes"
      definicion="gastosPorAprobar"
      ancha
      valor={contadores && formatearNumero(contadores.pendientes)}
      nota={contadores ? `${formatearPesos(contadores.monto_pendiente)} por aprobar` : ''}
    />
    <Cifra
      titulo="Aprobados"
      definicion="gastosAprobados"
      valor={contadores && formatearNumero(contadores.aprobados)}
    />
    <Cifra
      titulo="Rechazados"
      definicion="gastosRechazados"
      valor={contadores && formatearNumero(contadores.rechazados)}
    />
  </Cifras>
);
