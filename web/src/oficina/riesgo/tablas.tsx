import { DIAS_DE_RIESGO, type DiasDeRiesgo, formatearNumero } from '@leal/domain';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { BarraDeAvance } from '../../ui/graficas/BarraDeAvance.tsx';
import { Monto } from '../../ui/Monto.tsx';
import { type ColumnaSencilla, TablaSencilla } from '../../ui/tabla/TablaSencilla.tsx';
import {
  aLosDeEdad,
  aLosDeRiesgo,
  aLosEntregados,
  type DeCobrador,
  type DePlazo,
  type Edad,
  type EnRiesgo,
  masDe,
  nombreDeEdad,
  textoClientes,
  textoParte,
} from './textos.ts';

const columnasDeEdad = (base: string, total: number): readonly ColumnaSencilla<Edad>[] => [
  {
    clave: 'edad',
    titulo: 'Atraso',
    principal: true,
    celda: (edad) => (
      <span className="pila aire-4">
        <Link to={aLosDeEdad(base, edad)}>{nombreDeEdad(edad)}</Link>
        <BarraDeAvance titulo={`Parte del saldo: ${nombreDeEdad(edad)}`} hecho={edad.saldo} total={total} />
      </span>
    ),
  },
  { clave: 'saldo', titulo: 'Saldo', importe: ({ saldo }) => saldo },
  {
    clave: 'clientes',
    titulo: 'Clientes',
    cifra: true,
    lado: 'izquierda',
    celda: ({ clientes }) => textoClientes(clientes),
  },
  { clave: 'parte', titulo: 'Parte', cifra: true, celda: ({ porcentaje }) => textoParte(porcentaje) },
];

type PropsEdades = { base: string; edades: readonly Edad[]; total: number };

/** The portfolio by how long it is behind: each age with its bar. */
export const TablaEdades = ({ base, edades, total }: PropsEdades) => (
  <TablaSencilla
    nombre="Por días de atraso"
    clase="riesgo-edades"
    areas="'edad saldo' 'clientes parte'"
    columnas={useMemo(() => columnasDeEdad(base, total), [base, total])}
    filas={edades}
    clave={({ desde }) => String(desde)}
  />
);

const enRiesgoDe = (riesgo: readonly EnRiesgo[], dias: number): EnRiesgo | undefined =>
  riesgo.find((en) => en.dias === dias);

const columnasDePlazo = (base: string): readonly ColumnaSencilla<DePlazo>[] => [
  {
    clave: 'plazo',
    titulo: 'Plazo',
    principal: true,
    celda: ({ dias_pago }) => (
      <Link to={aLosEntregados(base, { plazo: dias_pago })}>{`${formatearNumero(dias_pago)} días`}</Link>
    ),
  },
  { clave: 'saldo', titulo: 'Saldo', importe: ({ saldo }) => saldo },
  ...DIAS_DE_RIESGO.map((dias): ColumnaSencilla<DePlazo> => ({
    clave: `mas${dias}`,
    titulo: masDe(dias),
    cifra: true,
    nombre: true,
    lado: 'izquierda',
    celda: ({ dias_pago, riesgo }) => (
      <Link to={aLosDeRiesgo(base, dias, { plazo: dias_pago })}>
        {textoParte(enRiesgoDe(riesgo, dias)?.porcentaje ?? null)}
      </Link>
    ),
  })),
];

/** What part of each term is at risk, for each number of days. */
export const TablaPlazos = ({ base, plazos }: { base: string; plazos: readonly DePlazo[] }) => (
  <TablaSencilla
    nombre="Por plazo"
    clase="riesgo-plazos"
    areas={`'plazo saldo' ${DIAS_DE_RIESGO.map((dias) => `'mas${dias} mas${dias}'`).join(' ')}`}
    columnas={useMemo(() => columnasDePlazo(base), [base])}
    filas={plazos}
    clave={({ dias_pago }) => String(dias_pago)}
  />
);

const columnasDeCobrador = (base: string, dias: DiasDeRiesgo): readonly ColumnaSencilla<DeCobrador>[] => [
  {
    clave: 'cobrador',
    titulo: 'Cobrador',
    principal: true,
    celda: ({ id_cobrador: cobrador, nombre_cobrador }) => (
      <Link to={aLosDeRiesgo(base, dias, { cobrador })}>{nombre_cobrador}</Link>
    ),
  },
  {
    clave: 'parte',
    titulo: 'En riesgo',
    cifra: true,
    celda: ({ riesgo }) => <strong>{textoParte(enRiesgoDe(riesgo, dias)?.porcentaje ?? null)}</strong>,
  },
  {
    clave: 'monto',
    titulo: 'Monto',
    cifra: true,
    lado: 'izquierda',
    celda: ({ riesgo }) => {
      const en = enRiesgoDe(riesgo, dias);
      return en && <Monto valor={en.saldo} />;
    },
  },
  {
    clave: 'clientes',
    titulo: 'Clientes',
    cifra: true,
    celda: ({ riesgo, clientes }) =>
      `${formatearNumero(enRiesgoDe(riesgo, dias)?.clientes ?? 0)} de ${textoClientes(clientes)}`,
  },
  { clave: 'saldo', titulo: 'Saldo', lado: 'izquierda', nombre: true, importe: ({ saldo }) => saldo },
];

type PropsCobradores = {
  base: string;
  dias: DiasDeRiesgo;
  cobradores: readonly DeCobrador[];
  ocupada: boolean;
};

/** Whoever has the largest part at risk first, as they came. */
export const TablaCobradores = ({ base, dias, cobradores, ocupada }: PropsCobradores) => (
  <TablaSencilla
    nombre="Por cobrador"
    clase="riesgo-cobradores"
    areas="'cobrador parte' 'monto clientes' 'saldo saldo'"
    columnas={useMemo(() => columnasDeCobrador(base, dias), [base, dias])}
    filas={cobradores}
    clave={({ id_cobrador }) => id_cobrador}
    ocupada={ocupada}
  />
);
