/** The same of loans that another manager wants written off. */
export function DeCastigos() {
  const { castigos = 0 } = useCuentaDeTodos(CADA_MS).cuenta ?? {};
  if (castigos === 0) return null;
  return (
    <BotonEnlace camino="/gerente/castigados">
      {`${cuantos(castigos, 'castigo', 'castigos')} por confirmar`}
    </BotonEnlace>
  );
}
