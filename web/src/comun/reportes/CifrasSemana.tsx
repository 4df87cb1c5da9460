import { CERO, type Fecha, formatearNumero, formatearPesos } from '@leal/domain';
import type { Cuenta } from '../../piezas/figuras/del-dia.ts';
import { textoAparte, textoSinConfirmar } from '../../piezas/figuras/figuras.ts';
import { conFormas } from '../../piezas/textos/por-forma.ts';
import { Cifra, Cifras } from '../../ui/cifras/Cifras.tsx';
import { abonosDe, type Semana } from './armar-semana.ts';
import { type Anterior, tendenciaPropia } from './semana-comparada.ts';

/** '—' for what this week's answer does not know. */
const cuenta = (n: number | null | undefined): string =>
  n === null || n === undefined ? '—' : formatearNumero(n);

const CONTRA_ANTERIOR = [{ titulo: 'Contra la semana anterior', figura: 'semanaContraAnterior' }] as const;

type Props = {
  semana: Semana | undefined;
  /** The rows on this phone and not in the week, which was read at `leido`. */
  aparte: Cuenta | undefined;
  leido: Date;
};

type Comparadas = Props & {
  /** Undefined while it is not known: its lines are kept. */
  anterior: Anterior | undefined;
  hoy: Fecha;
};

/** The week in four figures, each with that of the week before. */
export function CifrasSemana({ semana, anterior, hoy, aparte, leido }: Comparadas) {
  const antes = (valor: (semana: Semana) => string) => (anterior ? `antes ${valor(anterior)}` : '');
  const tendencia = semana && anterior !== undefined ? tendenciaPropia(semana, anterior, hoy) : null;
  return (
    <Cifras nombre="Resumen de la semana" cargando={!semana} columnas={4}>
      <Cifra
        titulo="Total semana"
        definicion="recaudadoSemana"
        ancha
        valor={semana && formatearPesos(semana.total_semana)}
        aparte={aparte && textoAparte(aparte.monto, leido)}
        {...conFormas(
          { nota: antes(({ total_semana }) => formatearPesos(total_semana)), ademas: CONTRA_ANTERIOR },
          semana?.total_semana ?? CERO,
          semana?.transferido,
        )}
        tendencia={tendencia}
      />
      <Cifra
        titulo="Abonos"
        definicion="abonosSemana"
        valor={semana && formatearNumero(abonosDe(semana))}
        aparte={aparte && textoSinConfirmar(aparte.pagos, 'cuenta')}
        nota={antes((previa) => formatearNumero(abonosDe(previa)))}
      />
      <Cifra
        titulo="Clientes"
        definicion="visitadosSemana"
        valor={semana && cuenta(semana.total_clientes)}
        aparte={aparte && textoSinConfirmar(aparte.visitados.length, 'cuenta')}
        nota={antes(({ total_clientes }) => cuenta(total_clientes))}
      />
      <Cifra
        titulo="Gastos"
        definicion="gastosSemana"
        valor={semana && formatearPesos(semana.total_gastos)}
        nota={antes(({ total_gastos }) => formatearPesos(total_gastos))}
      />
    </Cifras>
  );
}

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
      nota={
        semana?.total_creditos_por_entregar
          ? `de ellos ${formatearNumero(semana.total_creditos_por_entregar)} por entregar`
          : undefined
      }
    />
    <Cifra
      titulo="Terminados"
      definicion="creditosTerminadosSemana"
      valor={semana && cuenta(semana.total_creditos_terminados)}
    />
  </Cifras>
);
