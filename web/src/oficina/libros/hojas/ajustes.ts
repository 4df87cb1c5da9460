import type { Ajustes } from '@leal/contract';
import { formatearFecha } from '@leal/domain';
import { gruposDe } from '../../ajustes/grupo.ts';
import { armarHoja } from '../../exportar/hoja/armar-hoja.ts';
import type { Columna, Hoja } from '../../exportar/hoja/hoja.ts';

type Ajuste = { readonly tema: string; readonly nombre: string; readonly valor: string };

const renglonesDe = (ajustes: Ajustes): Ajuste[] => [
  ...gruposDe(ajustes).flatMap(({ titulo: tema, campos }) =>
    campos.map(({ etiqueta: nombre, dicho: valor }) => ({ tema, nombre, valor })),
  ),
  ...ajustes.festivos.map(({ fecha, nombre: valor }) => ({
    tema: 'Días sin cobro',
    nombre: formatearFecha(fecha),
    valor,
  })),
];

const COLUMNAS: readonly Columna<Ajuste>[] = [
  { titulo: 'Tema', formato: 'texto', valor: ({ tema }) => tema },
  { titulo: 'Ajuste', formato: 'texto', valor: ({ nombre }) => nombre },
  { titulo: 'Valor', formato: 'texto', valor: ({ valor }) => valor },
];

/** The settings in the words of their screen. */
export const hojaAjustes = (archivo: string, ajustes: Ajustes): Hoja =>
  armarHoja({
    archivo,
    nombre: 'Ajustes',
    columnas: COLUMNAS,
    renglones: renglonesDe(ajustes),
    conTotales: false,
    fijas: 1,
  });
