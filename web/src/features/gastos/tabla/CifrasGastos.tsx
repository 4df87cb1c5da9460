import type { gastosDeCobrador, Respuesta } from '@leal/contract';
import { formatearPesos } from '@leal/domain';
import { Cifra } from '../../../ui/cifras/Cifra.tsx';
import { Cifras } from '../../../ui/cifras/Cifras.tsx';

type Props = {
  contadores: Respuesta<typeof gastosDeCobrador>['contadores'] | undefined;
  /** Whose they are, in the definitions. */
  quienes: string;
};

/** The counters, as the server counts them whatever is filtered. */
export const CifrasGastos = ({ contadores, quienes }: Props) => (
  <Cifras nombre="Gastos en cifras" cargando={!contadores} columnas={3}>
    <Cifra
      titulo="Pendientes"
      definicion={`Gastos ${quienes} que esperan la decisión del gerente, y su monto.`}
      ancha
      valor={contadores && String(contadores.pendientes)}
      nota={contadores ? `${formatearPesos(contadores.monto_pendiente)} por aprobar` : ''}
    />
    <Cifra
      titulo="Aprobados"
      definicion={`Gastos ${quienes} que el gerente aprobó: bajan el efectivo a entregar de ese día.`}
      valor={contadores && String(contadores.aprobados)}
    />
    <Cifra
      titulo="Rechazados"
      definicion={`Gastos ${quienes} que el gerente rechazó, con su motivo.`}
      valor={contadores && String(contadores.rechazados)}
    />
  </Cifras>
);
