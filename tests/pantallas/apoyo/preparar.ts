// A worker runs this again for each of its files; the window that it opens is one, which the app's modules know.
import './navegador-jugado.ts';
