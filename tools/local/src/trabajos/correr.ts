// `npm run reportes -- --semana 2026-11-09`: a scheduled job of the server, by hand, with the server's own code.
import { parseArgs } from 'node:util';
import { ErrorLocal } from '../error-local.ts';
import { RAIZ } from '../suite.ts';
import { conciliacion } from './conciliar.ts';
import { crearGerente } from './crear-gerente.ts';
import { elegirDestino } from './destino.ts';
import { reindexar } from './reindexar.ts';
import { reportes } from './reportes.ts';
import { respaldo, restauracion } from './respaldo.ts';
import type { Opciones, Trabajo } from './trabajo.ts';

const TRABAJOS: Readonly<Record<string, Trabajo>> = {
  conciliar: conciliacion,
  'crear-gerente': crearGerente,
  reindexar,
  reportes,
  respaldo,
  restaurar: restauracion,
};

const DE_TODOS = { proyecto: { type: 'string' }, help: { type: 'boolean' } } as const;

function leerOpciones(nombre: string, { uso, opciones, suelto }: Trabajo, args: string[]): Opciones {
  try {
    const options = { ...opciones, ...DE_TODOS };
    const { values, positionals } = parseArgs({ args, options, strict: true, allowPositionals: true });
    if (positionals.length > (suelto === undefined ? 0 : 1)) throw new Error('too many');
    return suelto === undefined ? values : { ...values, [suelto]: positionals[0] };
  } catch {
    throw new ErrorLocal(`No se entiende "${args.join(' ')}". Uso: npm run ${nombre} -- ${uso}`);
  }
}

async function correr([nombre = '', ...args]: string[]): Promise<void> {
  const trabajo = TRABAJOS[nombre];
  if (!trabajo)
    throw new ErrorLocal(`Trabajo desconocido: ${nombre}. Hay ${Object.keys(TRABAJOS).join(', ')}.`);
  const opciones = leerOpciones(nombre, trabajo, args);
  const { proyecto, help } = opciones;
  if (help === true) return console.log(`Uso: npm run ${nombre} -- ${trabajo.uso} [--proyecto id]`);
  const hacer = trabajo.preparar(opciones);
  elegirDestino(RAIZ, typeof proyecto === 'string' ? proyecto : undefined);
  const { lineas, bien } = await hacer();
  for (const linea of lineas) console.log(linea);
  process.exitCode = bien ? 0 : 1;
}

// The process that started us is gone, even by kill -9: a job ends with its command.
process.on('disconnect', () => process.exit(1));

// The connections would keep the process, and the channel to whoever started us as well.
correr(process.argv.slice(2)).then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error instanceof ErrorLocal ? error.message : error);
    process.exit(1);
  },
);
