import { type ColumnaDeBanco, COLUMNAS_DE_BANCO, faltaDeBanco } from '@leal/domain';
import { recuerdoDe } from '../../archivo/recordar.ts';
import type { Consejos } from '../../archivo/lectura/fallo-de-archivo.ts';
import type { ClaseDeArchivo } from '../../archivo/ElegirColumnas.tsx';

/** The columns of a bank's file, as they were chosen on this device. */
export const recordadas = recuerdoDe('leal_columnas_de_banco', COLUMNAS_DE_BANCO);

export const DE_BANCO: ClaseDeArchivo<ColumnaDeBanco> = {
  columnas: COLUMNAS_DE_BANCO,
  palabras: {
    fecha: { titulo: 'Fecha', explicacion: 'El día del movimiento.' },
    abono: { titulo: 'Abono', explicacion: 'Lo que entró: depósitos.' },
    cargo: { titulo: 'Cargo', explicacion: 'Lo que salió: retiros. Puede faltar.' },
    importe: { titulo: 'Importe', explicacion: 'Si entradas y salidas están en una sola columna.' },
    signo: { titulo: 'Cargo o abono', explicacion: 'Si otra columna dice qué es el importe.' },
    referencia: { titulo: 'Referencia', explicacion: 'El número del banco. Puede faltar.' },
    rastreo: { titulo: 'Clave de rastreo', explicacion: 'Puede faltar.' },
    concepto: { titulo: 'Concepto', explicacion: 'Puede faltar.' },
    descripcion: { titulo: 'Descripción', explicacion: 'Puede faltar.' },
    cuenta: { titulo: 'Cuenta', explicacion: 'Si el archivo la dice en cada renglón.' },
  },
  faltan: faltaDeBanco,
  recordadas,
};

/** Equal deposits of a day are told apart by their order in it: a day that is cut in two has the first one twice. */
export const CONSEJOS: Consejos = {
  peso: 'Pide a tu banco menos días.',
  renglones: 'Pide a tu banco menos días, y carga cada día completo.',
};
