import { formatearPesos } from '@leal/domain';
import { Cifra } from '../../../ui/cifras/Cifra.tsx';
import { Cifras } from '../../../ui/cifras/Cifras.tsx';
import type { Semana } from '../datos/armar-semana.ts';

const SIN_DATO = '—';

const abonosDe = ({ dias }: Semana): number => dias.reduce((suma, dia) => suma + dia.cantidad_abonos, 0);

/** The week in four figures. */
export const CifrasSemana = ({ semana }: { semana: Semana | undefined }) => (
  <Cifras nombre="Resumen de la semana" cargando={!semana} columnas={4}>
    <Cifra
      titulo="Total semana"
      definicion="recaudadoSemana"
      valor={semana && formatearPesos(semana.total_semana)}
    />
    <Cifra titulo="Abonos" definicion="abonosSemana" valor={semana && String(abonosDe(semana))} />
    <Cifra
      titulo="Clientes"
      definicion="visitadosSemana"
      valor={semana && String(semana.total_clientes ?? SIN_DATO)}
    />
    <Cifra titulo="Gastos" definicion="gastosSemana" valor={semana && formatearPesos(semana.total_gastos)} />
  </Cifras>
);
