import type { PorDecidir } from '@leal/contract';
import {
  type Centavos,
  type ClasePorAprobar,
  CLASES_POR_APROBAR,
  formatearPesos,
  restar,
} from '@leal/domain';
import { queEsYCuando } from '../../comun/solicitud/captura-tardia.ts';
import { filasDeCambio } from '../../comun/solicitud/filas-de-cambio.ts';
import { palabrasDe } from '../../comun/solicitud/tipos.ts';
import { conMayuscula, cuantos } from '../../comun/textos/textos.ts';
import { comoSeLlama, nombrar } from '../../lib/llamados.ts';

/** What one row of the inbox says, whatever its kind. */
export type Fila = {
  readonly clave: string;
  readonly id: string;
  readonly clase: ClasePorAprobar;
  /** Empty for an expense. */
  readonly cliente: string;
  readonly id_cobrador: string;
  readonly cobrador: string;
  readonly monto: Centavos | null;
  readonly pedidaEn: number;
  readonly fecha: string;
  readonly cambia: string;
  readonly dato: PorDecidir;
};

export const nombreDeClase = (clase: ClasePorAprobar): string => {
  if (clase === 'creditos') return 'Crédito nuevo';
  return clase === 'gastos' ? 'Gasto' : palabrasDe(clase).nombre;
};

export const OPCIONES_DE_CLASE = CLASES_POR_APROBAR.map((clase) => ({
  value: clase,
  label: nombreDeClase(clase),
}));

export const idDe = ({ clase, item }: PorDecidir): string => {
  if (clase === 'creditos') return item.id_credito;
  return clase === 'gastos' ? item.id_gasto : item.id_solicitud;
};

export const claveDe = (dato: PorDecidir): string => `${dato.clase}:${idDe(dato)}`;

function montoDe({ clase, item }: PorDecidir): Centavos | null {
  switch (clase) {
    case 'creditos':
    case 'renovacion':
      return item.monto_solicitado;
    case 'gastos':
      return item.monto;
    case 'captura_tardia':
      return item.monto > 0 ? item.monto : null;
    case 'edicion_pago':
      return item.monto_nuevo;
    case 'eliminacion_pago':
      return item.monto_pago;
    case 'abonos_multiples':
      return item.monto_total;
    default:
      return null;
  }
}

/** What an approval would change, in one line. */
function cambiaDe({ clase, item }: PorDecidir): string {
  switch (clase) {
    case 'creditos':
      return `${item.dias_pago} días · ${item.interes} % · ${formatearPesos(item.monto_diario)} al día`;
    case 'gastos':
      return item.motivo;
    case 'captura_tardia':
      return conMayuscula(queEsYCuando(item));
    case 'edicion_pago':
      return `${formatearPesos(item.monto_pagado)} → ${formatearPesos(item.monto_nuevo)}`;
    case 'eliminacion_pago':
      return `${formatearPesos(item.monto_pago)} → eliminado`;
    case 'abonos_multiples':
      return `${cuantos(item.cantidad_abonos, 'abono', 'abonos')} de ${formatearPesos(item.monto_por_abono)}`;
    case 'renovacion':
      return `${item.dias_pago} días · se entregan ${formatearPesos(restar(item.monto_solicitado, item.saldo_anterior))}`;
    default: {
      const cambios = filasDeCambio(item).map(
        ({ nombre, antes, despues }) => `${nombre}: ${antes} → ${despues}`,
      );
      return cambios.length === 0 ? item.motivo : cambios.join(' · ');
    }
  }
}

const deQuien = (dato: PorDecidir): string => {
  if (dato.clase === 'gastos') return dato.item.nombre_cobrador;
  return dato.clase === 'creditos' ? (dato.item.nombre_cobrador ?? '') : dato.item.nombre_solicitante;
};

const hechas = new WeakMap<PorDecidir, Fila>();

function filaDe(dato: PorDecidir): Fila {
  const cliente = dato.clase === 'gastos' ? '' : comoSeLlama(dato.item);
  const previa = hechas.get(dato);
  if (previa?.cliente === cliente) return previa;
  const { fecha_solicitud: fecha, id_cobrador } = dato.item;
  const fila: Fila = {
    clave: claveDe(dato),
    id: idDe(dato),
    clase: dato.clase,
    cliente,
    id_cobrador,
    cobrador: deQuien(dato),
    monto: montoDe(dato),
    pedidaEn: Date.parse(fecha),
    fecha,
    cambia: cambiaDe(dato),
    dato,
  };
  hechas.set(dato, fila);
  return fila;
}

const conNombres = new WeakMap<object, PorDecidir>();

/** With the name by which its client is told from others in this list; the same row is the same object. */
function conItem(dato: PorDecidir, item: object): PorDecidir {
  const previo = conNombres.get(item);
  if (previo) return previo;
  const nuevo = { ...dato, item } as PorDecidir;
  conNombres.set(item, nuevo);
  return nuevo;
}

export function filasDe(datos: readonly PorDecidir[]): readonly Fila[] {
  const clientes = datos.filter((dato) => dato.clase !== 'gastos');
  const items = nombrar(clientes.map(({ item }) => item));
  const llamado = new Map(clientes.map((dato, i) => [dato as PorDecidir, items[i]]));
  return datos.map((dato) => filaDe(conItem(dato, llamado.get(dato) ?? dato.item)));
}
