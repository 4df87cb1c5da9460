import type { HistorialItem } from '@leal/contract';
import {
  type Centavos,
  fechaLocal,
  formatearFecha,
  formatearHora,
  formatearNumero,
  formatearPesos,
  textoDeForma,
  textoPorQue,
} from '@leal/domain';

const TITULO = {
  pago: 'Pago registrado',
  visita: 'Visita sin pago',
  atraso: 'Atraso registrado',
  liquidacion: 'Liquidado por renovación',
  apertura: 'Pagado antes de Leal',
} as const satisfies Record<HistorialItem['tipo'], string>;

/** The mark that a manager's correction leaves in the description (spec §2). */
const MARCA_MODIFICADO = /\s*\(?modificado por gerente\)?\.?/i;

type Renglon = {
  readonly titulo: string;
  /** '20/11/2026 · 11:05' */
  readonly cuando: string;
  /** The description beyond the title. */
  readonly detalle: string | null;
  /** '+$120.00', '+1 día(s)', '$0.00'. */
  readonly valor: string;
  readonly tono: 'bien' | 'mal' | 'tenue';
  readonly marcas: readonly string[];
  /** It no longer counts: deleted, or a late day that a payment cancelled. */
  readonly anulado: boolean;
  /** A live payment: what can be edited, or asked to be deleted. */
  readonly corregible: boolean;
};

/** '+$120.00'; nothing comes in with a visit. */
const conSigno = (monto: Centavos): string => `${monto > 0 ? '+' : ''}${formatearPesos(monto)}`;

const valorDe = ({ tipo, monto, cantidad_dias = 1 }: HistorialItem): string =>
  tipo === 'atraso' ? `+${formatearNumero(cantidad_dias)} día(s)` : conSigno(monto);

function tonoDe({ tipo }: HistorialItem, anulado: boolean): Renglon['tono'] {
  if (anulado || tipo === 'visita') return 'tenue';
  return tipo === 'atraso' ? 'mal' : 'bien';
}

function detalleDe(item: HistorialItem): string | null {
  const { tipo, descripcion } = item;
  const porque = textoPorQue(item);
  if (porque !== null) return porque;
  const resto = descripcion.replace(MARCA_MODIFICADO, '').trim();
  const dicho = [resto === TITULO[tipo] ? '' : resto, textoDeForma(item) ?? ''].filter(
    (parte) => parte !== '',
  );
  return dicho.length === 0 ? null : dicho.join(' · ');
}

/** 'Sincronizado tarde (09:05)'; 'Llegó después (20/11/2026 09:05)' once its day was over: its cash counts then. */
function marcaTardia({ fecha, sincronizado_en }: HistorialItem): string {
  if (sincronizado_en === undefined) return 'Sincronizado tarde';
  const instante = new Date(sincronizado_en);
  const dia = fechaLocal(instante);
  const hora = formatearHora(instante);
  return dia === fecha ? `Sincronizado tarde (${hora})` : `Llegó después (${formatearFecha(dia)} ${hora})`;
}

function marcasDe(item: HistorialItem): string[] {
  const marcas: string[] = [];
  if (item.eliminado) marcas.push('Eliminado');
  if (item.cancelado) marcas.push(item.dia_cerrado ? 'No cuenta: día sin cobro' : 'Cancelado por pago');
  if (MARCA_MODIFICADO.test(item.descripcion)) marcas.push('Modificado');
  if (item.solicitud_abierta) marcas.push('Solicitud por revisar');
  if (item.tardia) marcas.push(marcaTardia(item));
  return marcas;
}

/** One ledger row as the history says it (spec §2). */
export function renglonDe(item: HistorialItem): Renglon {
  const anulado = Boolean(item.eliminado ?? item.cancelado);
  return {
    titulo: TITULO[item.tipo],
    cuando: `${formatearFecha(item.fecha)} · ${item.hora}`,
    detalle: detalleDe(item),
    valor: valorDe(item),
    tono: tonoDe(item, anulado),
    marcas: marcasDe(item),
    anulado,
    corregible: item.tipo === 'pago' && !anulado,
  };
}
