import type { ResumenRuta } from '@leal/contract';
import { type Centavos, formatearNumero, formatearPesos, porcentajeRecuperacion, sumar } from '@leal/domain';
import { Link } from 'react-router-dom';
import { textoInstante, textoPorcentaje } from '../../piezas/textos/textos.ts';
import type { Columna } from '../../ui/tabla/Tabla.tsx';
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

const monto = (clave: string, titulo: string, de: (ruta: ResumenRuta) => Centavos): ColumnaDeRuta => ({
  clave,
  titulo,
  ancho: 128,
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
  ancho: 196,
  valor: avanceDe,
  celda: (r) => <HoyDeRuta ruta={r} />,
  suma: (rutas) =>
    deUna(
      enTotal(rutas, (r) => r.recaudado),
      enTotal(rutas, (r) => r.esperado),
    ),
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
  ancho: 152,
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

/** The day first, as far as a desk shows without scrolling; then the spec's figures of the portfolio. */
export const columnasDe = (
  base: string,
  atrasada: (ruta: ResumenRuta) => boolean,
): readonly ColumnaDeRuta[] => [
  {
    clave: 'cobrador',
    titulo: 'Cobrador',
    ancho: 176,
    crece: true,
    fija: true,
    valor: (r) => r.nombre_cobrador,
    celda: (r) => (
      <span className="ruta-nombre pila aire-0">
        <Link to={caminoDe(base, r)}>{r.nombre_cobrador}</Link>
        {atrasada(r) && <small className="mal minima fuerte">Va atrasada</small>}
        {!r.activo && <small className="tenue minima">Inactivo</small>}
      </span>
    ),
  },
  HOY,
  VISITADOS,
  cuenta('clientes_vencidos', 'Vencidos', 96, (r) => r.clientes_vencidos),
  monto('vencidos', 'Saldo vencido', (r) => r.saldo_vencido),
  monto('efectivo', 'En mano', (r) => r.efectivo_en_mano),
  {
    clave: 'movimiento',
    titulo: 'Último movimiento',
    ancho: 124,
    valor: (r) => r.ultima_actualizacion,
    celda: (r) => textoInstante(r.ultima_actualizacion),
  },
  monto('saldo', 'Saldo pendiente', (r) => r.saldo_pendiente),
  monto('capital', 'Capital colocado', (r) => r.capital_colocado),
  monto('por_entregar', 'Por entregar', (r) => r.por_entregar),
  RECUPERADO,
  monto('diario', 'Abono diario', (r) => r.abono_diario),
  monto('minimo', 'Abono mínimo', (r) => r.abono_minimo),
  cuenta('clientes', 'Clientes', 88, (r) => r.total_clientes),
  cuenta('activos', 'Clientes activos', 128, (r) => r.clientes_activos),
  {
    clave: 'reportes',
    titulo: 'Reportes',
    ancho: 96,
    celda: (r) => (
      <Link to={`${caminoDe(base, r)}/reportes`} aria-label={`Reportes de ${r.nombre_cobrador}`}>
        Reportes
      </Link>
    ),
  },
];
