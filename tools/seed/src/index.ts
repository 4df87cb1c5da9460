export { type Azar, crearAzar } from './azar.ts';
export { type Ciudad, DURANGO, MONTERREY } from './colonias.ts';
export { unaCapturaTardia, unMovimiento, unUsuario } from './constructores.ts';
export { type Documento, documentosDeUsuario, oficina, paraCargar } from './documentos.ts';
export { nombreNuevo } from './nombres.ts';
export { inventarPersona } from './personas.ts';
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
export {
  aLas,
  corteDelDemo,
  diasCobrables,
  masMinutos,
  montoAlAzar,
  type Presente,
  presente,
} from './tiempo.ts';
export { COBRADORES, CONTRASENA_DEMO, CUENTAS_DEMO, type Cuenta, GERENTE } from './usuarios.ts';
