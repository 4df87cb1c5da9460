// The Firestore process: only the local Firestore, so that nothing else takes it down. It is seeded in bulk, in this
// process, before it reports ready.
import { readFileSync } from 'node:fs';
import { PROYECTO } from '../entorno.ts';
import { comoFrase } from '../error-local.ts';
import { quejaDeReglas } from '../queja-de-reglas.ts';
import type { Semilla } from '../semilla.ts';

export interface EncargoFirestore {
  puerto: number;
  datos: string;
  /** The path of firestore.indexes.json. */
  indices: string;
  /** The path of firestore.rules: loaded now, and again whenever it changes. */
  reglas: string;
  /** The pages that it answers; without them, any. */
  origenes?: readonly string[];
  siembra?: { semilla: Semilla; ahora: string };
}

const encargo = JSON.parse(process.argv[2] ?? '') as EncargoFirestore;

function avisarDeReglas(error: Error | undefined): void {
  const aviso = error
    ? `${quejaDeReglas(error, encargo.reglas) ?? error.message}; siguen en vigor las anteriores.`
    : 'Reglas de Firestore cargadas de nuevo.';
  console.log(aviso);
  process.send?.({ aviso });
}

async function abrir() {
  const { startFirestoreLocal } = await import('firestore-local');
  try {
    const { puerto: port, datos: data, reglas: rules, origenes: origins } = encargo;
    const indexes = JSON.parse(readFileSync(encargo.indices, 'utf8')) as object;
    return await startFirestoreLocal({
      port,
      data,
      indexes,
      rules,
      origins,
      project: PROYECTO,
      onRulesReload: avisarDeReglas,
      ...(process.env['LEAL_EXPLICAR_REGLAS'] === '1' && { onDenied: (motivo) => console.log(motivo) }),
    });
  } catch (error) {
    const queja = quejaDeReglas(error, encargo.reglas);
    if (queja !== undefined) throw new Error(`${queja}; corrígelo y vuelve a iniciar.`, { cause: error });
    const detalle = error instanceof Error ? error.message : String(error);
    throw new Error(
      `No se pudieron abrir los datos de Firestore en ${encargo.datos} (${detalle}); --limpio los descarta.`,
      {
        cause: error,
      },
    );
  }
}

try {
  const local = await abrir();
  process.on('message', (mensaje: { tipo?: string }) => {
    if (mensaje.tipo === 'cerrar') void local.close().finally(() => process.exit(0));
  });
  const { siembra } = encargo;
  if (siembra) {
    const { paraCargar } = await import('@leal/seed');
    const { loSembrado } = await import('../sembrado.ts');
    const { documentos, usuarios } = await loSembrado(siembra.semilla, new Date(siembra.ahora));
    local.engine.load(paraCargar(documentos));
    process.send?.({ usuarios: [...usuarios] });
  } else process.send?.({});
} catch (error) {
  console.error(error);
  const mensaje = comoFrase(error) ?? (error instanceof Error ? error.message : String(error));
  process.send?.({ error: mensaje }, () => process.exit(1));
}
