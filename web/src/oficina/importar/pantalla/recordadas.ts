import { COLUMNAS_IMPORTADAS } from '@leal/domain';
import { recuerdoDe } from '../../archivo/recordar.ts';

/** The columns that were chosen for files of a portfolio. */
export const recordadas = recuerdoDe('leal_columnas_importadas', COLUMNAS_IMPORTADAS);
