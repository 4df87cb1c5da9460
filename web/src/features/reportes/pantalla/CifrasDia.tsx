import { formatearPesos } from '@leal/domain';
import { Cifra } from '../../../ui/cifras/Cifra.tsx';
import { Cifras } from '../../../ui/cifras/Cifras.tsx';
import type { Dia } from '../api/use-dia.ts';

/** The day in four figures; a search narrows the rows, never these. */
export const CifrasDia = ({ dia }: { dia: Dia | undefined }) => (
  <Cifras nombre="Resumen del día" cargando={!dia} columnas={4}>
    <Cifra
      titulo="Total del día"
      definicion="Suma de los pagos del día que siguen vigentes."
      valor={dia && formatearPesos(dia.total_fecha)}
    />
    <Cifra
      titulo="Abonos"
      definicion="Pagos del día que siguen vigentes."
      valor={dia && String(dia.cantidad_abonos)}
    />
    <Cifra
      titulo="Clientes"
      definicion="Clientes con un pago, una visita o un atraso ese día."
      valor={dia && String(dia.clientes_visitados)}
    />
    <Cifra titulo="Gastos" definicion="Gastos aprobados ese día." valor={dia && formatearPesos(dia.gastos)} />
  </Cifras>
);
