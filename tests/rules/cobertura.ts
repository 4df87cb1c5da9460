import type { CoverageEntry } from 'firestore-local';

/** The counts of our own Firestore while the suite ran. */
export async function leerCobertura(anfitrion: string, proyecto: string): Promise<readonly CoverageEntry[]> {
  const respuesta = await fetch(`http://${anfitrion}/emulator/v1/projects/${proyecto}:ruleCoverage`);
  return ((await respuesta.json()) as { coverage: CoverageEntry[] }).coverage;
}

/** Whether it is written as a constant: then it has no other way to come out. */
export const estaExenta = ({ constant }: CoverageEntry): boolean => constant;

/** Whether it was seen to hold, and seen to stop somebody. */
const fueAmbas = (lugar: CoverageEntry): boolean => lugar.true > 0 && lugar.false > 0;

/** The places of firestore.rules that came out one way only. */
export const incompletas = (lugares: readonly CoverageEntry[]): string[] =>
  lugares.filter((lugar) => !estaExenta(lugar) && !fueAmbas(lugar)).map(renglon);

function renglon(lugar: CoverageEntry): string {
  const { kind, line, column, text, error, unknown } = lugar;
  const cuentas = [lugar.true, lugar.false, error, unknown].map((n) => String(n).padStart(6)).join('');
  const texto = text.replaceAll(/\s+/g, ' ').slice(0, 60);
  return `${`${line}:${column}`.padEnd(7)}${kind.padEnd(9)}${cuentas}  ${texto}${estaExenta(lugar) ? '  (constante, exenta)' : ''}`;
}

/** Every allow, function and branch, with how often it was true, false, an error, undecided. */
export function tabla(lugares: readonly CoverageEntry[]): string {
  const exentas = lugares.filter(estaExenta).length;
  const completas = lugares.filter((lugar) => !estaExenta(lugar) && fueAmbas(lugar)).length;
  return [
    `${'lugar'.padEnd(7)}${'clase'.padEnd(9)}  true false error indec  texto`,
    ...lugares.map(renglon),
    `firestore.rules: ${completas} de ${lugares.length - exentas} lugares en ambos sentidos; ${exentas} exenta(s) por constante`,
  ].join('\n');
}
