// A line on which nothing goes well the first time, and what came of it.
import type { Efecto, Paso } from '../../setup/linea/linea-mala.ts';

/** The faults that meet the tries of a register, one after the other. */
const TROPIEZOS: readonly (Efecto | undefined)[] = [
  'perder',
  { demora: 50 },
  'cortar',
  'repetir',
  { estado: 503 },
  undefined,
];

/** How the calls ended at the server. */
export const resumen = (intentos: readonly Paso[]) => {
  const grupos = Object.groupBy(
    intentos,
    ({ ruta, estado, veces }) => `${ruta.split('/').slice(2, 4).join('/')} ${veces}x ${estado}`,
  );
  return Object.entries(grupos)
    .map(([que, grupo]) => `${que}: ${grupo?.length}`)
    .join('; ');
};

/** Each register begins at another of these mishaps; a call that has no key changes nothing, and passes. */
export function tropiezos(): (paso: Paso) => Efecto | undefined {
  const intentos = new Map<string, number>();
  return ({ clave }) => {
    if (clave === undefined) return undefined;
    const vez = intentos.get(clave) ?? intentos.size;
    intentos.set(clave, vez + 1);
    return TROPIEZOS[vez % TROPIEZOS.length];
  };
}
