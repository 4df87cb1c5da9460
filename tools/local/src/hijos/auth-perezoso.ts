// Loaded before the emulators' CLI (`node --import`). The Auth emulator compiles a checker for each parameter
// of every endpoint of Identity Toolkit as it starts, some six seconds of CPU; its library can wait with each one
// until it is first needed.
import { createRequire } from 'node:module';

type Middleware = (documento: object, opciones: object) => unknown;

const exegesis = createRequire(import.meta.resolve('firebase-tools/package.json'))('exegesis-express') as {
  middleware: Middleware;
};
const { middleware } = exegesis;
exegesis.middleware = (documento, opciones) =>
  middleware(documento, { ...opciones, lazyCompileValidationSchemas: true });
