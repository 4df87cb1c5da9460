import { formatearNumero, formatearPesos } from '@leal/domain';
import { type SinConfirmar, textoAparte, textoSinConfirmar } from '../../comun/figuras/figuras.ts';
import { Cifra, Cifras } from '../../ui/cifras/Cifras.tsx';
import type { Semana } from './armar-semana.ts';

const abonosDe = ({ dias }: Semana): number => dias.reduce((suma, dia) => suma + dia.cantidad_abonos, 0);

/** '—' for what this week's answer does not know. */
const cuenta = (n: number | null | undefined): string =>
  n === null || n === undefined ? '—' : formatearNumero(n);

type Props = {
  semana: Semana | undefined;
  /** On this phone and not in the week, which was read at `leido`. */
  aparte: SinConfirmar | undefined;
  leido: Date;
};

/** The week in four figures. */
export const CifrasSemana = ({ semana, aparte, leido }: Props) => (
  <Cifras nombre="Resumen de la semana" cargando={!semana} columnas={4}>
    <Cifra
      titulo="Total semana"
      definicion="recaudadoSemana"
      valor={semana && formatearPesos(semana.total_semana)}
      aparte={aparte && textoAparte(aparte.monto, leido)}
    />
    <Cifra
      titulo="Abonos"
      definicion="abonosSemana"
      valor={semana && formatearNumero(abonosDe(semana))}
      aparte={aparte && textoSinConfirmar(aparte.pagos, 'cuenta')}
    />
    <Cifra titulo="Clientes" definicion="visitadosSemana" valor={semana && cuenta(semana.total_clientes)} />
    <Cifra titulo="Gastos" definicion="gastosSemana" valor={semana && formatearPesos(semana.total_gastos)} />
  </Cifras>
);

/** The other figures of the week: clients without a payment, and loans that began or ended. */
export const OtrasCifrasSemana = ({ semana, aparte }: Omit<Props, 'leido'>) => (
  <Cifras nombre="Visitas y créditos de la semana" cargando={!semana} columnas={4}>
    <Cifra
      titulo="Visitas sin pago"
      definicion="visitasSemana"
      valor={semana && cuenta(semana.total_visitas)}
      aparte={aparte && textoSinConfirmar(aparte.visitas, 'cuenta')}
    />
    <Cifra
      titulo="Atrasos"
      definicion="atrasosSemana"
      valor={semana && cuenta(semana.total_atrasos)}
      aparte={aparte && textoSinConfirmar(aparte.atrasos, 'cuenta')}
    />
    <Cifra
      titulo="Créditos nuevos"
      definicion="creditosNuevosSemana"
      valor={semana && cuenta(semana.total_creditos_nuevos)}
    />
    <Cifra
      titulo="Terminados"
      definicion="creditosTerminadosSemana"
      valor={semana && cuenta(semana.total_creditos_terminados)}
    />
  </Cifras>
);
