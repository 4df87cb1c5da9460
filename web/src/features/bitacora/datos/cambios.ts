import type { RenglonBitacora } from '@leal/contract';
import { desdePesos, esFecha, esRol, formatearFecha, formatearPesos, nombreRol } from '@leal/domain';
import { textoInstante } from '../../../lib/texto-instante.ts';

export type Cambio = {
  readonly campo: string;
  readonly nombre: string;
  /** Null: it was not there before. */
  readonly antes: string | null;
  readonly despues: string;
};

const NOMBRES: Readonly<Record<string, string>> = {
  nombre: 'Nombre',
  negocio: 'Negocio',
  direccion: 'Dirección',
  calle: 'Calle',
  colonia: 'Colonia',
  telefono: 'Teléfono',
  email: 'Correo',
  id_rol: 'Rol',
  activo: 'Activo',
  tipo: 'Tipo',
  estado: 'Estado',
  estado_credito: 'Estado del crédito',
  monto: 'Monto',
  monto_solicitado: 'Monto solicitado',
  monto_nuevo: 'Monto nuevo',
  monto_pagado: 'Monto pagado',
  monto_total: 'Monto total',
  monto_diario: 'Abono diario',
  monto_aprobado: 'Monto aprobado',
  monto_entregado: 'Monto entregado',
  monto_por_abono: 'Monto por abono',
  total_pagado: 'Total pagado',
  saldo: 'Saldo',
  interes: 'Interés',
  dias_pago: 'Días de pago',
  atrasos: 'Atrasos',
  abonos: 'Abonos',
  cantidad_abonos: 'Abonos',
  fecha: 'Fecha',
  fecha_inicio: 'Inicio',
  fecha_vencimiento: 'Vencimiento',
  fecha_fin: 'Fin',
  motivo: 'Motivo',
  motivo_rechazo: 'Motivo del rechazo',
  comentario: 'Comentario',
  descripcion: 'Descripción',
  efectivo: 'Efectivo',
  hecho: 'Hecho',
  eliminado: 'Eliminado',
  orden_clientes: 'Orden de la ruta',
};

/** Made for machines: nobody reads them, and what they say stands in another field. */
const CALLADOS = /^(slug|busca|descripcion_interna|id_(?!rol$).*)$/;
const DINERO = /^(monto|saldo|total_pagado|total_abonado)/;
const NADA = '—';

function textoNumero(campo: string, n: number): string {
  const pesos = DINERO.test(campo) ? desdePesos(n) : null;
  if (pesos !== null) return formatearPesos(pesos);
  if (campo === 'id_rol' && esRol(n)) return nombreRol(n);
  if (campo === 'interes') return `${n} %`;
  return campo === 'dias_pago' ? `${n} días` : String(n);
}

const esInstante = (texto: string): boolean => /^\d{4}-\d{2}-\d{2}T/.test(texto);

function textoDe(campo: string, valor: unknown): string {
  if (valor === undefined || valor === null || valor === '') return NADA;
  if (typeof valor === 'boolean') return valor ? 'Sí' : 'No';
  if (typeof valor === 'number') return textoNumero(campo, valor);
  if (Array.isArray(valor)) return `${valor.length} clientes`;
  if (typeof valor !== 'string') return JSON.stringify(valor);
  if (esFecha(valor)) return formatearFecha(valor);
  return esInstante(valor) ? textoInstante(valor) : valor;
}

type Valores = Readonly<Record<string, unknown>>;
const esMapa = (valor: unknown): valor is Valores =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);

/** What lies inside a field (the changes that a request asks for) is as good as a field. */
const planos = (valores: Valores): Valores =>
  Object.fromEntries(
    Object.entries(valores).flatMap(([campo, valor]) =>
      esMapa(valor) ? Object.entries(valor) : [[campo, valor] as const],
    ),
  );

const iguales = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Field by field what a row of the audit changed, in the words of the screens; what stayed as it was is left out. */
export function cambiosDe({ antes, despues }: Pick<RenglonBitacora, 'antes' | 'despues'>): Cambio[] {
  const [previos, nuevos] = [planos(antes ?? {}), planos(despues ?? {})];
  return Object.keys({ ...previos, ...nuevos })
    .filter((campo) => !CALLADOS.test(campo) && !iguales(previos[campo], nuevos[campo]))
    .filter((campo) => campo in previos || textoDe(campo, nuevos[campo]) !== NADA)
    .map((campo) => ({
      campo,
      nombre: NOMBRES[campo] ?? campo,
      antes: campo in previos ? textoDe(campo, previos[campo]) : null,
      despues: textoDe(campo, nuevos[campo]),
    }));
}
