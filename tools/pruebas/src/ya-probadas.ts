// Stages that take long and read little run when what they read has changed since they were last green on this machine.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { escribirJson, leerJson } from '@leal/local/archivo-json';
import { huella } from '@leal/local/huella';
import type { Etapa } from './etapas.ts';

type Huellas = Record<string, string>;

const enCache = (raiz: string): string => join(raiz, '.cache', 'ya-probadas.json');

const leer = (raiz: string): Huellas => (leerJson(enCache(raiz)) ?? {}) as Huellas;

/** The files that a stage reads, as they are now; undefined for one that always runs. */
const loQueLee = (raiz: string, { lee }: Etapa): string | undefined =>
  lee && `${process.version} ${huella(raiz, lee, { conPruebas: true })}`;

export function estaProbada(raiz: string, etapa: Etapa): boolean {
  const ahora = loQueLee(raiz, etapa);
  return ahora !== undefined && leer(raiz)[etapa.nombre] === ahora;
}

/** The same stage, which notes what it has read when it is green, unless somebody changed that meanwhile. */
export function anotando(raiz: string, etapa: Etapa): Etapa {
  if (etapa.lee === undefined) return etapa;
  const correr: Etapa['correr'] = async (escribir) => {
    const antes = loQueLee(raiz, etapa);
    const recuento = await etapa.correr(escribir);
    if (antes !== undefined && recuento.failed === 0 && antes === loQueLee(raiz, etapa)) {
      mkdirSync(join(raiz, '.cache'), { recursive: true });
      escribirJson(enCache(raiz), { ...leer(raiz), [etapa.nombre]: antes });
    }
    return recuento;
  };
  return { ...etapa, correr };
}
