import { formatearMes, formatearPesos } from '@leal/domain';
import { useMemo } from 'react';
import { textoSemana } from '../../piezas/textos/textos.ts';
import { type ColumnaSencilla, TablaSencilla } from '../../ui/tabla/TablaSencilla.tsx';
import { textoClientes, textoParte } from '../riesgo/textos.ts';
import {
  avisosDe,
  cambioCorregido,
  cambioDe,
  carteraCorregida,
  COMPARADAS,
  type Comparada,
  cosechaCorregida,
  type CosechaDelMes,
  edadesVistas,
  LAS_COMPARADAS,
  prestamosCorregidos,
  prestamosDe,
  type Semana,
  textoDeCambios,
  textoDeCosecha,
  textoDeCuenta,
  textoDeMeta,
  valorCorregido,
} from './evolucion.ts';

/** The week, and below it what has to be said of it. */
const DeSemana = ({ semana }: { semana: Semana }) => (
  <>
    {textoSemana(semana.lunes)}
    {avisosDe(semana).map((aviso) => (
      <span key={aviso} className="en-bloque entera tenue menuda normal">
        {aviso}
      </span>
    ))}
  </>
);

const LA_SEMANA: ColumnaSencilla<Semana> = {
  clave: 'semana',
  titulo: 'Semana',
  principal: true,
  celda: (semana) => <DeSemana semana={semana} />,
};

/** What stands below a value, a line each. */
const Notas = ({ notas }: { notas: readonly (string | null)[] }) => (
  <>
    {notas
      .filter((nota) => nota !== null)
      .map((nota) => (
        <span key={nota} className="en-bloque tenue menuda normal">
          {nota}
        </span>
      ))}
  </>
);

const lineaCorregida = (valor: string | null): string | null => valor && `Corregido: ${valor}`;

/** A value that is kept; below it the count, the goal, and what a correction made of it. */
function Valor({ semana, cual }: { semana: Semana; cual: Comparada }) {
  const notas = [
    textoDeCuenta(cual, semana.cifras),
    textoDeMeta(cual, semana),
    lineaCorregida(valorCorregido(cual, semana)),
  ];
  return (
    <>
      {textoParte(COMPARADAS[cual].valor(semana.cifras))}
      <Notas notas={notas} />
    </>
  );
}

/** On a phone two stand side by side: their names are as short as a half of it; the last one has a line of its own. */
const EN_TELEFONO: Readonly<
  Record<Comparada, { readonly nombre: string | true; readonly lado?: 'izquierda' }>
> = {
  cobrado: { nombre: 'Cobrado', lado: 'izquierda' },
  riesgo: { nombre: 'Riesgo' },
  promesas: { nombre: 'Promesas', lado: 'izquierda' },
  primeros: { nombre: true, lado: 'izquierda' },
};

const COLUMNAS: readonly ColumnaSencilla<Semana>[] = [
  LA_SEMANA,
  ...LAS_COMPARADAS.map((cual): ColumnaSencilla<Semana> => ({
    clave: cual,
    titulo: COMPARADAS[cual].titulo,
    cifra: true,
    ...EN_TELEFONO[cual],
    celda: (semana) => <Valor semana={semana} cual={cual} />,
  })),
  {
    clave: 'cartera',
    titulo: 'Cartera',
    cifra: true,
    nombre: true,
    celda: (semana) => (
      <>
        {formatearPesos(semana.cifras.saldo)}
        <Notas notas={[textoClientes(semana.cifras.n), lineaCorregida(carteraCorregida(semana))]} />
      </>
    ),
  },
];

type PropsSemanas = { semanas: readonly Semana[]; ocupada: boolean };

/** The weeks one below the other, the newest first. */
export const TablaSemanas = ({ semanas, ocupada }: PropsSemanas) => (
  <TablaSencilla
    nombre="Semana por semana"
    clase="evolucion-semanas"
    areas="'semana semana' 'cobrado riesgo' 'promesas cartera' 'primeros primeros'"
    columnas={COLUMNAS}
    filas={semanas}
    clave={({ lunes }) => lunes}
    ocupada={ocupada}
  />
);

const columnasDeCambios = (de: string): readonly ColumnaSencilla<Semana>[] => [
  LA_SEMANA,
  {
    clave: 'cambios',
    titulo: 'Qué pasó en la semana',
    celda: (semana) => {
      const cambio = cambioDe(semana.cifras, de);
      const corregido = cambioCorregido(semana, de);
      return (
        <>
          {cambio && textoDeCambios(cambio)}
          {corregido !== null && <span className="en-bloque tenue menuda">{`Corregido: ${corregido}`}</span>}
        </>
      );
    },
  },
];

/** What became of those who were so long behind, week by week. */
export const TablaCambios = ({ semanas, ocupada, de }: PropsSemanas & { de: string }) => (
  <TablaSencilla
    nombre="De una semana a otra"
    clase="evolucion-cambios"
    areas="'semana' 'cambios'"
    columnas={useMemo(() => columnasDeCambios(de), [de])}
    filas={semanas}
    clave={({ lunes }) => lunes}
    ocupada={ocupada}
  />
);

const columnasDeCosecha = (edades: readonly number[]): readonly ColumnaSencilla<CosechaDelMes>[] => [
  {
    clave: 'mes',
    titulo: 'Mes de inicio',
    principal: true,
    celda: (cosecha) => (
      <>
        {formatearMes(cosecha.mes)}
        <Notas notas={[prestamosDe(cosecha), lineaCorregida(prestamosCorregidos(cosecha))]} />
      </>
    ),
  },
  ...edades.map((edad, i): ColumnaSencilla<CosechaDelMes> => ({
    clave: `edad${edad}`,
    titulo: `${edad} días`,
    cifra: true,
    nombre: true,
    ...(i % 2 === 0 && { lado: 'izquierda' as const }),
    celda: (cosecha) => (
      <>
        {textoDeCosecha(cosecha, edad)}
        <Notas notas={[lineaCorregida(cosechaCorregida(cosecha, edad))]} />
      </>
    ),
  })),
];

type PropsCosechas = { cosechas: readonly CosechaDelMes[]; ocupada: boolean };

/** Two ages in a line of a phone, below their month. */
const areasDe = (edades: readonly number[]): string => {
  const pares = edades.flatMap((edad, i) =>
    i % 2 === 0 ? [`'edad${edad} edad${edades[i + 1] ?? edad}'`] : [],
  );
  return ["'mes mes'", ...pares].join(' ');
};

/** What was not paid of the loans of each month, by their age. */
export function TablaCosechas({ cosechas, ocupada }: PropsCosechas) {
  const edades = useMemo(() => edadesVistas(cosechas), [cosechas]);
  return (
    <TablaSencilla
      nombre="Cosechas"
      clase="evolucion-cosechas"
      areas={areasDe(edades)}
      columnas={useMemo(() => columnasDeCosecha(edades), [edades])}
      filas={cosechas}
      clave={({ mes }) => mes}
      ocupada={ocupada}
    />
  );
}
