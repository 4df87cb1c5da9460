// A person's ways with a page, by the few W3C WebDriver commands that they take. Things are named by XPath.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

/** Each command as Marionette names it, and as it goes over HTTP. */
export const ORDENES = {
  empezar: { nombre: 'WebDriver:NewSession', http: ['POST', ''] },
  terminar: { nombre: 'WebDriver:DeleteSession', http: ['DELETE', ''] },
  ir: { nombre: 'WebDriver:Navigate', http: ['POST', '/url'] },
  medir: { nombre: 'WebDriver:SetWindowRect', http: ['POST', '/window/rect'] },
  correr: { nombre: 'WebDriver:ExecuteScript', http: ['POST', '/execute/sync'] },
  tocar: { nombre: 'WebDriver:ElementClick', http: ['POST', '/element/:id/click'] },
  escribir: { nombre: 'WebDriver:ElementSendKeys', http: ['POST', '/element/:id/value'] },
  retratar: { nombre: 'WebDriver:TakeScreenshot', http: ['GET', '/screenshot'] },
} as const satisfies Record<string, { nombre: string; http: readonly ['GET' | 'POST' | 'DELETE', string] }>;
/** Sends a command and gives back what the browser answers. */
export type Mando = (orden: keyof typeof ORDENES, datos?: Record<string, unknown>) => Promise<unknown>;

/** W3C's own key of an element's id. */
const ELEMENTO = 'element-6066-11e4-a52e-4f735466cecf';

/** The first that can be seen; null also while a layer has just opened and hears nothing yet. */
const HALLAR = `
  if (document.querySelector('.capa[aria-disabled=true], .capas-vidrio')) return null;
  const hallados = document.evaluate(arguments[0], document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE, null);
  for (let i = 0; i < hallados.snapshotLength; i += 1) {
    const uno = hallados.snapshotItem(i);
    if (uno.checkVisibility({ visibilityProperty: true })) return uno;
  }
  return null;`;

export const boton = (nombre: string): string =>
  `//button[starts-with(@aria-label, "${nombre}") or starts-with(normalize-space(.), "${nombre}")]`;
export const campo = (nombre: string): string =>
  `//*[@id = //label[starts-with(normalize-space(.), "${nombre}")]/@for]`;
/** The smallest that says so. */
export const texto = (dicho: string): string => {
  const dice = `contains(normalize-space(.), "${dicho}")`;
  return `//body//*[${dice}][not(*[${dice}])]`;
};

const RETRATOS = join(import.meta.dirname, '../../../.cache/e2e');

export function conducir(mando: Mando) {
  const hallar = async (que: string) => {
    const hallado = (await mando('correr', { script: HALLAR, args: [que] })) as Record<string, string> | null;
    return hallado?.[ELEMENTO];
  };
  /** With what is there, until it goes: what moves or is drawn again is looked for again. */
  const con = (que: string, hacer: (id: string) => Promise<unknown>) =>
    expect
      .poll(
        async () => {
          const id = await hallar(que);
          if (id === undefined) return `no está: ${que}`;
          return hacer(id).then(() => 'ya', String);
        },
        { interval: 200 },
      )
      .toBe('ya');
  return {
    ir: (url: string) => mando('ir', { url }),
    medir: (width: number, height: number) => mando('medir', { width, height }),
    ver: (que: string) => con(que, () => Promise.resolve()),
    tocar: (que: string) => con(que, (id) => mando('tocar', { id })),
    escribir: (que: string, letras: string) => con(que, (id) => mando('escribir', { id, text: letras })),
    correr: (script: string) => mando('correr', { script, args: [] }),
    retratar: async (nombre: string) => {
      mkdirSync(RETRATOS, { recursive: true });
      const imagen = String(await mando('retratar'));
      writeFileSync(join(RETRATOS, `${nombre}.png`), imagen, 'base64');
    },
  };
}

export type Conductor = ReturnType<typeof conducir>;
