// `npm run desplegar -- --proyecto id`: builds, checks, shows what would change, asks, deploys by firebase-tools.
// With `--ensayo` it stops before the cloud.
import { parseArgs } from 'node:util';
import { construir } from '../construir.ts';
import { comoFrase, ErrorLocal } from '../error-local.ts';
import { RAIZ } from '../suite.ts';
import { enviar } from './enviar.ts';
import { entrar } from './nube.ts';
import { revisarTodo } from './revisiones.ts';

const USO =
  'Uso: npm run desplegar -- --proyecto id [--sitio https://…] [--con-debilidades] | --ensayo [--proyecto id]';

const OPCIONES = {
  proyecto: { type: 'string' },
  /** The address where people open the app, if not the project's own. */
  sitio: { type: 'string' },
  ensayo: { type: 'boolean' },
  /** Though the registry knows grave weaknesses of what ships. */
  'con-debilidades': { type: 'boolean' },
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

async function desplegar(args: string[]): Promise<number> {
  const {
    ensayo = false,
    'con-debilidades': conDebilidades = false,
    help = false,
    proyecto: pedido = process.env['LEAL_PROYECTO'] || undefined,
    sitio,
  } = leerOpciones(args);
  if (help) return console.log(USO) ?? 0;
  const proyecto = ensayo ? pedido : exigirProyecto(pedido);
  if (!ensayo && proyecto !== undefined) await entrar(RAIZ, proyecto);
  console.log('Construyendo funciones y páginas…');
  await Promise.all([construir(RAIZ, 'functions'), construir(RAIZ, 'web')]);
  const envio = { raiz: RAIZ, proyecto, conDebilidades };
  if (!(await revisarTodo(envio, (linea) => console.log(linea)))) {
    console.error('\nNo se desplegó nada: corrige lo que está MAL.');
    return 1;
  }
  if (ensayo || proyecto === undefined) {
    console.log('\nEnsayo terminado: todo bien, y nada de esto tocó la nube.');
    return 0;
  }
  return enviar(proyecto, sitio ?? `https://${proyecto}.web.app`);
}

// The process that started us is gone, even by kill -9; the channel to it would keep this one.
process.on('disconnect', () => process.exit(1));
desplegar(process.argv.slice(2)).then(
  (codigo) => process.exit(codigo),
  (error: unknown) => {
    console.error(comoFrase(error) ?? error);
    process.exit(1);
  },
);
