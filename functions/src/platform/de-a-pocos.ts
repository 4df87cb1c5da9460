/** Does something with each thing, so many at a time; the answers come in the order of the things. */
export async function deAPocos<T, R>(
  cosas: readonly T[],
  aLaVez: number,
  hacer: (cosa: T) => Promise<R>,
): Promise<R[]> {
  const pendientes = cosas.entries();
  const hechas: R[] = [];
  const trabajar = async () => {
    // One iterator for all workers: each takes the next one that nobody has.
    for (const [lugar, cosa] of pendientes) hechas[lugar] = await hacer(cosa);
  };
  await Promise.all(Array.from({ length: Math.min(aLaVez, cosas.length) }, trabajar));
  return hechas;
}
