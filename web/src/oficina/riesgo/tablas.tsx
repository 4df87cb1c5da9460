import { DIAS_DE_RIESGO, type DiasDeRiesgo, formatearNumero } from '@leal/domain';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { BarraDeAvance } from '../../ui/graficas/BarraDeAvance.tsx';
import { Monto } from '../../ui/Monto.tsx';
import { type ColumnaSencilla, TablaSencilla } from '../../ui/tabla/TablaSencilla.tsx';
import { ConClientes, LaParte } from './celdas.tsx';
import {
  aLosDeEdad,
  aLosDeRiesgo,
  aLosEntregados,
  type DeCobrador,
  type DePlazo,
  type Edad,
  enRiesgoDe,
  masDe,
  nombreDeEdad,
  textoClientes,
  textoParte,
} from './textos.ts';

/** A figure, which opens the clients that add up to it. */
const Abre = ({ camino, children }: { camino: string; children: ReactNode }) => (
  <Link className="toque" to={camino}>
    {children}
  </Link>
);

const columnasDeEdad = (base: string, total: number): readonly ColumnaSencilla<Edad>[] => [
  {
    clave: 'edad',
    titulo: 'Atraso',
    principal: true,
    celda: (edad) => (
      <span className="pila aire-4">
        <Abre camino={aLosDeEdad(base, edad)}>{nombreDeEdad(edad)}</Abre>
        <BarraDeAvance titulo={`Parte del saldo: ${nombreDeEdad(edad)}`} hecho={edad.saldo} total={total} />
      </span>
    ),
  },
  {
    clave: 'saldo',
    titulo: 'Saldo',
    cifra: true,
    celda: (edad) => (
      <Abre camino={aLosDeEdad(base, edad)}>
        <Monto valor={edad.saldo} />
      </Abre>
    ),
  },
  {
    clave: 'clientes',
    titulo: 'Clientes',
    cifra: true,
    lado: 'izquierda',
    celda: (edad) => <Abre camino={aLosDeEdad(base, edad)}>{textoClientes(edad.clientes)}</Abre>,
  },
  {
    clave: 'parte',
    titulo: 'Parte',
    cifra: true,
    celda: (edad) => <Abre camino={aLosDeEdad(base, edad)}>{textoParte(edad.porcentaje)}</Abre>,
  },
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

const columnasDePlazo = (base: string): readonly ColumnaSencilla<DePlazo>[] => [
  {
    clave: 'plazo',
    titulo: 'Plazo',
    principal: true,
    celda: ({ dias_pago: plazo }) => (
      <Abre camino={aLosEntregados(base, { plazo })}>
        <span className="entera">{`${formatearNumero(plazo)} días`}</span>
      </Abre>
    ),
  },
  {
    clave: 'saldo',
    titulo: 'Saldo',
    cifra: true,
    celda: ({ dias_pago: plazo, ...de }) => (
      <Abre camino={aLosEntregados(base, { plazo })}>
        <ConClientes de={de} />
      </Abre>
    ),
  },
  ...DIAS_DE_RIESGO.map((dias): ColumnaSencilla<DePlazo> => ({
    clave: `mas${dias}`,
    titulo: masDe(dias),
    cifra: true,
    nombre: true,
    lado: 'izquierda',
    celda: ({ dias_pago: plazo, riesgo }) => (
      <Abre camino={aLosDeRiesgo(base, dias, { plazo })}>
        <LaParte en={enRiesgoDe(riesgo, dias)} />
      </Abre>
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
      <Abre camino={aLosDeRiesgo(base, dias, { cobrador })}>{nombre_cobrador}</Abre>
    ),
  },
  {
    clave: 'parte',
    titulo: 'En riesgo',
    cifra: true,
    nombre: true,
    lado: 'izquierda',
    celda: ({ id_cobrador: cobrador, riesgo }) => (
      <Abre camino={aLosDeRiesgo(base, dias, { cobrador })}>
        <LaParte en={enRiesgoDe(riesgo, dias)} />
      </Abre>
    ),
  },
  {
    clave: 'saldo',
    titulo: 'Saldo',
    cifra: true,
    nombre: true,
    lado: 'izquierda',
    celda: ({ id_cobrador: cobrador, ...de }) => (
      <Abre camino={aLosEntregados(base, { cobrador })}>
        <ConClientes de={de} />
      </Abre>
    ),
  },
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
    areas="'cobrador cobrador' 'parte parte' 'saldo saldo'"
    columnas={useMemo(() => columnasDeCobrador(base, dias), [base, dias])}
    filas={cobradores}
    clave={({ id_cobrador }) => id_cobrador}
    ocupada={ocupada}
  />
);
