import './lista.css';
import { useEffect, useRef } from 'react';

/** The distance below the screen at which the next rows are already asked for (spec §2, §9). */
const MARGEN_CARGA_PX = 200;

type Props = { alAcercarse: () => void };

/**
 * The end of what is shown of a list; calls back when it is on screen or 200 px below. Give it a `key`
 * that changes with the rows: after more of them the end may still be near, on a tall screen.
 */
export function FinDeLista({ alAcercarse }: Props) {
  const fin = useRef<HTMLDivElement>(null);
  const alCruzar = useRef(alAcercarse);
  useEffect(() => {
    alCruzar.current = alAcercarse;
  });
  useEffect(() => {
    if (!fin.current) return undefined;
    const observador = new IntersectionObserver(
      (cruces) => cruces.some((c) => c.isIntersecting) && alCruzar.current(),
      { rootMargin: `0px 0px ${MARGEN_CARGA_PX}px 0px` },
    );
    observador.observe(fin.current);
    return () => observador.disconnect();
  }, []);
  return <div ref={fin} className="lista-fin" />;
}
