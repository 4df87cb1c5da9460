// A month of a simulated office, written to a file: server, store and clock are one for a process, so it has its own.
//   node tests/despliegue/jugar-un-mes.ts file
import { writeFileSync } from 'node:fs';
import { serialize } from 'node:v8';
import { diasEntre } from '@leal/domain';
import { Caminata } from '../caminata/caminar.ts';
import { abrirOficinas } from '../caminata/oficina.ts';
import { Relato } from '../caminata/relato.ts';

const SEMILLA = 'respaldo/1';
const DIAS = 30;

const [archivo = ''] = process.argv.slice(2);
const oficinas = await abrirOficinas();
const oficina = oficinas.abrir(SEMILLA);
const caminata = new Caminata(oficina, SEMILLA, new Relato());
const desde = oficina.hoy();
let paso = 0;
while (diasEntre(desde, oficina.hoy()) < DIAS) {
  paso += 1;
  // In between time passes: a month is long.
  if (paso % 2 === 0) await caminata.dar(paso);
  else caminata.dejarPasar(paso);
}
await caminata.terminar(paso);
writeFileSync(archivo, serialize({ documentos: oficina.espejo.todo(), hoy: oficina.hoy() }));
oficina.cerrar();
await oficinas.cerrar();
