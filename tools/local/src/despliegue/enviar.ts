// The way after the checks: the changes are shown, the project's name is asked for, and firebase-tools deploys.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { leerFirebaseJson } from '../hosting.ts';
import { RAIZ } from '../suite.ts';
import { cambiosDeFunciones, cambiosDeIndices, cambiosDePaginas, cambiosDeReglas } from './cambios.ts';
import { descubrirFunciones } from './descubrir.ts';
import type { Indices } from './firebase-tools.ts';
import { leerDesplegado, type Pagina } from './nube.ts';

const leer = (camino: string): string => readFileSync(join(RAIZ, camino), 'utf8');

function paginaDeAqui(): Pagina {
  const { headers = [] } = leerFirebaseJson(RAIZ).hosting;
  const politica = headers
    .flatMap((encabezado) => encabezado.headers)
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

/** Deploys if whoever sits there wants it; the exit code. */
export async function enviar(proyecto: string, sitio: string): Promise<number> {
  await mostrarCambios(proyecto, sitio);
  if (await confirmar(proyecto))
    return conFirebase(['deploy', '--project', proyecto, '--only', 'firestore,functions,hosting']);
  console.log('\nNo se desplegó nada.');
  return 1;
}
