// `npm run desplegar -- --proyecto id`: builds, checks, shows what would change, asks, deploys by firebase-tools.
// With `--ensayo` it stops before the cloud.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { construir } from '../construir.ts';
import { comoFrase, ErrorLocal } from '../error-local.ts';
import { leerFirebaseJson } from '../hosting.ts';
import { RAIZ } from '../suite.ts';
import { cambiosDeFunciones, cambiosDeIndices, cambiosDePaginas, cambiosDeReglas } from './cambios.ts';
import { descubrirFunciones } from './descubrir.ts';
import type { Indices } from './firebase-tools.ts';
import { entrar, leerDesplegado, type Pagina } from './nube.ts';
import { revisarTodo } from './revisiones.ts';

const USO = 'Uso: npm run desplegar -- --proyecto id [--sitio https://…] | --ensayo [--proyecto id]';

const OPCIONES = {
  proyecto: { type: 'string' },
  /** Where people open the app, if not at the project's own address. */
  sitio: { type: 'string' },
  ensayo: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

function leerOpciones(args: string[]) {
  try {
    return parseArgs({ args, options: OPCIONES, strict: true }).values;
  } catch {
    throw new ErrorLocal(`No se entiende "${args.join(' ')}". ${USO}`);
  }
}

function exigirProyecto(proyecto: string | undefined): string {
  if (proyecto === undefined)
    throw new ErrorLocal(
      'Falta en qué proyecto: npm run desplegar -- --proyecto <id>. Cómo se crea uno: docs/deploy.md; sin la nube: -- --ensayo.',
    );
  if (proyecto.startsWith('demo-'))
    throw new ErrorLocal(
      `"${proyecto}" es un proyecto de prueba y no existe en la nube; di el tuyo, o -- --ensayo.`,
    );
  return proyecto;
}

const leer = (camino: string): string => readFileSync(join(RAIZ, camino), 'utf8');

function paginaDeAqui(): Pagina {
  const { headers = [] } = leerFirebaseJson(RAIZ).hosting;
  const politica = headers
    .flatMap((uno) => uno.headers)
    .find(({ key }) => key === 'Content-Security-Policy')?.value;
  return { html: leer('web/dist/leal/index.html'), politica: politica ?? null };
}

async function mostrarCambios(proyecto: string, sitio: string): Promise<void> {
  const antes = await leerDesplegado(proyecto, sitio);
  const ahora = await descubrirFunciones({ raiz: RAIZ, proyecto });
  const indices = JSON.parse(leer('firestore.indexes.json')) as Indices;
  const cambios = {
    'funciones (su código va siempre)': cambiosDeFunciones(antes.funciones, ahora),
    índices: cambiosDeIndices(antes.indices, indices),
    reglas: cambiosDeReglas(antes.reglas, leer('firestore.rules')),
    páginas: cambiosDePaginas(antes.pagina, paginaDeAqui()),
  };
  console.log(`\nLo que cambiaría en ${proyecto}:`);
  for (const [que, lineas] of Object.entries(cambios)) {
    console.log(`  ${que}${lineas.length === 0 ? ': sin cambios' : ''}`);
    for (const linea of lineas) console.log(`    ${linea}`);
  }
  if (cambios.índices.some((linea) => linea.startsWith('+')))
    console.log(
      `\nUn índice nuevo tarda minutos en construirse, y sin él su lista falla. Si la app ya se usa, mándalos antes:\n  npx firebase deploy --only firestore:indexes --project ${proyecto}`,
    );
}

/** The name, so that nobody deploys by habit, nor into another project than they think. */
async function confirmar(proyecto: string): Promise<boolean> {
  const lector = createInterface({ input: process.stdin, output: process.stdout });
  const fin = new Promise<string>((resolver) => lector.once('close', () => resolver('')));
  const respuesta = await Promise.race([
    lector.question(`\nPara desplegar, escribe el nombre del proyecto (${proyecto}): `),
    fin,
  ]);
  lector.close();
  return respuesta.trim() === proyecto;
}

function conFirebase(argumentos: string[]): Promise<number> {
  const programa = join(RAIZ, 'node_modules/firebase-tools/lib/bin/firebase.js');
  const proceso = spawn(process.execPath, [programa, ...argumentos], { cwd: RAIZ, stdio: 'inherit' });
  return new Promise((resolver, rechazar) => {
    proceso.once('error', rechazar);
    proceso.once('close', (codigo) => resolver(codigo ?? 1));
  });
}

async function desplegar(args: string[]): Promise<number> {
  const {
    ensayo = false,
    help = false,
    proyecto: pedido = process.env['LEAL_PROYECTO'] || undefined,
    sitio,
  } = leerOpciones(args);
  if (help) return console.log(USO) ?? 0;
  const proyecto = ensayo ? pedido : exigirProyecto(pedido);
  if (!ensayo && proyecto !== undefined) await entrar(RAIZ, proyecto);
  console.log('Construyendo funciones y páginas…');
  await Promise.all([construir(RAIZ, 'functions'), construir(RAIZ, 'web')]);
  if (!(await revisarTodo({ raiz: RAIZ, proyecto }, (linea) => console.log(linea)))) {
    console.error('\nNo se desplegó nada: corrige lo que está MAL.');
    return 1;
  }
  if (ensayo || proyecto === undefined) {
    console.log('\nEnsayo terminado: todo bien, y nada de esto tocó la nube.');
    return 0;
  }
  await mostrarCambios(proyecto, sitio ?? `https://${proyecto}.web.app`);
  if (!(await confirmar(proyecto))) {
    console.log('\nNo se desplegó nada.');
    return 1;
  }
  return conFirebase(['deploy', '--project', proyecto, '--only', 'firestore,functions,hosting']);
}

// Whoever started us is gone, even by kill -9; the channel to them would keep the process.
process.on('disconnect', () => process.exit(1));
desplegar(process.argv.slice(2)).then(
  (codigo) => process.exit(codigo),
  (error: unknown) => {
    console.error(comoFrase(error) ?? error);
    process.exit(1);
  },
);
