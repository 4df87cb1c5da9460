import { COLUMNAS_IMPORTADAS, type ColumnaImportada, PLAZOS } from '@leal/domain';
import { medirHoja } from '../../exportar/hoja/armar-hoja.ts';
import { type Hoja, HOJA_CARTERA } from '../../exportar/hoja/hoja.ts';
import type { Cobrador } from '../revision/armar.ts';
import { COLUMNAS } from '../revision/palabras.ts';

const EJEMPLOS: readonly Readonly<Partial<Record<ColumnaImportada, string>>>[] = [
  {
    nombre: 'EJEMPLO: Ana López',
    negocio: 'Abarrotes Ana',
    direccion: 'Hidalgo 120, Centro',
    telefono: '6181234567',
    monto_solicitado: '3,000.00',
    dias_pago: '30',
    fecha_inicio: '09/11/2026',
    total_pagado: '600.00',
    atrasos: '1',
    orden: '1',
    saldo: '3,000.00',
    monto_diario: '120.00',
  },
  {
    nombre: 'EJEMPLO: Luis Peña',
    negocio: 'Taller',
    direccion: 'Juárez 8',
    telefono: '618 765 4321',
    monto_solicitado: '$5,000',
    dias_pago: '60',
    fecha_inicio: '3 nov 2026',
    total_pagado: '0',
    nota: 'Cobrar después de las 4',
  },
];

/** As many collectors as the list of a cell holds: 255 letters. */
const LARGO_DE_LISTA = 255;

function listaDeCobradores(cobradores: readonly Cobrador[]): string[] {
  const correos = cobradores.flatMap(({ activo, email }) => (activo && email ? [email] : []));
  return correos.join(',').length <= LARGO_DE_LISTA ? correos : [];
}

/** The file that a lender fills in: each column with what it is, examples that are not imported, and lists to choose from. */
export function plantilla(cobradores: readonly Cobrador[]): Hoja {
  const lista = listaDeCobradores(cobradores);
  const correo = lista[0] ?? 'correo del cobrador';
  return medirHoja({
    archivo: 'plantilla-cartera.xlsx',
    nombre: HOJA_CARTERA,
    fijas: 2,
    filas: EJEMPLOS.map((ejemplo) =>
      COLUMNAS_IMPORTADAS.map((columna) => (columna === 'cobrador' ? correo : (ejemplo[columna] ?? null))),
    ),
    columnas: COLUMNAS_IMPORTADAS.map((columna) => ({ titulo: COLUMNAS[columna].titulo, formato: 'texto' })),
    ayudas: COLUMNAS_IMPORTADAS.map((columna) => ({
      texto: COLUMNAS[columna].explicacion,
      opciones: columna === 'cobrador' ? lista : columna === 'dias_pago' ? PLAZOS.map(String) : [],
    })),
  });
}
