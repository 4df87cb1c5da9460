// The keys that open the search of the office, and whose they are else.
import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { oirAntesDeTiempo, oirAtajoBuscar, sePidioAntes } from '../../../web/src/ui/atajo-buscar.ts';

const fines: (() => void)[] = [];
afterEach(() => fines.splice(0).forEach((fin) => fin()));

/** Whether the browser's own answer to that key was taken from it. */
const pulsar = (tecla: object, donde: Element = document.body): boolean =>
  !fireEvent.keyDown(donde, { bubbles: true, ...tecla });

function oir() {
  const alPulsar = vi.fn<() => void>();
  fines.push(oirAtajoBuscar(alPulsar));
  return alPulsar;
}

test.each([
  [{ key: 'k', ctrlKey: true }],
  [{ key: 'K', ctrlKey: true }],
  [{ key: 'k', metaKey: true }],
  [{ key: '/' }],
])('%o asks for the search', (tecla) => {
  const alPulsar = oir();
  expect(pulsar(tecla)).toBe(true);
  expect(alPulsar).toHaveBeenCalledOnce();
});

test.each([
  [{ key: 'k' }],
  [{ key: 'k', ctrlKey: true, shiftKey: true }],
  [{ key: 'k', ctrlKey: true, altKey: true }],
  [{ key: 'k', ctrlKey: true, metaKey: true }],
  [{ key: 'k', ctrlKey: true, repeat: true }],
])('%o is somebody else’s', (tecla) => {
  const alPulsar = oir();
  expect(pulsar(tecla)).toBe(false);
  expect(alPulsar).not.toHaveBeenCalled();
});

test('a slash that is typed is text', () => {
  const alPulsar = oir();
  const campo = document.body.appendChild(document.createElement('input'));
  expect(pulsar({ key: '/' }, campo)).toBe(false);
  expect(pulsar({ key: 'k', ctrlKey: true }, campo)).toBe(true);
  expect(alPulsar).toHaveBeenCalledOnce();
});

test('what is pressed before the search is there is kept for it, once', () => {
  fines.push(oirAntesDeTiempo());
  expect(sePidioAntes()).toBe(false);
  expect(pulsar({ key: 'k', ctrlKey: true })).toBe(true);
  expect([sePidioAntes(), sePidioAntes()]).toEqual([true, false]);
});
