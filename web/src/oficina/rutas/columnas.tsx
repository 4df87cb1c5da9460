import type { ResumenRuta } from '@leal/contract';
import {
  type Centavos,
  centavos,
  CERO,
  formatearNumero,
  formatearPesos,
  porcentajeRecuperacion,
  sumar,
} from '@leal/domain';
import { Link } from 'react-router-dom';
import { textoPorForma } from '../../piezas/textos/por-forma.ts';
import { cuantos, textoInstante, textoPorcentaje } from '../../piezas/textos/textos.ts';
import { sentidoDe } from '../../ui/tabla/orden.ts';
import type { Columna } from '../../ui/tabla/Tabla.tsx';
import { textoAusente } from '../vacaciones/textos.ts';
import { avanceDe, HoyDeRuta } from './HoyDeRuta.tsx';

type Rutas = readonly ResumenRuta[];

export type ColumnaDeRuta = Columna<ResumenRuta> & {
  /** The column's sum over all rows, as the dashboard says it. */
  readonly suma?: (rutas: Rutas) => string;
};

export const caminoDe = (base: string, { id_cobrador }: ResumenRuta): string =>
  `${base}/rutas/${encodeURIComponent(id_cobrador)}`;

const enTotal = (rutas: Rutas, de: (ruta: ResumenRuta) => Centavos): Centavos => sumar(...rutas.map(de));
const enCuenta = (rutas: Rutas, de: (ruta: ResumenRuta) => number): string =>
  formatearNumero(rutas.reduce((suma, ruta) => suma + de(ruta), 0));
const deUna = (parte: Centavos, todo: Centavos): string =>
  `${formatearPesos(parte)} de ${formatearPesos(todo)}`;

/** The total of many routes in bold, with a sign: what the office owes has one. */
const DE_MONTO = 144;

const monto = (clave: string, titulo: string, de: (ruta: ResumenRuta) => Centavos): ColumnaDeRuta => ({
  clave,
  titulo,
  ancho: DE_MONTO,
  cifra: true,
  valor: de,
  celda: (ruta) => formatearPesos(de(ruta)),
  suma: (rutas) => formatearPesos(enTotal(rutas, de)),
});

const cuenta = (
  clave: string,
  titulo: string,
  ancho: number,
  de: (ruta: ResumenRuta) => number,
): ColumnaDeRuta => ({
  clave,
  titulo,
  ancho,
  cifra: true,
  valor: de,
  celda: (ruta) => formatearNumero(de(ruta)),
  suma: (rutas) => enCuenta(rutas, de),
});

const HOY: ColumnaDeRuta = {
  clave: 'avance',
  titulo: 'Hoy',
  ancho: 232,
  valor: avanceDe,
  celda: (r) => <HoyDeRuta ruta={r} />,
  suma: (rutas) => {
    const recaudado = enTotal(rutas, (r) => r.recaudado);
    const deLoEsperado = deUna(
      recaudado,
      enTotal(rutas, (r) => r.esperado),
    );
    const transferido = enTotal(rutas, (r) => r.transferido ?? CERO);
    const formas = textoPorForma(recaudado, transferido === CERO ? undefined : transferido);
    return formas === undefined ? deLoEsperado : `${deLoEsperado} · ${formas}`;
  },
};

const VISITADOS: ColumnaDeRuta = {
  clave: 'visitados',
  titulo: 'Visitados',
  ancho: 112,
  cifra: true,
  valor: (r) => (r.debidos > 0 ? r.visitados / r.debidos : null),
  celda: (r) => `${formatearNumero(r.visitados)} de ${formatearNumero(r.debidos)}`,
  suma: (rutas) => `${enCuenta(rutas, (r) => r.visitados)} de ${enCuenta(rutas, (r) => r.debidos)}`,
};

/** The least first, as a press on its name asks for at once: who owes the office an explanation. */
const RECUPERADO: ColumnaDeRuta = {
  clave: 'recuperado',
  titulo: 'Recuperado',
  ancho: 144,
  valor: (r) => (r.monto_total > 0 ? r.total_pagado / r.monto_total : null),
  celda: (r) => (
    <span className="ruta-recuperado pila aire-0 tabular">
      <span>{textoPorcentaje(porcentajeRecuperacion(r.total_pagado, r.monto_total))}</span>
      <small className="tenue minima">{`${formatearPesos(r.total_pagado)} de ${formatearPesos(r.monto_total)}`}</small>
    </span>
  ),
  suma: (rutas) => {
    const [pagado, total] = [enTotal(rutas, (r) => r.total_pagado), enTotal(rutas, (r) => r.monto_total)];
    return `${textoPorcentaje(porcentajeRecuperacion(pagado, total))}, ${deUna(pagado, total)}`;
  },
};

