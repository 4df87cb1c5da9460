import { normalizar } from './cliente.ts';

/** The name of somebody in a question, a button or a message, with more when another person has that name. */
export type Llamado = { readonly llamado?: string };

export type QuienEs = {
  readonly id: string;
  readonly nombre: string;
  /** The words that may tell namesakes apart, the best first: business, address; of a user the e-mail. */
  readonly senas: readonly string[];
};

/** The first mark that all of them have and no two share; if there is none, all marks together. */
function senaDe(quien: QuienEs, tocayos: ReadonlyMap<string, QuienEs>): string {
  const distingue = (_: string, i: number) => {
    const deTodos = [...tocayos.values()].map(({ senas }) => normalizar(senas[i] ?? ''));
    return !deTodos.includes('') && new Set(deTodos).size === deTodos.length;
  };
  return quien.senas.find(distingue) ?? quien.senas.filter((sena) => sena.trim() !== '').join(', ');
}

/** The people by name (case and accents do not tell people apart), each once, however many rows are theirs. */
function porNombre(quienes: readonly QuienEs[]): Map<string, Map<string, QuienEs>> {
  const grupos = new Map<string, Map<string, QuienEs>>();
  for (const quien of quienes) {
    const clave = normalizar(quien.nombre);
    const grupo = grupos.get(clave) ?? new Map<string, QuienEs>();
    grupos.set(clave, grupo.set(quien.id, quien));
  }
  return grupos;
}

/** Each row's name in the list: 'Ana López', or 'Ana López (Abarrotes Lupita)' when another Ana López is in it. */
export function llamadosEntre(quienes: readonly QuienEs[]): string[] {
  const grupos = porNombre(quienes);
  return quienes.map((quien) => {
    const tocayos = grupos.get(normalizar(quien.nombre));
    const sena = tocayos && tocayos.size > 1 ? senaDe(quien, tocayos) : '';
    return sena === '' ? quien.nombre : `${quien.nombre} (${sena})`;
  });
}
