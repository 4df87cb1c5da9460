// Loaded first in every child (`node --import`): a child does not outlive the suite. The channel
// closes when the suite ends in whatever way, kill -9 included; then the child takes its own
// process group with it, because the official emulators have workers of their own.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Loading (the emulators' API descriptions, a seed) leaves a heap several times as large as needed. V8 would not give
// it back in a process that then mostly waits.
function devolverMemoria(): void {
  setFlagsFromString('--expose-gc');
  const recoger = runInNewContext('gc') as (opciones: { type: 'major'; flavor: 'last-resort' }) => void;
  recoger({ type: 'major', flavor: 'last-resort' });
}

if (process.channel) {
  process.on('message', (mensaje: { tipo?: string }) => {
    if (mensaje.tipo === 'devolver-memoria') devolverMemoria();
  });
  process.channel.unref();
  process.on('disconnect', () => {
    try {
      process.kill(process.platform === 'win32' ? process.pid : -process.pid, 'SIGKILL');
    } catch {
      process.exit(1);
    }
  });
}
