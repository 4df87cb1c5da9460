// `npm run bench:tareas`: what the tasks of a day ask of a hand: taps, keys, and the seconds that the app itself takes between the first
// tap and the end. Real touches at 360×740, keys and clicks at 1280×800, over the demo.
import { ESCRITORIO, TELEFONO } from '../e2e/apoyo/tamanos.ts';
import { abrirComo, conNavegador } from './apoyo/con-navegador.ts';
import { publicar } from './apoyo/publicar.ts';
import { Mano } from './apoyo/mano.ts';
import { prepararDia } from './apoyo/tareas.ts';
import { DE_CALLE } from './apoyo/tareas-de-calle.ts';
import { DE_OFICINA } from './apoyo/tareas-de-oficina.ts';

/** A thumb finds its target in so long, and types a key in so long. */
const S_POR_TOQUE = 1.1;
const S_POR_TECLA = 0.28;

const medidas: { que: string; valores: number[] }[] = [];
await conNavegador(async (suite, navegador) => {
  const dia = await prepararDia(suite);
  for (const { que, quien, desde, lista, hacer } of [...DE_CALLE, ...DE_OFICINA]) {
    const conDedo = quien !== 'gerente';
    const viewport = conDedo ? TELEFONO : ESCRITORIO;
    const pagina = await abrirComo(`${quien}@leal.demo`, suite, navegador, { viewport, hasTouch: conDedo });
    pagina.setDefaultTimeout(20_000);
    await pagina.goto(suite.url + desde);
    const mano = new Mano(pagina, conDedo);
    await lista(mano).waitFor();
    const empezo = performance.now();
    await hacer(mano, dia).catch((error: unknown) => {
      throw new Error(`${que}: ${String(error)}`);
    });
    const segundos = (performance.now() - empezo) / 1000;
    const { toques, teclas } = mano;
    medidas.push({ que, valores: [toques, teclas, toques * S_POR_TOQUE + teclas * S_POR_TECLA, segundos] });
    await pagina.context().close();
  }
});
publicar({
  nombre: 'tareas',
  titulo: 'the tasks of a day, by hand',
  columnas: ['taps', 'keys', 'a hand, seconds', 'the app, seconds'],
  medidas,
  notas: [
    `A hand: ${S_POR_TOQUE} s a tap and ${S_POR_TECLA} s a key. The app: from the first tap to the end of the task with nobody thinking, deaf times and answers included.`,
  ],
});
process.exit();