const deQuien = (base: string, atrasada: (ruta: ResumenRuta) => boolean): ColumnaDeRuta => ({
  clave: 'cobrador',
  titulo: 'Cobrador',
  ancho: 124,
  crece: true,
  fija: true,
  valor: (r) => r.nombre_cobrador,
  celda: (r) => (
    <span className="ruta-nombre pila aire-0">
      <Link to={caminoDe(base, r)}>{r.nombre_cobrador}</Link>
      {atrasada(r) && <small className="mal minima fuerte">Va atrasada</small>}
      {!r.activo && <small className="tenue minima">Inactivo</small>}
      {r.vacaciones_hasta && <small className="tenue minima">{textoAusente(r.vacaciones_hasta)}</small>}
    </span>
  ),
  suma: (rutas) => `Total de ${cuantos(rutas.length, 'ruta', 'rutas')}`,
});

const reportes = (base: string): ColumnaDeRuta => ({
  clave: 'reportes',
  titulo: 'Reportes',
  ancho: 96,
  celda: (r) => (
    <Link to={`${caminoDe(base, r)}/reportes`} aria-label={`Reportes de ${r.nombre_cobrador}`}>
      Reportes
    </Link>
  ),
});

const MOVIMIENTO: ColumnaDeRuta = {
  clave: 'movimiento',
  titulo: 'Último movimiento',
  ancho: 124,
  valor: (r) => r.ultima_actualizacion,
  celda: (r) => textoInstante(r.ultima_actualizacion),
};

/** An amount, and in small letters another one that belongs to it. */
const conOtro = (
  columna: ColumnaDeRuta,
  nombre: string,
  de: (ruta: ResumenRuta) => Centavos,
): ColumnaDeRuta => ({
  ...columna,
  celda: (r) => (
    <span className="ruta-recuperado pila aire-0">
      <span>{columna.celda(r)}</span>
      <small className="tenue minima">{`${nombre} ${formatearPesos(de(r))}`}</small>
    </span>
  ),
});

const CLIENTES: ColumnaDeRuta = {
  clave: 'activos',
  titulo: 'Clientes activos',
  ancho: 104,
  cifra: true,
  valor: (r) => r.clientes_activos,
  celda: (r) => `${formatearNumero(r.clientes_activos)} de ${formatearNumero(r.total_clientes)}`,
  suma: (rutas) =>
    `${enCuenta(rutas, (r) => r.clientes_activos)} de ${enCuenta(rutas, (r) => r.total_clientes)}`,
};

const parteVencida = (vencido: number, saldo: number): string =>
  textoPorcentaje(porcentajeRecuperacion(centavos(vencido), centavos(saldo)));

/** The part of what is owed that is past its due date. */
const PARTE_VENCIDA: ColumnaDeRuta = {
  clave: 'parte_vencida',
  titulo: 'Del saldo',
  ancho: 104,
  cifra: true,
  valor: (r) => (r.saldo_pendiente > 0 ? r.saldo_vencido / r.saldo_pendiente : null),
  celda: (r) => parteVencida(r.saldo_vencido, r.saldo_pendiente),
  suma: (rutas) =>
    parteVencida(
      enTotal(rutas, (r) => r.saldo_vencido),
      enTotal(rutas, (r) => r.saldo_pendiente),
    ),
};

export const VISTAS = ['hoy', 'cartera', 'atraso'] as const;
export type Vista = (typeof VISTAS)[number];

/** The order in which each view is opened: what to look at first. */
export const ORDEN_DE: Readonly<Record<Vista, string>> = {
  hoy: 'avance',
  cartera: '-saldo',
  atraso: '-vencidos',
};

const SALDO = monto('saldo', 'Saldo pendiente', (r) => r.saldo_pendiente);
const DE_VISTA: Readonly<Record<Vista, readonly ColumnaDeRuta[]>> = {
  hoy: [HOY, VISITADOS, monto('efectivo', 'En mano', (r) => r.efectivo_en_mano), MOVIMIENTO],
  cartera: [
    monto('capital', 'Capital colocado', (r) => r.capital_colocado),
    monto('por_entregar', 'Por entregar', (r) => r.por_entregar),
    SALDO,
    RECUPERADO,
    conOtro(
      monto('diario', 'Abono diario', (r) => r.abono_diario),
      'mínimo',
      (r) => r.abono_minimo,
    ),
    CLIENTES,
  ],
  atraso: [
    monto('vencidos', 'Saldo vencido', (r) => r.saldo_vencido),
    PARTE_VENCIDA,
    SALDO,
    cuenta('clientes_vencidos', 'Clientes vencidos', 120, (r) => r.clientes_vencidos),
    CLIENTES,
  ],
};

/** The columns of a view: all of them in sight at a desk. */
export const columnasDe = (
  vista: Vista,
  base: string,
  atrasada: (ruta: ResumenRuta) => boolean,
): readonly ColumnaDeRuta[] => [
  deQuien(base, atrasada),
  ...DE_VISTA[vista],
  ...(vista === 'cartera' ? [] : [reportes(base)]),
];

/** The view that has the column by which the routes are sorted: a figure leads to the rows that add up to it. */
export const vistaDelOrden = (orden: string): Vista =>
  VISTAS.find((vista) => DE_VISTA[vista].some(({ clave }) => sentidoDe(orden, clave) !== 'none')) ?? 'hoy';
