// The official Auth emulator makes two checkers for each parameter of every endpoint of Identity Toolkit as it starts;
// here each waits until it is first needed. That is worth its lines: 0.4 s of CPU instead of 7, for every suite.
import { createRequire } from 'node:module';

type Fabrica = (...partes: unknown[]) => (json: unknown) => unknown;
type Fabricas = Record<'generateRequestValidator' | 'generateResponseValidator', Fabrica>;
type Ajv = new (opciones: object) => object;
type Lector = { prototype: { bundle: (documento: unknown, ...resto: unknown[]) => Promise<unknown> } };

const desde = (de: NodeJS.Require, paquete: string) => createRequire(de.resolve(paquete));
const cargar = desde(
  desde(createRequire(import.meta.url), 'firebase-tools/package.json'),
  'exegesis-express/package.json',
);
const deExegesis = desde(cargar, 'exegesis');

/** Fails when firebase-tools no longer has what is replaced here: else it would only start slowly, and nobody would know why. */
function exigir(que: unknown, nombre: string): void {
  if (typeof que === 'function') return;
  throw new Error(
    `auth-perezoso.ts: firebase-tools no longer has ${nombre}; see whether this file is still needed.`,
  );
}

const perezosa =
  (fabrica: Fabrica): Fabrica =>
  (...partes) => {
    let comprobar: ReturnType<Fabrica> | undefined;
    return (json) => (comprobar ??= fabrica(...partes))(json);
  };
const fabricas = deExegesis('./oas3/Schema/validators.js') as Fabricas;
exigir(fabricas.generateRequestValidator, 'generateRequestValidator');
exigir(fabricas.generateResponseValidator, 'generateResponseValidator');
fabricas.generateRequestValidator = perezosa(fabricas.generateRequestValidator);
fabricas.generateResponseValidator = perezosa(fabricas.generateResponseValidator);

// Each checker would compile the schema of schemas first, to judge a description that ships with the emulator.
const ajv = deExegesis('ajv') as { default: Ajv };
exigir(ajv.default, 'its own ajv');
ajv.default = class extends ajv.default {
  constructor(opciones: object) {
    super({ ...opciones, meta: false, validateSchema: false });
  }
};

// The description comes as an object, and refers to nothing outside of itself.
const { prototype: lector } = deExegesis('@apidevtools/json-schema-ref-parser') as Lector;
const { bundle } = lector;
exigir(bundle, 'bundle of json-schema-ref-parser');
lector.bundle = function reunir(documento, ...resto) {
  return typeof documento === 'object' ? Promise.resolve(documento) : bundle.call(this, documento, ...resto);
};
