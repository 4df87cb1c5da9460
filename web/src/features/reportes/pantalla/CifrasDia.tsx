import { formatearNumero, formatearPesos } from '@leal/domain';
import { Cifra } from '../../../ui/cifras/Cifra.tsx';
import { Cifras } from '../../../ui/cifras/Cifras.tsx';
import type { Dia } from '../api/use-dia.ts';

/** The day in four figures; a search narrows the rows, never these. */
export const CifrasDia = ({ dia }: { dia: Dia | undefined }) => (
  <Cifras nombre="Resumen del día" cargando={!dia} columnas={4}>
    <Cifra titulo="Total del día" definicion="recaudadoDia" valor={dia && formatearPesos(dia.total_fecha)} />
    <Cifra titulo="Abonos" definicion="abonosDia" valor={dia && formatearNumero(dia.cantidad_abonos)} />
    <Cifra
      titulo="Clientes"
      definicion="visitadosDia"
      valor={dia && formatearNumero(dia.clientes_visitados)}
    />
    <Cifra titulo="Gastos" definicion="gastosDia" valor={dia && formatearPesos(dia.gastos)} />
  </Cifras>
);
