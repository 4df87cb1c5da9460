export { abrirNavegador, abrirPerfil, encontrarChromium } from './navegador.ts';
