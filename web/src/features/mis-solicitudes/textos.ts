import type { MiSolicitud } from '@leal/contract';
import { ESTADO_MULTIPLE, ESTADO_REVISADA } from '../../comun/solicitud/estados.ts';
import { TIPOS, type Tipo, TODAS } from './filtro.ts';

/** What was asked for, as a collector calls it. */
export const NOMBRE_TIPO: { readonly [T in Tipo]: string } = {
  credito: 'Crédito nuevo',
  renovacion: 'Renovación',
  edicion_cliente: 'Edición de cliente',
  edicion_pago: 'Edición de pago',
  eliminacion_pago: 'Eliminación de pago',
  abonos_multiples: 'Abonos múltiples',
  captura_tardia: 'Captura tardía',
};

/** Where there is less room. */
const CORTOS: { readonly [T in Tipo]?: string } = { credito: 'Créditos' };

/** First what is asked for most. */
const ORDEN = Object.keys(NOMBRE_TIPO) as Tipo[];
export const OPCIONES_TIPO = [
  { value: TODAS, label: 'Todas' },
  ...ORDEN.filter((tipo) => TIPOS.includes(tipo)).map((value) => ({
    value,
    label: CORTOS[value] ?? NOMBRE_TIPO[value],
  })),
] as const;

/** Client edits say their state capitalised (spec §4). */
const ENTRE_TODAS = { Pendiente: 'pendiente', Aprobada: 'aprobada', Rechazada: 'rechazada' } as const;

export function estadoDe(item: MiSolicitud) {
  const estado = item.tipo === 'edicion_cliente' ? ENTRE_TODAS[item.estado] : item.estado;
  return (item.tipo === 'abonos_multiples' ? ESTADO_MULTIPLE : ESTADO_REVISADA)[estado];
}
