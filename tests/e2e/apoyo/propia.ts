// What a test answers in Leal's place: without its signature it would be a stranger's word, which counts for nothing.
import { CABECERA_PETICION } from '@leal/contract';

export const PROPIA = { [CABECERA_PETICION]: 'prueba' };
