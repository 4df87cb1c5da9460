export const NODE_MINIMO = 20;

/**
 * @param {string} version Node's version, e.g. "20.20.2".
 * @returns {string | null} a sentence fit to print when that Node is too old, else null.
 */
export function evaluarNode(version) {
  const mayor = Number.parseInt(version, 10);
  if (mayor >= NODE_MINIMO) return null;
  return 'Leal necesita Node ' + NODE_MINIMO + ' o más nuevo; este es Node ' + version + '.';
}
