// Loaded before the emulators' CLI (`node --import`). As it starts, the Auth emulator makes two checkers for each
// parameter of every endpoint of Identity Toolkit, some six seconds of CPU; each can wait until it is first needed.
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

const perezosa =
  (fabrica: Fabrica): Fabrica =>
  (...partes) => {
    let comprobar: ReturnType<Fabrica> | undefined;
    return (json) => (comprobar ??= fabrica(...partes))(json);
  };
const fabricas = deExegesis('./oas3/Schema/validators.js') as Fabricas;
fabricas.generateRequestValidator = perezosa(fabricas.generateRequestValidator);
fabricas.generateResponseValidator = perezosa(fabricas.generateResponseValidator);

// Each checker would compile the schema of schemas first, to judge a description that ships with the emulator.
const ajv = deExegesis('ajv') as { default: Ajv };
ajv.default = class extends ajv.default {
  constructor(opciones: object) {
    super({ ...opciones, meta: false, validateSchema: false });
  }
};

// The description comes as an object, and refers to nothing outside of itself.
const { prototype: lector } = deExegesis('@apidevtools/json-schema-ref-parser') as Lector;
const { bundle } = lector;
lector.bundle = function reunir(documento, ...resto) {
  return typeof documento === 'object' ? Promise.resolve(documento) : bundle.call(this, documento, ...resto);
};
