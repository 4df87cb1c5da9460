export {
  type ClienteSuite,
  conectarSuite,
  type DescripcionSuite,
  type Medidor,
  sinHosting,
} from './cliente.ts';
export { ErrorLocal } from './error-local.ts';
export { crearUsuarios, type Usuario } from './semilla.ts';
export { iniciarSuite, type OpcionesSuite, type Suite } from './suite.ts';
