// The fields that the audit would show under a name that only the code knows.
import type { Documento } from '@leal/seed';
import { CALLADOS, nombreDe } from '../../web/src/oficina/bitacora/datos/cambios.ts';

/** A field within a field is shown like one of its own. */
const camposDe = (valores: unknown): string[] =>
  Object.entries(valores ?? {}).flatMap(([campo, valor]) => {
    const esMapa = typeof valor === 'object' && !(valor instanceof Date) && !Array.isArray(valor);
    return esMapa ? camposDe(valor) : [campo.replace(/_centavos$/, '')];
  });

export function sinNombre(documentos: readonly Documento[]): string[] {
  const renglones = documentos.filter(({ ruta }) => ruta.startsWith('bitacora/'));
  const campos = renglones.flatMap(({ datos: { antes, despues } }) => [
    ...camposDe(antes),
    ...camposDe(despues),
  ]);
  return [...new Set(campos)].filter((campo) => !CALLADOS.test(campo) && nombreDe(campo) === campo);
}
