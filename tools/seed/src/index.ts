export { type Azar, crearAzar } from './azar.ts';
export { unaCapturaTardia, unUsuario } from './constructores.ts';
export { type Documento, paraCargar } from './documentos.ts';
export {
  type Invocacion,
  type Llama,
  llamarPorContrato,
  type DatosDeLlamada,
  type Respuesta,
  rutaDe,
} from './peticion.ts';
export { type Semilla, sembrar, type Siembra } from './sembrar.ts';
export {
  type CarteraPedida,
  type CreditoDeCartera,
  type MovimientoPedido,
  unaCartera,
} from './una-cartera.ts';
export { corteDelDemo } from './tiempo.ts';
export { CONTRASENA_DEMO, CUENTAS_DEMO, type Cuenta } from './usuarios.ts';
