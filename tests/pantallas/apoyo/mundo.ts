// The office of all these tests: a room of this process, with the server's own code in it.
import { abrirMundo } from '../../setup/abrir-mundo.ts';

export const mundo = abrirMundo();
