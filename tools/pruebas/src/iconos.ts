// `npm run iconos`: the pictures of web/public/iconos, from web/public/icono.svg. They are committed; run it again when
// the drawing changes.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { abrirNavegador } from './navegador.ts';

const PUBLICA = join(import.meta.dirname, '../../../web/public');
const LADOS = [192, 512];
const dibujo = readFileSync(join(PUBLICA, 'icono.svg'), 'utf8');

/** The phone cuts its own shape out of it: no corners, and the drawing within the circle that always stays. */
function recortable(svg: string): string {
  const lleno = svg.replace(/ rx="\d+"/, '').replace('<g>', '<g transform="translate(3.2 3.2) scale(.8)">');
  if (lleno.split('transform').length !== 2 || lleno.includes('rx='))
    throw new Error('icono.svg is drawn in another way now');
  return lleno;
}

const navegador = await abrirNavegador();
try {
  mkdirSync(join(PUBLICA, 'iconos'), { recursive: true });
  for (const [nombre, svg] of Object.entries({ leal: dibujo, recortable: recortable(dibujo) })) {
    for (const lado of LADOS) {
      const pagina = await navegador.newPage({ viewport: { width: lado, height: lado } });
      await pagina.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
      const path = join(PUBLICA, 'iconos', `${nombre}-${lado}.png`);
      await pagina.screenshot({ path, omitBackground: true });
      console.log(path);
    }
  }
} finally {
  await navegador.close();
}
