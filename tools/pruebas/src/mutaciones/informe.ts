// Stryker's report in the words of whoever reads it: a score for each file, and each mutant that no test noticed.

interface Lugar {
  readonly line: number;
  readonly column: number;
}

interface Mutante {
  readonly replacement?: string;
  readonly status: string;
  readonly location: { readonly start: Lugar; readonly end: Lugar };
}

/** The report as `mutation-testing-report-schema` has it; lines and columns begin at 1. */
export interface Informe {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutante[] }>>;
}

export interface Vivo {
  readonly donde: string;
  readonly antes: string;
  readonly despues: string;
  /** No test comes there at all. */
  readonly sinPrueba: boolean;
}

export interface Calificacion {
  readonly archivo: string;
  readonly mutantes: number;
  /** The mutants that a test noticed, in per cent. */
  readonly nota: number;
  /** The noticed ones after which the tests did not come to an end. */
  readonly porTiempo: number;
  readonly vivos: readonly Vivo[];
}

const MUERTOS = ['Killed', 'Timeout'];
const VIVOS = ['Survived', 'NoCoverage'];

function cortar(fuente: string, { start, end }: Mutante['location']): string {
  const lineas = fuente.split('\n').slice(start.line - 1, end.line);
  const ultima = lineas.length - 1;
  return lineas
    .map((linea, i) => linea.slice(i === 0 ? start.column - 1 : 0, i === ultima ? end.column - 1 : undefined))
    .join('\n');
}

/** A mutant that does not even load counts for neither side. */
export const calificar = ({ files }: Informe): Calificacion[] =>
  Object.entries(files).map(([archivo, { source, mutants }]) => {
    const con = (estados: readonly string[]) => mutants.filter(({ status }) => estados.includes(status));
    const muertos = con(MUERTOS).length;
    const vivos = con(VIVOS).map(({ location, replacement = '', status }) => ({
      donde: `${archivo}:${location.start.line}:${location.start.column}`,
      antes: cortar(source, location),
      despues: replacement,
      sinPrueba: status === 'NoCoverage',
    }));
    const mutantes = muertos + vivos.length;
    const nota = mutantes === 0 ? 100 : (100 * muertos) / mutantes;
    return { archivo, mutantes, nota, porTiempo: con(['Timeout']).length, vivos };
  });

const conSigno = (signo: string, texto: string): string =>
  texto
    .split('\n')
    .map((linea) => `  ${signo} ${linea}`)
    .join('\n');

export const enPalabras = ({ donde, antes, despues, sinPrueba }: Vivo): string =>
  [
    `${donde}${sinPrueba ? ' (ninguna prueba pasa por aquí)' : ''}`,
    conSigno('-', antes),
    conSigno('+', despues),
  ].join('\n');

export const renglonDe = ({ archivo, mutantes, nota, porTiempo, vivos }: Calificacion): string =>
  `${nota.toFixed(1).padStart(5)} %  ${mutantes - vivos.length} de ${mutantes}  ${archivo}${porTiempo > 0 ? ` (${porTiempo} por tiempo)` : ''}`;
