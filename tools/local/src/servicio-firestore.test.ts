import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { apartarPuertos } from './apartados.ts';
import { PROYECTO } from './entorno.ts';
import type { Hijo } from './hijo.ts';
import { LOCAL } from './puertos.ts';
import { iniciarFirestore } from './servicio-firestore.ts';

const reglas = (condicion: string) => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{document=**} { allow read: if ${condicion}; }
  }
}`;

let raiz: string;
let hijo: Hijo | undefined;
let soltarPuertos: (() => void) | undefined;
beforeEach(() => {
  raiz = mkdtempSync(join(tmpdir(), 'leal-reglas-'));
  writeFileSync(join(raiz, 'firestore.indexes.json'), '{}');
});
afterEach(async () => {
  await hijo?.detener();
  soltarPuertos?.();
  rmSync(raiz, { recursive: true, force: true });
});

// Writes in one step, as editors do: a half-written file would be read as another change.
function escribir(texto: string): void {
  writeFileSync(join(raiz, 'nuevas'), texto);
  renameSync(join(raiz, 'nuevas'), join(raiz, 'firestore.rules'));
}

async function iniciar() {
  const { puertos, soltar } = await apartarPuertos();
  soltarPuertos = soltar;
  const puerto = puertos.firestore;
  const iniciado = iniciarFirestore(raiz, raiz, { puerto, datos: ':memory:' });
  hijo = iniciado.hijo;
  const documento = `http://${LOCAL}:${puerto}/v1/projects/${PROYECTO}/databases/(default)/documents/c/a`;
  return { ...iniciado, visitar: async () => (await fetch(documento)).status };
}

test('rules with a mistake do not start: one sentence with file, line and column', async () => {
  escribir(reglas('true &&'));
  const { listo } = await iniciar();
  await expect(listo).rejects.toThrow(
    /^firestore\.rules tiene un error en la línea 4, columna 50 \(.+\); corrígelo y vuelve a iniciar\.$/,
  );
});

test('rules that are not there do not start either', async () => {
  const { listo } = await iniciar();
  await expect(listo).rejects.toThrow(
    'No se pudo leer firestore.rules (ENOENT); corrígelo y vuelve a iniciar.',
  );
});

test('edited rules are in force without a restart; a mistake leaves the ones before', async () => {
  escribir(reglas('false'));
  const { listo, visitar, hijo } = await iniciar();
  const avisos: string[] = [];
  let alLlegar = () => {};
  hijo.alAvisar = (aviso) => {
    avisos.push(aviso);
    alLlegar();
  };
  const aviso = () => new Promise<void>((resolver) => (alLlegar = resolver));
  await listo;
  expect(await visitar()).toBe(403);

  let llegado = aviso();
  escribir(reglas('true'));
  await llegado;
  expect(await visitar()).toBe(404);

  llegado = aviso();
  escribir(reglas('nada('));
  await llegado;
  expect(await visitar()).toBe(404);
  expect(avisos).toEqual([
    'Reglas de Firestore cargadas de nuevo.',
    expect.stringMatching(
      /^firestore\.rules tiene un error en la línea 4, .*; siguen en vigor las anteriores\.$/,
    ),
  ]);
});
