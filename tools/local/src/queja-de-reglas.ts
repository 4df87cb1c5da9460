import { basename } from 'node:path';

/** The fault of a rules file, as firestore-local tells it; not imported, so that whoever only asks loads no engine. */
type Falla = {
  readonly name: 'RulesError';
  readonly problem: string;
  readonly line: number;
  readonly column: number;
};

const esFalla = (error: unknown): error is Falla => error instanceof Error && error.name === 'RulesError';

const esDeLectura = (error: unknown, archivo: string): error is NodeJS.ErrnoException =>
  error instanceof Error && (error as NodeJS.ErrnoException).path === archivo;

/** The beginning of a sentence about the rules file, when the error is about that. */
export function quejaDeReglas(error: unknown, archivo: string): string | undefined {
  const nombre = basename(archivo);
  if (esFalla(error))
    return `${nombre} tiene un error en la línea ${error.line}, columna ${error.column} (${error.problem})`;
  return esDeLectura(error, archivo) ? `No se pudo leer ${nombre} (${error.code ?? ''})` : undefined;
}
