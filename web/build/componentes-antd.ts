import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';

const RAIZ_ANTD = join(dirname(createRequire(import.meta.url).resolve('antd/package.json')), 'es');

const archivos = (carpeta: string): string[] =>
  readdirSync(carpeta, { recursive: true, encoding: 'utf8' })
    .filter((nombre) => /\.tsx?$/.test(nombre))
    .map((nombre) => join(carpeta, nombre));

const aCarpeta = (nombre: string): string => nombre.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();

/** `import { A, type B } from 'antd'` → A, B (a type has no folder and drops out later); `antd/es/input/…` → input. */
function importadosDeAntd(codigo: string): string[] {
  const listas = codigo.matchAll(/import \{([^}]*)\} from 'antd'/g);
  const sueltos = [...codigo.matchAll(/from 'antd\/es\/([\w-]+)/g)].map(([, carpeta = '']) => carpeta);
  const nombrados = [...listas].flatMap(([, nombres = '']) =>
    nombres.split(',').map((nombre) => nombre.trim().split(' ')[0] ?? ''),
  );
  return [...sueltos, ...nombrados];
}

/** The antd folders that our screens import. */
export const carpetasUsadas = (fuente: string): string[] => [
  ...new Set(
    archivos(fuente)
      .flatMap((a) => importadosDeAntd(readFileSync(a, 'utf8')))
      .map(aCarpeta),
  ),
];

/** Fails when a file imports one of these folders' components without their sheet: they would show without styles. */
export function exigirHoja(fuente: string, carpetas: readonly string[], hoja: string): void {
  for (const archivo of archivos(fuente)) {
    const codigo = readFileSync(archivo, 'utf8');
    const importadas = importadosDeAntd(codigo).map(aCarpeta);
    const sinHoja = importadas.find((carpeta) => carpetas.includes(carpeta));
    if (sinHoja !== undefined && !codigo.includes(`import '${hoja}'`)) {
      throw new Error(`${relative(fuente, archivo)} shows antd's ${sinHoja}: import '${hoja}' there.`);
    }
  }
}

function resolver(desde: string, destino: string): string | undefined {
  const base = resolve(dirname(desde), destino);
  return [base, `${base}.js`, join(base, 'index.js')].find(
    (ruta) => ruta.endsWith('.js') && existsSync(ruta),
  );
}

function relativos(archivo: string): string[] {
  const codigo = readFileSync(archivo, 'utf8');
  return [...codigo.matchAll(/from ['"](\.[^'"]+)['"]/g)].flatMap(([, destino = '']) => {
    const ruta = resolver(archivo, destino);
    return ruta?.startsWith(RAIZ_ANTD) ? [ruta] : [];
  });
}

/**
 * Folders whose styles these folders import too, as a Modal imports its Button; a folder of which only
 * texts or types are imported (the DatePicker's in the locale) does not count.
 */
export function carpetasConEstilo(carpetas: readonly string[]): Set<string> {
  const vistos = new Set<string>();
  const cola = carpetas.map((c) => join(RAIZ_ANTD, c, 'index.js')).filter((ruta) => existsSync(ruta));
  for (let archivo = cola.pop(); archivo; archivo = cola.pop()) {
    if (vistos.has(archivo)) continue;
    vistos.add(archivo);
    cola.push(...relativos(archivo));
  }
  const estilos = [...vistos].map((archivo) => relative(RAIZ_ANTD, archivo).split(sep));
  return new Set(estilos.flatMap(([carpeta = '', sub]) => (sub === 'style' ? [carpeta] : [])));
}

/** antd's exports whose styles those folders hold. `Row` and `Col` live in 'grid'. */
export function componentesDe(carpetas: ReadonlySet<string>, exportados: readonly string[]): string[] {
  const deRejilla = carpetas.has('grid') ? ['Row', 'Col'] : [];
  return [...exportados.filter((nombre) => carpetas.has(aCarpeta(nombre))), ...deRejilla];
}
