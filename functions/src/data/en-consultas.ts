import { enPartes } from '@leal/domain';

/** More values than this no query compares with (`in`). */
const VALORES = 30;

/** The values, as many together as one query may ask for; each once. */
export const enConsultas = <T>(valores: readonly T[]): T[][] => enPartes([...new Set(valores)], VALORES);
