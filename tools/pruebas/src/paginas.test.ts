// Files, folders, links and names of the code that the pages name are there. Decisions are history, and not looked at.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const cwd = new URL('../../..', import.meta.url).pathname;
const leer = (camino: string) => readFileSync(join(cwd, camino), 'utf8');
const exclude = ['**/{node_modules,dist,screenshots}/**'];

const PAGINAS = globSync(['{README,CONTRIBUTING}.md', 'docs/*.md', 'tools/{seed,jugador}/README.md'], {
  cwd,
}).toSorted();
const TODO = globSync(['*', '.*', '.vscode/*', '{packages,functions,web,tests,tools,docs,operacion}/**/*'], {
  cwd,
  exclude,
});
const CAMINOS = TODO.map((camino) => `/${camino}/`);
const FUENTES = TODO.filter((camino) => /\.(tsx?|mjs|rules)$|package\.json$/.test(camino));
const PALABRAS = new Set(FUENTES.flatMap((camino) => leer(camino).match(/\w+/g) ?? []));

const GUIONES = new Set(Object.keys((JSON.parse(leer('package.json')) as { scripts: object }).scripts));

/** A text like a path that is none of the repository: data of a run, documents of Firestore, an owner's own file. */
const AJENO = /^(\.leal\/|\.cache\/|(configuracion|resumenes)\/|(web|functions)\/\.env)/;

const entreComillas = (pagina: string) =>
  [...leer(pagina).matchAll(/`([^`\n]+)`/g)].map(([, dicho = '']) => dicho);
const unicos = (lista: readonly string[]) => [...new Set(lista)];

const caminosDe = (pagina: string) =>
  unicos(
    entreComillas(pagina).filter(
      (dicho) =>
        /^[\w.][\w./<>*…-]*$/.test(dicho) &&
        /\/|\w\.(tsx?|mjs|json|rules)$/.test(dicho) &&
        !AJENO.test(dicho),
    ),
  );

/** `<noun>`, `*` and `…` stand for any name; a path may begin at any folder, and leave its ending out. */
function existe(nombre: string): boolean {
  const partes = nombre.replace(/\/$/, '').split(/<\w+>|\*|…/);
  const escrito = partes.map((parte) => parte.replaceAll('.', '[.]')).join('[^/]*');
  const forma = new RegExp(`/${escrito}([.]\\w+)*/$`);
  return CAMINOS.some((camino) => forma.test(camino));
}

const nombresDe = (pagina: string) =>
  unicos(entreComillas(pagina).flatMap((dicho) => dicho.match(/\b([a-z]+[A-Z]\w*|[A-Z]+_[A-Z_]+)\b/g) ?? []));

const enlacesDe = (pagina: string) =>
  [...leer(pagina).matchAll(/\]\(((?!https?:)[^)#]+)/g)].map(([, enlace = '']) =>
    join(dirname(pagina), enlace),
  );

describe.each(PAGINAS)('%s', (pagina) => {
  test('names files and folders that are there', () => {
    expect(caminosDe(pagina).filter((nombre) => !existe(nombre))).toEqual([]);
  });

  test('names functions, variables and codes that the sources have', () => {
    expect(nombresDe(pagina).filter((nombre) => !PALABRAS.has(nombre))).toEqual([]);
  });

  test('names scripts of npm that package.json has', () => {
    const dichos = [...leer(pagina).matchAll(/npm run ([\w:-]*\w)(?![\w:-]|<)/g)].map(
      ([, guion = '']) => guion,
    );
    expect(unicos(dichos).filter((guion) => !GUIONES.has(guion))).toEqual([]);
  });

  test('links to pages that are there', () => {
    expect(enlacesDe(pagina).filter((enlace) => !existsSync(join(cwd, enlace)))).toEqual([]);
  });
});

test('the page of one payment names more than twenty files', () => {
  expect(caminosDe('docs/un-pago.md').length).toBeGreaterThan(20);
});
