import type { RenglonBitacora } from '@leal/contract';
import { type Centavos, CERO, desdePesos, fechaLocal, formatearHora, restar } from '@leal/domain';
import { textoAccion } from '../../bitacora/datos/acciones.ts';
import { cambiosDe } from '../../bitacora/datos/cambios.ts';
import { armarHoja } from '../../exportar/hoja/armar-hoja.ts';
import type { Columna, Hoja } from '../../exportar/hoja/hoja.ts';

/** What a row says of a collector is an id. */
export type Nombres = ReadonlyMap<string, string>;

const cobradorDe = ({ id_cobrador }: RenglonBitacora, nombres: Nombres): string =>
  id_cobrador === null ? '' : (nombres.get(id_cobrador) ?? id_cobrador);

const cuandoYQuien = (nombres: Nombres): readonly Columna<RenglonBitacora>[] => [
  { titulo: 'No.', formato: 'entero', valor: (_, no) => no },
  { titulo: 'Fecha', formato: 'fecha', valor: ({ fecha }) => fechaLocal(new Date(fecha)) },
  { titulo: 'Hora', formato: 'texto', valor: ({ fecha }) => formatearHora(new Date(fecha)) },
  { titulo: 'Quién', formato: 'texto', valor: (r) => r.nombre_usuario },
  { titulo: 'Qué', formato: 'texto', valor: textoAccion },
  { titulo: 'Cobrador', formato: 'texto', valor: (r) => cobradorDe(r, nombres) },
  { titulo: 'Cliente', formato: 'texto', valor: (r) => r.nombre_cliente ?? '' },
];

const cambios = (renglon: RenglonBitacora): string =>
  cambiosDe(renglon)
    .map(({ nombre, antes, despues }) => `${nombre}: ${antes === null ? '' : `${antes} → `}${despues}`)
    .join('; ');

export const hojaBitacora = (
  archivo: string,
  renglones: readonly RenglonBitacora[],
  nombres: Nombres,
): Hoja =>
  armarHoja({
    archivo,
    nombre: 'Bitácora',
    columnas: [
      ...cuandoYQuien(nombres),
      { titulo: 'Cambios', formato: 'texto', valor: cambios },
      { titulo: 'Documento', formato: 'texto', valor: (r) => r.documento },
    ],
    renglones,
    conTotales: false,
    fijas: 2,
  });

const dinero = (valor: unknown): Centavos => (typeof valor === 'number' ? (desdePesos(valor) ?? CERO) : CERO);

/** Only a correction of a payment says which row it was of, with its amount before. */
const esCorreccion = ({ antes }: RenglonBitacora): boolean =>
  typeof antes?.['id_movimiento'] === 'string' && typeof antes['monto'] === 'number';

const montos = ({ antes, despues }: RenglonBitacora) => [
  dinero(antes?.['monto']),
  dinero(despues?.['monto']),
];

const EFECTIVO: Readonly<Record<string, string>> = {
  no_recibido: 'No se recibió',
  devuelto: 'Se devolvió',
};

const texto = (valor: unknown): string => (typeof valor === 'string' ? valor : '');

const DE_CORRECCION: readonly Columna<RenglonBitacora>[] = [
  {
    titulo: 'Corrección',
    formato: 'texto',
    valor: ({ despues }) => (typeof despues?.['monto'] === 'number' ? 'Editado' : 'Eliminado'),
  },
  { titulo: 'Antes', formato: 'dinero', valor: (r) => montos(r)[0] ?? CERO },
  { titulo: 'Después', formato: 'dinero', valor: (r) => montos(r)[1] ?? CERO },
  {
    titulo: 'Diferencia',
    formato: 'dinero',
    valor: (r) => {
      const [antes = CERO, despues = CERO] = montos(r);
      return restar(despues, antes);
    },
  },
  {
    titulo: 'Qué pasó con el efectivo',
    formato: 'texto',
    valor: ({ despues }) => EFECTIVO[texto(despues?.['efectivo_corregido'])] ?? '',
  },
  { titulo: 'Comentario', formato: 'texto', valor: ({ despues }) => texto(despues?.['comentario']) },
  { titulo: 'Movimiento', formato: 'texto', valor: ({ antes }) => texto(antes?.['id_movimiento']) },
];

/** Payments that were edited or deleted in these days, of whichever day they were: the audit says when it was done. */
export const hojaCorrecciones = (
  archivo: string,
  renglones: readonly RenglonBitacora[],
  nombres: Nombres,
): Hoja =>
  armarHoja({
    archivo,
    nombre: 'Correcciones',
    columnas: [...cuandoYQuien(nombres), ...DE_CORRECCION],
    renglones: renglones.filter(esCorreccion),
    conTotales: true,
    fijas: 2,
  });
