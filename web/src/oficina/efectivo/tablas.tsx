import type { Centavos } from '@leal/domain';
import { useMemo } from 'react';
import { textoDia } from '../../piezas/textos/textos.ts';
import { Monto } from '../../ui/Monto.tsx';
import { type ColumnaSencilla, TablaSencilla } from '../../ui/tabla/TablaSencilla.tsx';
import { nombreDeEdad, textoParte } from '../riesgo/textos.ts';
import { type Dia, textoMonto, type Tramo } from './efectivo.ts';

const columna = (
  clave: string,
  titulo: string,
  monto: (dia: Dia) => Centavos | null,
  lado?: 'izquierda',
): ColumnaSencilla<Dia> & { titulo: string } => ({
  clave,
  titulo,
  cifra: true,
  nombre: true,
  ...(lado && { lado }),
  celda: (dia) => {
    const cuanto = monto(dia);
    const visto = cuanto === null ? textoMonto(cuanto) : <Monto valor={cuanto} />;
    return clave === 'queda' ? <strong>{visto}</strong> : visto;
  },
});

const DE_DIA: readonly ColumnaSencilla<Dia>[] = [
  { clave: 'dia', titulo: 'Día', principal: true, celda: ({ fecha }) => textoDia(fecha) },
  columna('esperado', 'Esperado', ({ esperado }) => esperado),
  columna('plan', 'Por plan', ({ plan }) => plan, 'izquierda'),
  columna('bajo', 'Bajo', ({ bajo }) => bajo, 'izquierda'),
  columna('alto', 'Alto', ({ alto }) => alto),
  columna('entregas', 'Entregas', ({ entregas }) => entregas, 'izquierda'),
  columna('gastos', 'Gastos', ({ gastos }) => gastos),
  columna('queda', 'Queda', ({ queda }) => queda, 'izquierda'),
  columna('suma', 'Suma', ({ acumulado }) => acumulado),
];

/** Each day to come: what is due, what of it is expected, what goes out and what remains. */
export const TablaDias = ({ dias }: { dias: readonly Dia[] }) => (
  <TablaSencilla
    nombre="Día por día"
    clase="efectivo-dias"
    areas="'dia esperado' 'plan plan' 'bajo alto' 'entregas gastos' 'queda suma'"
    columnas={DE_DIA}
    filas={dias}
    clave={({ fecha }) => fecha}
  />
);

type Parte = Omit<Tramo, 'desde'> & { readonly nombre: string };

const DE_PARTE: readonly ColumnaSencilla<Parte>[] = [
  { clave: 'atraso', titulo: 'Atraso', principal: true, celda: ({ nombre }) => nombre },
  {
    clave: 'parte',
    titulo: 'Se cobró',
    cifra: true,
    celda: ({ porcentaje }) => <strong>{textoParte(porcentaje)}</strong>,
  },
  { clave: 'cobrado', titulo: 'Cobrado', nombre: true, lado: 'izquierda', importe: ({ cobrado }) => cobrado },
  { clave: 'debido', titulo: 'Debido', nombre: true, importe: ({ debido }) => debido },
  {
    clave: 'nota',
    titulo: 'Se usa',
    nombre: true,
    celda: ({ propia }) => (propia ? 'La suya' : 'La de toda la cartera'),
  },
];

type PropsPartes = {
  tramos: readonly Tramo[];
  total: Pick<Tramo, 'debido' | 'cobrado' | 'porcentaje'>;
};

/** What each age has paid of what was due of it, and the whole portfolio below. */
export function TablaPartes({ tramos, total }: PropsPartes) {
  const filas = useMemo(
    (): Parte[] => [
      ...tramos.map(({ desde, ...tramo }) => ({
        ...tramo,
        nombre: nombreDeEdad({ desde, hasta: tramo.hasta }),
      })),
      { ...total, hasta: null, propia: true, nombre: 'Toda la cartera' },
    ],
    [tramos, total],
  );
  return (
    <TablaSencilla
      nombre="Lo cobrado de lo debido"
      clase="efectivo-partes"
      areas="'atraso parte' 'cobrado debido' 'nota nota'"
      columnas={DE_PARTE}
      filas={filas}
      clave={({ nombre }) => nombre}
    />
  );
}
