import type { revisarImportados as contrato } from '@leal/contract';
import { contraConocidos } from '@leal/domain';
import { leerCuentasDe } from '../../data/usuarios.ts';
import type { CasoLectura } from '../../context/caso.ts';
import { comoConocidos, leerTocayos } from './conocidos.ts';

/** Rows of a file beside whoever is in Leal: two queries, each finds nobody where nobody is alike. */
export const revisarImportados: CasoLectura<typeof contrato> = async ({ cuerpo: { personas } }) => {
  const tocayos = await leerTocayos(personas);
  const cuentas = await leerCuentasDe([...new Set(tocayos.map(({ id_cobrador }) => id_cobrador))]);
  const nombres = new Map([...cuentas].map(([id, { nombre }]) => [id, nombre]));
  const conocidos = comoConocidos(tocayos, nombres);
  const hallazgos = personas.flatMap((persona) =>
    contraConocidos(persona, conocidos).map((hallazgo) => ({ ...hallazgo, renglon: persona.renglon })),
  );
  return { hallazgos };
};
