// A test's answer in Leal's place: without the signature it would be a stranger's word, which counts for nothing.
import { CABECERA_PETICION } from '@leal/contract';

export const PROPIA = { [CABECERA_PETICION]: 'prueba' };
