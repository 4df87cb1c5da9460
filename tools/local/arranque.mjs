// The one door to every command of the repository: `node tools/local/arranque.mjs <orden>`.
// This file depends on nothing but Node itself, because it runs before anything is installed, and
// it is written in old syntax, so that a Node that is too old can still print why.
import { evaluarNode } from './arranque/version.mjs';

const queja = evaluarNode(process.versions.node);
if (queja) {
  console.error(queja);
  process.exitCode = 1;
} else {
  import('./arranque/lanzar.mjs')
    .then((lanzador) => lanzador.lanzar(process.argv.slice(2)))
    .then(
      (codigo) => process.exit(codigo),
      (error) => {
        console.error(error && error.queja ? error.message : error);
        process.exit(1);
      },
    );
}
