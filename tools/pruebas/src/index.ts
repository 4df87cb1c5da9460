export { abrirNavegador, encontrarChromium } from './navegador.ts';
